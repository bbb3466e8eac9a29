import type { Bounds, TablePoint } from '@rules/core/geometry'
import type { TableJudgement, TableLink } from '../table-model'
import { type Brush, type Canvas2d, isInSight, pill, pillSize, upright } from './brush'
import { type Plate, plateAt } from './plates'
import type { TableTheme } from './theme'

/** Where pills would lie on each other, at so few pixels an inch, the lines speak alone. */
const PILLS_FROM_PIXELS_PER_INCH = 6.5

export function toneColour(theme: TableTheme, tone: TableLink['tone'] | 'accent'): string {
  return theme[tone]
}

/** Where the figures of links stand, by the link's id; a link without room for its figure has none. */
export type PillPlaces = ReadonlyMap<string, TablePoint>

/**
 * Places for the figures of links so that none lies on another: what is to be settled has its figure first, then what is
 * near to it. All links are placed, in the window or not, so that a part of the table is drawn like the whole.
 */
export function placePills(brush: Brush, links: readonly TableLink[]): PillPlaces {
  const places = new Map<string, TablePoint>()
  const taken = new Set<number>()
  const isSparse = brush.pixelsPerInch < PILLS_FROM_PIXELS_PER_INCH
  for (const tone of isSparse ? (['settle'] as const) : (['settle', 'near', 'fine'] as const)) {
    for (const link of links) {
      if (link.tone !== tone || link.label === '') continue
      const at = besideLink(brush, link)
      if (takeRoom(brush, at, link.label, taken)) places.set(link.id, at)
    }
  }
  return places
}

/** The bounds of a link in table inches, with its figure where it has one. */
export function boundsOfLink(brush: Brush, { from, to, label }: TableLink): Bounds {
  const slack = (34 + label.length * 4) * brush.px + BESIDE_SHORT_INCHES.right
  return {
    minX: Math.min(from.x, to.x) - slack,
    minY: Math.min(from.y, to.y) - slack,
    maxX: Math.max(from.x, to.x) + slack,
    maxY: Math.max(from.y, to.y) + slack,
  }
}

/** Links between the nearest points of bases: the lines, and the distances on plates; broken where it is too far. */
export function drawLinks(
  context: Canvas2d,
  brush: Brush,
  links: readonly TableLink[],
  pills: PillPlaces,
): void {
  const shown = links.filter((link) => isInSight(brush, boundsOfLink(brush, link)))
  if (shown.length === 0) return
  const { theme, px } = brush
  context.lineCap = 'round'
  // One stroke for all lines of a kind: hundreds of single ones are what makes a crowded table slow.
  traceLinks(
    context,
    shown.filter(({ tone }) => tone !== 'settle'),
  )
  context.lineWidth = 5 * px
  context.strokeStyle = theme.isDark ? 'rgba(20, 22, 16, 0.55)' : 'rgba(255, 253, 244, 0.6)'
  context.stroke()
  context.lineWidth = 2.75 * px
  for (const tone of ['fine', 'near', 'settle'] as const) {
    const some = shown.filter((link) => link.tone === tone)
    if (some.length === 0) continue
    traceLinks(context, some)
    context.strokeStyle = toneColour(theme, tone)
    context.setLineDash(tone === 'settle' ? [5 * px, 5 * px] : tone === 'near' ? [9 * px, 3.5 * px] : [])
    context.stroke()
  }
  context.setLineDash([])
  context.lineCap = 'butt'
  for (const link of shown) {
    const { id, label, tone } = link
    const at = pills.get(id)
    if (at === undefined) continue
    if (isShort(brush, link)) drawLeader(context, brush, link, at)
    upright(context, brush, at, (screen) =>
      pill(screen, brush, label, toneColour(theme, tone), { size: figureSize(brush) }),
    )
  }
}

/** What the figures of links in the window cover. */
export function platesOfLinks(
  context: Canvas2d,
  brush: Brush,
  links: readonly TableLink[],
): readonly Plate[] {
  const places = placePills(brush, links)
  return links.flatMap((link) => {
    const at = places.get(link.id)
    if (at === undefined || !isInSight(brush, boundsOfLink(brush, link))) return []
    return [plateAt(brush, { at, down: 0 }, pillSize(context, brush, link.label, figureSize(brush)))]
  })
}

/** From the middle of a short link to its figure, thin and dotted, so that it is told from the link. */
function drawLeader(
  context: Canvas2d,
  { theme, px }: Brush,
  { from, to, tone }: TableLink,
  at: TablePoint,
): void {
  context.beginPath()
  context.moveTo((from.x + to.x) / 2, -(from.y + to.y) / 2)
  context.lineTo(at.x, -at.y)
  context.lineWidth = 1.25 * px
  context.strokeStyle = toneColour(theme, tone)
  context.setLineDash([1.5 * px, 2.5 * px])
  context.stroke()
  context.setLineDash([])
}

function traceLinks(context: Canvas2d, links: readonly TableLink[]): void {
  context.beginPath()
  for (const { from, to } of links) {
    context.moveTo(from.x, -from.y)
    context.lineTo(to.x, -to.y)
  }
}

/** A link so short in the window lies in a gap that its figure would cover: that stands beside the bases, on a leader. */
const SHORT_PIXELS = 30
/** Half the size of a common base, which the figure of a short link is kept off. */
const BESIDE_SHORT_INCHES = { down: 1.1, right: 2.1 } as const

function isShort({ pixelsPerInch }: Brush, { from, to }: TableLink): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) * pixelsPerInch < SHORT_PIXELS
}

/** Beside the line rather than on it, so that a short link is not hidden by its own figure. */
function besideLink(brush: Brush, link: TableLink): TablePoint {
  const { from, to } = link
  const across = Math.abs(to.x - from.x) > Math.abs(to.y - from.y)
  const beside = isShort(brush, link) ? brush.pixelsPerInch : 0
  const [right, down] = across
    ? [0, 16 + BESIDE_SHORT_INCHES.down * beside]
    : [30 + BESIDE_SHORT_INCHES.right * beside, 0]
  const sign = brush.viewFrom === 'a' ? 1 : -1
  return {
    x: (from.x + to.x) / 2 + sign * right * brush.px,
    y: (from.y + to.y) / 2 - sign * down * brush.px,
  }
}

/** Smaller figures on a table seen from afar. */
function figureSize({ pixelsPerInch }: Brush): number {
  return Math.max(10, Math.min(12, pixelsPerInch * 1.05))
}

const CELL_PIXELS = 12
const ROWS = 1 << 16

/** Takes the cells of the picture that a plate covers, unless one of them is taken already. */
function takeRoom(brush: Brush, at: TablePoint, label: string, taken: Set<number>): boolean {
  const half = (label.length * 6 + 12) / 2
  const cells: number[] = []
  const left = at.x * brush.pixelsPerInch
  const top = at.y * brush.pixelsPerInch
  const cell = (pixels: number) => Math.round(pixels / CELL_PIXELS)
  for (let column = cell(left - half); column <= cell(left + half); column++) {
    for (let row = cell(top - 6); row <= cell(top + 6); row++) {
      const key = column * ROWS + row
      if (taken.has(key)) return false
      cells.push(key)
    }
  }
  for (const key of cells) taken.add(key)
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
