import { toInches } from '../camera'
import { findAt } from '../footprints'
import { panning } from './panning'
import {
  dragThreshold,
  NO_FEEDBACK,
  pixelsBetween,
  type ToolPointer,
  type ToolState,
  type ToolTable,
} from './tool-state'

/** The pick tool: a click on a piece that is not selected gives it to the game, such as the target of a contact. Esc gives none. */
export function pickIdle(table: ToolTable, hover: string | null = null): ToolState {
  return {
    id: 'pick.idle',
    feedback: { ...NO_FEEDBACK, cursor: 'crosshair', hover },
    onPointerMove: (pointer) => pickIdle(table, pickedAt(table, pointer)),
    onPointerLeave: () => pickIdle(table),
    onPointerDown: (pointer) => pressing(table, pointer),
    onCancel: () => {
      table.pick(null)
      return pickIdle(table)
    },
  }
}

/** Pressed: lifted again it picks, while a finger that is drawn along moves the view. */
function pressing(table: ToolTable, pressed: ToolPointer): ToolState {
  const state: ToolState = {
    id: 'pick.pressing',
    feedback: { ...NO_FEEDBACK, cursor: 'crosshair', hover: pickedAt(table, pressed) },
    onPointerMove: (pointer) =>
      pointer.touch && pixelsBetween(pointer.screen, pressed.screen) >= dragThreshold(pointer)
        ? panning(table, pressed, pickIdle)
        : state,
    onPointerUp: (pointer) => {
      const id = pickedAt(table, pointer)
      if (id !== null) table.pick(id)
      return pickIdle(table, id)
    },
    onCancel: () => pickIdle(table),
  }
  return state
}

function pickedAt(table: ToolTable, pointer: ToolPointer): string | null {
  const hit = findAt(table.scene, pointer.table, toInches(table.camera, pointer.touch ? 12 : 3))
  return hit?.kind === 'piece' && !table.selection.includes(hit.id) ? hit.id : null
}
