import { normaliseRadians, type Pose } from '@rules/core/geometry'
import type { Refusal } from '@rules/core/ruleset'
import { warlordMedieval } from '@rules/games/warlord-medieval'
import type { CommandOf } from '@rules/games/warlord-medieval/commands'
import type { State, Unit, UnitId } from '@rules/games/warlord-medieval/model'

/** Where a unit stands in a sketch, and where it really stood when it was first moved there; null is off the table. */
export type SketchedPlace = { readonly to: Pose | null; readonly stood: Pose | null }

/** Every unit that the sketch has moved; the others stand where they really stand. */
export type SketchedPlaces = ReadonlyMap<UnitId, SketchedPlace>

/** Places that are tried out on top of the real table, with the steps that led there. */
export type Sketch = {
  readonly past: readonly SketchedPlaces[]
  readonly places: SketchedPlaces
  readonly future: readonly SketchedPlaces[]
}

type Moves = CommandOf<'move-units'>['moves']

/** A sketch that differs in nothing from the table; or one that begins with places from before. */
export function newSketch(places: SketchedPlaces = new Map()): Sketch {
  return { past: [], places, future: [] }
}

/** The sketch with units moved: one gesture, one step. A unit that is put back where it stands leaves the sketch. */
export function sketchMoves(sketch: Sketch, real: State, moves: Moves): Sketch {
  const places = new Map(sketch.places)
  for (const { unit: id, pose } of moves) {
    const unit = real.units[id]
    if (unit === undefined || !isFree(real, unit)) continue
    if (isSamePlace(unit.pose, pose)) places.delete(id)
    else places.set(id, { to: pose, stood: places.get(id)?.stood ?? unit.pose })
  }
  return isSameSketch(places, sketch.places)
    ? sketch
    : { past: [...sketch.past, sketch.places], places, future: [] }
}

/** The sketch one step back; as it was when there is none. */
export function undoStep({ past, places, future }: Sketch): Sketch {
  const before = past.at(-1)
  if (before === undefined) return { past, places, future }
  return { past: past.slice(0, -1), places: before, future: [places, ...future] }
}

/** The sketch with the step that was taken back last; as it was when there is none. */
export function redoStep({ past, places, future }: Sketch): Sketch {
  const [after, ...later] = future
  if (after === undefined) return { past, places, future }
  return { past: [...past, places], places: after, future: later }
}

/**
 * What it takes to make the sketch real. Units that the real table has meanwhile lost or locked, or that stand there
 * already, are not in it.
 */
export function movesOfSketch(places: SketchedPlaces, real: State): Moves {
  return [...places].flatMap(([id, { to }]) => {
    const unit = real.units[id]
    const isOpen = unit !== undefined && isFree(real, unit) && !isSamePlace(unit.pose, to)
    return isOpen ? [{ unit: id, pose: to }] : []
  })
}

/** The one command that makes the sketch real, or null when it differs in nothing. */
export function commandOfSketch(places: SketchedPlaces, real: State): CommandOf<'move-units'> | null {
  const moves = movesOfSketch(places, real)
  return moves.length === 0 ? null : { type: 'move-units', manner: 'sketch', moves }
}

/**
 * The table as it would be with the sketch, decided and applied by the game's own rules on whatever the real table is
 * now: units that the sketch has not moved follow the real ones.
 */
export function sketchedState(places: SketchedPlaces, real: State): State {
  const command = commandOfSketch(places, real)
  if (command === null) return real
  const decided = warlordMedieval.decide(real, command, NO_CHANCE)
  return decided.ok ? decided.value.reduce(warlordMedieval.apply, real) : real
}

/** Sketched units whose real places have changed since they were first moved in the sketch. */
export function movedMeanwhile(places: SketchedPlaces, real: State): readonly UnitId[] {
  return [...places].flatMap(([id, { stood }]) => {
    const unit = real.units[id]
    return unit !== undefined && (unit.removal !== null || !isSamePlace(unit.pose, stood)) ? [id] : []
  })
}

/** Why the rules refuse moves on a table, such as a locked unit's; null when they do not. */
export function refusalOfMoves(state: State, command: CommandOf<'move-units'>): Refusal | null {
  const decided = warlordMedieval.decide(state, command, NO_CHANCE)
  return decided.ok ? null : decided.trouble
}

/** Moving units draws and rolls nothing. */
const NO_CHANCE = {
  below: () => {
    throw new Error('Nothing is drawn in a sketch')
  },
}

/** May the unit be moved at all? */
function isFree({ locked }: State, { id, removal }: Unit): boolean {
  return removal === null && !locked.includes(id)
}

function isSamePlace(one: Pose | null, other: Pose | null): boolean {
  if (one === null || other === null) return one === other
  return (
    one.x === other.x && one.y === other.y && normaliseRadians(one.facingRadians - other.facingRadians) === 0
  )
}

function isSameSketch(one: SketchedPlaces, other: SketchedPlaces): boolean {
  return (
    one.size === other.size &&
    [...one].every(([id, { to }]) => {
      const place = other.get(id)
      return place !== undefined && isSamePlace(place.to, to)
    })
  )
}
