import type { TablePoint } from '@rules/core/geometry'
import type { TableJudgement, TableLink } from '../table-model'
import { type Brush, type Canvas2d, isInSight, pill, upright } from './brush'
import type { TableTheme } from './theme'

/** Where pills would lie on each other, at so few pixels an inch, the lines speak alone. */
const PILLS_FROM_PIXELS_PER_INCH = 6.5

export function toneColour(theme: TableTheme, tone: TableLink['tone'] | 'accent'): string {
  return theme[tone]
}

/** Links between the nearest points of bases: the line, and the distance on a plate; broken where it is too far. */
export function drawLinks(context: Canvas2d, brush: Brush, links: readonly TableLink[]): void {
  const shown = links.filter((link) => isInSight(brush, boundsOfLink(link), 2))
  for (const link of shown) drawLink(context, brush, link)
  const taken = new Set<string>()
  // What is to be settled has its figure first, then what is near to it; a figure with no room is left out.
  for (const tone of ['settle', 'near', 'fine'] as const) {
    for (const link of shown) if (link.tone === tone) drawPill(context, brush, link, taken)
  }
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

function drawPill(context: Canvas2d, brush: Brush, link: TableLink, taken: Set<string>): void {
  const { from, to, tone, label } = link
  const isSparse = brush.pixelsPerInch < PILLS_FROM_PIXELS_PER_INCH
  if (label === '' || (isSparse && tone !== 'settle')) return
  const across = Math.abs(to.x - from.x) > Math.abs(to.y - from.y)
  // Beside the line rather than on it, so that a short link is not hidden by its own figure.
  const [right, down] = across ? [0, 16] : [30, 0]
  const sign = brush.viewFrom === 'a' ? 1 : -1
  const at = {
    x: (from.x + to.x) / 2 + sign * right * brush.px,
    y: (from.y + to.y) / 2 - sign * down * brush.px,
  }
  if (!takeRoom(brush, at, label, taken)) return
  upright(context, brush, at, (screen) =>
    pill(screen, brush, label, toneColour(brush.theme, tone), { size: pillSize(brush) }),
  )
}

/** Smaller figures on a table seen from afar. */
function pillSize({ pixelsPerInch }: Brush): number {
  return Math.max(10, Math.min(12, pixelsPerInch * 1.05))
}

/** Takes the cells of the window that a plate covers, unless one of them is taken already. */
function takeRoom(brush: Brush, at: TablePoint, label: string, taken: Set<string>): boolean {
  const half = (label.length * 6 + 12) / 2
  const cells: string[] = []
  const left = at.x * brush.pixelsPerInch
  const top = at.y * brush.pixelsPerInch
  for (let column = Math.round((left - half) / 12); column <= Math.round((left + half) / 12); column++) {
    for (let row = Math.round((top - 6) / 12); row <= Math.round((top + 6) / 12); row++) {
      cells.push(`${column}:${row}`)
    }
  }
  if (cells.some((cell) => taken.has(cell))) return false
  for (const cell of cells) taken.add(cell)
  return true
}

/** Short words beneath what they belong to; how far a gesture went is written above it. */
export function drawRemarks(context: Canvas2d, brush: Brush, remarks: TableJudgement['remarks']): void {
  for (const { at, text, tone } of remarks) {
    upright(context, brush, at, (screen) => {
      screen.translate(0, 34)
      const colour = toneColour(brush.theme, tone)
      pill(screen, brush, text, colour, { size: 13 })
    })
  }
}
