import {
  type Distance,
  type Footprint,
  gapInches,
  measureDistance,
  polylineFootprint,
  type TablePoint,
} from '@rules/core/geometry'
import { toInches } from '../camera'
import { findAt, findFootprint } from '../footprints'
import type { Convention, ToolMark } from './marks'
import {
  dragThreshold,
  NO_FEEDBACK,
  pixelsBetween,
  type ToolPointer,
  type ToolState,
  type ToolTable,
} from './tool-state'

/** A stop of the ruler: a place, or a base that is measured from its outline. */
export type Stop = { readonly at: TablePoint; readonly footprint: Footprint | null }

/** A measured way: each leg between its nearest points, the whole, and from what to what it was measured. */
export type Measurement = {
  readonly legs: readonly Distance[]
  readonly inches: number
  readonly convention: Convention
}

/** Measures a way through some stops: from and to outlines at its ends, through bare places between (WM-24). */
export function measureWay(stops: readonly Stop[]): Measurement {
  const legs: Distance[] = []
  const last = stops.length - 1
  for (let index = 0; index < last; index++) {
    const from = stops[index]
    const to = stops[index + 1]
    if (from === undefined || to === undefined) continue
    legs.push(measureDistance(outlineOf(from, index === 0), outlineOf(to, index + 1 === last)))
  }
  return {
    legs,
    inches: legs.reduce((sum, leg) => sum + leg.inches, 0),
    convention: conventionOf(stops[0]?.footprint != null, stops[last]?.footprint != null, legs.length > 1),
  }
}

function conventionOf(fromBase: boolean, toBase: boolean, isWay: boolean): Convention {
  if (!isWay) return fromBase && toBase ? 'bases' : fromBase || toBase ? 'base-to-place' : 'places'
  if (fromBase) return toBase ? 'way-between-bases' : 'way-from-base'
  return toBase ? 'way-to-base' : 'way'
}

function outlineOf({ at, footprint }: Stop, isEnd: boolean): Footprint {
  return isEnd && footprint !== null ? footprint : polylineFootprint([at, at])
}

/** The ruler at rest, with the last measurement still lying on the table. */
export function rulerIdle(
  table: ToolTable,
  kept: readonly Stop[] = [],
  hover: string | null = null,
): ToolState {
  return {
    id: kept.length > 1 ? 'ruler.measured' : 'ruler.idle',
    feedback: {
      ...NO_FEEDBACK,
      cursor: 'crosshair',
      hover,
      marks: kept.length > 1 ? marksOf(kept) : [],
      progress: kept.length > 1 ? progressOf(kept) : null,
    },
    onPointerMove: (pointer) => rulerIdle(table, kept, hitIdAt(table, pointer)),
    onPointerLeave: () => rulerIdle(table, kept),
    onPointerDown: (pointer) =>
      measuring({ table, stops: [stopAt(table, pointer)], pointer, pressed: pointer, kept }),
    ...(kept.length > 1 ? { onCancel: () => rulerIdle(table) } : {}),
  }
}

type Measuring = {
  readonly table: ToolTable
  readonly stops: readonly Stop[]
  readonly pointer: ToolPointer
  /** Where the pointer was last pressed, while it is down. */
  readonly pressed: ToolPointer | null
  /** What lay on the table before: a double click that ends on a base is a new start only for its second press. */
  readonly kept: readonly Stop[]
}

/**
 * The ruler's end follows the pointer. A click on a bare place sets a waypoint; a click on another base, a drag that is let
 * go, Enter or a double click ends the measurement. Backspace takes the last waypoint back. Alt measures from the place
 * itself instead of the base there, and so sets a waypoint on one.
 */
function measuring(now: Measuring): ToolState {
  const { table, stops, pointer, pressed } = now
  const end = stopAt(table, pointer)
  const way = stops.length > 1 ? withStop(stops, end) : [...stops, end]
  const isDragged = (last: ToolPointer) =>
    pressed !== null && pixelsBetween(last.screen, pressed.screen) > dragThreshold(last)
  const isEnding = pressed !== null && isEndAt(stops, stopAt(table, pressed))
  return {
    id: 'ruler.measuring',
    feedback: {
      ...NO_FEEDBACK,
      cursor: 'crosshair',
      hover: hitIdAt(table, pointer),
      marks: marksOf(way),
      progress: progressOf(way),
    },
    onPointerMove: (next) => measuring({ ...now, pointer: next }),
    onPointerDown: (next) => {
      const stop = stopAt(table, next)
      // A base is measured to and not through: its press sets no waypoint.
      const set = isEndAt(stops, stop) ? stops : withStop(stops, stop)
      return measuring({ ...now, stops: set, pointer: next, pressed: next })
    },
    onPointerUp: (last) =>
      isEnding || isDragged(last)
        ? rulerIdle(table, withStop(stops, stopAt(table, last)))
        : measuring({ ...now, pointer: last, pressed: null }),
    onDoubleClick: () => rulerIdle(table, stops.length > 1 ? stops : now.kept),
    onKey: (key) => {
      if (key.key === 'Enter') return rulerIdle(table, withStop(stops, end))
      if (key.key !== 'Backspace') return null
      return stops.length > 1
        ? measuring({ ...now, stops: stops.slice(0, -1), pressed: null })
        : rulerIdle(table)
    },
    onCancel: () => rulerIdle(table),
  }
}

/** Does a click there end the way? On a base it does, except on the one that the way has just begun from. */
function isEndAt(stops: readonly Stop[], { footprint }: Stop): boolean {
  return footprint !== null && (stops.length > 1 || stops[0]?.footprint !== footprint)
}

/** The stops with one more, unless it is where the last one is, or on its base: the second press of a double click. */
function withStop(stops: readonly Stop[], stop: Stop): readonly Stop[] {
  const last = stops.at(-1)
  if (last === undefined) return [...stops, stop]
  const isSame =
    last.footprint === stop.footprint && (stop.footprint !== null || gapInches(last.at, stop.at) < 0.05)
  return isSame ? stops : [...stops, stop]
}

function stopAt(table: ToolTable, pointer: ToolPointer): Stop {
  const id = pointer.alt ? null : hitIdAt(table, pointer)
  return { at: pointer.table, footprint: id === null ? null : findFootprint(table.scene, id) }
}

/** Pieces and camps are measured from; terrain only where its line is hit, for one stands in the midst of an area. */
function hitIdAt(table: ToolTable, pointer: ToolPointer): string | null {
  const hit = findAt(table.scene, pointer.table, toInches(table.camera, pointer.touch ? 12 : 3))
  if (hit === null || hit.kind !== 'feature') return hit?.id ?? null
  return findFootprint(table.scene, hit.id)?.kind === 'polyline' ? hit.id : null
}

function marksOf(stops: readonly Stop[]): readonly ToolMark[] {
  const { legs, inches, convention } = measureWay(stops)
  const marks: ToolMark[] = legs.map(({ from, to }) => ({ kind: 'measure', from, to }))
  if (legs.length > 1) {
    for (const { from, to, inches: long } of legs) {
      const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
      marks.push({ kind: 'figure', at, tone: 'accent', figure: { say: 'leg', inches: long } })
    }
  }
  const end = legs.at(-1)?.to
  if (end !== undefined)
    marks.push({ kind: 'figure', at: end, tone: 'accent', figure: { say: 'measured', inches, convention } })
  return marks
}

function progressOf(stops: readonly Stop[]) {
  return { movedInches: null, turnedRadians: null, lengthInches: measureWay(stops).inches }
}
