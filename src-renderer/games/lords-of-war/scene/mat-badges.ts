import { ICON_PATHS, ICON_SIZE } from '../../../tabletop/scene/icons'
import { CARD_SIZE } from '../cards/card-marks'
import type { MatTheme } from './mat-painter'
import type { CardSum } from './mat-scene'

type Context = CanvasRenderingContext2D

/** A card as it lies on the screen: its middle, its scale, and whether its front edge is below. */
export type LyingFace = {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turned: boolean
}

/** Places on a card where nothing is printed that has to be read: the picture, and the border below the right arrow, out into the gap. */
const PICTURE = { x: 50, y: 40 } as const
const BORDER = { x: 96, y: 97 } as const

function placeOn(face: LyingFace, { x, y }: { readonly x: number; readonly y: number }) {
  const turn = face.turned ? -1 : 1
  return {
    x: face.x + turn * face.scale * (x - CARD_SIZE.width / 2),
    y: face.y + turn * face.scale * (y - CARD_SIZE.height / 2),
  }
}

/** What strikes a card against its defence, over its picture; one that falls is struck out in colour, frame and sign. */
export function paintSum(context: Context, theme: MatTheme, face: LyingFace, sum: CardSum): void {
  if (sum.falls) {
    const [width, height] = [CARD_SIZE.width * face.scale, CARD_SIZE.height * face.scale]
    context.fillStyle = theme.colour('settle')
    context.globalAlpha = 0.16
    context.fillRect(face.x - width / 2, face.y - height / 2, width, height)
    context.globalAlpha = 1
    context.strokeStyle = theme.colour('settle')
    context.lineWidth = 4
    context.strokeRect(face.x - width / 2, face.y - height / 2, width, height)
  }
  const { x, y } = placeOn(face, PICTURE)
  const tone = sum.falls ? 'settle' : sum.struck ? 'ink' : 'fine'
  paintPill(
    context,
    theme,
    { x, y, text: sum.falls ? `✕ ${sum.text}` : sum.text, tone, filled: sum.falls },
    face,
  )
}

type Pill = {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly tone: string
  readonly filled: boolean
}

function paintPill(context: Context, theme: MatTheme, pill: Pill, { scale }: LyingFace): void {
  let size = Math.max(9, Math.min(18, 15 * scale))
  context.font = `700 ${size}px ${theme.sans}`
  // A long sum is written smaller rather than over the next card.
  size *= Math.min(1, (CARD_SIZE.width * scale) / (context.measureText(pill.text).width + size))
  context.font = `700 ${size}px ${theme.sans}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const width = context.measureText(pill.text).width + size
  const height = size * 1.5
  context.fillStyle = theme.colour(pill.filled ? pill.tone : 'raised')
  context.strokeStyle = theme.colour(pill.tone)
  context.lineWidth = 1.5
  context.beginPath()
  context.roundRect(pill.x - width / 2, pill.y - height / 2, width, height, height / 2)
  context.fill()
  context.stroke()
  context.fillStyle = theme.colour(pill.filled ? 'on-settle' : pill.tone)
  context.fillText(pill.text, pill.x, pill.y + 0.5)
}

/** Crossed swords on the border of a card that is engaged. */
export function paintEngaged(context: Context, theme: MatTheme, face: LyingFace): void {
  const { x, y } = placeOn(face, BORDER)
  const radius = 8 * face.scale
  context.fillStyle = theme.colour('near')
  context.strokeStyle = theme.colour('raised')
  context.lineWidth = 1.5
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
  context.stroke()
  const size = radius * 1.45
  context.save()
  context.translate(x - size / 2, y - size / 2)
  context.scale(size / ICON_SIZE, size / ICON_SIZE)
  context.fillStyle = theme.colour('raised')
  swords ??= new Path2D(ICON_PATHS['crossed-swords'])
  context.fill(swords)
  context.restore()
}

let swords: Path2D | null = null
