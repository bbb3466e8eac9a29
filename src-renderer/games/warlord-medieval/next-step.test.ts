import type { Stage } from '@rules/games/warlord-medieval/model'
import { battle, battleAt } from '@rules/testing/battle'
import { performAll } from '@rules/testing/perform'
import { beforeEach, expect, test } from 'vitest'
import { speak } from '../../messages/messages.svelte'
import { nextStep } from './next-step'

beforeEach(() => speak('en'))

const at = (stage: Stage) => ({ ...battle(), stage })

test('each stage leads to the one after it', () => {
  expect(nextStep(at('set-up'), null)).toEqual({
    label: 'On to the initiative',
    does: 'enter-stage',
    stage: 'initiative',
  })
  expect(nextStep(at('territory'), null)).toMatchObject({ stage: 'table' })
  expect(nextStep(at('table'), null)).toMatchObject({ stage: 'terrain' })
})

test('the initiative is drawn before it is left, a tie by both again', () => {
  const state = battleAt('initiative')
  expect(nextStep(state, null)).toMatchObject({ does: 'draw', sides: ['a', 'b'], label: 'Draw for both' })
  const enter = (side: 'a' | 'b', card: string) =>
    ({ type: 'enter-initiative-card', purpose: 'campaign', side, card }) as const
  const half = performAll(state, enter('a', 'hearts-7'))
  expect(nextStep(half, null)).toMatchObject({ does: 'draw', sides: ['b'] })
  const tie = performAll(half, enter('b', 'spades-7'))
  expect(nextStep(tie, null)).toMatchObject({ does: 'draw', sides: ['a', 'b'], label: 'Draw again for both' })
  const won = performAll(half, enter('b', 'spades-2'))
  expect(nextStep(won, null)).toMatchObject({ does: 'enter-stage', stage: 'territory' })
})

test('the loser of the initiative hands deployment to the winner, who ends it', () => {
  const state = battleAt('deployment')
  expect(nextStep(state, 'b')).toMatchObject({ does: 'hand-over', side: 'a' })
  expect(nextStep(state, 'a')).toMatchObject({ does: 'enter-stage', stage: 'first-move' })
})

test('in the turns the next phase is named, and after the last the other player', () => {
  const state = battleAt('turns')
  expect(nextStep(state, 'b')).toEqual({ label: 'Next: Rally broken units', does: 'end-phase' })
  const last = {
    ...state,
    turn: state.turn === null ? null : { ...state.turn, phase: 'second-shooting' as const },
  }
  expect(nextStep(last, 'b').label).toMatch(/^Turn of .+, round 1$/)
})

test('a player who looks at the screen covers it before anything else', () => {
  expect(nextStep(at('hidden'), null, 'player-a')).toMatchObject({ does: 'cover' })
  expect(nextStep(at('hidden'), null)).toMatchObject({ does: 'enter-stage', stage: 'deployment' })
})
