import type { TablePoint } from '@rules/core/geometry'
import { pointList } from './svg'

const HEAD_MM = 2.2
/** An arrow shorter than this says nothing outside its base, and is drawn over it. */
const LEAST_MM = 1.2

/**
 * The way that a piece took, with a head that touches the edge of the base it leads to: what is written on that base stays
 * free. All in millimetres of paper.
 */
export function trackSvg(way: readonly TablePoint[], base: readonly TablePoint[]): string {
  const [before, centre] = way.slice(-2)
  if (before === undefined || centre === undefined) return ''
  const end = edgeOf(before, centre, base)
  const length = Math.hypot(end.x - before.x, end.y - before.y)
  const head = Math.min(HEAD_MM, length / 2)
  const [x, y] = length === 0 ? [0, 0] : [(end.x - before.x) / length, (end.y - before.y) / length]
  const neck = { x: end.x - x * head, y: end.y - y * head }
  const wings = [-0.45, 0.45].map((side) => ({ x: neck.x - y * head * side, y: neck.y + x * head * side }))
  return [
    `<polyline class="track" points="${pointList([...way.slice(0, -1), neck])}" fill="none" stroke="#000" stroke-width="0.4"/>`,
    `<polygon points="${pointList([end, ...wings])}" fill="#000"/>`,
  ].join('')
}

/** Where a line to the centre of a base comes to its edge; the centre where it begins within it or just before it. */
function edgeOf(from: TablePoint, centre: TablePoint, base: readonly TablePoint[]): TablePoint {
  const shares = base.flatMap((corner, index) => {
    const next = base[(index + 1) % base.length]
    return next === undefined ? [] : [crossing(from, centre, corner, next)]
  })
  const share = Math.min(...shares)
  const length = Math.hypot(centre.x - from.x, centre.y - from.y)
  if (!Number.isFinite(share) || share * length < LEAST_MM) return centre
  return { x: from.x + share * (centre.x - from.x), y: from.y + share * (centre.y - from.y) }
}

/** Which share of a line lies before it crosses another one; Infinity when it does not. */
function crossing(from: TablePoint, to: TablePoint, one: TablePoint, other: TablePoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const [ex, ey] = [other.x - one.x, other.y - one.y]
  const turn = dx * ey - dy * ex
  if (turn === 0) return Number.POSITIVE_INFINITY
  const share = ((one.x - from.x) * ey - (one.y - from.y) * ex) / turn
  const along = ((one.x - from.x) * dy - (one.y - from.y) * dx) / turn
  return share >= 0 && share <= 1 && along >= 0 && along <= 1 ? share : Number.POSITIVE_INFINITY
}
