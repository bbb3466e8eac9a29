import { describe, expect, it } from 'vitest'
import { army, battleAt, listed } from '../../../testing/battle'
import { perform, performAll, refusalOf } from '../../../testing/perform'
import { scriptedChance } from '../../../testing/seeded-chance'
import { withWider } from '../../../testing/turn-state'
import type { CommandOf } from '../commands'
import type { State } from '../model'

function graded(): State {
  const units = army('Birch').units.map((unit) => ({ ...listed(unit.id), ...unit, moraleGrade: 11 }))
  return battleAt('turns', { armies: { b: army('Birch', { units }) } })
}

function check(parts: Partial<CommandOf<'check-morale'>> = {}): CommandOf<'check-morale'> {
  return { type: 'check-morale', unit: 'b:foot-1', card: null, modifiers: [], ...parts }
}

describe('checks of morale', () => {
  it('WM-103 add a drawn card to the grade and to the modifiers as the referee has them', () => {
    const start = graded()
    const { state, events } = perform(
      start,
      check({
        modifiers: [
          { code: 'supported', value: 10 },
          { code: 'threatened', value: -5 },
        ],
      }),
      scriptedChance(0),
    )
    const card = start.decks.shared?.left[0]
    if (card === undefined) throw new Error('no card')
    expect(events).toMatchObject([
      {
        type: 'morale-checked',
        check: {
          unit: 'b:foot-1',
          byHand: false,
          grade: 11,
          total: 16 + card.value,
          needed: null,
          outcome: null,
        },
        drawn: { card, deck: 'shared' },
        trace: [
          { code: 'morale/grade', figures: { grade: 11 } },
          { code: 'morale/card', figures: { card: card.id, value: card.value } },
          { code: 'morale/modifier', figures: { modifier: 'supported', value: 10 } },
          { code: 'morale/modifier', figures: { modifier: 'threatened', value: -5 } },
          { code: 'morale/total', figures: { total: 16 + card.value } },
        ],
      },
    ])
    expect(state.decks.shared?.left).not.toContainEqual(card)
    expect(state.turn?.moraleChecks).toHaveLength(1)
  })

  it('WM-103 take a card entered by hand and leave the deck as it is; the total to reach is data', () => {
    const start = graded()
    const needing = withWider(start, { morale: { ...start.houseRules.wider.morale, needed: 20 } })
    const { state, events } = perform(needing, check({ card: 'hearts-9' }))
    expect(events).toMatchObject([{ check: { byHand: true, total: 20, needed: 20 }, drawn: null }])
    expect(state.decks).toEqual(start.decks)
  })

  it('WM-103 the outcome is what the referee enters, and can be corrected', () => {
    const record = (outcome: string) => ({ type: 'record-morale', unit: 'b:foot-1', outcome }) as const
    const checked = performAll(graded(), check({ card: 'hearts-2' }), check({ card: 'hearts-9' }))
    const state = perform(checked, record('rallies')).state
    expect(state.turn?.moraleChecks.map(({ outcome }) => outcome)).toEqual([null, 'rallies'])
    expect(refusalOf(state, record('rallies')).code).toBe('command/changes-nothing')
    expect(perform(state, record('runs')).state.turn?.moraleChecks.at(-1)?.outcome).toBe('runs')
    expect(refusalOf(graded(), record('rallies'))).toEqual({
      code: 'morale/not-checked',
      figures: { unit: 'b:foot-1' },
    })
  })

  it('WM-103 cannot be made without a grade, outside the turns, or with a card that is none', () => {
    expect(refusalOf(battleAt('turns'), check()).code).toBe('morale/no-grade')
    expect(refusalOf(battleAt('deployment'), check()).code).toBe('turn/not-running')
    expect(refusalOf(graded(), check({ card: 'hearts-0' })).code).toBe('card/unknown')
    expect(refusalOf(graded(), check({ unit: 'b:ghosts' })).code).toBe('unit/unknown')
  })
})
