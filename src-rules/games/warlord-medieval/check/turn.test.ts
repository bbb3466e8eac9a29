import { expect, test } from 'vitest'
import { tableState } from '../../../testing/table-state'
import { troublesOf } from '../../../testing/troubles'
import { NOTHING_DONE } from '../turn'

test.each([
  [5, 4, 0],
  [5, 5, 0],
  [5, 6, 1],
  [0, 1, 1],
])(
  'WM-84 with %i command cards gained and %i spent, more than gained were spent: %i',
  (gained, spent, troubles) => {
    const turn = {
      ...NOTHING_DONE,
      round: 1,
      player: 'a',
      phase: 'movement',
      commandCards: { 'a-warlord': { gained, spent } },
    } as const
    const found = troublesOf({ ...tableState({ stage: 'turns' }), turn }, 'turn/overspent')
    expect(found).toHaveLength(troubles)
    for (const one of found)
      expect(one).toMatchObject({ rule: 'WM-84', pieces: ['a-warlord'], figures: { gained, spent } })
  },
)
