import { checkTable } from '@rules/games/warlord-medieval/check'
import type { State } from '@rules/games/warlord-medieval/model'
import { openViolations } from '@rules/games/warlord-medieval/overrules'
import { personality, tableState, unitAt } from '@rules/testing/table-state'
import { beforeEach, describe, expect, test } from 'vitest'
import { speak } from '../../../messages/messages.svelte'
import { PLACED_SHAPE } from '../../../tabletop/table-model'
import { writeIn } from '../wording/lengths.svelte'
import { judgementOf } from './judgement'
import { previewState } from './preview'

beforeEach(() => {
  speak('en')
  writeIn('inches')
})

const state = tableState({
  personalities: [personality('a-warlord', 'a-banner')],
  units: [
    unitAt('a-banner', { x: 32, y: 9 }, { costAp: 20 }),
    unitAt('a-spears', { x: 38, y: 9 }),
    unitAt('a-archers', { x: 44, y: 9 }),
  ],
})

function judged(poses: ReadonlyMap<string, { x: number; y: number; facingRadians: number }>) {
  const now = previewState(state, poses)
  return judgementOf(now, checkTable(now), openViolations(now), { poses })
}

/** The spears, their left edge so many inches from the banner unit's right one. */
const spearsAt = (inches: number) => new Map([['a-spears', { x: 36 + inches, y: 9, facingRadians: 0 }]])

describe('while a unit is dragged', () => {
  test('its link carries the distance, and is near its limit from 2.5″ on', () => {
    const at = (inches: number) =>
      judged(spearsAt(inches)).links.find(({ id }) => id === 'a-warlord a-spears')
    expect(at(2.4)).toMatchObject({ label: '2.4″', tone: 'fine', from: { x: 34 }, side: 'a' })
    expect(at(2.6)).toMatchObject({ label: '2.6″', tone: 'near' })
    expect(at(2.6)?.to.x).toBeCloseTo(36.6)
  })

  test('it is told its distance with the limit, and when it is over', () => {
    const remark = (inches: number) => judged(spearsAt(inches)).remarks[0]
    expect(remark(2.99)).toMatchObject({ text: '2.99″, at most 3″', tone: 'near' })
    expect(remark(3)).toMatchObject({ text: '3.0″, at most 3″', tone: 'near' })
    expect(remark(3.01)).toMatchObject({ text: '3.01″, at most 3″', tone: 'settle' })
  })

  test('units that hung on it are cut off with it, and marked', () => {
    const { alerts, links } = judged(new Map([['a-spears', { x: 38, y: 15, facingRadians: 0 }]]))
    expect([...alerts].filter((id) => id in state.units).sort()).toEqual(['a-archers', 'a-spears'])
    expect(links.filter(({ tone }) => tone === 'settle').map(({ id }) => id)).toEqual([
      'a-warlord a-spears cut',
      'a-warlord a-archers cut',
    ])
  })

  test('a trouble other than the chain is told first', () => {
    const [remark] = judged(new Map([['a-spears', { x: 36.5, y: 25, facingRadians: 0 }]])).remarks
    expect(remark).toMatchObject({ text: '4.0″ from the centreline, at least 12″.', tone: 'settle' })
  })
})

describe('while several units are dragged', () => {
  const poses = (x: number, y: number) =>
    new Map(
      ['a-banner', 'a-spears', 'a-archers'].map((id, index) => [
        id,
        { x: x + index * 6, y, facingRadians: 0 },
      ]),
    )

  test('what is well is said by the links alone', () => {
    expect(judged(poses(32, 9)).remarks).toEqual([])
    expect(judged(new Map([['a-spears', { x: 38, y: 9, facingRadians: 0 }]])).remarks).toHaveLength(1)
  })

  test('what is to be settled is told, the gravest first', () => {
    const { remarks } = judged(poses(32, 25))
    expect(remarks.length).toBeGreaterThan(0)
    expect(remarks.every(({ tone }) => tone === 'settle')).toBe(true)
  })
})

test('nothing in hand is told nothing', () => {
  expect(judged(new Map()).remarks).toEqual([])
})

describe('a preview', () => {
  test('without poses is the state itself', () => {
    expect(previewState(state, new Map())).toBe(state)
  })

  test('changes what is in hand and keeps the rest as it is', () => {
    const camped: State = { ...state, sides: { ...state.sides, a: { ...state.sides.a, camp: null } } }
    const pose = { x: 10, y: 4, facingRadians: 0 }
    const now = previewState(
      camped,
      new Map([
        ['a-spears', pose],
        ['camp-a', pose],
        ['nobody', pose],
      ]),
    )
    expect(now.units['a-spears']?.pose).toEqual(pose)
    expect(now.units['a-archers']).toBe(camped.units['a-archers'])
    expect(now.sides.a.camp).toEqual(pose)
    expect(camped.units['a-spears']?.pose?.x).toBe(38)
    expect(Object.keys(now.units)).toEqual(Object.keys(camped.units))
  })
})

test('WM-44 a shape that would lie in the other half is told so before it is put down', () => {
  const shape = (y: number) => ({
    kind: 'polygon' as const,
    points: [
      { x: 30, y },
      { x: 40, y },
      { x: 40, y: y + 10 },
      { x: 30, y: y + 10 },
    ],
  })
  const remarks = (y: number) => {
    const shapes = new Map([[PLACED_SHAPE, shape(y)]])
    const inHand = { name: '', kind: 'area', look: 'wood', placedBy: 'a' } as const
    const now = previewState(state, new Map(), shapes, inHand)
    return judgementOf(now, checkTable(now), openViolations(now), { poses: new Map(), shapes }).remarks
  }
  expect(remarks(15)).toEqual([])
  expect(remarks(25)).toMatchObject([{ at: { x: 35, y: 30 }, tone: 'settle', clearInches: 5 }])
  expect(remarks(25)[0]?.text).toContain('5.0″')
})
