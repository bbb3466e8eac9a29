import { normaliseRadians } from '@rules/core/geometry'
import type { TablePiece } from '../table-model'
import { type Brush, type Canvas2d, pill } from './brush'
import { mix } from './colour'
import { drawIcon } from './sprites'
import type { TableTheme } from './theme'

const RADIANS_PER_DEGREE = Math.PI / 180

/** Draws a piece about the origin in its own axes: x to its right, its front towards negative y, in inches. */
export function drawPiece(context: Canvas2d, brush: Brush, piece: TablePiece): void {
  const { theme, px, pixelsPerInch } = brush
  const { frontageInches: wide, depthInches: deep } = piece
  const side = theme.sides[piece.side]
  const smallest = Math.min(wide, deep) * pixelsPerInch
  const border = px * (smallest < 9 ? 1 : 1.75)
  context.globalAlpha = piece.hidden ? 0.72 : 1

  if (smallest >= 9 && !piece.hidden) {
    context.fillStyle = theme.isDark ? 'rgba(0, 0, 0, 0.4)' : 'rgba(60, 50, 30, 0.25)'
    const [right, down] = shadowOffset(piece, brush)
    context.fillRect(-wide / 2 + right, -deep / 2 + down, wide, deep)
  }
  context.fillStyle = baseColour(theme, side)
  context.fillRect(-wide / 2, -deep / 2, wide, deep)

  drawDevice(context, px, piece, side)
  if (smallest >= 9) drawPicture(context, brush, piece)
  drawOrder(context, brush, piece)

  context.lineWidth = border
  context.strokeStyle = side
  if (piece.hidden) context.setLineDash(smallest < 9 ? [2.5 * px, 2 * px] : [4 * px, 3 * px])
  context.strokeRect(-wide / 2 + border / 2, -deep / 2 + border / 2, wide - border, deep - border)
  context.setLineDash([])
  drawFront(context, brush, piece, side, border)
  context.globalAlpha = 1
  // Hidden is a matter of what may be told, so it is seen at any scale.
  const showsEngaged = piece.engaged && smallest >= 9
  if (piece.hidden)
    drawEyeOff(context, brush, piece, { side: showsEngaged ? -1 : 1, scale: smallest < 9 ? 0.75 : 1 })
  if (showsEngaged) drawEngaged(context, brush, piece)
  if (piece.stands !== undefined && piece.stands.lost > 0) drawLosses(context, brush, piece, piece.stands)
  if (piece.banner !== null) drawBanner(context, brush, piece, side)
}

/** The paper of a base: a breath of its side's colour. */
export function baseColour(theme: TableTheme, side: string): string {
  return theme.isDark ? mix('#15171a', side, 0.36) : mix('#fffdf6', side, 0.1)
}

/** Down on the screen, whichever way the piece faces. */
function shadowOffset(piece: TablePiece, brush: Brush): readonly [number, number] {
  const turn = piece.pose.facingRadians + (brush.viewFrom === 'b' ? Math.PI : 0)
  const [right, down] = [0.8 * brush.px, 2 * brush.px]
  const cosine = Math.cos(turn)
  const sine = Math.sin(turn)
  return [right * cosine - down * sine, right * sine + down * cosine]
}

/** A's corner, B's bar: the sides differ without their colours. */
function drawDevice(context: Canvas2d, px: number, piece: TablePiece, side: string): void {
  const { frontageInches: wide, depthInches: deep } = piece
  context.fillStyle = side
  if (piece.side === 'a') {
    const leg = Math.min(deep * 0.55, wide * 0.35, Math.max(14 * px, deep * 0.34))
    context.beginPath()
    context.moveTo(-wide / 2, -deep / 2)
    context.lineTo(-wide / 2 + leg, -deep / 2)
    context.lineTo(-wide / 2, -deep / 2 + leg)
    context.closePath()
    context.fill()
  } else {
    const bar = Math.min(wide * 0.13, deep * 0.3)
    context.fillRect(-wide / 2, -deep / 2, bar, deep)
  }
}

