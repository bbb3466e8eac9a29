import { MOST_SHARED_SCREENS } from '@contract/comfort'
import { expect, test } from 'vitest'
import { withSharing } from './shared-screens'

test('a battle whose screen is passed on is kept once, and left out when it no longer is', () => {
  const shared = withSharing(['ford'], 'bridge', true)
  expect(shared).toEqual(['ford', 'bridge'])
  expect(withSharing(shared, 'bridge', true)).toBe(shared)
  expect(withSharing(shared, 'ford', false)).toEqual(['bridge'])
  expect(withSharing(shared, 'never', false)).toBe(shared)
})

test('where there are too many, the one that was shared longest ago is left out', () => {
  const many = Array.from({ length: MOST_SHARED_SCREENS }, (_, index) => `battle-${index}`)
  const shared = withSharing(many, 'newest', true)
  expect(shared).toHaveLength(MOST_SHARED_SCREENS)
  expect([shared[0], shared.at(-1)]).toEqual(['battle-1', 'newest'])
})
