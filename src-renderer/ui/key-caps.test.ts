import { expect, test } from 'vitest'
import { writeKeys } from './key-caps'

test('keys are written as the keyboards of the language have them', () => {
  expect(writeKeys('Ctrl Shift Z · Esc', 'fr')).toBe('Ctrl Maj Z · Échap')
  expect(writeKeys('Enter', 'fr')).toBe('Entrée')
  expect(writeKeys('Del', 'fr')).toBe('Suppr')
  expect(writeKeys('Ctrl Shift Del', 'en')).toBe('Ctrl Shift Del')
})
