import {
  boundsOf,
  distanceToOutline,
  locatePoint,
  pointAlong,
  rectangleFootprint,
  type TablePoint,
} from '@rules/core/geometry'
import { pieceFootprint } from '../footprints'
import type { TableScene, TableStand, TableTrack } from '../table-model'
import { type Brush, type Canvas2d, inAxesOf, isInSight, trace } from './brush'
import { fade } from './colour'

/** Where pieces stood, and the ways they took since: beneath everything that stands. */
export function drawHistory(context: Canvas2d, brush: Brush, scene: TableScene): void {
  for (const stand of scene.stoodAt ?? []) {
    if (isInSight(brush, rectangleFootprint(stand).bounds, 8 * brush.px))
      inAxesOf(context, stand.pose, () => drawStand(context, brush, stand))
  }
  for (const track of scene.tracks ?? []) {
    if (track.way.length > 1 && isInSight(brush, boundsOf(track.way), 14 * brush.px))
      drawTrack(context, brush, track, tipOf(scene, track))
  }
}

/** An empty base with a tick where its front is: dashed where a piece stood, whole and hatched where it really stands. */
function drawStand(context: Canvas2d, brush: Brush, stand: TableStand): void {
  const { theme, px } = brush
  const { frontageInches: wide, depthInches: deep } = stand
  const colour = theme.sides[stand.side]
  context.fillStyle = fade(colour, 0.1)
  context.fillRect(-wide / 2, -deep / 2, wide, deep)
  context.lineWidth = 1.4 * px
  context.strokeStyle = fade(colour, 0.75)
  if (stand.kind === 'real') hatch(context, wide, deep, 5 * px)
  else context.setLineDash([4 * px, 3 * px])
  context.strokeRect(-wide / 2, -deep / 2, wide, deep)
  context.setLineDash([])
  context.beginPath()
  context.moveTo(0, -deep / 2)
  context.lineTo(0, -deep / 2 - Math.max(5 * px, 0.3))
  context.stroke()
}

/** Slanted lines within a base. */
function hatch(context: Canvas2d, wide: number, deep: number, step: number): void {
  context.save()
  context.beginPath()
  context.rect(-wide / 2, -deep / 2, wide, deep)
  context.clip()
  context.beginPath()
  for (let along = -wide / 2 - deep; along < wide / 2; along += step) {
    context.moveTo(along, deep / 2)
    context.lineTo(along + deep, -deep / 2)
  }
  context.stroke()
  context.restore()
}

/** A way with a head at its end, light on dark and dark on light. */
function drawTrack(
  context: Canvas2d,
  brush: Brush,
  { side, way, kind }: TableTrack,
  end: TablePoint | undefined,
): void {
  const { theme, px } = brush
  const before = lastTurn(way)
  if (end === undefined || before === undefined) return
  const head = 9 * px
  const angle = Math.atan2(end.y - before.y, end.x - before.x)
  const stem: readonly TablePoint[] = [
    ...way.slice(0, way.lastIndexOf(before) + 1),
    { x: end.x - Math.cos(angle) * head * 0.8, y: end.y - Math.sin(angle) * head * 0.8 },
  ]
  context.lineJoin = 'round'
  context.beginPath()
  trace(context, stem, false)
  context.lineWidth = 5 * px
  context.strokeStyle = fade(theme.isDark ? '#14160f' : '#fffdf4', 0.6)
  context.stroke()
  context.lineWidth = 2.4 * px
  context.strokeStyle = theme.sides[side]
  if (kind === 'sketch') context.setLineDash([7 * px, 4 * px])
  context.stroke()
  context.setLineDash([])
  context.beginPath()
  context.moveTo(end.x, -end.y)
  for (const turned of [2.6, -2.6])
    context.lineTo(end.x + Math.cos(angle + turned) * head, -(end.y + Math.sin(angle + turned) * head))
  context.closePath()
  // What was only sketched has an open head.
  context.fillStyle = kind === 'sketch' ? (theme.isDark ? '#14160f' : '#fffdf4') : theme.sides[side]
  context.fill()
  if (kind === 'sketch') {
    context.lineWidth = 1.6 * px
    context.stroke()
  }
  context.lineJoin = 'miter'
}

/** Where an arrow's tip shows: at the edge of the piece it leads to, whose picture hides the rest. */
function tipOf(scene: TableScene, { id, way }: TableTrack): TablePoint | undefined {
  const to = way.at(-1)
  const from = lastTurn(way)
  const piece = scene.pieces.find((each) => each.id === id)
  if (to === undefined || from === undefined || piece === undefined) return to
  const footprint = pieceFootprint(piece)
  if (locatePoint(footprint, to) === 'outside' || locatePoint(footprint, from) !== 'outside') return to
  // Halving finds the place where the last leg enters the base: a base is convex.
  let [outside, inside] = [0, 1]
  while (distanceToOutline(footprint, pointAlong({ from, to }, inside)) > 0.01 && inside - outside > 1e-4) {
    const middle = (outside + inside) / 2
    if (locatePoint(footprint, pointAlong({ from, to }, middle)) === 'outside') outside = middle
    else inside = middle
  }
  return pointAlong({ from, to }, inside)
}

/** The last place before the end of a way that is not the end itself. */
function lastTurn(way: readonly TablePoint[]): TablePoint | undefined {
  const end = way.at(-1)
  return way.findLast((place) => end !== undefined && (place.x !== end.x || place.y !== end.y))
}
