import type { Language } from '@contract/library'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { CATALOGUES, type MessageKey } from '../messages/catalogue'
import type { MessageValues } from '../messages/messages.svelte'
import { makeWords } from './words'

const wordsIn = (language: Language) =>
  makeWords(
    (key: MessageKey, values?: MessageValues) =>
      String(new IntlMessageFormat(CATALOGUES[language][key], language).format(values as never)),
    { language, units: 'inches' },
  )

describe('figures of the table in words', () => {
  test('the convention stands beside what was measured', () => {
    const figure = { say: 'measured', inches: 4.26, convention: 'bases' } as const
    expect(wordsIn('en').figure(figure)).toBe('4.3″ base to base')
    expect(wordsIn('fr').figure(figure)).toBe('4,3″ de socle à socle')
  })

  test('a move beside its limit never looks like the limit when it is over it', () => {
    const moved = (inches: number) =>
      ({ say: 'moved', inches, radians: 0, typed: '', limitInches: 6 }) as const
    expect(wordsIn('en').figure(moved(4.2))).toBe('4.2″ of 6″')
    expect(wordsIn('en').figure(moved(6.04))).toBe('6.04″ of 6″')
    expect(wordsIn('fr').figure(moved(6.04))).toBe('6,04″ sur 6″')
    expect(wordsIn('en').figure({ ...moved(4.2), limitInches: null })).toBe('4.2″')
  })

  test('how far and how much it turned', () => {
    const figure = { say: 'moved', inches: 3, radians: Math.PI / 12, typed: '', limitInches: null } as const
    expect(wordsIn('en').figure(figure)).toBe('3.0″, turned 15°')
    expect(wordsIn('fr').figure(figure)).toBe('3,0″, tourné de 15°')
  })

  test('a line of sight says its verdict and what hides it', () => {
    const figure = { say: 'sight', clear: false, inches: 12, blockers: ['Old wood', 'Hill'] } as const
    expect(wordsIn('en').figure(figure)).toBe('12.0″, hidden by Old wood and Hill')
    expect(wordsIn('fr').figure({ ...figure, clear: true })).toBe('12,0″, en vue')
  })

  test('a length that is yet to be typed is asked for', () => {
    const figure = { say: 'known-length', inches: 30, typed: '' } as const
    expect(wordsIn('en').figure(figure)).toBe('30.0″ here: type its true length')
    expect(wordsIn('fr').figure({ ...figure, typed: '45' })).toBe('30,0″ ← 45')
    expect(wordsIn('en').figure({ ...figure, typed: '0', refused: true })).toBe(
      '30.0″ ← 0: the true length must be more than 0',
    )
  })
})
