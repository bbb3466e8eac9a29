import {
  type Distance,
  type Footprint,
  isWithin,
  measureDistance,
  type TablePoint,
} from '@rules/core/geometry'
import { findPiece, pieceFootprint } from '../footprints'
import type { PreviewPoses, TableScene } from '../table-model'
import { type Brush, type Canvas2d, pill, upright } from './brush'

/** A way so long has room for its words, in pixels of the screen. */
const LEAST_WAY_PX = 40
/** Half of a label's width and some air, in pixels of the screen. */
const HALF_LABEL_PX = 56

/** A broad arrow from each charger's base to its target's, between their nearest points, with its words on it. */
export function drawCharges(context: Canvas2d, brush: Brush, scene: TableScene, poses: PreviewPoses): void {
  for (const { charger, target, side, label } of scene.charges ?? []) {
    const from = baseOf(scene, poses, charger)
    const to = baseOf(scene, poses, target)
    if (from === null || to === null) continue
    const way = measureDistance(from, to)
    // Who has arrived has no way left to tell of.
    if (isWithin(way.inches, 0)) continue
    drawArrow(context, brush, way.from, way.to, brush.theme.sides[side])
    upright(context, brush, labelPlace(way, [from, to], brush.px), (screen) => {
      screen.translate(0, -16)
      pill(screen, brush, label, brush.theme.sides[side], { size: 12 })
    })
  }
}

/** The middle of the way; beside both bases where the way is too short for words not to cover them. */
export function labelPlace(way: Distance, bases: readonly Footprint[], px: number): TablePoint {
  const middle = { x: (way.from.x + way.to.x) / 2, y: (way.from.y + way.to.y) / 2 }
  if (way.inches >= LEAST_WAY_PX * px) return middle
  const right = Math.max(...bases.map(({ bounds }) => bounds.maxX))
  return { x: right + HALF_LABEL_PX * px, y: middle.y }
}

function baseOf(scene: TableScene, poses: PreviewPoses, id: string) {
  const piece = findPiece(scene, id)
  if (piece === undefined) return null
  const pose = poses.get(id)
  return pieceFootprint(pose === undefined ? piece : { ...piece, pose })
}

function drawArrow(
  context: Canvas2d,
  { theme, px }: Brush,
  from: TablePoint,
  to: TablePoint,
  colour: string,
): void {
  const inches = Math.hypot(to.x - from.x, to.y - from.y)
  if (inches === 0) return
  const head = Math.min(14 * px, inches)
  const half = 3 * px
  const [x, y] = [(to.x - from.x) / inches, (to.y - from.y) / inches]
  const at = (along: number, aside: number) =>
    [from.x + x * along - y * aside, -(from.y + y * along + x * aside)] as const
  context.beginPath()
  context.moveTo(...at(0, half))
  context.lineTo(...at(inches - head, half))
  context.lineTo(...at(inches - head, 3 * half))
  context.lineTo(...at(inches, 0))
  context.lineTo(...at(inches - head, -3 * half))
  context.lineTo(...at(inches - head, -half))
  context.lineTo(...at(0, -half))
  context.closePath()
  context.fillStyle = colour
  context.fill()
  context.lineJoin = 'round'
  context.lineWidth = 1.75 * px
  context.strokeStyle = theme.panel
  context.stroke()
}
