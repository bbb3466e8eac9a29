import { warlordMedieval } from '@rules/games/warlord-medieval'
import { tableState, unitAt } from '@rules/testing/table-state'
import { expect, test } from 'vitest'
import { contactTargets } from './contact-targets'

const units = [
  unitAt('a-foot', { x: 20, y: 10 }),
  unitAt('a-reserve', { x: 20, y: 6 }),
  unitAt('b-far', { x: 20, y: 40 }),
  unitAt('b-near', { x: 20, y: 16 }),
  unitAt('b-ambush', { x: 24, y: 14 }, { hidden: true }),
  unitAt('b-late', null),
]
const names = (state: Parameters<typeof contactTargets>[0]) =>
  contactTargets(state, 'a-foot', ['a-foot']).map(({ unit }) => unit.id)

test('enemies come first, the nearest first, then one’s own', () => {
  expect(names(tableState({ units }))).toEqual(['b-ambush', 'b-near', 'b-far', 'a-reserve'])
})

test('WM-54 on a player’s screen no hidden unit of the other side is among them', () => {
  expect(names(warlordMedieval.view(tableState({ units }), 'player-a'))).toEqual([
    'b-near',
    'b-far',
    'a-reserve',
  ])
})
