import type { Outline } from '@rules/core/outline'
import { outline } from '@rules/games/warlord-medieval/library/outline'
import { STAGES } from '@rules/games/warlord-medieval/model'
import { battle, battleAt } from '@rules/testing/battle'
import { beforeEach, expect, test } from 'vitest'
import { speak } from '../../../messages/messages.svelte'
import { outlineWordsOf } from '../../outlines'

const words = outlineWordsOf('warlord-medieval')
const at = (code: string): Outline => ({ ...outline(battle()), standing: { code, figures: {} } })

beforeEach(() => speak('en'))

test('a battle in the list says its stage, and its round once the turns run', () => {
  expect(words.progress(outline(battle()))).toBe('Set-up')
  expect(words.progress(outline(battleAt('turns')))).toBe('Turns, round 1')
})

test.each(['en', 'fr'] as const)('every stage has its words in %s', (language) => {
  speak(language)
  const sentences = STAGES.map((stage) => words.progress(at(stage)))
  expect(new Set(sentences).size).toBe(STAGES.length)
  for (const sentence of sentences) expect(STAGES).not.toContain(sentence)
})

test('a battle of a game that nobody knows is listed without words of that game', () => {
  expect(outlineWordsOf('chess').progress(at('opening'))).toBe('')
})
