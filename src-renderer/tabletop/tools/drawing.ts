import {
  gapInches,
  lengthInches,
  perimeterInches,
  pointAlong,
  polygonFootprint,
  polylineFootprint,
  selfCrossing,
  type TablePoint,
  TOLERANCE_INCHES,
} from '@rules/core/geometry'
import type { FeatureShape } from '@rules/games/warlord-medieval/model'
import { toScreen } from '../camera'
import type { Tone, ToolMark } from './marks'
import {
  grabRadius,
  NO_FEEDBACK,
  pixelsBetween,
  type ToolPointer,
  type ToolState,
  type ToolTable,
} from './tool-state'
import { typedAfter, typedInches } from './typed-figure'

type Kind = FeatureShape['kind']

/** The polygon or polyline tool at rest: a click sets the first point. */
export function drawingIdle(table: ToolTable, kind: Kind): ToolState {
  return {
    id: `${kind}.idle`,
    feedback: { ...NO_FEEDBACK, cursor: 'crosshair' },
    onPointerDown: (pointer) => {
      const at = onTable(table, pointer.table)
      return drawing({ table, kind, points: [at], pointer: at, typed: '' })
    },
  }
}

type Draft = {
  readonly table: ToolTable
  readonly kind: Kind
  readonly points: readonly TablePoint[]
  readonly pointer: TablePoint
  readonly typed: string
}

/**
 * Points are set by clicks. Backspace takes the last one back; Enter, a double click or, for an area, a click on the first
 * point closes. A typed length makes the next side exactly so long, and Enter sets it. An outline that crosses itself is
 * shown and not closed.
 */
function drawing(draft: Draft): ToolState {
  const { table, kind, points } = draft
  return {
    id: `${kind}.drawing`,
    feedback: {
      ...NO_FEEDBACK,
      cursor: 'crosshair',
      marks: marksOf(draft),
      progress: {
        movedInches: null,
        turnedRadians: null,
        lengthInches: lengthOf(kind, [...points, nextPoint(draft)]),
      },
    },
    onPointerMove: (pointer) => drawing({ ...draft, pointer: onTable(table, pointer.table) }),
    onPointerDown: (pointer) => {
      if (kind === 'polygon' && points.length > 2 && isOnFirst(draft, pointer)) return close(draft)
      return withPoint({ ...draft, pointer: onTable(table, pointer.table) })
    },
    onDoubleClick: () => close(draft),
    onKey: (key) => {
      if (key.key === 'Enter') return draft.typed === '' ? close(draft) : withPoint(draft)
      const typed = typedAfter(draft.typed, key)
      if (typed !== null) return drawing({ ...draft, typed })
      if (key.key !== 'Backspace') return null
      return points.length > 1 ? drawing({ ...draft, points: points.slice(0, -1) }) : drawingIdle(table, kind)
    },
    onCancel: () => drawingIdle(table, kind),
  }
}

/** The draft with a point more; none where it stands already, which is the second press of a double click. */
function withPoint(draft: Draft): ToolState {
  const point = nextPoint(draft)
  const last = draft.points.at(-1)
  const isSame = last !== undefined && gapInches(last, point) < 0.1
  return drawing({
    ...draft,
    points: isSame ? draft.points : [...draft.points, point],
    pointer: point,
    typed: '',
  })
}

function close(draft: Draft): ToolState {
  const { table, kind, points } = draft
  const fewest = kind === 'polygon' ? 3 : 2
  if (points.length < fewest || (kind === 'polygon' && selfCrossing(points) !== undefined))
    return drawing(draft)
  table.draw({ kind, points })
  return drawingIdle(table, kind)
}

/** Where a click would set the next point: under the pointer, or a typed length away in its direction. */
function nextPoint({ table, points, pointer, typed }: Draft): TablePoint {
  const last = points.at(-1)
  const inches = typedInches(typed)
  if (last === undefined || inches === null) return pointer
  const far = gapInches(last, pointer)
  return far === 0 ? pointer : onTable(table, pointAlong({ from: last, to: pointer }, inches / far))
}

function marksOf(draft: Draft): readonly ToolMark[] {
  const { table, kind, points, typed } = draft
  const next = nextPoint(draft)
  const all = [...points, next]
  const inches = lengthOf(kind, all)
  const limitInches = table.drawLimitInches
  const isOver = limitInches !== null && inches > limitInches + TOLERANCE_INCHES
  const isNear = limitInches !== null && inches > limitInches * 0.9
  const crosses = kind === 'polygon' && all.length > 3 && selfCrossing(all) !== undefined
  const tone: Tone = isOver || crosses ? 'settle' : isNear ? 'near' : 'fine'
  const say = kind === 'polygon' ? 'perimeter' : 'length'
  const marks: ToolMark[] = [
    { kind: 'draft', shape: kind, points: all, tone, open: true },
    { kind: 'figure', at: next, tone, figure: { say, inches, limitInches, typed } },
  ]
  const [first] = points
  if (crosses && first !== undefined)
    marks.push({ kind: 'figure', at: first, tone: 'settle', figure: { say: 'self-crossing' } })
  return marks
}

/** The outline round a polygon (there and back while it has two points), the length of a line. */
function lengthOf(kind: Kind, points: readonly TablePoint[]): number {
  if (points.length < 2) return 0
  return kind === 'polygon'
    ? perimeterInches(polygonFootprint(points))
    : lengthInches(polylineFootprint(points))
}

function isOnFirst({ table, points }: Draft, pointer: ToolPointer): boolean {
  const [first] = points
  return (
    first !== undefined && pixelsBetween(toScreen(table.camera, first), pointer.screen) <= grabRadius(pointer)
  )
}

function onTable({ scene }: ToolTable, { x, y }: TablePoint): TablePoint {
  return { x: Math.max(0, Math.min(scene.widthInches, x)), y: Math.max(0, Math.min(scene.depthInches, y)) }
}
