import type { Bounds, TablePoint } from '@rules/core/geometry'
import type { TableLink } from '../table-model'
import { type Brush, type Canvas2d, isInSight, pill, pillSize, upright } from './brush'
import { BESIDE_SHORT_INCHES, figureSize, isShort, type PillPlaces } from './pill-places'
import { type Plate, plateAt } from './plates'
import type { TableTheme } from './theme'

export function toneColour(theme: TableTheme, tone: TableLink['tone'] | 'accent'): string {
  return theme[tone]
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
  places: PillPlaces,
): readonly Plate[] {
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
