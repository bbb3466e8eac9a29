import { subtract, type TablePoint } from '@rules/core/geometry'
import { findRequest } from '../keys'
import { NO_FEEDBACK, type ToolPointer, type ToolState, type ToolTable } from './tool-state'

const NOWHERE: TablePoint = { x: 0, y: 0 }

/** The pull tool at rest: a press takes hold of the background; arrow keys move it by steps. */
export function pullIdle(table: ToolTable): ToolState {
  return {
    id: 'pull.idle',
    feedback: { ...NO_FEEDBACK, cursor: 'grab' },
    onPointerDown: (pointer) => pulling(table, pointer, pointer),
    onKey: (key) => {
      const request = findRequest(key)
      if (request?.ask !== 'nudge') return null
      const sign = table.camera.viewFrom === 'a' ? 1 : -1
      table.pull({ x: sign * request.right, y: sign * request.up }, true)
      return pullIdle(table)
    },
  }
}

/** The background follows the pointer until it is let go. */
function pulling(table: ToolTable, pressed: ToolPointer, pointer: ToolPointer): ToolState {
  return {
    id: 'pull.pulling',
    feedback: {
      ...NO_FEEDBACK,
      cursor: 'grabbing',
      marks: [{ kind: 'measure', from: pressed.table, to: pointer.table }],
    },
    onPointerMove: (next) => {
      table.pull(subtract(next.table, pressed.table), false)
      return pulling(table, pressed, next)
    },
    onPointerUp: (last) => {
      table.pull(subtract(last.table, pressed.table), true)
      return pullIdle(table)
    },
    onCancel: () => {
      table.pull(NOWHERE, false)
      return pullIdle(table)
    },
  }
}
