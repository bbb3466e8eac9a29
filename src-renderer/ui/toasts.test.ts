import { expect, test } from 'vitest'
import { Toasts } from './toasts.svelte'

test('a failure that is said again stands there once', () => {
  const toasts = new Toasts()
  toasts.show({ text: 'The draw is decided.', tone: 'settle' })
  toasts.show({ text: 'Removed' })
  toasts.show({ text: 'The draw is decided.', tone: 'settle' })
  expect(toasts.shown.map(({ text }) => text)).toEqual(['Removed', 'The draw is decided.'])
})

test('two removals of the same name are taken back one by one', () => {
  const toasts = new Toasts()
  const undo = () => {}
  toasts.show({ text: 'Removed', undo })
  toasts.show({ text: 'Removed', undo })
  expect(toasts.shown).toHaveLength(2)
})

test('failures leave when what they tell of is behind, other words stay', () => {
  const toasts = new Toasts()
  toasts.show({ text: 'The draw is decided.', tone: 'settle' })
  toasts.show({ text: 'Removed' })
  toasts.closeTroubles()
  expect(toasts.shown.map(({ text }) => text)).toEqual(['Removed'])
})
