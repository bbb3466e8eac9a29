import { boundsOf, centroid, type Footprint, perimeterInches, scaleToPerimeter } from '@rules/core/geometry'
import type { Side } from '@rules/core/ids'
import type { FeatureLook } from '@rules/games/warlord-medieval/model'
import { shapeFootprint } from '../footprints'
import type { TableFeature } from '../table-model'
import { type Brush, type Canvas2d, isInSight, trace, upright, write } from './brush'
import { fade } from './colour'
import { drawLine, isLineLook } from './terrain-lines'
import { type MarkedLook, marksOf } from './terrain-marks'

type Pattern = { readonly look: FeatureLook; readonly viewFrom: Side; readonly path: Path2D }

// A pattern's places are worked out once for each shape; drawing it again is one call.
const patterns = new WeakMap<Footprint, Pattern>()

/** How far a feature's drawing reaches beyond its outline, in inches: bushes, teeth of a cliff, the name of a line. */
export function featureSlack({ px }: Brush): number {
  return 1.5 + 40 * px
}

/** A terrain feature: its exact outline, its ground and the pattern that says without colour what it is. */
export function drawFeature(
  context: Canvas2d,
  brush: Brush,
  feature: Pick<TableFeature, 'look' | 'shape'>,
): void {
  if (feature.shape.points.length < 2) return
  const footprint = shapeFootprint(feature.shape)
  if (!isInSight(brush, footprint.bounds, featureSlack(brush))) return
  if (footprint.kind === 'polyline' || isLineLook(feature.look)) {
    drawLine(context, brush, feature.look, feature.shape)
    return
  }
  const { theme, px } = brush
  const colours = theme.looks[feature.look]
  context.beginPath()
  trace(context, footprint.points, true)
  context.fillStyle = colours.ground
  context.fill()
  drawPattern(context, brush, feature.look, footprint)
  context.beginPath()
  trace(context, footprint.points, true)
  context.lineJoin = 'round'
  context.lineWidth = 1.6 * px
  context.strokeStyle = colours.edge
  if (feature.look === 'field') context.setLineDash([6 * px, 3 * px])
  if (feature.look === 'rough' || feature.look === 'plain') context.setLineDash([3 * px, 3 * px])
  context.stroke()
  context.setLineDash([])
}

function drawPattern(context: Canvas2d, brush: Brush, look: FeatureLook, footprint: Footprint): void {
  const { theme, px } = brush
  const colours = theme.looks[look]
  if (look === 'hill') {
    drawContours(context, brush, footprint)
    return
  }
  if (look === 'field' || look === 'water') {
    context.save()
    context.beginPath()
    trace(context, footprint.points, true)
    context.clip()
  }
  if (look !== 'plain' && look !== 'cliff' && !isLineLook(look)) {
    let pattern = patterns.get(footprint)
    if (pattern?.look !== look || pattern.viewFrom !== brush.viewFrom) {
      const { viewFrom } = brush
      pattern = { look, viewFrom, path: marksOf(look as MarkedLook, footprint, viewFrom) }
      patterns.set(footprint, pattern)
    }
    if (look === 'wood' || look === 'village') {
      context.fillStyle = colours.marks
      context.fill(pattern.path)
    } else {
      context.lineWidth = Math.max(1.15 * px, 0.07)
      context.lineCap = 'round'
      context.lineJoin = 'round'
      context.strokeStyle = colours.marks
      context.stroke(pattern.path)
    }
  }
  if (look === 'field' || look === 'water') context.restore()
}

/** Contour lines, each the outline drawn together about its middle, with short strokes down the slope. */
function drawContours(context: Canvas2d, brush: Brush, footprint: Footprint): void {
  const { theme, px } = brush
  const colours = theme.looks.hill
  const around = perimeterInches(footprint)
  for (const [index, share] of [0.76, 0.52, 0.28].entries()) {
    const ring = scaleToPerimeter(footprint, around * share)
    context.beginPath()
    traceRound(context, ring)
    context.fillStyle = fade(theme.isDark ? '#ffffff' : '#fff6d8', theme.isDark ? 0.035 : 0.16)
    context.fill()
    context.lineWidth = (index === 2 ? 1.3 : 1.1) * px
    context.strokeStyle = colours.marks
    context.stroke()
  }
}

/** A closed curve that rounds the corners of a polygon, for lines that stand for the lie of the land only. */
function traceRound(context: Canvas2d, { points }: Footprint): void {
  points.forEach((corner, index) => {
    const next = points[(index + 1) % points.length] ?? corner
    const middle = { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 }
    if (index === 0) {
      const last = points.at(-1) ?? corner
      context.moveTo((last.x + corner.x) / 2, -(last.y + corner.y) / 2)
    }
    context.quadraticCurveTo(corner.x, -corner.y, middle.x, -middle.y)
  })
  context.closePath()
}

/** A feature's name where there is room for it: at its middle, or beside the middle of a line. */
export function drawFeatureName(
  context: Canvas2d,
  brush: Brush,
  feature: Pick<TableFeature, 'look' | 'shape' | 'name'>,
): void {
  if (feature.name === '' || feature.shape.points.length < 2) return
  const footprint = shapeFootprint(feature.shape)
  if (!isInSight(brush, footprint.bounds, featureSlack(brush))) return
  const { minX, maxX } = boundsOf(footprint.points)
  if ((maxX - minX) * brush.pixelsPerInch < feature.name.length * 6.5 || brush.pixelsPerInch < 7) return
  const isLine = footprint.kind === 'polyline'
  const middle = footprint.points[Math.floor(footprint.points.length / 2)]
  const at = isLine && middle !== undefined ? middle : centroid(footprint)
  upright(context, brush, at, (screen) => {
    write(
      screen,
      brush,
      feature.name,
      {
        size: 12,
        weight: 600,
        colour: brush.theme.ink,
        halo: fade(isLine ? brush.theme.felt : brush.theme.looks[feature.look].ground, 0.9),
      },
      0,
      isLine ? 15 : 0,
    )
  })
}
