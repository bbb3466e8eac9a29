import { boundsOf, type Footprint, offsetOutline, type TablePoint } from '@rules/core/geometry'
import { NOTE_PIXELS } from '../camera'
import { pieceFootprint } from '../footprints'
import type { TablePiece } from '../table-model'
import { type Brush, type Canvas2d, pill, pillSize, trace, upright, write } from './brush'
import { fade } from './colour'
import { traceOutline } from './paths'
import { firstFree, type Plate, type PlatePlace } from './plates'

/** The exact outline of all places within so many inches of a base: what is judged is what is drawn. */
export function drawReach(
  context: Canvas2d,
  brush: Brush,
  footprint: Footprint,
  inches: number,
  isFaint: boolean,
): void {
  const { theme, px } = brush
  context.beginPath()
  traceOutline(context, offsetOutline(footprint, inches))
  context.fillStyle = fade(theme.accent, isFaint ? 0.07 : 0.13)
  context.fill()
  context.lineWidth = 1.2 * px
  context.strokeStyle = fade(theme.accent, isFaint ? 0.45 : 0.75)
  context.setLineDash([5 * px, 3 * px])
  context.stroke()
  context.setLineDash([])
}

export type Emphasis = 'selected' | 'hover' | 'highlight'

/** The outline round something chosen: heavy in the accent when selected, thin under the pointer. */
export function drawEmphasis(
  context: Canvas2d,
  brush: Brush,
  footprint: Footprint,
  emphasis: Emphasis,
): void {
  const { theme, px } = brush
  const closes = footprint.kind === 'polygon'
  context.lineJoin = 'round'
  context.beginPath()
  trace(context, footprint.points, closes)
  if (emphasis === 'highlight') {
    context.lineWidth = 11 * px
    context.strokeStyle = fade(theme.settle, 0.45)
    context.stroke()
  }
  context.lineWidth = (emphasis === 'hover' ? 3.5 : 5.5) * px
  context.strokeStyle = theme.isDark ? 'rgba(0, 0, 0, 0.55)' : 'rgba(255, 253, 244, 0.85)'
  context.stroke()
  context.lineWidth = (emphasis === 'hover' ? 1.5 : 3) * px
  context.strokeStyle = emphasis === 'highlight' ? theme.settle : theme.accent
  context.stroke()
  context.lineJoin = 'miter'
}

/** The ring round a note that is chosen or pointed at. */
export function drawRing(context: Canvas2d, brush: Brush, at: TablePoint, emphasis: Emphasis): void {
  const { theme, px } = brush
  context.beginPath()
  context.arc(at.x, -at.y, (NOTE_PIXELS + 2.5) * px, 0, 2 * Math.PI)
  context.lineWidth = (emphasis === 'hover' ? 1.5 : 3) * px
  context.strokeStyle = emphasis === 'highlight' ? theme.settle : theme.accent
  context.stroke()
}

/** The sign of a piece that something is wrong with, at its upper left on the screen. */
export function drawAlert(context: Canvas2d, brush: Brush, footprint: Footprint): void {
  const { theme, px } = brush
  const { minX, minY, maxX, maxY } = boundsOf(footprint.points)
  const at = brush.viewFrom === 'a' ? { x: minX, y: maxY } : { x: maxX, y: minY }
  const off = 5 * px * (brush.viewFrom === 'a' ? 1 : -1)
  upright(context, brush, { x: at.x - off, y: at.y + off }, (screen) => {
    screen.beginPath()
    screen.arc(0, 0, 8.5, 0, 2 * Math.PI)
    screen.fillStyle = theme.settle
    screen.fill()
    screen.lineWidth = 1.5
    screen.strokeStyle = theme.panel
    screen.stroke()
    write(screen, brush, '!', { size: 13, weight: 700, colour: theme.isDark ? '#1d1b18' : '#ffffff' }, 0, 0.5)
  })
}

/** The sign of what cannot be moved: a padlock at its lower right on the screen. */
export function drawPadlock(context: Canvas2d, brush: Brush, footprint: Footprint): void {
  const { theme } = brush
  const { minX, minY, maxX, maxY } = footprint.bounds
  const at = brush.viewFrom === 'a' ? { x: maxX, y: minY } : { x: minX, y: maxY }
  upright(context, brush, at, (screen) => {
    screen.beginPath()
    screen.arc(0, 0, 9, 0, 2 * Math.PI)
    screen.fillStyle = theme.panel
    screen.fill()
    screen.lineWidth = 1.25
    screen.strokeStyle = theme.soft
    screen.stroke()
    screen.fillStyle = theme.ink
    screen.fillRect(-4, -0.5, 8, 5.5)
    screen.beginPath()
    screen.arc(0, -0.5, 2.6, Math.PI, 0)
    screen.lineWidth = 1.5
    screen.strokeStyle = theme.ink
    screen.stroke()
  })
}

/** A piece's name behind it as the screen sees it, out of the way of its front: above it when it looks down. */
export function drawName(context: Canvas2d, brush: Brush, piece: TablePiece): void {
  const [place] = placesOfName(brush, piece, 13)
  if (place === undefined) return
  const halo = fade(brush.theme.felt, 0.85)
  const style = { size: 12, weight: 600, colour: brush.theme.ink, halo } as const
  upright(context, brush, place.at, (screen) => write(screen, brush, piece.name, style, 0, place.down))
}

const NAME_PIXELS = 12.5

/** A piece's name on a plate, beside the figures of links rather than over them. */
export function drawNamePlate(
  context: Canvas2d,
  brush: Brush,
  piece: TablePiece,
  links: readonly Plate[],
): void {
  const places = placesOfName(brush, piece, 19)
  const size = pillSize(context, brush, piece.name, NAME_PIXELS)
  const place = firstFree(brush, places, size, links) ?? places[0]
  if (place === undefined) return
  upright(context, brush, place.at, (screen) => {
    screen.translate(0, place.down)
    pill(screen, brush, piece.name, brush.theme.line, { ink: brush.theme.ink, size: NAME_PIXELS })
  })
}

/** Where a name can stand, so many pixels off the base: behind it and further back, then before it. */
export function placesOfName(
  brush: Pick<Brush, 'viewFrom'>,
  piece: TablePiece,
  off: number,
): readonly PlatePlace[] {
  const { minX, minY, maxX, maxY } = pieceFootprint(piece).bounds
  const up = brush.viewFrom === 'a' ? 1 : -1
  const isAbove = Math.cos(piece.pose.facingRadians) * up < -0.5 && piece.banner === null
  return [isAbove, !isAbove].flatMap((above) =>
    [off, off + 22, off + 44].map((away) => ({
      at: { x: (minX + maxX) / 2, y: above === (up === 1) ? maxY : minY },
      down: above ? -away : away,
    })),
  )
}
