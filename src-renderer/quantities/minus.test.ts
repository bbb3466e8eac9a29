import { describe, expect, test } from 'vitest'
import { signedWords } from '../games/warlord-medieval/wording/trace-words'
import { say } from '../messages/messages.svelte'
import { parseNumber, writeNumber } from '../ui/parse-number'
import { formatAngle, formatLength, formatLengthToEdit } from './format'
import { withMinusIn } from './minus'
import { parseLengthInches } from './parse'

describe('every figure below nothing is shown with the same minus', () => {
  test('in fields, lengths, angles and modifiers', () => {
    const inches = { language: 'fr', units: 'inches' } as const
    expect(writeNumber(-2.5, 'fr')).toBe('−2,5')
    expect(formatLength(-2, inches)).toBe('−2,0″')
    expect(formatLength(-1.25, { language: 'en', units: 'fractions' })).toBe('−1¼″')
    expect(formatAngle(-Math.PI / 2, 'en')).toBe('−90°')
    expect(signedWords(-5)).toBe('−5')
  })

  test('and is read again as it is shown', () => {
    expect(parseNumber(writeNumber(-10, 'en'))).toEqual({ ok: true, value: -10 })
    expect(parseLengthInches(formatLengthToEdit(-7.5, { language: 'en', units: 'inches' }), 'inches')).toBe(
      -7.5,
    )
  })

  test('in sentences, where a hyphen in a name stays a hyphen', () => {
    expect(withMinusIn('Unit-5 counts -5, not -50 or x-5.', [-5])).toBe('Unit-5 counts −5, not -50 or x-5.')
    expect(withMinusIn('It is 5.', [5, 'Foot-5'])).toBe('It is 5.')
    expect(say('trace.morale/card', { value: -3 })).toBe('The card counts −3.')
  })
})
