import type { Bounds, TablePoint } from '@rules/core/geometry'
import type { TableScene } from '../table-model'
import type { ToolMark } from './marks'

/** A shift that puts a body flush to edges of the table, and the marks that show to which. */
export type EdgeSnap = { readonly by: TablePoint; readonly marks: readonly ToolMark[] }

/** How a camp or a feature jumps flush to the edges of the table that it is as near to as the reach, in inches; else null. */
export function snapToEdges(
  { widthInches, depthInches }: Pick<TableScene, 'widthInches' | 'depthInches'>,
  { minX, maxX, minY, maxY }: Bounds,
  reachInches: number,
): EdgeSnap | null {
  const x = nearest([-minX, widthInches - maxX], reachInches)
  const y = nearest([-minY, depthInches - maxY], reachInches)
  if (x === null && y === null) return null
  const by = { x: x ?? 0, y: y ?? 0 }
  const marks: ToolMark[] = []
  if (x !== null) {
    const edge = x === -minX ? 0 : widthInches
    marks.push(flush({ x: edge, y: minY + by.y }, { x: edge, y: maxY + by.y }))
  }
  if (y !== null) {
    const edge = y === -minY ? 0 : depthInches
    marks.push(flush({ x: minX + by.x, y: edge }, { x: maxX + by.x, y: edge }))
  }
  return { by, marks }
}

function nearest(ways: readonly number[], reachInches: number): number | null {
  const near = ways.filter((way) => Math.abs(way) <= reachInches)
  return near.sort((one, other) => Math.abs(one) - Math.abs(other))[0] ?? null
}

function flush(from: TablePoint, to: TablePoint): ToolMark {
  return { kind: 'guide', from, to, manner: 'contact' }
}
