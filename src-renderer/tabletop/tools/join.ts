import type { TablePoint } from '@rules/core/geometry'
import type { TableFeature } from '../table-model'
import { joinPolygons } from '../terrain-join'
import type { ToolMark } from './marks'
import { areaAt } from './split'
import { NO_FEEDBACK, type ToolPointer, type ToolState, type ToolTable } from './tool-state'

/** The join tool at rest: a click takes the area that the next one is joined to. */
export function joinIdle(table: ToolTable, hover: string | null = null): ToolState {
  return {
    id: 'join.idle',
    feedback: { ...NO_FEEDBACK, cursor: 'crosshair', hover },
    onPointerMove: (pointer) => joinIdle(table, areaAt(table, pointer.table)?.id ?? null),
    onPointerLeave: () => joinIdle(table),
    onPointerUp: (pointer) => {
      const first = areaAt(table, pointer.table)
      if (first === null) return joinIdle(table)
      table.select([first.id])
      return joining(table, first, pointer.table)
    },
  }
}

/** One area is taken; the area under the pointer would be joined to it, as the outline shows. */
function joining(table: ToolTable, first: TableFeature, place: TablePoint): ToolState {
  const second = areaAt(table, place)
  const isOther = second !== null && second.id !== first.id
  const joined = isOther ? joinPolygons(first.shape.points, second.shape.points) : null
  const marks: ToolMark[] = [
    { kind: 'draft', shape: 'polygon', points: (joined ?? first.shape).points, tone: 'fine', open: false },
  ]
  if (isOther && joined === null)
    marks.push({ kind: 'figure', at: place, tone: 'settle', figure: { say: 'apart' } })
  return {
    id: 'join.joining',
    feedback: { ...NO_FEEDBACK, cursor: 'crosshair', hover: second?.id ?? null, marks },
    onPointerMove: (pointer: ToolPointer) => joining(table, first, pointer.table),
    onPointerUp: (pointer) => {
      const other = areaAt(table, pointer.table)
      if (other === null || other.id === first.id) return joinIdle(table)
      const shape = joinPolygons(first.shape.points, other.shape.points)
      if (shape === null) return joining(table, first, pointer.table)
      table.join([first.id, other.id], shape)
      return joinIdle(table)
    },
    onCancel: () => joinIdle(table),
  }
}
