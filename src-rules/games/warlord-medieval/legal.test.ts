import { describe, expect, it } from 'vitest'
import { army, battle, battleAt, leading, listed } from '../../testing/battle'
import { perform } from '../../testing/perform'
import { seededChance } from '../../testing/seeded-chance'
import type { CommandType } from './commands'
import { legal } from './legal'
import { STAGES, type Stage, type State } from './model'

function typesAt(state: State): readonly CommandType[] {
  return [...new Set(legal(state).map(({ type }) => type))]
}

describe('what is offered', () => {
  it.each<[Stage, readonly CommandType[]]>([
    ['set-up', ['enter-stage']],
    ['initiative', ['draw-initiative', 'enter-stage']],
    ['territory', ['choose-territory', 'enter-stage']],
    ['table', ['enter-stage']],
    ['terrain', ['place-feature', 'enter-stage']],
    ['banners', ['move-camp', 'move-units', 'enter-stage']],
    ['hidden', ['hide-units', 'seal-hidden', 'enter-stage']],
    ['deployment', ['move-units', 'enter-stage']],
    ['first-move', ['draw-initiative']],
    ['turns', ['end-phase', 'gain-command-cards', 'roll-command', 'set-order']],
  ])('fits the stage: %s', (stage, types) => {
    expect(typesAt(battleAt(stage))).toEqual(types)
  })

  it('asks for a draw before placing when there is a draw table', () => {
    const houseRules = { terrainDrawTable: [{ from: 1, to: 10, kind: 'obstacle' as const }] }
    const state = battleAt('terrain', { houseRules })
    expect(legal(state)[0]).toEqual({ type: 'draw-terrain', side: 'b' })
    const drawn = perform(state, { type: 'enter-terrain-card', side: 'b', card: 'hearts-5' }).state
    expect(legal(drawn)[0]).toMatchObject({ type: 'place-feature', feature: { kind: 'obstacle' } })
  })

  it('names the dearest unit as banner unit when none is named', () => {
    const unnamed = army('Birch', {
      personalities: [leading('warlord')],
      units: [listed('pikes'), listed('guard', { costAp: 9 })],
    })
    const state = { ...battle({ armies: { b: unnamed } }), stage: 'banners' as const }
    const started = { ...state, draws: { ...state.draws, campaign: battleAt('territory').draws.campaign } }
    expect(legal(started)).toContainEqual({
      type: 'name-banner-unit',
      personality: 'b:warlord',
      unit: 'b:guard',
    })
  })

  it('taken one after the other leads through every stage into the second round', () => {
    let state = battle()
    const chance = seededChance(11)
    const stages: string[] = [state.stage]
    while (state.turn === null || state.turn.round < 2) {
      // Hiding units could go on without end.
      const next = legal(state).find(({ type }) => type !== 'hide-units')
      if (next === undefined) throw new Error(`Nothing is offered at ${state.stage}`)
      const ending = state.turn === null ? next : ({ type: 'end-phase', confirmed: true } as const)
      state = perform(state, ending, chance).state
      if (stages.at(-1) !== state.stage) stages.push(state.stage)
    }
    expect(stages).toEqual(STAGES.slice(0, -1))
  })
})
