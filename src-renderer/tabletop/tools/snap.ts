import {
  alignTo,
  type Base,
  contactFrontToFront,
  dot,
  frontEdge,
  moveForward,
  normaliseRadians,
  type Pose,
  sidestep,
  subtract,
  type TablePoint,
} from '@rules/core/geometry'
import { type Camera, toInches } from '../camera'
import type { ToolMark } from './marks'

/** A pose that a dragged base jumps to, and the mark that shows what it jumped to. */
export type Snap = { readonly pose: Pose; readonly mark: ToolMark }

/** How near a neighbour or an edge must be for a jump, in pixels, and at most in inches. */
const SNAP_PIXELS = 9
const SNAP_INCHES = 0.8

/** How far off something may be to jump to, in inches, as large as the table is shown. */
export function snapReach(camera: Camera): number {
  return Math.min(toInches(camera, SNAP_PIXELS), SNAP_INCHES)
}

/** How far the facings may differ for a base to jump flush to a neighbour. */
const NEAR_PARALLEL_RADIANS = (12 * Math.PI) / 180
/** How far off a neighbour may stand for a row to be dressed on it, in inches. */
const ROW_REACH_INCHES = 10

type Candidate = Snap & { readonly offInches: number }

/**
 * Where a dragged base would jump to near its neighbours: flush to a flank with the fronts in one line, front to
 * front, or behind a neighbour; else into the line of a neighbour's front, at whatever gap. Null when nothing is as near
 * as the reach, in inches.
 */
export function findSnap(base: Base, neighbours: readonly Base[], reachInches: number): Snap | null {
  let contact: Candidate | null = null
  let row: Candidate | null = null
  for (const neighbour of neighbours) {
    const apart = Math.hypot(neighbour.pose.x - base.pose.x, neighbour.pose.y - base.pose.y)
    const reach = (sizeOf(base) + sizeOf(neighbour)) / 2
    if (apart > reach + ROW_REACH_INCHES) continue
    if (apart <= reach + reachInches) {
      for (const candidate of contacts(base, neighbour)) contact = nearer(contact, candidate, reachInches)
    }
    row = nearer(row, inRow(base, neighbour), reachInches)
  }
  return contact ?? row
}

function nearer(best: Candidate | null, candidate: Candidate | null, reachInches: number): Candidate | null {
  if (candidate === null || candidate.offInches > reachInches) return best
  return best === null || candidate.offInches < best.offInches ? candidate : best
}

function contacts(base: Base, neighbour: Base): readonly (Candidate | null)[] {
  const turned = Math.abs(normaliseRadians(base.pose.facingRadians - neighbour.pose.facingRadians))
  if (turned <= NEAR_PARALLEL_RADIANS) {
    return [
      flush(base, neighbour, alignTo(base, neighbour, { side: 'left', gapInches: 0 })),
      flush(base, neighbour, alignTo(base, neighbour, { side: 'right', gapInches: 0 })),
      slide(base, neighbour, moveForward(neighbour.pose, -(base.depthInches + neighbour.depthInches) / 2)),
      slide(base, neighbour, moveForward(neighbour.pose, (base.depthInches + neighbour.depthInches) / 2)),
    ]
  }
  if (turned >= Math.PI - NEAR_PARALLEL_RADIANS)
    return [slide(base, neighbour, contactFrontToFront(base, neighbour))]
  return []
}

function flush(base: Base, neighbour: Base, pose: Pose): Candidate {
  const mark = contactMark({ ...base, pose }, neighbour)
  return { pose, mark, offInches: Math.hypot(pose.x - base.pose.x, pose.y - base.pose.y) }
}

/** In contact at a front or rear edge, wherever along that edge the base is; centred or flush at a side when near to. */
function slide(base: Base, neighbour: Base, centred: Pose): Candidate | null {
  const right = { x: Math.cos(centred.facingRadians), y: Math.sin(centred.facingRadians) }
  const aside = dot(subtract(base.pose, centred), right)
  const widest = (base.frontageInches + neighbour.frontageInches) / 2
  if (Math.abs(aside) >= widest) return null
  const even = (neighbour.frontageInches - base.frontageInches) / 2
  const stops = [0, even, -even].filter((stop) => Math.abs(stop - aside) < 0.4)
  const stop = stops.sort((a, b) => Math.abs(a - aside) - Math.abs(b - aside))[0] ?? aside
  return flush(base, neighbour, sidestep(centred, stop))
}

/** In one line with a neighbour's front, at the gap it has. */
function inRow(base: Base, neighbour: Base): Candidate | null {
  const turned = Math.abs(normaliseRadians(base.pose.facingRadians - neighbour.pose.facingRadians))
  if (turned > NEAR_PARALLEL_RADIANS) return null
  const { facingRadians } = neighbour.pose
  const right = { x: Math.cos(facingRadians), y: Math.sin(facingRadians) }
  const aside = dot(subtract(base.pose, neighbour.pose), right)
  const gap = Math.abs(aside) - (base.frontageInches + neighbour.frontageInches) / 2
  if (gap < 0 || gap > ROW_REACH_INCHES) return null
  const pose = alignTo(base, neighbour, { side: aside > 0 ? 'right' : 'left', gapInches: gap })
  const own = frontEdge({ ...base, pose })
  const theirs = frontEdge(neighbour)
  const [from, to] = aside > 0 ? [theirs.from, own.to] : [own.from, theirs.to]
  return {
    pose,
    mark: { kind: 'guide', from, to, manner: 'row' },
    offInches: Math.hypot(pose.x - base.pose.x, pose.y - base.pose.y),
  }
}

/** The stretch along which two bases touch. */
function contactMark(base: Base, neighbour: Base): ToolMark {
  const [from = base.pose, to = neighbour.pose] = touching(base, neighbour)
  return { kind: 'guide', from, to, manner: 'contact' }
}

/** The corners of either base that lie on the other's outline, the farthest two: the ends of the common edge. */
function touching(base: Base, neighbour: Base): readonly [TablePoint?, TablePoint?] {
  const on = [
    ...cornersOf(base).filter((corner) => isOn(neighbour, corner)),
    ...cornersOf(neighbour).filter((corner) => isOn(base, corner)),
  ]
  const [first] = on
  if (first === undefined) return []
  const far = on.reduce((best, corner) =>
    Math.hypot(corner.x - first.x, corner.y - first.y) > Math.hypot(best.x - first.x, best.y - first.y)
      ? corner
      : best,
  )
  return [first, far]
}

function cornersOf(base: Base): readonly TablePoint[] {
  const halfWide = base.frontageInches / 2
  const halfDeep = base.depthInches / 2
  return [
    [-halfWide, -halfDeep],
    [halfWide, -halfDeep],
    [halfWide, halfDeep],
    [-halfWide, halfDeep],
  ].map(([x = 0, y = 0]) => sidestep(moveForward(base.pose, y), x))
}

function isOn(base: Base, point: TablePoint): boolean {
  const { x, y } = localOf(base.pose, point)
  return Math.abs(x) <= base.frontageInches / 2 + 0.001 && Math.abs(y) <= base.depthInches / 2 + 0.001
}

function localOf(pose: Pose, point: TablePoint): TablePoint {
  const off = subtract(point, pose)
  const cosine = Math.cos(pose.facingRadians)
  const sine = Math.sin(pose.facingRadians)
  return { x: off.x * cosine + off.y * sine, y: -off.x * sine + off.y * cosine }
}

function sizeOf(base: Base): number {
  return Math.hypot(base.frontageInches, base.depthInches)
}
