import {
  add,
  type Base,
  gapInches,
  normaliseRadians,
  scale,
  subtract,
  type TablePoint,
} from '@rules/core/geometry'
import { toInches } from '../camera'
import {
  type Body,
  bodyCentre,
  type Carried,
  carry,
  commit,
  keepOnTable,
  limitOf,
  type Motion,
} from './bodies'
import { type ToolMark, toneWithin } from './marks'
import { findSnap, type Snap } from './snap'
import { NO_FEEDBACK, type ToolKey, type ToolPointer, type ToolState, type ToolTable } from './tool-state'
import { typedAfter, typedInches } from './typed-figure'

/** How near a neighbour must be for a jump, in pixels, and at most in inches. */
const SNAP_PIXELS = 9
const SNAP_INCHES = 0.8

type Drag = { readonly pointer: ToolPointer; readonly typed: string }

/** A state that surely follows the pointer. */
export type DragState = ToolState & { readonly onPointerMove: (pointer: ToolPointer) => ToolState }

/**
 * Bodies are dragged: all by the way from the press to the pointer, as they stood at the press. Shift keeps to straight
 * ahead or aside as the lead faces; Alt holds off snapping; a typed figure makes the way exactly so long.
 */
export function translating(
  table: ToolTable,
  pressed: ToolPointer,
  bodies: readonly Body[],
  leadId: string,
  after: (table: ToolTable) => ToolState,
): DragState {
  const lead = bodies.find(({ id }) => id === leadId) ?? bodies[0]
  if (lead === undefined) throw new Error('a drag needs something to drag')
  const start = bodyCentre(lead)
  const limitInches = limitOf(table.scene, bodies)
  const moving = new Set(bodies.map(({ id }) => id))
  const neighbours: readonly Base[] = table.scene.pieces.filter(({ id }) => !moving.has(id))

  const plan = ({ pointer, typed }: Drag): { carried: Carried; snap: Snap | null; motion: Motion } => {
    const by = keepOnTable(table.scene, bodies, wayOf(pressed, pointer, typedInches(typed), lead))
    const plain: Motion = { pivot: start, radians: 0, by }
    const isFree = table.snap && !pointer.alt && typed === '' && lead.kind === 'base'
    const snap = isFree ? snapOf(table, lead.base, neighbours, by) : null
    const motion = snap === null || lead.kind !== 'base' ? plain : motionTo(lead.base, snap)
    return { carried: carry(bodies, motion), snap, motion }
  }

  const dragging = (drag: Drag): DragState => {
    const { carried, snap, motion } = plan(drag)
    const end = add(start, motion.by)
    const inches = gapInches(start, end)
    const figure = {
      say: 'moved' as const,
      inches,
      radians: motion.radians,
      typed: drag.typed,
      limitInches,
    }
    const marks: ToolMark[] = [
      { kind: 'trail', from: start, to: end },
      { kind: 'figure', at: end, tone: toneWithin(inches, limitInches), figure },
    ]
    if (snap !== null) marks.push(snap.mark)
    return {
      id: 'select.translating',
      feedback: {
        ...NO_FEEDBACK,
        ...carried,
        marks,
        cursor: 'grabbing',
        progress: { movedInches: inches, turnedRadians: motion.radians, lengthInches: null },
      },
      onPointerMove: (pointer) => dragging({ ...drag, pointer }),
      onPointerUp: (pointer) => finish({ ...drag, pointer }),
      onKey: (key) => keyed(drag, key),
      onCancel: () => after(table),
    }
  }

  const keyed = (drag: Drag, key: ToolKey): ToolState | null => {
    if (key.key === 'Enter') return finish(drag)
    const typed = typedAfter(drag.typed, key)
    return typed === null ? null : dragging({ ...drag, typed })
  }

  const finish = (drag: Drag): ToolState => {
    const { carried, motion } = plan(drag)
    if (motion.by.x !== 0 || motion.by.y !== 0 || motion.radians !== 0) commit(table, 'move', carried)
    return after(table)
  }

  return dragging({ pointer: pressed, typed: '' })
}

/** The way of the drag, held to the lead's axes with Shift, and to a typed length. */
function wayOf(pressed: ToolPointer, pointer: ToolPointer, inches: number | null, lead: Body): TablePoint {
  let way = subtract(pointer.table, pressed.table)
  if (pointer.shift) {
    const facing = lead.kind === 'base' ? lead.base.pose.facingRadians : 0
    const ahead = { x: -Math.sin(facing), y: Math.cos(facing) }
    const right = { x: Math.cos(facing), y: Math.sin(facing) }
    const forward = way.x * ahead.x + way.y * ahead.y
    const aside = way.x * right.x + way.y * right.y
    way = Math.abs(forward) >= Math.abs(aside) ? scale(ahead, forward) : scale(right, aside)
  }
  const length = Math.hypot(way.x, way.y)
  return inches === null || length === 0 ? way : scale(way, inches / length)
}

function snapOf(table: ToolTable, base: Base, neighbours: readonly Base[], by: TablePoint): Snap | null {
  const reach = Math.min(toInches(table.camera, SNAP_PIXELS), SNAP_INCHES)
  const { x, y, facingRadians } = base.pose
  return findSnap({ ...base, pose: { x: x + by.x, y: y + by.y, facingRadians } }, neighbours, reach)
}

/** The motion that takes a base to a snapped pose: a turn about its own centre, then a shift. */
function motionTo(base: Base, { pose }: Snap): Motion {
  const { x, y, facingRadians } = base.pose
  return {
    pivot: { x, y },
    radians: normaliseRadians(pose.facingRadians - facingRadians),
    by: { x: pose.x - x, y: pose.y - y },
  }
}
