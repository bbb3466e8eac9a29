import { expect, test } from 'vitest'
import { cutTitle, LONGEST_TITLE, suggestedTitle } from './battle-title'

test('the suggested title names both, and fits what a title may have', () => {
  expect(suggestedTitle(' Ines ', 'Odo')).toBe('Ines against Odo')
  const title = suggestedTitle('I'.repeat(200), 'O'.repeat(200))
  expect(title).toBe('I'.repeat(LONGEST_TITLE))
})

test('no letter is cut in two', () => {
  expect(cutTitle(`${'x'.repeat(LONGEST_TITLE - 1)}🎲`)).toBe('x'.repeat(LONGEST_TITLE - 1))
})
