import {
  add,
  gapInches,
  isSimplePolygon,
  pointAlong,
  scale,
  subtract,
  type TablePoint,
} from '@rules/core/geometry'
import type { FeatureShape } from '@rules/games/warlord-medieval/model'
import { cornerOf } from './terrain-edits'

/** How far along both of its sides a corner is curved. */
const CURVED_SHARE = 0.35
/** A curved corner is this many places of a parabola, at even steps. */
const PLACES = 5
const SAME_INCHES = 1e-6
/** A shape with fewer corners has no curve that could only be guessed. */
const FEWEST_OF_BLOB = 12
/** How far a guessed outline may run beside the one that it was. */
const GUESS_INCHES = 0.4

/** The shape with one corner made round; null at the end of a line. */
export function curveCorner({ kind, points }: FeatureShape, corner: number): FeatureShape | null {
  const isEnd = kind === 'polyline' && (corner === 0 || corner === points.length - 1)
  const at = points[corner]
  if (at === undefined || isEnd) return null
  const from = pointAlong({ from: at, to: cornerOf(points, corner + points.length - 1) }, CURVED_SHARE)
  const to = pointAlong({ from: at, to: cornerOf(points, corner + 1) }, CURVED_SHARE)
  const places = Array.from({ length: PLACES }, (_, index) => {
    const share = index / (PLACES - 1)
    const first = pointAlong({ from, to: at }, share)
    return pointAlong({ from: first, to: pointAlong({ from: at, to }, share) }, share)
  })
  return { kind, points: points.toSpliced(corner, 1, ...places) }
}

/** The shape with the curve that a corner belongs to made one corner again; null where there is no such curve. */
export function straightenCorner({ kind, points }: FeatureShape, corner: number): FeatureShape | null {
  const least = kind === 'polygon' ? 3 : 2
  if (points.length - PLACES + 1 < least) return null
  for (let back = 0; back < PLACES; back++) {
    const start = corner - back
    if (kind === 'polyline' && (start < 0 || start + PLACES > points.length)) continue
    const run = Array.from({ length: PLACES }, (_, index) => cornerOf(points, start + index + points.length))
    const sharp = cornerOfCurve(run)
    if (sharp === null) continue
    const rest = Array.from({ length: points.length - PLACES }, (_, index) =>
      cornerOf(points, start + PLACES + index + points.length),
    )
    // A ring may begin anywhere; a line keeps its order.
    if (kind === 'polygon') return { kind, points: [sharp, ...rest] }
    return { kind, points: points.toSpliced(start, PLACES, sharp) }
  }
  return null
}

/** The corner whose curve some places are: those of a parabola bend evenly. */
function cornerOfCurve(run: readonly TablePoint[]): TablePoint | null {
  const bends = run.slice(2).map((to, index) => {
    const [from, middle] = [cornerOf(run, index), cornerOf(run, index + 1)]
    return { x: from.x - 2 * middle.x + to.x, y: from.y - 2 * middle.y + to.y }
  })
  const [first] = bends
  if (first === undefined || Math.hypot(first.x, first.y) < SAME_INCHES) return null
  if (bends.some((bend) => gapInches(first, bend) > SAME_INCHES)) return null
  const ends = pointAlong({ from: cornerOf(run, 0), to: cornerOf(run, PLACES - 1) }, 0.5)
  const middle = cornerOf(run, (PLACES - 1) / 2)
  return subtract(scale(middle, 2), ends)
}

/**
 * The shape with its curves made corners again: what `curveShape` and `curveCorner` made comes back exactly, wherever it
 * was moved, turned or scaled to; of another blob the corners that matter stay. Null where there is no curve.
 */
export function straightenShape(shape: FeatureShape): FeatureShape | null {
  const once = uncut(shape)
  if (once !== null) return uncut(once) ?? once
  let now = shape
  for (let corner = 0; corner < now.points.length; ) {
    const next = straightenCorner(now, corner)
    if (next === null) corner += 1
    else {
      now = next
      corner = 0
    }
  }
  return now === shape ? thinnedOut(shape) : now
}

/** The shape before its corners were cut once, or null when it is no such shape. */
function uncut({ kind, points }: FeatureShape): FeatureShape | null {
  if (points.length % 2 !== 0) return null
  if (kind === 'polyline') return points.length < 4 ? null : uncutLine(points)
  if (points.length < 6) return null
  for (const phase of [0, 1]) {
    const corners: TablePoint[] = []
    for (let index = phase; index < points.length + phase; index += 2) {
      const ahead = beyond(cornerOf(points, index), cornerOf(points, index + 1), 0.5)
      const back = beyond(cornerOf(points, index + 3), cornerOf(points, index + 2), 0.5)
      if (gapInches(ahead, back) > SAME_INCHES) break
      corners.push(ahead)
    }
    if (corners.length === points.length / 2) return { kind, points: corners }
  }
  return null
}

function uncutLine(points: readonly TablePoint[]): FeatureShape | null {
  const last = points.length - 1
  const corners: TablePoint[] = [cornerOf(points, 0)]
  for (let index = 0; index + 3 <= last; index += 2) {
    const share = (end: boolean) => (end ? 1 / 3 : 0.5)
    const ahead = beyond(cornerOf(points, index), cornerOf(points, index + 1), share(index === 0))
    const back = beyond(cornerOf(points, index + 3), cornerOf(points, index + 2), share(index + 3 === last))
    if (gapInches(ahead, back) > SAME_INCHES) return null
    corners.push(ahead)
  }
  return { kind: 'polyline', points: [...corners, cornerOf(points, last)] }
}

function beyond(from: TablePoint, to: TablePoint, share: number): TablePoint {
  return add(to, scale(subtract(to, from), share))
}

/** The shape without the corners that lie almost on the way between their neighbours. */
function thinnedOut({ kind, points }: FeatureShape): FeatureShape | null {
  if (points.length < FEWEST_OF_BLOB) return null
  let kept = points
  for (;;) {
    const candidates = kept
      .map((_, index) => ({ index, off: offOf(kept, index, kind) }))
      .filter(({ off }) => off < GUESS_INCHES)
      .sort((a, b) => a.off - b.off)
    const next = candidates
      .map(({ index }) => kept.toSpliced(index, 1))
      .find((fewer) => fewer.length > 3 && staysNear(points, fewer, kind))
    if (next === undefined) break
    kept = next
  }
  return kept.length < points.length ? { kind, points: kept } : null
}

function offOf(points: readonly TablePoint[], index: number, kind: FeatureShape['kind']): number {
  if (kind === 'polyline' && (index === 0 || index === points.length - 1)) return Number.POSITIVE_INFINITY
  const before = cornerOf(points, index + points.length - 1)
  return gapTo(cornerOf(points, index), before, cornerOf(points, index + 1))
}

function staysNear(
  all: readonly TablePoint[],
  fewer: readonly TablePoint[],
  kind: FeatureShape['kind'],
): boolean {
  const sides = kind === 'polygon' ? fewer.length : fewer.length - 1
  const isNear = (place: TablePoint) =>
    Array.from({ length: sides }, (_, side) =>
      gapTo(place, cornerOf(fewer, side), cornerOf(fewer, side + 1)),
    ).some((off) => off < GUESS_INCHES)
  return all.every(isNear) && (kind === 'polyline' || isSimplePolygon(fewer))
}

function gapTo(place: TablePoint, from: TablePoint, to: TablePoint): number {
  const way = subtract(to, from)
  const square = way.x * way.x + way.y * way.y
  const off = subtract(place, from)
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, (off.x * way.x + off.y * way.y) / square))
  return gapInches(place, pointAlong({ from, to }, share))
}
