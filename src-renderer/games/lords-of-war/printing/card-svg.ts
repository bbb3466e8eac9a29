import type { Side } from '@rules/core/ids'
import type { CardFigures } from '@rules/games/lords-of-war/cards'
import { MM_PER_INCH } from '../../../printing/printout'
import { escapeText, figure } from '../../../printing/svg'
import { CARD_SIZE, type CardColour, type CardMark, cardMarks } from '../cards/card-marks'

/** Poker size, 2.5 × 3.5 inches, in millimetres. */
export const CARD_MM = { width: 2.5 * MM_PER_INCH, height: 3.5 * MM_PER_INCH } as const

/** From the units that a card is drawn in to millimetres of a card in its true size. */
export const TRUE_SCALE = CARD_MM.width / CARD_SIZE.width

/** Where a card lies on a page: its middle in millimetres, its scale, and whether its front edge is below. */
export type CardPlace = {
  readonly x: number
  readonly y: number
  /** Millimetres to a unit of the card. */
  readonly scale: number
  readonly turned: boolean
}

/** Ink and paper: the light tokens of the window, whatever theme it has. */
export const INK: Readonly<Record<CardColour, string>> = {
  ink: '#000',
  soft: '#675d4f',
  line: '#dcd2bd',
  edge: '#877a67',
  paper: '#f3eee1',
  raised: '#fff',
  'side-a': '#2f5d8a',
  'side-b': '#9c3329',
  'side-a-tint': '#eaf0f5',
  'side-b-tint': '#f8ebe8',
  accent: '#8a5a13',
  settle: '#b3261e',
}

/** Roughly how wide a letter is for its size. */
const LETTER = 0.52

/** A card as SVG of a page in millimetres; without a side in ink alone. */
export function cardSvg(card: CardFigures, side: Side | null, { x, y, scale, turned }: CardPlace): string {
  const turn = turned ? ' rotate(180)' : ''
  const marks = cardMarks(card, side).map(markSvg).join('')
  return `<g class="card" transform="translate(${figure(x)} ${figure(y)})${turn} scale(${scale}) translate(${-CARD_SIZE.width / 2} ${-CARD_SIZE.height / 2})">${marks}</g>`
}

function markSvg(mark: CardMark): string {
  switch (mark.kind) {
    case 'rect': {
      const dash = mark.dash.length === 0 ? '' : ` stroke-dasharray="${mark.dash.join(' ')}"`
      return `<rect x="${figure(mark.x)}" y="${figure(mark.y)}" width="${figure(mark.width)}" height="${figure(mark.height)}" rx="${mark.radius}" ${pens(mark)}${dash}/>`
    }
    case 'polygon':
      return `<polygon points="${mark.points.map(([x, y]) => `${figure(x)},${figure(y)}`).join(' ')}" ${pens(mark)} stroke-linejoin="round"/>`
    case 'icon':
      return `<path d="${mark.d}" transform="translate(${mark.x} ${mark.y}) scale(${mark.scale})" fill="${INK[mark.fill]}"/>`
    case 'text': {
      // Names come in a size that fits: only what is longer is squeezed, and nothing is stretched.
      const isLong = mark.text.length * mark.size * LETTER > mark.maxWidth + 0.5
      const squeezed = isLong ? ` textLength="${mark.maxWidth}" lengthAdjust="spacingAndGlyphs"` : ''
      const face = mark.serif ? ' font-family="Alegreya, serif"' : ''
      return `<text x="${figure(mark.x)}" y="${figure(mark.y)}" font-size="${mark.size}" font-weight="${mark.bold ? 700 : 400}"${face} fill="${INK[mark.fill]}" text-anchor="middle" dominant-baseline="central"${squeezed}>${escapeText(mark.text)}</text>`
    }
  }
}

function pens({
  fill,
  stroke,
  strokeWidth,
}: {
  readonly fill: CardColour | null
  readonly stroke: CardColour | null
  readonly strokeWidth: number
}): string {
  const pen = stroke === null ? '' : ` stroke="${INK[stroke]}" stroke-width="${strokeWidth}"`
  return `fill="${fill === null ? 'none' : INK[fill]}"${pen}`
}
