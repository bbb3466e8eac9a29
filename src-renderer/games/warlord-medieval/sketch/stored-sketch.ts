import type { Pose } from '@rules/core/geometry'
import type { Audience } from '@rules/core/ids'
import type { SketchedPlace, SketchedPlaces } from './sketch'

const KEY = 'marshal.sketch.'

/** The furthest from the table's corner that a stored place may lie, in inches. */
const FURTHEST_INCHES = 10_000

/** The sketch of a battle that was left unfinished at a screen of this audience, or null. */
export function readSketch(
  storage: Pick<Storage, 'getItem'>,
  battle: string,
  audience: Audience,
): SketchedPlaces | null {
  try {
    const data: unknown = JSON.parse(storage.getItem(keyOf(battle, audience)) ?? 'null')
    if (!Array.isArray(data) || !data.every(isEntry) || data.length === 0) return null
    return new Map(data)
  } catch {
    return null
  }
}

/** Keeps a sketch until it is made real or thrown away; an empty one is forgotten. */
export function storeSketch(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  battle: string,
  audience: Audience,
  places: SketchedPlaces,
): void {
  try {
    if (places.size === 0) storage.removeItem(keyOf(battle, audience))
    else storage.setItem(keyOf(battle, audience), JSON.stringify([...places]))
  } catch {
    // A full or closed store loses a sketch when the window closes, never the battle.
  }
}

/** Each audience has a sketch of its own: what one side tries out is not there for the other. */
function keyOf(battle: string, audience: Audience): string {
  return `${KEY}${battle}.${audience}`
}

function isEntry(data: unknown): data is [string, SketchedPlace] {
  if (!Array.isArray(data) || data.length !== 2 || typeof data[0] !== 'string') return false
  const place: unknown = data[1]
  return typeof place === 'object' && place !== null && isPlace(place, 'to') && isPlace(place, 'stood')
}

function isPlace(place: object, name: string): boolean {
  const pose: unknown = Reflect.get(place, name)
  return pose === null || isPose(pose)
}

function isPose(data: unknown): data is Pose {
  if (typeof data !== 'object' || data === null) return false
  const { x, y, facingRadians } = data as Partial<Pose>
  return [x, y, facingRadians].every(
    (figure) => typeof figure === 'number' && Math.abs(figure) <= FURTHEST_INCHES,
  )
}
