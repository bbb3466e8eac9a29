import type { CardMark } from '../cards/card-marks'
import type { MatTheme } from './mat-painter'

/** The marks of a card and the colours that they are painted in. */
export type CardPaint = { readonly marks: readonly CardMark[]; readonly theme: MatTheme }

/** Paints a card's marks on a canvas that is turned and scaled to the card's own units. */
export function paintMarks(context: CanvasRenderingContext2D, { marks, theme }: CardPaint): void {
  for (const mark of marks) paintMark(context, mark, theme)
}

function paintMark(context: CanvasRenderingContext2D, mark: CardMark, theme: MatTheme): void {
  if (mark.kind === 'text') {
    paintText(context, mark, theme)
    return
  }
  if (mark.kind === 'icon') {
    context.save()
    context.translate(mark.x, mark.y)
    context.scale(mark.scale, mark.scale)
    context.fillStyle = theme.colour(mark.fill)
    context.fill(pathOf(mark.d))
    context.restore()
    return
  }
  context.beginPath()
  if (mark.kind === 'rect') context.roundRect(mark.x, mark.y, mark.width, mark.height, mark.radius)
  else {
    for (const [x, y] of mark.points) context.lineTo(x, y)
    context.closePath()
  }
  if (mark.fill !== null) {
    context.fillStyle = theme.colour(mark.fill)
    context.fill()
  }
  if (mark.stroke !== null) {
    context.setLineDash(mark.kind === 'rect' ? [...mark.dash] : [])
    context.strokeStyle = theme.colour(mark.stroke)
    context.lineWidth = mark.strokeWidth
    context.stroke()
    context.setLineDash([])
  }
}

function paintText(
  context: CanvasRenderingContext2D,
  mark: Extract<CardMark, { kind: 'text' }>,
  theme: MatTheme,
): void {
  context.fillStyle = theme.colour(mark.fill)
  context.font = `${mark.bold ? 700 : 400} ${mark.size}px ${mark.serif ? theme.serif : theme.sans}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(mark.text, mark.x, mark.y, mark.maxWidth)
}

const paths = new Map<string, Path2D>()

/** Icons are long paths: each is read once. */
function pathOf(d: string): Path2D {
  const known = paths.get(d)
  if (known !== undefined) return known
  const path = new Path2D(d)
  paths.set(d, path)
  return path
}
