import { describe, expect, it } from 'vitest'
import { battleAt, squareAt } from '../../../testing/battle'
import { perform, performAll, refusalOf } from '../../../testing/perform'
import type { Command } from '../commands'
import { view } from '../view'

const pose = { x: 30, y: 9, facingRadians: 0 }
const UNIT = 'a:foot-1'

const standing = performAll(
  battleAt('deployment'),
  { type: 'move-units', manner: 'place', moves: [{ unit: UNIT, pose }] },
  { type: 'move-camp', side: 'a', pose: { x: 10, y: 5, facingRadians: 0 } },
  { type: 'move-camp', side: 'b', pose: null },
  {
    type: 'place-feature',
    placedBy: null,
    feature: squareAt(40, 30, { name: 'wood' }),
  },
)
const OTHER = Object.keys(standing.features)[0] ?? ''
const FEATURE = Object.values(standing.features).find(({ name }) => name === 'wood')?.id ?? ''

const moves: Readonly<Record<string, readonly Command[]>> = {
  [UNIT]: [
    { type: 'move-units', manner: 'move', moves: [{ unit: UNIT, pose: { ...pose, x: 31 } }] },
    { type: 'move-units', manner: 'move', moves: [{ unit: UNIT, pose: null }] },
  ],
  'camp-a': [
    { type: 'move-camp', side: 'a', pose },
    { type: 'move-camp', side: 'a', pose: null },
  ],
  [FEATURE]: [
    { type: 'change-feature', feature: FEATURE, changes: { shape: squareAt(41, 30).shape } },
    { type: 'remove-feature', feature: FEATURE },
    {
      type: 'split-feature',
      feature: FEATURE,
      parts: [squareAt(36, 30).shape, squareAt(46, 30).shape],
      name: 'the rest',
    },
    { type: 'join-features', features: [OTHER, FEATURE], shape: squareAt(41, 30).shape },
  ],
}

describe('what is locked', () => {
  it.each(Object.keys(moves))('is neither moved nor taken off by any command until it is freed: %s', (id) => {
    const locked = perform(standing, { type: 'lock-pieces', pieces: [id], locked: true }).state
    const freed = perform(locked, { type: 'lock-pieces', pieces: [id], locked: false }).state
    expect(moves[id]?.length).toBeGreaterThan(1)
    for (const command of moves[id] ?? []) {
      expect(refusalOf(locked, command)).toEqual({ code: 'piece/locked', figures: { piece: id } })
      perform(freed, command)
    }
    expect(freed).toEqual(standing)
  })

  it('keeps the rest of a gesture back too, so that a row is not torn apart', () => {
    const locked = perform(standing, { type: 'lock-pieces', pieces: [UNIT], locked: true }).state
    const both: Command = {
      type: 'move-units',
      manner: 'move',
      moves: [
        { unit: 'a:foot-2', pose },
        { unit: UNIT, pose: { ...pose, x: 34 } },
      ],
    }
    expect(refusalOf(locked, both).code).toBe('piece/locked')
  })

  it('may still be renamed, set in another order or destroyed', () => {
    const locked = perform(standing, { type: 'lock-pieces', pieces: [UNIT, FEATURE], locked: true }).state
    performAll(
      locked,
      { type: 'set-order', units: [UNIT], order: 'disordered' },
      { type: 'change-feature', feature: FEATURE, changes: { name: 'the old wood' } },
      { type: 'remove-units', units: [UNIT], removal: 'destroyed' },
    )
  })

  it('stands on the table: nothing else can be locked', () => {
    for (const id of ['a:foot-2', 'camp-b', 'nobody', '__proto__'])
      expect(refusalOf(standing, { type: 'lock-pieces', pieces: [id], locked: true })).toEqual({
        code: 'piece/unknown',
        figures: { piece: id },
      })
    expect(refusalOf(standing, { type: 'lock-pieces', pieces: [UNIT], locked: false }).code).toBe(
      'command/changes-nothing',
    )
  })

  it('WM-54 tells nobody of a hidden unit', () => {
    const hidden = performAll(
      standing,
      { type: 'hide-units', units: [UNIT], hidden: true },
      { type: 'lock-pieces', pieces: [UNIT, FEATURE], locked: true },
    )
    expect(view(hidden, 'player-b').locked).toEqual([FEATURE])
    expect(view(hidden, 'player-a').locked).toEqual([UNIT, FEATURE])
  })
})
