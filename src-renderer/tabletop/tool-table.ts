import type { Desk } from './desk'
import type { ToolTable } from './tools/tool-state'

/** A desk as its tools see it: read anew each time, since scene, camera and selection change under them. */
export function toolTableOf(desk: Desk): ToolTable {
  return {
    get scene() {
      return desk.scene
    },
    get camera() {
      return desk.camera
    },
    get selection() {
      return desk.selection
    },
    get snap() {
      return desk.props.snap
    },
    get placing() {
      return desk.props.placing
    },
    get drawLimitInches() {
      return desk.props.drawLimitInches
    },
    get findSight() {
      return desk.props.findSight
    },
    select: (ids) => desk.select(ids),
    move: (manner, moves) => desk.move(manner, moves),
    draw: (shape) => void desk.props.handlers.onDraw(shape),
    reshape: (id, shape) => desk.reshape(id, shape),
    split: (id, parts) => void desk.props.handlers.onSplit?.(id, parts),
    join: (ids, shape) => void desk.props.handlers.onJoin?.(ids, shape),
    calibrate: (from, to, inches) => void desk.props.handlers.onCalibrate?.(from, to, inches),
    pull: (by, isDone) => void desk.props.handlers.onPull?.(by, isDone),
    moveNote: (id, at) => desk.moveNote(id, at),
    open: (id) => desk.props.handlers.onOpen?.(id),
    pick: (id) => desk.props.handlers.onPick?.(id),
    panBy: (left, top) => desk.panBy(left, top),
    cancelPlacing: () => desk.props.handlers.onPlacingCancelled?.(),
  }
}
