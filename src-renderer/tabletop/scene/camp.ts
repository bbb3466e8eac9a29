import type { TableCamp } from '../table-model'
import type { Brush, Canvas2d } from './brush'
import { fade, mix } from './colour'
import { drawIcon } from './sprites'

/** A camp about the origin: its square within a palisade, and a tent. */
export function drawCamp(context: Canvas2d, brush: Brush, camp: TableCamp): void {
  const { theme, px } = brush
  const half = camp.sideInches / 2
  const side = theme.sides[camp.side]
  context.fillStyle = fade(mix(theme.paper, side, theme.isDark ? 0.45 : 0.35), 0.8)
  context.fillRect(-half, -half, 2 * half, 2 * half)
  context.strokeStyle = side
  context.lineWidth = 2.2 * px
  context.setLineDash([2.5 * px, 2.5 * px])
  context.strokeRect(-half, -half, 2 * half, 2 * half)
  context.setLineDash([])
  context.lineWidth = 0.9 * px
  context.strokeRect(-half, -half, 2 * half, 2 * half)
  const size = Math.min(half * 1.05, 70 * px)
  context.save()
  context.rotate(camp.pose.facingRadians + (brush.viewFrom === 'b' ? Math.PI : 0))
  drawIcon(context, 'camping-tent', side, size, (size / px) * brush.pixelRatio)
  context.restore()
}
