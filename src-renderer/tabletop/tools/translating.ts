import {
  add,
  type Base,
  gapInches,
  normaliseRadians,
  scale,
  subtract,
  type TablePoint,
} from '@rules/core/geometry'
import {
  type Body,
  bodyCentre,
  bodyFootprint,
  type Carried,
  carry,
  commit,
  keepOnTable,
  limitOf,
  type Motion,
} from './bodies'
import { snapToEdges } from './edge-snap'
import { type ToolMark, toneWithin } from './marks'
import { findSnap, type Snap, snapReach } from './snap'
import { NO_FEEDBACK, type ToolKey, type ToolPointer, type ToolState, type ToolTable } from './tool-state'
import { typedAfter, typedInches } from './typed-figure'

type Snapped = { readonly motion: Motion; readonly marks: readonly ToolMark[] }

type Plan = Snapped & { readonly carried: Carried }

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

  const plan = ({ pointer, typed }: Drag): Plan => {
    const by = keepOnTable(table.scene, bodies, wayOf(pressed, pointer, typedInches(typed), lead))
    const isFree = table.snap && !pointer.alt && typed === ''
    const { motion, marks } = (isFree ? snapped(table, lead, neighbours, by) : null) ?? {
      motion: { pivot: start, radians: 0, by },
      marks: [],
    }
    return { carried: carry(bodies, motion), marks, motion }
  }

  const dragging = (drag: Drag): DragState => {
    const { carried, marks: snapMarks, motion } = plan(drag)
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
      ...snapMarks,
    ]
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

/** The motion that ends flush to a neighbour, or for a camp or a feature to the table's edge; null where nothing is near. */
function snapped(table: ToolTable, lead: Body, neighbours: readonly Base[], by: TablePoint): Snapped | null {
  if (lead.kind === 'base') {
    const snap = snapOf(table, lead.base, neighbours, by)
    if (snap !== null) return { motion: motionTo(lead.base, snap), marks: [snap.mark] }
  }
  const isGround = lead.kind === 'feature' || table.scene.camps.some(({ id }) => id === lead.id)
  if (!isGround) return null
  const { minX, maxX, minY, maxY } = bodyFootprint(lead).bounds
  const moved = { minX: minX + by.x, maxX: maxX + by.x, minY: minY + by.y, maxY: maxY + by.y }
  const snap = snapToEdges(table.scene, moved, snapReach(table.camera))
  if (snap === null) return null
  return { motion: { pivot: bodyCentre(lead), radians: 0, by: add(by, snap.by) }, marks: snap.marks }
}

function snapOf(table: ToolTable, base: Base, neighbours: readonly Base[], by: TablePoint): Snap | null {
  const { x, y, facingRadians } = base.pose
  return findSnap(
    { ...base, pose: { x: x + by.x, y: y + by.y, facingRadians } },
    neighbours,
    snapReach(table.camera),
  )
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
