import { expect, test } from 'vitest'
import { isNewEnough } from './node-version.mjs'
import { isCurrent } from './packages.mjs'

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/vite': { version: '8.3.8' },
    'node_modules/other-system': { version: '1.0.0', optional: true },
  },
}

test('packages are installed when nothing is there', () => {
  expect(isCurrent(wanted, null)).toBe(false)
})

test('packages are installed when one has another version', () => {
  expect(isCurrent(wanted, { packages: { 'node_modules/vite': { version: '8.3.7' } } })).toBe(false)
})

test('a missing package of another system is no reason to install', () => {
  expect(isCurrent(wanted, { packages: { 'node_modules/vite': { version: '8.3.8' } } })).toBe(true)
})

test.each([
  ['18.20.4', false],
  ['20.18.1', false],
  ['20.19.0', true],
  ['22.12.0', true],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected)
})
