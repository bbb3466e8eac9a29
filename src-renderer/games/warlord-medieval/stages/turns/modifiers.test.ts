import { expect, test } from 'vitest'
import { confirmed, correctModifiers, type ShownModifier } from './modifiers'

const SHOWN: readonly ShownModifier<'supported' | 'threatened' | 'massed-target'>[] = [
  { code: 'supported', value: 10, applies: true },
  { code: 'threatened', value: -5, applies: false },
  { code: 'massed-target', value: 3, applies: 'unknown' },
]

test('WM-103 modifiers count as they were measured until the referee corrects them', () => {
  expect(confirmed(correctModifiers(SHOWN, {}))).toEqual([{ code: 'supported', value: 10 }])
  const corrected = correctModifiers(SHOWN, {
    supported: { applies: false },
    threatened: { applies: true, value: -7 },
  })
  expect(confirmed(corrected)).toEqual([{ code: 'threatened', value: -7 }])
  expect(corrected.map(({ isCorrected }) => isCorrected)).toEqual([true, true, false])
})

test('WM-105 what only the referee can judge counts when he says so', () => {
  const corrected = correctModifiers(SHOWN, { 'massed-target': { applies: true } })
  expect(confirmed(corrected)).toContainEqual({ code: 'massed-target', value: 3 })
})

test('a correction that says what was measured corrects nothing', () => {
  const [supported] = correctModifiers(SHOWN, { supported: { applies: true, value: 10 } })
  expect(supported?.isCorrected).toBe(false)
})
