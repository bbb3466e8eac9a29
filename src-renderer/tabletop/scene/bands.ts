import type { Base } from '@rules/core/geometry'
import { type BandOutline, bandsOf, zoneLines } from '../arcs'
import type { RangeBands } from '../table-model'
import { type Brush, type Canvas2d, pill, pillSize, upright } from './brush'
import { fade } from './colour'
import { traceOutline } from './paths'
import { firstFree, type Plate, plateAt } from './plates'

/** How far the lines between zones run beyond the farthest band, or alone, in inches. */
const LINE_INCHES = 1.5
const LONE_LINE_INCHES = 8

const FIGURE_PIXELS = 12

/** Range bands of a base, without their figures, and the lines that part its zones; either may be left out. */
export function drawBands(
  context: Canvas2d,
  brush: Brush,
  base: Base,
  bands: RangeBands | null,
  hasZones: boolean,
  zoneDegrees: number,
): readonly BandOutline[] {
  const { theme, px } = brush
  const outlines = bands === null ? [] : bandsOf(base, bands, zoneDegrees)
  outlines.forEach(({ outline }, index) => {
    context.beginPath()
    traceOutline(context, outline)
    context.fillStyle = fade(theme.accent, 0.08)
    context.fill()
    context.lineWidth = 1.4 * px
    context.strokeStyle = fade(theme.accent, 0.85)
    // The nearer bands are told from the farther by their lines too.
    context.setLineDash(index % 2 === 0 ? [] : [6 * px, 3 * px])
    context.stroke()
    context.setLineDash([])
  })
  if (hasZones) {
    const far = outlines[0] === undefined ? LONE_LINE_INCHES : outlines[0].inches + LINE_INCHES
    context.beginPath()
    for (const { from, to } of zoneLines(base, far, zoneDegrees)) {
      context.moveTo(from.x, -from.y)
      context.lineTo(to.x, -to.y)
    }
    context.lineWidth = 1.6 * px
    context.strokeStyle = fade(theme.ink, 0.7)
    context.setLineDash([2 * px, 4 * px])
    context.stroke()
    context.setLineDash([])
  }
  return outlines
}

/**
 * The figures of bands, over all of them: each on its line where it lies on no other figure. One without room is left out,
 * since a line without a figure misleads less than a figure across another.
 */
export function drawBandFigures(
  context: Canvas2d,
  brush: Brush,
  bands: readonly BandOutline[],
  links: readonly Plate[],
): void {
  const taken = [...links]
  for (const { inches, places } of bands) {
    const text = brush.words.limit(inches)
    const size = pillSize(context, brush, text, FIGURE_PIXELS)
    const place = firstFree(
      brush,
      places.map((at) => ({ at, down: 0 })),
      size,
      taken,
    )
    if (place === null) continue
    taken.push(plateAt(brush, place, size))
    upright(context, brush, place.at, (screen) =>
      pill(screen, brush, text, brush.theme.accent, { size: FIGURE_PIXELS }),
    )
  }
}