/** The front edge is heavier, with an arrow before it. */
function drawFront(context: Canvas2d, brush: Brush, piece: TablePiece, side: string, border: number): void {
  const { frontageInches: wide, depthInches: deep } = piece
  context.fillStyle = side
  context.fillRect(-wide / 2, -deep / 2, wide, Math.min(border * 1.7, deep * 0.3))
  const arrow = Math.min(wide * 0.22, Math.max(5 * brush.px, 0.32))
  context.beginPath()
  context.moveTo(-arrow, -deep / 2)
  context.lineTo(0, -deep / 2 - arrow * 0.95)
  context.lineTo(arrow, -deep / 2)
  context.closePath()
  context.fill()
}

/** The troops' picture stands upright on the screen to within a right angle of the base. */
function drawPicture(context: Canvas2d, brush: Brush, piece: TablePiece): void {
  const { theme, px } = brush
  const size = Math.min(piece.depthInches * 0.84, piece.frontageInches * 0.84, 150 * px)
  const colour = theme.isDark ? mix(theme.sides[piece.side], '#ffffff', 0.25) : theme.sides[piece.side]
  const seen = normaliseRadians(piece.pose.facingRadians + (brush.viewFrom === 'b' ? Math.PI : 0))
  const isHeadDown = Math.abs(seen) > 91 * RADIANS_PER_DEGREE
  if (isHeadDown) context.rotate(Math.PI)
  drawIcon(context, piece.icon, colour, size, (size / px) * brush.pixelRatio)
  if (isHeadDown) context.rotate(Math.PI)
}

