import {
  type Bounds,
  boundsMeet,
  type Footprint,
  type OutlinePiece,
  offsetOutline,
  type TablePoint,
} from '@rules/core/geometry'
import { inchesFrom } from './footprints'

/** The area within so many inches of some bases, as one shape. */
export type ReachOutline = {
  /** The outline of each base's own reach; filled by the non-zero rule together they are the area. */
  readonly parts: readonly (readonly OutlinePiece[])[]
  /** The rim of the whole area: what of the outlines lies in no other base's reach. */
  readonly rim: readonly OutlinePiece[]
}

/** A piece of rim this near to another reach's rim counts as on it, in inches. */
const ON_RIM_INCHES = 1e-7

/**
 * The area of all places at most so many inches from one of some convex bases, with its exact rim: what is drawn round a
 * battle line is what links are judged by (WM-24).
 */
export function reachOutline(footprints: readonly Footprint[], inches: number): ReachOutline {
  const reaches = footprints.map((footprint) => ({
    footprint,
    bounds: grown(footprint.bounds, inches),
    outline: offsetOutline(footprint, inches),
  }))
  const rim = reaches.flatMap((reach) => {
    const others = reaches.filter((other) => other !== reach && boundsMeet(other.bounds, reach.bounds))
    const crossed = others.flatMap(({ outline }) => outline)
    const isBare = (place: TablePoint) =>
      others.every(({ footprint }) => inchesFrom(footprint, place) >= inches - ON_RIM_INCHES)
    return reach.outline.flatMap((piece) =>
      stretches(piece, crossed).filter((stretch) => isBare(placeOn(stretch, 0.5))),
    )
  })
  return { parts: reaches.map(({ outline }) => outline), rim }
}

/** A piece cut wherever it meets one of some others. */
function stretches(piece: OutlinePiece, others: readonly OutlinePiece[]): readonly OutlinePiece[] {
  const cuts = others
    .flatMap((other) => meetings(piece, other))
    .map((place) => shareOf(piece, place))
    .filter((share) => share > 1e-9 && share < 1 - 1e-9)
    .sort((a, b) => a - b)
  return [0, ...cuts].map((from, index) => part(piece, from, cuts[index] ?? 1))
}

function part(piece: OutlinePiece, from: number, to: number): OutlinePiece {
  if (piece.kind === 'line') return { kind: 'line', from: placeOn(piece, from), to: placeOn(piece, to) }
  const sweep = piece.endRadians - piece.startRadians
  return {
    ...piece,
    startRadians: piece.startRadians + sweep * from,
    endRadians: piece.startRadians + sweep * to,
  }
}

/** The place at a share of the way along a piece. */
export function placeOn(piece: OutlinePiece, share: number): TablePoint {
  if (piece.kind === 'line') {
    const { from, to } = piece
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  }
  const radians = piece.startRadians + (piece.endRadians - piece.startRadians) * share
  return {
    x: piece.centre.x + Math.cos(radians) * piece.radius,
    y: piece.centre.y + Math.sin(radians) * piece.radius,
  }
}

function shareOf(piece: OutlinePiece, place: TablePoint): number {
  if (piece.kind === 'line') {
    const { from, to } = piece
    const x = to.x - from.x
    const y = to.y - from.y
    return ((place.x - from.x) * x + (place.y - from.y) * y) / (x * x + y * y)
  }
  const full = 2 * Math.PI
  const radians = Math.atan2(place.y - piece.centre.y, place.x - piece.centre.x) - piece.startRadians
  return (((radians % full) + full) % full) / (piece.endRadians - piece.startRadians)
}

/** Where two pieces meet, each taken as its whole line or circle: a cut too many does no harm. */
function meetings(a: OutlinePiece, b: OutlinePiece): readonly TablePoint[] {
  if (a.kind === 'line') return b.kind === 'line' ? ofLines(a, b) : ofLineAndCircle(a, b)
  return b.kind === 'line' ? ofLineAndCircle(b, a) : ofCircles(a, b)
}

type Line = Extract<OutlinePiece, { kind: 'line' }>
type Arc = Extract<OutlinePiece, { kind: 'arc' }>

function ofLines(a: Line, b: Line): readonly TablePoint[] {
  const ax = a.to.x - a.from.x
  const ay = a.to.y - a.from.y
  const bx = b.to.x - b.from.x
  const by = b.to.y - b.from.y
  const cross = ax * by - ay * bx
  if (Math.abs(cross) < 1e-12) return []
  return [placeOn(a, ((b.from.x - a.from.x) * by - (b.from.y - a.from.y) * bx) / cross)]
}

function ofLineAndCircle(line: Line, { centre, radius }: Arc): readonly TablePoint[] {
  const x = line.to.x - line.from.x
  const y = line.to.y - line.from.y
  const square = x * x + y * y
  if (square === 0) return []
  const middle = ((centre.x - line.from.x) * x + (centre.y - line.from.y) * y) / square
  const foot = placeOn(line, middle)
  const off = radius * radius - (foot.x - centre.x) ** 2 - (foot.y - centre.y) ** 2
  if (off < 0) return []
  const half = Math.sqrt(off / square)
  return [placeOn(line, middle - half), placeOn(line, middle + half)]
}

function ofCircles(a: Arc, b: Arc): readonly TablePoint[] {
  const x = b.centre.x - a.centre.x
  const y = b.centre.y - a.centre.y
  const apart = Math.hypot(x, y)
  if (apart === 0 || apart > a.radius + b.radius || apart < Math.abs(a.radius - b.radius)) return []
  const along = (apart * apart + a.radius * a.radius - b.radius * b.radius) / (2 * apart)
  const aside = Math.sqrt(Math.max(0, a.radius * a.radius - along * along))
  const foot = { x: a.centre.x + (x / apart) * along, y: a.centre.y + (y / apart) * along }
  return [1, -1].map((sign) => ({
    x: foot.x - (sign * y * aside) / apart,
    y: foot.y + (sign * x * aside) / apart,
  }))
}

function grown({ minX, minY, maxX, maxY }: Bounds, inches: number): Bounds {
  return { minX: minX - inches, minY: minY - inches, maxX: maxX + inches, maxY: maxY + inches }
}
