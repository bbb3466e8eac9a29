import { moveForward, normaliseRadians, type TablePoint } from '@rules/core/geometry'
import { type ScreenPoint, toInches, toScreen } from '../camera'
import { type Body, bodyFootprint, type Carried, carry, commit, commonCentre, movableBodies } from './bodies'
import type { ToolMark } from './marks'
import { NO_FEEDBACK, type ToolPointer, type ToolState, type ToolTable } from './tool-state'
import { typedAfter, typedRadians } from './typed-figure'

/** How far beyond the front the turning handle floats, in pixels. */
const HANDLE_PIXELS = 24
const STEP_RADIANS = (5 * Math.PI) / 180

export type RotateHandle = {
  readonly at: TablePoint
  readonly stem: TablePoint
  readonly centre: TablePoint
  readonly screen: ScreenPoint
}

/**
 * The handle that turns what is selected, or null when nothing selected can be turned: before the front of a single
 * base, else beyond the far edge of all that is selected.
 */
export function rotateHandleOf(table: ToolTable): RotateHandle | null {
  const bodies = movableBodies(table.scene, table.selection)
  const [only] = bodies
  if (only === undefined || only.kind === 'note') return null
  const off = toInches(table.camera, HANDLE_PIXELS)
  const centre = commonCentre(bodies)
  if (only.kind === 'base' && bodies.length === 1) {
    const stem = moveForward(only.base.pose, only.base.depthInches / 2)
    const at = moveForward(only.base.pose, only.base.depthInches / 2 + off)
    return { at, stem, centre, screen: toScreen(table.camera, at) }
  }
  const away = table.camera.viewFrom === 'a' ? 1 : -1
  const edges = bodies.map((body) => bodyFootprint(body).bounds)
  const far =
    away === 1 ? Math.max(...edges.map(({ maxY }) => maxY)) : Math.min(...edges.map(({ minY }) => minY))
  const at = { x: centre.x, y: far + away * off }
  return { at, stem: { x: centre.x, y: far }, centre, screen: toScreen(table.camera, at) }
}

/**
 * The selection turns about its middle as one body, by the angle from the press to the pointer. Shift turns in steps
 * of 5°; a typed figure turns by exactly so many degrees, the way the pointer turned.
 */
export function rotating(table: ToolTable, pressed: ToolPointer, after: () => ToolState): ToolState {
  const bodies = movableBodies(table.scene, table.selection)
  const centre = commonCentre(bodies)
  const startRadians = Math.atan2(pressed.table.y - centre.y, pressed.table.x - centre.x)
  return turning({
    table,
    bodies,
    centre,
    startRadians,
    pointer: pressed,
    typed: '',
    after,
  })
}

type Turn = {
  readonly table: ToolTable
  readonly bodies: readonly Body[]
  readonly centre: TablePoint
  readonly startRadians: number
  readonly pointer: ToolPointer
  readonly typed: string
  readonly after: () => ToolState
}

function turning(turn: Turn): ToolState {
  const { table, centre, after } = turn
  const radians = angleOf(turn)
  const at = turn.pointer.table
  const marks: ToolMark[] = [
    { kind: 'handle', at, stem: centre },
    { kind: 'figure', at, tone: 'accent', figure: { say: 'turned', radians, typed: turn.typed } },
  ]
  const finish = (last: Turn) => {
    if (angleOf(last) !== 0) commit(table, 'turn', carriedBy(last))
    return after()
  }
  return {
    id: 'select.rotating',
    feedback: {
      ...NO_FEEDBACK,
      ...carriedBy(turn),
      marks,
      cursor: 'rotate',
      progress: { movedInches: null, turnedRadians: radians, lengthInches: null },
    },
    onPointerMove: (pointer) => turning({ ...turn, pointer }),
    onPointerUp: (pointer) => finish({ ...turn, pointer }),
    onKey: (key) => {
      if (key.key === 'Enter') return finish(turn)
      const typed = typedAfter(turn.typed, key)
      return typed === null ? null : turning({ ...turn, typed })
    },
    onCancel: after,
  }
}

function carriedBy(turn: Turn): Carried {
  return carry(turn.bodies, { pivot: turn.centre, radians: angleOf(turn), by: { x: 0, y: 0 } })
}

function angleOf({ centre, startRadians, pointer, typed }: Turn): number {
  const free = normaliseRadians(
    Math.atan2(pointer.table.y - centre.y, pointer.table.x - centre.x) - startRadians,
  )
  const exact = typedRadians(typed)
  if (exact !== null) return free < 0 ? -exact : exact
  return pointer.shift ? Math.round(free / STEP_RADIANS) * STEP_RADIANS : free
}
