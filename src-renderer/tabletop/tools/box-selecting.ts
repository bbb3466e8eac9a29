import { idsInBox, withAdded } from '../selection'
import { NO_FEEDBACK, type ToolPointer, type ToolState, type ToolTable } from './tool-state'

/** A box grows from the press; whatever it touches when it is let go is selected. */
export function boxSelecting(
  table: ToolTable,
  pressed: ToolPointer,
  after: (table: ToolTable) => ToolState,
  pointer: ToolPointer = pressed,
): ToolState {
  const kept = pressed.shift || pressed.ctrl ? table.selection : []
  return {
    id: 'select.box-selecting',
    feedback: {
      ...NO_FEEDBACK,
      cursor: 'crosshair',
      marks: [{ kind: 'box', from: pressed.table, to: pointer.table }],
    },
    onPointerMove: (next) => boxSelecting(table, pressed, after, next),
    onPointerUp: (last) => {
      table.select(withAdded(kept, idsInBox(table.scene, pressed.table, last.table)))
      return after(table)
    },
    onCancel: () => after(table),
  }
}
