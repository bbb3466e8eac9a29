import { NOTE_PIXELS, toInches } from '../camera'
import { findAt, type Hit } from '../footprints'
import { toggled } from '../selection'
import { movableBodies } from './bodies'
import { boxSelecting } from './box-selecting'
import type { ToolMark } from './marks'
import { panning } from './panning'
import { rotateHandleOf, rotating } from './rotating'
import {
  type Cursor,
  dragThreshold,
  grabRadius,
  NO_FEEDBACK,
  pixelsBetween,
  type ToolFeedback,
  type ToolPointer,
  type ToolState,
  type ToolTable,
} from './tool-state'
import { translating } from './translating'

/** The select tool at rest: hovering, and deciding what a press takes hold of. */
export function selectIdle(
  table: ToolTable,
  hover: Hit | null = null,
  cursor: Cursor = 'default',
): ToolState {
  return {
    id: 'select.idle',
    // Asked for anew in each frame, since the selection changes under a tool at rest.
    get feedback(): ToolFeedback {
      const handle = rotateHandleOf(table)
      const marks: readonly ToolMark[] =
        handle === null ? [] : [{ kind: 'handle', at: handle.at, stem: handle.stem }]
      return { ...NO_FEEDBACK, hover: hover?.id ?? null, cursor, marks }
    },
    onPointerMove: (pointer) => {
      if (overHandle(table, pointer)) return selectIdle(table, null, 'rotate')
      const hit = hitAt(table, pointer)
      return selectIdle(table, hit, hit === null ? 'default' : hit.locked ? 'default' : 'move')
    },
    onPointerDown: (pointer) => {
      if (overHandle(table, pointer)) return rotating(table, pointer, () => selectIdle(table))
      const hit = hitAt(table, pointer)
      return hit === null ? pointingTable(table, pointer) : pointing(table, pointer, hit)
    },
    onPointerLeave: () => selectIdle(table),
    onDoubleClick: (pointer) => {
      const hit = hitAt(table, pointer)
      if (hit !== null) table.open(hit.id)
      return selectIdle(table, hit)
    },
  }
}

/** A thing is pressed; the pointer's way decides whether this is a click or a drag. */
function pointing(table: ToolTable, pressed: ToolPointer, hit: Hit): ToolState {
  const wasSelected = table.selection.includes(hit.id)
  const adds = pressed.shift || pressed.ctrl
  const selectable = selectionAfterPress(table, hit, adds)
  if (!wasSelected) table.select(selectable)
  const dragged = wasSelected ? table.selection : selectable
  const feedback: ToolFeedback = { ...NO_FEEDBACK, hover: hit.id, cursor: hit.locked ? 'default' : 'move' }
  const state: ToolState = {
    id: 'select.pointing',
    feedback,
    onPointerMove: (pointer) => {
      if (pixelsBetween(pointer.screen, pressed.screen) < dragThreshold(pointer)) return state
      const bodies = movableBodies(table.scene, hit.locked ? [] : dragged)
      if (bodies.length > 0)
        return translating(table, pressed, bodies, hit.id, selectIdle).onPointerMove(pointer)
      if (hit.kind === 'piece') return { ...state, feedback: { ...feedback, cursor: 'not-allowed' } }
      return dragOnTable(table, pressed, pointer)
    },
    onPointerUp: () => {
      if (wasSelected) table.select(adds ? toggled(table.selection, hit.id) : [hit.id])
      return selectIdle(table, hit)
    },
    onCancel: () => selectIdle(table),
  }
  return state
}

/** Bare table is pressed: a click lets go of the selection, a drag draws a box or, with a finger, moves the view. */
function pointingTable(table: ToolTable, pressed: ToolPointer): ToolState {
  const state: ToolState = {
    id: 'select.pointing-table',
    feedback: NO_FEEDBACK,
    onPointerMove: (pointer) =>
      pixelsBetween(pointer.screen, pressed.screen) < dragThreshold(pointer)
        ? state
        : dragOnTable(table, pressed, pointer),
    onPointerUp: () => {
      if (!pressed.shift && !pressed.ctrl && table.selection.length > 0) table.select([])
      return selectIdle(table)
    },
    onCancel: () => selectIdle(table),
  }
  return state
}

function dragOnTable(table: ToolTable, pressed: ToolPointer, pointer: ToolPointer): ToolState {
  const next = pressed.touch ? panning(table, pressed, selectIdle) : boxSelecting(table, pressed, selectIdle)
  return next.onPointerMove?.(pointer) ?? next
}

/** Features and notes are selected alone, since they are moved alone. */
function selectionAfterPress(table: ToolTable, hit: Hit, adds: boolean): readonly string[] {
  if (!adds || hit.kind === 'feature' || hit.kind === 'note') return [hit.id]
  const { features, notes = [] } = table.scene
  const alone = new Set([...features, ...notes].map(({ id }) => id))
  return [...table.selection.filter((id) => !alone.has(id)), hit.id]
}

function hitAt(table: ToolTable, pointer: ToolPointer): Hit | null {
  const { scene, camera } = table
  return findAt(
    scene,
    pointer.table,
    toInches(camera, pointer.touch ? 12 : 3),
    toInches(camera, pointer.touch ? NOTE_PIXELS + 9 : NOTE_PIXELS),
  )
}

function overHandle(table: ToolTable, pointer: ToolPointer): boolean {
  const handle = rotateHandleOf(table)
  return handle !== null && pixelsBetween(handle.screen, pointer.screen) <= grabRadius(pointer)
}
