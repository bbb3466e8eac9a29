import { boundsOf } from '@rules/core/geometry'
import type { TableScene, TableZone } from '../table-model'
import { type Brush, type Canvas2d, isInSight, trace, upright, write } from './brush'
import { fade } from './colour'

/** A zone: tinted in its side's colour, or hatched where most may not stand. */
export function drawZone(context: Canvas2d, brush: Brush, zone: TableZone): void {
  const { theme, px } = brush
  const bounds = boundsOf(zone.points)
  if (!isInSight(brush, bounds)) return
  const colour = zone.side === null ? theme.soft : theme.sides[zone.side]
  context.beginPath()
  trace(context, zone.points, true)
  if (zone.style === 'tint') {
    context.fillStyle = fade(colour, theme.isDark ? 0.17 : 0.15)
    context.fill()
  } else {
    context.save()
    context.clip()
    const step = 9 * px
    const tall = bounds.maxY - bounds.minY
    context.beginPath()
    for (let x = bounds.minX - tall; x < bounds.maxX; x += step) {
      context.moveTo(x, -bounds.minY)
      context.lineTo(x + tall, -bounds.maxY)
    }
    context.lineWidth = px
    context.strokeStyle = fade(theme.isDark ? theme.soft : theme.ink, theme.isDark ? 0.3 : 0.24)
    context.stroke()
    context.restore()
  }
}

/** The zones' labels: inside, at the corner that is lower left on the screen. */
export function drawZoneLabels(context: Canvas2d, brush: Brush, zones: readonly TableZone[]): void {
  const { theme, px } = brush
  for (const zone of zones) {
    if (zone.label === '') continue
    const { minX, minY, maxX, maxY } = boundsOf(zone.points)
    const at =
      brush.viewFrom === 'a'
        ? { x: minX + 7 * px, y: minY + 11 * px }
        : { x: maxX - 7 * px, y: maxY - 11 * px }
    // A label wider than its zone would lie over its neighbours.
    if ((maxX - minX) / px < zone.label.length * 5.2) continue
    upright(context, brush, at, (screen) => {
      write(screen, brush, zone.label, {
        size: 11.5,
        colour: theme.isDark ? theme.soft : theme.ink,
        halo: fade(theme.felt, 0.7),
        align: 'left',
      })
    })
  }
}

/** Lines across the table, such as the centreline and the limits of deployment. */
export function drawRulings(context: Canvas2d, brush: Brush, rulings: TableScene['rulings']): void {
  const { theme, px } = brush
  for (const { from, to, side } of rulings) {
    const colour = side === null ? (theme.isDark ? theme.soft : theme.ink) : theme.sides[side]
    context.beginPath()
    context.moveTo(from.x, -from.y)
    context.lineTo(to.x, -to.y)
    context.lineWidth = (side === null ? 1.4 : 1.6) * px
    context.strokeStyle = fade(colour, side === null ? 0.65 : 0.95)
    context.setLineDash(side === null ? [2 * px, 4 * px] : [])
    context.stroke()
    context.setLineDash([])
  }
}

/** The rulings' labels, at their left ends on the screen and over the terrain. */
export function drawRulingLabels(context: Canvas2d, brush: Brush, rulings: TableScene['rulings']): void {
  const { theme, px } = brush
  const sign = brush.viewFrom === 'a' ? 1 : -1
  for (const { from, to, label, side } of rulings) {
    if (label === '') continue
    const start = from.x <= to.x === (brush.viewFrom === 'a') ? from : to
    // A limit is labelled in its owner's own ground; what is nobody's, above the line on the screen.
    const up = side === null ? sign : side === 'a' ? -1 : 1
    const at = { x: start.x + sign * 8 * px, y: start.y + up * 10 * px }
    upright(context, brush, at, (screen) => {
      write(screen, brush, label, {
        size: 11.5,
        colour: theme.isDark ? theme.soft : theme.ink,
        halo: fade(theme.felt, 0.8),
        align: 'left',
      })
    })
  }
}
