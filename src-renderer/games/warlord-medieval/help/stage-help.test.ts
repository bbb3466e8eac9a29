import { LANGUAGES } from '@contract/library'
import { PHASES, STAGES, type Turn } from '@rules/games/warlord-medieval/model'
import { firstTurn } from '@rules/games/warlord-medieval/turn'
import { expect, test } from 'vitest'
import { isMessageKey, speak } from '../../../messages/messages.svelte'
import { stageHelp } from './stage-help'

/** A paragraph is read in the time that a referee has at the table. */
const MOST_WORDS = 90

const moments = [
  ...STAGES.filter((stage) => stage !== 'turns').map((stage) => ({ name: stage, stage, turn: null })),
  ...PHASES.map((phase) => ({
    name: `phase ${phase}`,
    stage: 'turns' as const,
    turn: { ...firstTurn('a'), phase } as Turn,
  })),
]

test.each(moments)('$name is explained in one short paragraph, in both languages', ({ stage, turn }) => {
  for (const language of LANGUAGES) {
    speak(language)
    const { what, text, rules } = stageHelp({ stage, turn })
    expect(what).not.toBe('')
    expect(text).not.toContain('\n')
    expect(text.split(/\s+/).length).toBeLessThan(MOST_WORDS)
    expect(rules.length).toBeGreaterThan(0)
    expect(rules.filter((rule) => !isMessageKey(`rule.${rule}`))).toEqual([])
  }
  speak('en')
})

test('no two moments are explained alike', () => {
  const texts = moments.map(({ stage, turn }) => stageHelp({ stage, turn }).text)
  expect(new Set(texts).size).toBe(moments.length)
})
