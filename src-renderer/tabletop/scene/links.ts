import type { TableJudgement, TableLink } from '../table-model'
import { type Brush, type Canvas2d, isInSight, pill, upright } from './brush'
import type { TableTheme } from './theme'

/** Where pills would lie on each other, at so few pixels an inch, the lines speak alone. */
const PILLS_FROM_PIXELS_PER_INCH = 6.5

export function toneColour(theme: TableTheme, tone: TableLink['tone'] | 'accent'): string {
  return theme[tone]
}

/** Links between the nearest points of bases: the line, and the distance on a plate; broken where it is too far. */
export function drawLinks(
  context: Canvas2d,
  brush: Brush,
  links: readonly TableLink[],
  withPills = true,
): void {
  const shown = links.filter((link) => isInSight(brush, boundsOfLink(link), 2))
  for (const link of shown) drawLink(context, brush, link)
  if (!withPills) return
  for (const link of shown) drawPill(context, brush, link)
}

function boundsOfLink({ from, to }: TableLink) {
  return {
    minX: Math.min(from.x, to.x),
    minY: Math.min(from.y, to.y),
    maxX: Math.max(from.x, to.x),
    maxY: Math.max(from.y, to.y),
  }
}

function drawLink(context: Canvas2d, brush: Brush, { from, to, tone }: TableLink): void {
  const { theme, px } = brush
  const isBroken = tone === 'settle'
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(from.x, -from.y)
  context.lineTo(to.x, -to.y)
  context.lineWidth = 5 * px
  context.strokeStyle = theme.isDark ? 'rgba(20, 22, 16, 0.55)' : 'rgba(255, 253, 244, 0.6)'
  if (!isBroken) context.stroke()
  context.lineWidth = 2.75 * px
  context.strokeStyle = toneColour(theme, tone)
  context.setLineDash(isBroken ? [5 * px, 5 * px] : tone === 'near' ? [9 * px, 3.5 * px] : [])
  context.stroke()
  context.setLineDash([])
  context.lineCap = 'butt'
}

function drawPill(context: Canvas2d, brush: Brush, { from, to, tone, label }: TableLink): void {
  if (label === '' || (brush.pixelsPerInch < PILLS_FROM_PIXELS_PER_INCH && tone !== 'settle')) return
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const across = Math.abs(to.x - from.x) > Math.abs(to.y - from.y)
  upright(context, brush, middle, (screen) => {
    // Beside the line rather than on it, so that a short link is not hidden by its own figure.
    screen.translate(across ? 0 : 30, across ? 16 : 0)
    pill(screen, brush, label, toneColour(brush.theme, tone))
  })
}

/** Marks each piece that something is wrong with, and writes short words where they belong. */
export function drawRemarks(context: Canvas2d, brush: Brush, remarks: TableJudgement['remarks']): void {
  for (const { at, text, tone } of remarks) {
    upright(context, brush, at, (screen) => {
      screen.translate(0, -26)
      const colour = toneColour(brush.theme, tone)
      pill(screen, brush, text, colour, { size: 13 })
    })
  }
}
