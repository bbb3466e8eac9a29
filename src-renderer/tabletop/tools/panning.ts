import { NO_FEEDBACK, type ToolPointer, type ToolState, type ToolTable } from './tool-state'

/** The view follows the finger. */
export function panning(
  table: ToolTable,
  from: ToolPointer,
  after: (table: ToolTable) => ToolState,
): ToolState {
  return {
    id: 'view.panning',
    feedback: { ...NO_FEEDBACK, cursor: 'grabbing' },
    onPointerMove: (pointer) => {
      table.panBy(pointer.screen.left - from.screen.left, pointer.screen.top - from.screen.top)
      return panning(table, pointer, after)
    },
    onPointerUp: () => after(table),
    onCancel: () => after(table),
  }
}
