import type { Charge, Turn } from '@rules/games/warlord-medieval/model'
import { NOTHING_DONE } from '@rules/games/warlord-medieval/turn'
import { expect, test } from 'vitest'
import { chargesToAskAbout } from './open-charges'

const charge = (id: string, outcome: Charge['outcome']) =>
  ({ id, charger: 'knights', target: 'archers', distanceInches: 6, outcome }) as unknown as Charge
const turn = (phase: Turn['phase']): Turn => ({
  ...NOTHING_DONE,
  round: 1,
  player: 'a',
  phase,
  charges: [charge('one', null), charge('two', 'contact'), charge('three', 'no-contact')],
})

test('WM-86 a charge without an outcome is asked about before melee is left and before the turn ends', () => {
  expect(chargesToAskAbout(turn('post-melee')).map(({ id }) => id)).toEqual(['one'])
  expect(chargesToAskAbout(turn('second-shooting')).map(({ id }) => id)).toEqual(['one'])
})

test('WM-86 a charge that is still on its way is asked about by no earlier phase', () => {
  expect(chargesToAskAbout(turn('move-chargers'))).toEqual([])
  expect(chargesToAskAbout(turn('melee'))).toEqual([])
})
