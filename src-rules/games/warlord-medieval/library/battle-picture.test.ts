import { expect, test } from 'vitest'
import { tableState, unitAt } from '../../../testing/table-state'
import { battlePicture } from './battle-picture'

test('WM-54 the small picture in the list of battles shows no hidden unit', () => {
  const units = [
    unitAt('a1', { x: 20 }),
    unitAt('a2', { x: 30 }, { hidden: true }),
    unitAt('b1', { x: 40, y: 50 }),
  ]
  const { shapes } = battlePicture(tableState({ units }))
  expect(shapes.map(({ kind, side, points }) => [kind, side, points[0]?.x])).toEqual([
    ['unit', 'a', 18],
    ['unit', 'b', 38],
  ])
})
