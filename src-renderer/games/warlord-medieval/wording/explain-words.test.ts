import type { Sighting } from '@rules/games/warlord-medieval/explain'
import { explainUnit } from '@rules/games/warlord-medieval/explain'
import { battle } from '@rules/testing/battle'
import { beforeEach, expect, test } from 'vitest'
import { speak } from '../../../messages/messages.svelte'
import { sightingWords, troopWords } from './explain-words'

const SIGHTING: Sighting = {
  enemy: 'b:1',
  inches: 12.34,
  visible: true,
  hidden: false,
  hiddenBy: [],
  zones: ['front', 'left'],
}

beforeEach(() => speak('en'))

test('an enemy is told by its distance, where it stands and how it is seen', () => {
  const state = battle()
  expect(sightingWords(state, SIGHTING)).toBe('12.3″ base to base · front and left flank · in sight')
  expect(sightingWords(state, { ...SIGHTING, visible: false, hidden: true })).toMatch(/hidden$/)
  expect(sightingWords(state, { ...SIGHTING, visible: false, zones: [] })).toBe(
    '12.3″ base to base · out of sight',
  )
})

test('what blocks the view is named', () => {
  const state = battle()
  const [unit] = Object.values(state.units)
  const words = sightingWords(state, { ...SIGHTING, visible: false, hiddenBy: [unit?.id ?? ''] })
  expect(words).toContain(`out of sight behind ${unit?.name}`)
})

test('WM-106 every unit of a battle says what it counts as, in both languages', () => {
  const state = battle()
  for (const language of ['en', 'fr'] as const) {
    speak(language)
    for (const unit of Object.values(state.units)) {
      const explained = explainUnit(state, unit.id)
      expect(explained).not.toBeNull()
      if (explained) expect(troopWords(explained.troops, unit)).not.toMatch(/undefined|null|[{}]/)
    }
  }
})
