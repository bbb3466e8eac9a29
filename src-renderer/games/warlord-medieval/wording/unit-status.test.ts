import { checkTable } from '@rules/games/warlord-medieval/check'
import type { State, Unit } from '@rules/games/warlord-medieval/model'
import { personality, tableState, unitAt } from '@rules/testing/table-state'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { speak } from '../../../messages/messages.svelte'
import { linePlaces } from '../chains'
import { writeIn } from './lengths.svelte'
import { unitStatus } from './unit-status'

beforeEach(() => {
  speak('en')
  writeIn('inches')
})
afterEach(() => {
  speak('en')
  writeIn('inches')
})

/** The Warlord's line of side A: his banner unit at x 30…34, y 8…10, and other units. */
function line(...units: readonly Unit[]): State {
  const banner = unitAt('a-banner', { x: 32, y: 9 }, { costAp: 20 })
  const all = units.some(({ id }) => id === 'a-banner') ? units : [banner, ...units]
  return tableState({ personalities: [personality('a-warlord', 'a-banner')], units: all })
}

/** A unit whose left edge is so many inches from the banner unit's right one. */
const right = (id: string, inches: number, figures: Partial<Unit> = {}) =>
  unitAt(id, { x: 36 + inches, y: 9 }, { name: id.replace('a-', ''), ...figures })

function statusOf(state: State, id: string) {
  const unit = state.units[id]
  if (unit === undefined) throw new Error(`no unit ${id}`)
  return unitStatus(state, unit, linePlaces(checkTable(state).lines).get(id))
}

describe('a unit in its line', () => {
  test('is told by its distance from the banner unit', () => {
    expect(statusOf(line(right('a-spears', 2.99)), 'a-spears')).toEqual({
      text: '2.99″ from the banner unit',
      tone: 'plain',
    })
    expect(statusOf(line(right('a-spears', 3)), 'a-spears').text).toBe('3.0″ from the banner unit')
  })

  test('is told by its distance from the unit before it in the chain', () => {
    const state = line(right('a-spears', 2), right('a-archers', 8))
    expect(statusOf(state, 'a-archers').text).toBe('2.0″ from spears')
  })

  test('that is disordered ends the chain', () => {
    expect(statusOf(line(right('a-spears', 2, { order: 'disordered' })), 'a-spears').text).toBe(
      'disordered, ends the chain',
    )
  })

  test('that carries the banner is called so, with its order', () => {
    expect(statusOf(line(), 'a-banner').text).toBe('banner unit · good order')
    const broken = unitAt('a-banner', { x: 32, y: 9 }, { order: 'broken' })
    expect(statusOf(line(broken), 'a-banner').text).toBe('banner unit · broken')
  })
})

describe('a unit that is cut off', () => {
  test('says by how much, and never a figure that looks like the limit', () => {
    expect(statusOf(line(right('a-spears', 3.01)), 'a-spears')).toEqual({
      text: 'cut off: 3.01″, at most 3″',
      tone: 'settle',
    })
    expect(statusOf(line(right('a-spears', 5.8)), 'a-spears').text).toBe('cut off: 5.8″, at most 3″')
  })

  test('by disorder, or by its banner unit, says so', () => {
    const behind = line(right('a-spears', 2, { order: 'disordered' }), right('a-archers', 8))
    expect(statusOf(behind, 'a-archers').text).toBe('cut off by disorder')
    const severed = line(unitAt('a-banner', { x: 32, y: 9 }, { order: 'disordered' }), right('a-spears', 2))
    expect(statusOf(severed, 'a-spears').text).toBe('cut off: banner unit not in good order')
  })
})

describe('a unit that does not stand on the table', () => {
  test('is to be dragged there once units are placed, and told by its type before', () => {
    const state = line(unitAt('a-spears', null, { type: 'spearmen' }))
    expect(statusOf(state, 'a-spears')).toEqual({ text: 'drag to the table, or press P', tone: 'quiet' })
    expect(statusOf({ ...state, stage: 'set-up' }, 'a-spears').text).toBe('spearmen · formed')
  })

  test('may be hidden, destroyed or gone', () => {
    const hidden = line(unitAt('a-spears', null, { hidden: true }))
    expect(statusOf(hidden, 'a-spears').text).toBe('hidden, to be put on the map')
    expect(statusOf(line(right('a-spears', 2, { removal: 'destroyed' })), 'a-spears').text).toBe('destroyed')
    expect(statusOf(line(right('a-spears', 2, { removal: 'left-table' })), 'a-spears').text).toBe(
      'left the table',
    )
  })
})

test('figures are written in the units and the language of the screen', () => {
  const state = line(right('a-spears', 2.54))
  writeIn('centimetres')
  expect(statusOf(state, 'a-spears').text).toBe('6.5\u202fcm from the banner unit')
  speak('fr')
  expect(statusOf(state, 'a-spears').text).toBe('à 6,5\u202fcm de l’unité de bannière')
})