/** Disordered: struck through. Broken: cracked across, with a white flag. */
function drawOrder(context: Canvas2d, brush: Brush, piece: TablePiece): void {
  if (piece.order === 'good') return
  const { frontageInches: wide, depthInches: deep } = piece
  const { theme, px } = brush
  context.lineWidth = 2.25 * px
  context.strokeStyle = theme.settle
  context.beginPath()
  if (piece.order === 'disordered') {
    context.moveTo(-wide / 2, deep / 2)
    context.lineTo(wide / 2, -deep / 2)
    context.stroke()
    return
  }
  const teeth = 6
  for (let tooth = 0; tooth <= teeth; tooth++) {
    const x = -wide / 2 + (wide * tooth) / teeth
    const y = tooth === 0 || tooth === teeth ? 0 : (tooth % 2 === 0 ? 0.22 : -0.22) * deep
    if (tooth === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
  context.stroke()
  const scaled = flagScale(piece, brush) * 0.8
  inScreen(context, brush, piece, (screen) => {
    screen.translate(wide / px / 2 - 6, -deep / px / 2 + 4)
    screen.scale(scaled, scaled)
    screen.fillStyle = '#ffffff'
    screen.strokeStyle = theme.isDark ? '#1d1b18' : '#2b2620'
    screen.lineWidth = 1.2
    screen.beginPath()
    screen.moveTo(0, 0)
    screen.lineTo(0, -16)
    screen.quadraticCurveTo(4, -19, 7, -16)
    screen.quadraticCurveTo(9, -14, 12, -16)
    screen.lineTo(12, -9)
    screen.quadraticCurveTo(9, -7, 7, -9)
    screen.quadraticCurveTo(4, -12, 0, -9)
    screen.fill()
    screen.stroke()
  })
}

/** An upright banner above the base; the Warlord's is larger, crossed and forked. */
function drawBanner(context: Canvas2d, brush: Brush, piece: TablePiece, side: string): void {
  const isWarlord = piece.banner === 'warlord'
  const grown = flagScale(piece, brush) * (isWarlord ? 1.25 : 0.95)
  inScreen(context, brush, piece, (screen) => {
    const off = Math.min(piece.frontageInches, piece.depthInches) / 2 / brush.px
    screen.translate(0, -Math.max(0, off - 3))
    screen.scale(grown, grown)
    screen.lineWidth = 1.6
    screen.strokeStyle = brush.theme.isDark ? '#f0e8d8' : '#2b2620'
    screen.beginPath()
    screen.moveTo(0, 2)
    screen.lineTo(0, -21)
    screen.stroke()
    screen.fillStyle = side
    screen.beginPath()
    screen.moveTo(-6, -20)
    screen.lineTo(6, -20)
    screen.lineTo(6, -7)
    if (isWarlord) {
      screen.lineTo(3, -4)
      screen.lineTo(0, -7)
      screen.lineTo(-3, -4)
      screen.lineTo(-6, -7)
    } else {
      screen.lineTo(0, -4)
      screen.lineTo(-6, -7)
    }
    screen.closePath()
    screen.fill()
    screen.lineWidth = 1
    screen.strokeStyle = baseColour(brush.theme, side)
    screen.stroke()
    screen.fillStyle = baseColour(brush.theme, side)
    screen.fillRect(-1, -18, 2, 9)
    screen.fillRect(-4, -15, 8, 2)
  })
}

/** At the right while nothing else is there: the sign of a trouble stands at the upper left and would cover it. */
function drawEyeOff(
  context: Canvas2d,
  brush: Brush,
  piece: TablePiece,
  { side, scale }: { readonly side: 1 | -1; readonly scale: number },
): void {
  inScreen(context, brush, piece, (screen) => {
    badge(screen, brush, piece, side, scale)
    screen.strokeStyle = brush.theme.ink
    screen.lineWidth = 1.3
    screen.beginPath()
    screen.moveTo(-5, 0)
    screen.quadraticCurveTo(0, -5, 5, 0)
    screen.quadraticCurveTo(0, 5, -5, 0)
    screen.moveTo(1.4, 0)
    screen.arc(0, 0, 1.4, 0, 2 * Math.PI)
    screen.moveTo(-5, 5)
    screen.lineTo(5, -5)
    screen.stroke()
  })
}

function drawEngaged(context: Canvas2d, brush: Brush, piece: TablePiece): void {
  inScreen(context, brush, piece, (screen) => {
    badge(screen, brush, piece, 1)
    drawIcon(screen, 'crossed-swords', brush.theme.settle, 13, 13 * brush.pixelRatio)
  })
}

/** The stands that are lost and how many there were, on a plate at the base's lower edge as the screen sees it. */
function drawLosses(
  context: Canvas2d,
  brush: Brush,
  piece: TablePiece,
  { lost, of }: NonNullable<TablePiece['stands']>,
): void {
  const { facingRadians } = piece.pose
  const reach =
    (Math.abs(Math.sin(facingRadians)) * piece.frontageInches +
      Math.abs(Math.cos(facingRadians)) * piece.depthInches) /
    2 /
    brush.px
  inScreen(context, brush, piece, (screen) => {
    screen.translate(0, reach + 5)
    pill(screen, brush, `−${lost}/${of}`, brush.theme.settle, { size: 11 })
  })
}

/** A small round plate at a side of the base, as the screen sees it. */
function badge(screen: Canvas2d, brush: Brush, piece: TablePiece, side: 1 | -1, scale = 1): void {
  const { facingRadians } = piece.pose
  const reach =
    (Math.abs(Math.cos(facingRadians)) * piece.frontageInches +
      Math.abs(Math.sin(facingRadians)) * piece.depthInches) /
    2 /
    brush.px
  screen.translate(side * (reach - 2), -2)
  screen.scale(scale, scale)
  screen.beginPath()
  screen.arc(0, 0, 8.5, 0, 2 * Math.PI)
  screen.fillStyle = brush.theme.panel
  screen.fill()
  screen.lineWidth = 1
  screen.strokeStyle = brush.theme.soft
  screen.stroke()
}

function flagScale(piece: TablePiece, brush: Brush): number {
  return Math.min(3, Math.max(0.6, (piece.depthInches * brush.pixelsPerInch) / 24))
}

/** Draws in pixels round the piece's centre, upright on the screen. */
function inScreen(
  context: Canvas2d,
  brush: Brush,
  piece: TablePiece,
  draw: (screen: Canvas2d) => void,
): void {
  context.save()
  context.rotate(piece.pose.facingRadians + (brush.viewFrom === 'b' ? Math.PI : 0))
  context.scale(brush.px, brush.px)
  draw(context)
  context.restore()
}
