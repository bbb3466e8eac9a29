import { expect, it } from 'vitest'
import { battlesOnTheWay } from '../../testing/battle'
import { randomCommand, seededRandom } from '../../testing/random-commands'
import { warlordMedieval } from '.'
import type { State, Unit } from './model'

const BATTLES = 60
const COMMANDS = 25

/** The battle with more hidden units of a side: one on the table, one still to come. */
function withMoreHidden(state: State, side: 'a' | 'b'): State {
  const [model] = Object.values(state.units)
  if (model === undefined) throw new Error('No unit')
  const more = (id: string, pose: Unit['pose']): Unit => ({
    ...model,
    id,
    side,
    name: `Unheard-of ${id}`,
    costAp: 9,
    pose,
    hidden: true,
    removal: null,
    line: null,
  })
  const units = {
    ...state.units,
    [`${side}:more-1`]: more(`${side}:more-1`, { x: 20, y: 20, facingRadians: 0 }),
    [`${side}:more-2`]: more(`${side}:more-2`, null),
  }
  return { ...state, units }
}

it('WM-54 nothing in a view depends on how many hidden units there are', () => {
  const starts = battlesOnTheWay({})
  let compared = 0
  for (let seed = 1; seed <= BATTLES; seed++) {
    const random = seededRandom(seed)
    let state = starts[seed % starts.length] as State // the remainder is within the list
    for (let step = 0; step < COMMANDS; step++) {
      const decision = warlordMedieval.decide(state, randomCommand(state, random), random)
      if (decision.ok) state = decision.value.reduce(warlordMedieval.apply, state)
    }
    for (const [audience, side] of [
      ['player-a', 'b'],
      ['player-b', 'a'],
      ['public', 'a'],
      ['public', 'b'],
    ] as const) {
      expect(warlordMedieval.view(withMoreHidden(state, side), audience)).toEqual(
        warlordMedieval.view(state, audience),
      )
      compared++
    }
  }
  expect(compared).toBe(4 * BATTLES)
})
