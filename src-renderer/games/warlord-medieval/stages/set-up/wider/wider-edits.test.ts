import type { Command } from '@rules/games/warlord-medieval/commands'
import type { State } from '@rules/games/warlord-medieval/model'
import { battle } from '@rules/testing/battle'
import { performAll } from '@rules/testing/perform'
import { expect, test } from 'vitest'
import { WiderEdits } from './wider-edits'
import { withValue } from './wider-figures'

/** A battle whose commands arrive a moment after they were sent, as they do from a window. */
function slowBattle() {
  let state: State = battle()
  const sent: Command[] = []
  return {
    sent,
    get state() {
      return state
    },
    do: async (command: Command) => {
      sent.push(command)
      await Promise.resolve()
      await Promise.resolve()
      state = performAll(state, command)
      return true
    },
  }
}

const settled = () => new Promise((done) => setTimeout(done))

test('two figures that are changed before the first has arrived both stay', async () => {
  const slow = slowBattle()
  const edits = new WiderEdits(slow)
  edits.make((wider) => withValue(wider, 'morale.modifiers.supported', 12))
  edits.make((wider) => withValue(wider, 'morale.threatInches', 18))
  await settled()
  const { morale } = slow.state.houseRules.wider
  expect([morale.modifiers.supported, morale.threatInches]).toEqual([12, 18])
})

test('a figure that is typed digit by digit is one command, made when the field is left', async () => {
  const slow = slowBattle()
  const edits = new WiderEdits(slow)
  edits.soon((wider) => withValue(wider, 'strikes.combatValue', 1))
  edits.soon((wider) => withValue(wider, 'strikes.combatValue', 12))
  edits.now()
  await settled()
  expect(slow.sent).toHaveLength(1)
  expect(slow.state.houseRules.wider.strikes.combatValue).toBe(12)
})

test('a figure that is typed as it was before sends nothing', async () => {
  const slow = slowBattle()
  const edits = new WiderEdits(slow)
  edits.make((wider) => withValue(wider, 'strikes.combatValue', 7))
  await settled()
  expect(slow.sent).toEqual([])
})
