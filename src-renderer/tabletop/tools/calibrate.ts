import { gapInches, type TablePoint } from '@rules/core/geometry'
import type { ToolMark } from './marks'
import {
  dragThreshold,
  NO_FEEDBACK,
  pixelsBetween,
  type ToolPointer,
  type ToolState,
  type ToolTable,
} from './tool-state'
import { typedAfter, typedInches } from './typed-figure'

/** The calibrate tool at rest: a press sets the first of two places whose distance is known. */
export function calibrateIdle(table: ToolTable): ToolState {
  return {
    id: 'calibrate.idle',
    feedback: { ...NO_FEEDBACK, cursor: 'crosshair' },
    onPointerDown: (pointer) => stretching(table, pointer, pointer),
  }
}

/** The line runs to the pointer; a second click or a drag that is let go sets its end. */
function stretching(table: ToolTable, pressed: ToolPointer, pointer: ToolPointer): ToolState {
  const set = (last: ToolPointer): ToolState =>
    gapInches(pressed.table, last.table) === 0
      ? stretching(table, pressed, last)
      : typing(table, pressed.table, last.table, '')
  return {
    id: 'calibrate.stretching',
    feedback: {
      ...NO_FEEDBACK,
      cursor: 'crosshair',
      marks: marksOf(pressed.table, pointer.table, ''),
    },
    onPointerMove: (next) => stretching(table, pressed, next),
    onPointerDown: (next) => stretching(table, pressed, next),
    onPointerUp: (last) =>
      pixelsBetween(last.screen, pressed.screen) > dragThreshold(last)
        ? set(last)
        : stretching(table, pressed, last),
    onKey: (key) => (key.key === 'Enter' ? set(pointer) : null),
    onCancel: () => calibrateIdle(table),
  }
}

/** Both places are set; the length between them is typed, and Enter takes it, or says why not. A press begins anew. */
function typing(
  table: ToolTable,
  from: TablePoint,
  to: TablePoint,
  typed: string,
  refused = false,
): ToolState {
  return {
    id: 'calibrate.typing',
    feedback: {
      ...NO_FEEDBACK,
      cursor: 'crosshair',
      marks: marksOf(from, to, typed, refused),
      progress: { movedInches: null, turnedRadians: null, lengthInches: gapInches(from, to) },
    },
    onPointerDown: (pointer) => stretching(table, pointer, pointer),
    onKey: (key) => {
      const inches = typedInches(typed)
      if (key.key === 'Enter') {
        if (inches === null || inches <= 0) return typing(table, from, to, typed, true)
        table.calibrate(from, to, inches)
        return calibrateIdle(table)
      }
      const next = typedAfter(typed, key)
      return next === null ? null : typing(table, from, to, next)
    },
    onCancel: () => calibrateIdle(table),
  }
}

function marksOf(from: TablePoint, to: TablePoint, typed: string, refused = false): readonly ToolMark[] {
  return [
    { kind: 'measure', from, to },
    {
      kind: 'figure',
      at: to,
      tone: refused ? 'settle' : 'accent',
      figure: { say: 'known-length', inches: gapInches(from, to), typed, refused },
    },
  ]
}
