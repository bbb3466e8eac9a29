import type { Pose, TablePoint } from '@rules/core/geometry'
import type { Side } from '@rules/core/ids'
import type { Words } from '../words'
import type { Pictures } from './pictures'
import type { TableTheme } from './theme'

/** The 2D context of a canvas, of which the scene uses the ordinary calls. */
export type Canvas2d = CanvasRenderingContext2D

/**
 * What everything is drawn with. Layers are scaled to inches with y downwards: a table's point is drawn at (x, -y),
 * and a line of so many pixels is `px` times as wide.
 */
export type Brush = {
  readonly theme: TableTheme
  readonly words: Words
  readonly pictures: Pick<Pictures, 'find'>
  /** One CSS pixel in inches. */
  readonly px: number
  readonly pixelsPerInch: number
  readonly viewFrom: Side
  readonly pixelRatio: number
  /** The part of the table that is in the window, in table inches. */
  readonly sight: {
    readonly minX: number
    readonly minY: number
    readonly maxX: number
    readonly maxY: number
  }
}

/** Traces straight lines through some places. */
export function trace(path: Canvas2d | Path2D, points: readonly TablePoint[], closes: boolean): void {
  points.forEach(({ x, y }, index) => {
    if (index === 0) path.moveTo(x, -y)
    else path.lineTo(x, -y)
  })
  if (closes) path.closePath()
}

/** Draws about a pose in its own axes: x to its right, its front towards negative y, in inches. */
export function inAxesOf(context: Canvas2d, { x, y, facingRadians }: Pose, draw: () => void): void {
  context.save()
  context.translate(x, -y)
  context.rotate(-facingRadians)
  draw()
  context.restore()
}

/** Draws in window pixels round a place of the table, upright whichever way the table is seen. */
export function upright(
  context: Canvas2d,
  brush: Brush,
  at: TablePoint,
  draw: (context: Canvas2d) => void,
): void {
  context.save()
  context.translate(at.x, -at.y)
  context.scale(brush.px, brush.px)
  if (brush.viewFrom === 'b') context.rotate(Math.PI)
  draw(context)
  context.restore()
}

export type TextStyle = {
  readonly size: number
  readonly colour: string
  /** Drawn round the letters, so that they are read on any ground. */
  readonly halo?: string
  readonly weight?: 400 | 600 | 700
  readonly serif?: boolean
  readonly align?: CanvasTextAlign
  readonly baseline?: CanvasTextBaseline
}

/** Writes text at the origin, in pixels. */
export function write(
  context: Canvas2d,
  brush: Brush,
  text: string,
  style: TextStyle,
  left = 0,
  top = 0,
): void {
  const { theme } = brush
  context.font = `${style.weight ?? 400} ${style.size}px ${style.serif === true ? theme.serif : theme.sans}`
  context.textAlign = style.align ?? 'center'
  context.textBaseline = style.baseline ?? 'middle'
  if (style.halo !== undefined) {
    context.lineJoin = 'round'
    context.lineWidth = 3
    context.strokeStyle = style.halo
    context.strokeText(text, left, top)
  }
  context.fillStyle = style.colour
  context.fillText(text, left, top)
}

/** Is any part of a shape with these bounds in the window? */
export function isInSight(brush: Brush, bounds: Brush['sight'], slackInches = 0): boolean {
  const { sight } = brush
  return (
    bounds.minX <= sight.maxX + slackInches &&
    bounds.maxX >= sight.minX - slackInches &&
    bounds.minY <= sight.maxY + slackInches &&
    bounds.maxY >= sight.minY - slackInches
  )
}

const widths = new Map<string, number>()

/** The width of a text in pixels, remembered: measuring is slow and the same labels come again. */
export function textWidth(context: Canvas2d, font: string, text: string): number {
  const key = `${font}|${text}`
  let width = widths.get(key)
  if (width === undefined) {
    if (widths.size > 4000) widths.clear()
    context.font = font
    width = context.measureText(text).width
    widths.set(key, width)
  }
  return width
}

/** How large the plate of a label is, in pixels. */
export function pillSize(
  context: Canvas2d,
  brush: Brush,
  text: string,
  size: number,
): { readonly width: number; readonly height: number } {
  return {
    width: textWidth(context, `600 ${size}px ${brush.theme.sans}`, text) + size,
    height: size + 7,
  }
}

/** A label on a small round-ended plate, centred at the origin, in pixels. */
export function pill(
  context: Canvas2d,
  brush: Brush,
  text: string,
  tone: string,
  options: { readonly size?: number; readonly fill?: string; readonly ink?: string } = {},
): void {
  const size = options.size ?? 12
  const font = `600 ${size}px ${brush.theme.sans}`
  const { width, height } = pillSize(context, brush, text, size)
  context.beginPath()
  context.roundRect(-width / 2, -height / 2, width, height, height / 2)
  context.fillStyle = options.fill ?? brush.theme.panel
  context.fill()
  context.lineWidth = 1.25
  context.strokeStyle = tone
  context.stroke()
  context.font = font
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = options.ink ?? tone
  context.fillText(text, 0, 0.5)
}
