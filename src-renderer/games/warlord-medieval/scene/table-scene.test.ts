import { battleAt } from '@rules/testing/battle'
import { personality, tableState, unitAt } from '@rules/testing/table-state'
import { beforeEach, describe, expect, test } from 'vitest'
import { speak } from '../../../messages/messages.svelte'
import { writeIn } from '../wording/lengths.svelte'
import { iconOf } from './icon-of'
import { tableScene } from './table-scene'

beforeEach(() => {
  speak('en')
  writeIn('inches')
})

const all = { terrainUnlocked: false, only: null }

describe('the scene of a battle', () => {
  test('has the table of the agreed points, and each edge its owner', () => {
    const scene = tableScene(
      tableState({ agreedPoints: 70, personalities: [personality('a-warlord', null)] }),
      all,
    )
    expect(scene).toMatchObject({ widthInches: 72, depthInches: 60, edges: { a: 'a-warlord', b: 'b' } })
  })

  test('shows deployment areas and dead zones while they are judged, and not in the turns', () => {
    const { zones, rulings } = tableScene(tableState({ agreedPoints: 70 }), all)
    const formed = zones.find(({ id }) => id === 'formed-a')
    expect(formed?.points[0]).toEqual({ x: 9, y: 0 })
    expect(formed?.points[2]).toEqual({ x: 63, y: 18 })
    expect(zones.filter(({ style }) => style === 'hatch')).toHaveLength(4)
    expect(zones.map(({ label }) => label)).toContain('dead zone 9″ · skirmishers only')
    expect(rulings.find(({ id }) => id === 'deployment-b')).toMatchObject({
      from: { x: 0, y: 42 },
      side: 'b',
    })
    expect(tableScene(battleAt('turns'), all).zones).toEqual([])
  })

  test('has the units that stand on the table, with order and banner', () => {
    const units = [
      unitAt('a-banner', { x: 32, y: 9 }, { order: 'disordered' }),
      unitAt('a-spears', null),
      unitAt('b-gone', { x: 1, y: 1 }, { removal: 'destroyed' }),
    ]
    const { pieces } = tableScene(
      tableState({ units, personalities: [personality('a-warlord', 'a-banner')] }),
      all,
    )
    expect(pieces).toMatchObject([
      { id: 'a-banner', banner: 'warlord', order: 'disordered', side: 'a', locked: false },
    ])
  })

  test('locks the other side for a player, and terrain outside its stage', () => {
    const state = battleAt('deployment')
    const { pieces, features } = tableScene(state, { terrainUnlocked: false, only: 'a' })
    expect(pieces.every(({ side, locked }) => locked === (side === 'b'))).toBe(true)
    expect(features.length).toBeGreaterThan(0)
    expect(features.every(({ locked }) => locked)).toBe(true)
  })
})

describe('the picture of a unit', () => {
  const unit = { type: '', name: '', mounted: false, formation: 'formed' as const }

  test('comes from its type, in English and French', () => {
    expect(iconOf({ ...unit, type: 'crossbowmen' })).toBe('crossbow')
    expect(iconOf({ ...unit, type: 'arbalétriers' })).toBe('crossbow')
    expect(iconOf({ ...unit, type: 'chevaliers', mounted: true })).toBe('mounted-knight')
    expect(iconOf({ ...unit, type: 'light horse', mounted: true })).toBe('horse-head')
  })

  test('comes from its name when the type tells nothing, and else from its formation', () => {
    expect(iconOf({ ...unit, name: 'Heron archers' })).toBe('bowman')
    expect(iconOf({ ...unit, formation: 'skirmish' })).toBe('hood')
    expect(iconOf({ ...unit, mounted: true })).toBe('cavalry')
  })
})
