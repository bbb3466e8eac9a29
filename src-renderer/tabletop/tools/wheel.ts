import { gapInches, normaliseRadians, subtract } from '@rules/core/geometry'
import { toInches } from '../camera'
import { findAt, type Hit } from '../footprints'
import { type WheelCorners, wheelCorners } from '../formations'
import { findRequest } from '../keys'
import { type BaseBody, type Carried, carry, commit, limitOf, movableBodies } from './bodies'
import { type ToolMark, toneWithin } from './marks'
import { panning } from './panning'
import {
  NO_FEEDBACK,
  type ToolFeedback,
  type ToolPointer,
  type ToolState,
  type ToolTable,
} from './tool-state'
import { typedAfter, typedInches } from './typed-figure'

/**
 * The wheel tool at rest. A press takes the base, or the whole selection it is of, by the half it hits: the other
 * front corner stays where it is. Q and E wheel the selection by 5° about its left and its right front corner.
 */
export function wheelIdle(table: ToolTable, hover: Hit | null = null): ToolState {
  const chosen = () => {
    const bodies = basesOf(table, table.selection)
    const [lead] = bodies
    if (lead === undefined) return null
    const bases = bodies.map(({ base }) => base)
    return { bodies, corners: wheelCorners(bases, lead.base) }
  }
  return {
    id: 'wheel.idle',
    // Asked for anew in each frame, since the selection changes under a tool at rest.
    get feedback(): ToolFeedback {
      const corners = chosen()?.corners
      return {
        ...NO_FEEDBACK,
        hover: hover?.id ?? null,
        cursor:
          hover === null ? 'default' : hover.locked || hover.kind === 'feature' ? 'not-allowed' : 'rotate',
        marks: corners === undefined ? [] : pivotMarks(corners, null),
      }
    },
    onPointerMove: (pointer) => wheelIdle(table, hitAt(table, pointer)),
    onPointerLeave: () => wheelIdle(table),
    onPointerDown: (pointer) => {
      const hit = hitAt(table, pointer)
      if (hit === null || hit.kind === 'feature') {
        if (pointer.touch) return panning(table, pointer, wheelIdle)
        if (table.selection.length > 0) table.select([])
        return wheelIdle(table)
      }
      const ids = table.selection.includes(hit.id) ? table.selection : [hit.id]
      if (!table.selection.includes(hit.id)) table.select(ids)
      const bodies = basesOf(table, ids)
      const pressed = bodies.find(({ id }) => id === hit.id)
      return pressed === undefined ? wheelIdle(table, hit) : startWheel(table, bodies, pressed, pointer)
    },
    onKey: (key) => {
      const request = findRequest(key)
      const group = chosen()
      if (request?.ask !== 'turn' || group === null) return null
      const pivot = request.radians > 0 ? group.corners.left : group.corners.right
      commit(table, 'wheel', carry(group.bodies, { pivot, radians: request.radians, by: { x: 0, y: 0 } }))
      return wheelIdle(table, hover)
    },
  }
}

type Wheel = {
  readonly table: ToolTable
  readonly bodies: readonly BaseBody[]
  readonly corners: WheelCorners
  readonly pivotSide: 'left' | 'right'
  readonly pressed: ToolPointer
  readonly pointer: ToolPointer
  readonly typed: string
}

function startWheel(
  table: ToolTable,
  bodies: readonly BaseBody[],
  lead: BaseBody,
  pressed: ToolPointer,
): ToolState {
  const corners = wheelCorners(
    bodies.map(({ base }) => base),
    lead.base,
  )
  const isNearerLeft = gapInches(pressed.table, corners.left) < gapInches(pressed.table, corners.right)
  return wheeling({
    table,
    bodies,
    corners,
    pivotSide: isNearerLeft ? 'right' : 'left',
    pressed,
    pointer: pressed,
    typed: '',
  })
}

/** The outer corner's way is what a wheel is measured by; typed inches make that way exactly so long. */
function wheeling(wheel: Wheel): ToolState {
  const { table, corners, pivotSide } = wheel
  const pivot = corners[pivotSide]
  const outer = corners[pivotSide === 'left' ? 'right' : 'left']
  const radius = gapInches(pivot, outer)
  const radians = angleOf(wheel)
  const inches = Math.abs(radians) * radius
  const limitInches = limitOf(table.scene, wheel.bodies)
  const marks: ToolMark[] = [
    {
      kind: 'arc',
      centre: pivot,
      radiusInches: radius,
      startRadians: Math.atan2(outer.y - pivot.y, outer.x - pivot.x),
      sweepRadians: radians,
    },
    ...pivotMarks(corners, pivotSide),
    {
      kind: 'figure',
      at: wheel.pointer.table,
      tone: toneWithin(inches, limitInches),
      figure: { say: 'wheeled', inches, radians, typed: wheel.typed, limitInches },
    },
  ]
  const finish = (last: Wheel) => {
    if (angleOf(last) !== 0) commit(table, 'wheel', carriedBy(last))
    return wheelIdle(table)
  }
  return {
    id: 'wheel.wheeling',
    feedback: {
      ...NO_FEEDBACK,
      ...carriedBy(wheel),
      marks,
      cursor: 'rotate',
      progress: { movedInches: inches, turnedRadians: radians, lengthInches: null },
    },
    onPointerMove: (pointer) => wheeling({ ...wheel, pointer }),
    onPointerUp: (pointer) => finish({ ...wheel, pointer }),
    onKey: (key) => {
      if (key.key === 'Enter') return finish(wheel)
      const typed = typedAfter(wheel.typed, key)
      return typed === null ? null : wheeling({ ...wheel, typed })
    },
    onCancel: () => wheelIdle(table),
  }
}

function angleOf({ corners, pivotSide, pressed, pointer, typed }: Wheel): number {
  const pivot = corners[pivotSide]
  const from = subtract(pressed.table, pivot)
  const to = subtract(pointer.table, pivot)
  const free = normaliseRadians(Math.atan2(to.y, to.x) - Math.atan2(from.y, from.x))
  const exact = typedInches(typed)
  if (exact === null) return free
  const radius = gapInches(corners.left, corners.right)
  return radius === 0 ? 0 : (free < 0 ? -1 : 1) * (exact / radius)
}

function carriedBy(wheel: Wheel): Carried {
  const pivot = wheel.corners[wheel.pivotSide]
  return carry(wheel.bodies, { pivot, radians: angleOf(wheel), by: { x: 0, y: 0 } })
}

function pivotMarks(corners: WheelCorners, chosen: 'left' | 'right' | null): readonly ToolMark[] {
  return [
    { kind: 'pivot', at: corners.left, chosen: chosen === 'left' },
    { kind: 'pivot', at: corners.right, chosen: chosen === 'right' },
  ]
}

function basesOf(table: ToolTable, ids: readonly string[]): readonly BaseBody[] {
  return movableBodies(table.scene, ids).filter((body) => body.kind === 'base')
}

function hitAt(table: ToolTable, pointer: ToolPointer): Hit | null {
  return findAt(table.scene, pointer.table, toInches(table.camera, pointer.touch ? 12 : 3))
}
