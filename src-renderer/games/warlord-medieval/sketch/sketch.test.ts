import type { Command } from '@rules/games/warlord-medieval/commands'
import type { State } from '@rules/games/warlord-medieval/model'
import { battleAt, deployedAt } from '@rules/testing/battle'
import { perform, performAll } from '@rules/testing/perform'
import { describe, expect, test } from 'vitest'
import {
  commandOfSketch,
  movedMeanwhile,
  newSketch,
  redoStep,
  refusalOfMoves,
  type Sketch,
  sketchedState,
  sketchMoves,
  undoStep,
} from './sketch'

const real = battleAt('turns')
const guard = deployedAt('a:guard')
const further = { ...guard, y: guard.y + 3 }
const turned = { ...further, facingRadians: 0.5 }

function moved(state: State, ...poses: readonly (typeof guard | null)[]): Sketch {
  return poses.reduce((sketch, pose) => sketchMoves(sketch, state, [{ unit: 'a:guard', pose }]), newSketch())
}

describe('a sketch', () => {
  test('changes its own table and not the real one', () => {
    const before = JSON.stringify(real)
    const { places } = moved(real, further)
    const sketched = sketchedState(places, real)
    expect(sketched.units['a:guard']?.pose).toEqual(further)
    expect(sketched.units['a:spears-1']).toBe(real.units['a:spears-1'])
    expect(JSON.stringify(real)).toBe(before)
  })

  test('that moves nothing is the real table itself, and nothing to keep', () => {
    expect(sketchedState(newSketch().places, real)).toBe(real)
    expect(commandOfSketch(newSketch().places, real)).toBeNull()
  })

  test('is kept by one command, which leads to the very table that was sketched', () => {
    const sketch = sketchMoves(moved(real, further, turned), real, [
      { unit: 'b:guard', pose: { ...deployedAt('b:guard'), y: 38 } },
    ])
    const command = commandOfSketch(sketch.places, real)
    if (command === null) throw new Error('Nothing to keep')
    expect(command).toEqual({
      type: 'move-units',
      manner: 'sketch',
      moves: [
        { unit: 'a:guard', pose: turned },
        { unit: 'b:guard', pose: { ...deployedAt('b:guard'), y: 38 } },
      ],
    })
    const kept = perform(real, command)
    expect(kept.events).toHaveLength(1)
    expect(sketchedState(sketch.places, real)).toEqual(kept.state)
    expect(commandOfSketch(sketch.places, kept.state)).toBeNull()
  })

  test('speaks of what rules would say against its moves: no unit moves in the command phase', () => {
    const codes = sketchedState(moved(real, further).places, real).irregularities.map(({ code }) => code)
    expect(codes).toEqual(['movement/out-of-phase'])
    expect(real.irregularities).toEqual([])
  })

  test('goes back and on step by step, and a new step ends what was taken back', () => {
    const twice = moved(real, further, turned)
    const once = undoStep(twice)
    expect(sketchedState(once.places, real).units['a:guard']?.pose).toEqual(further)
    expect(redoStep(once)).toEqual(twice)
    expect(undoStep(undoStep(undoStep(twice))).places.size).toBe(0)
    const other = sketchMoves(once, real, [{ unit: 'a:guard', pose: null }])
    expect(redoStep(other)).toEqual(other)
    expect(other.past).toHaveLength(2)
  })

  test('takes several units of one gesture as one step, and none for a move to the same place', () => {
    const both = sketchMoves(newSketch(), real, [
      { unit: 'a:guard', pose: further },
      { unit: 'a:spears-1', pose: null },
    ])
    expect(both.past).toHaveLength(1)
    expect(sketchMoves(both, real, [{ unit: 'a:guard', pose: further }])).toBe(both)
  })

  test('lets go of a unit that is put back where it really stands', () => {
    expect(moved(real, further, guard).places.size).toBe(0)
  })
})

describe('when the real table changes beneath a sketch', () => {
  const shift = (unit: string, y: number): Command => ({
    type: 'move-units',
    manner: 'nudge',
    moves: [{ unit, pose: { ...deployedAt(unit), y } }],
  })

  test('units that it has not moved follow, and the sketched ones stay as sketched', () => {
    const { places } = moved(real, further)
    const later = performAll(real, shift('a:spears-1', 6), shift('a:guard', 7))
    const sketched = sketchedState(places, later)
    expect(sketched.units['a:spears-1']?.pose?.y).toBe(6)
    expect(sketched.units['a:guard']?.pose).toEqual(further)
    expect(movedMeanwhile(places, later)).toEqual(['a:guard'])
    expect(movedMeanwhile(places, performAll(real, shift('a:spears-1', 6)))).toEqual([])
  })

  test('a unit that is destroyed there drops out of it, and is not brought back by keeping it', () => {
    const { places } = moved(real, further)
    const later = performAll(real, { type: 'remove-units', units: ['a:guard'], removal: 'destroyed' })
    expect(sketchedState(places, later)).toBe(later)
    expect(commandOfSketch(places, later)).toBeNull()
    expect(movedMeanwhile(places, later)).toEqual(['a:guard'])
  })

  test('a unit that is locked stays, in the sketch and when it is kept', () => {
    const lock: Command = { type: 'lock-pieces', pieces: ['a:guard'], locked: true }
    const locked = performAll(real, lock)
    const move: Command = { type: 'move-units', manner: 'move', moves: [{ unit: 'a:guard', pose: further }] }
    expect(refusalOfMoves(locked, move)?.code).toBe('piece/locked')
    expect(refusalOfMoves(real, move)).toBeNull()
    expect(moved(locked, further).places.size).toBe(0)
    const { places } = sketchMoves(moved(real, further), real, [{ unit: 'a:spears-1', pose: null }])
    expect(commandOfSketch(places, locked)?.moves).toEqual([{ unit: 'a:spears-1', pose: null }])
    expect(sketchedState(places, locked).units['a:guard']?.pose).toEqual(guard)
  })

  test('a unit that the audience does not know cannot be moved in it', () => {
    const sketch = sketchMoves(newSketch(), real, [{ unit: 'b:nobody', pose: further }])
    expect(sketch.places.size).toBe(0)
  })
})
