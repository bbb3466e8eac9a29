import { battleAt } from '@rules/testing/battle'
import { perform } from '@rules/testing/perform'
import { describe, expect, test } from 'vitest'
import { companionsOf } from './hands.svelte'
import { reachesOf } from './reaches'

const state = battleAt('turns')
const onSide = (side: string) =>
  Object.values(state.units)
    .filter((unit) => unit.side === side && unit.pose !== null)
    .map(({ id }) => id)

describe('the companions of a unit', () => {
  test('WM-20 are the units of its battle line on the table, the banner unit with them and itself first', () => {
    const line = companionsOf({ state }, ['a:spears-1'], 'line')
    expect(line[0]).toBe('a:spears-1')
    expect(line).toContain('a:guard')
    expect(line.every((id) => state.units[id]?.line === state.units['a:spears-1']?.line)).toBe(true)
    expect(companionsOf({ state }, ['a:guard'], 'line').toSorted()).toEqual(line.toSorted())
  })

  test('are the whole army on the table, without what is destroyed', () => {
    expect(companionsOf({ state }, ['b:guard'], 'army').toSorted()).toEqual(onSide('b').toSorted())
    const { state: fewer } = perform(state, {
      type: 'remove-units',
      units: ['b:spears-1'],
      removal: 'destroyed',
    })
    expect(companionsOf({ state: fewer }, ['b:guard'], 'army')).not.toContain('b:spears-1')
  })
})

describe('the outline of a reach', () => {
  test('WM-24 is one shape for each side that something is selected of, at the typed distance', () => {
    const reaches = reachesOf(state, ['a:spears-1', 'b:guard'], 'army', 3)
    expect(reaches).toMatchObject([
      { id: 'reach-a', side: 'a', inches: 3 },
      { id: 'reach-b', side: 'b', inches: 3 },
    ])
    expect(reaches[0]?.ids.toSorted()).toEqual(onSide('a').toSorted())
    expect(reachesOf(state, [], 'line', 3)).toEqual([])
  })
})
