import type { Paper } from '@contract/printing'
import type { Side } from '@rules/core/ids'
import { type Card, RANKS } from '@rules/games/lords-of-war/cards'
import { type Drawing, MM_PER_INCH, pageSize } from '../../../printing/printout'
import { figure } from '../../../printing/svg'
import { CARD_MM, cardSvg, TRUE_SCALE } from './card-svg'

/** What printers leave white at least; three rows of cards fit on Letter with it. */
const EDGE_MM = 6
/** Cut marks stand outside the cards, so that none is left on one. */
const MARK = { fromMm: 0.5, lengthMm: 2.5 } as const

const PIXELS_PER_MM = 96 / MM_PER_INCH

/** How cards of poker size lie on a page. */
export type CardGrid = {
  readonly landscape: boolean
  readonly columns: number
  readonly rows: number
}

/** As many cards as fit on a page, upright if turning the page wins nothing. */
export function cardGrid(paper: Paper): CardGrid {
  const [upright, across] = [false, true].map((landscape) => {
    const { widthMm, heightMm } = pageSize(paper, landscape)
    const along = (mm: number, card: number) => Math.floor((mm - 2 * EDGE_MM) / card)
    return { landscape, columns: along(widthMm, CARD_MM.width), rows: along(heightMm, CARD_MM.height) }
  }) as [CardGrid, CardGrid]
  return across.columns * across.rows > upright.columns * upright.rows ? across : upright
}

/** Cards to cut out, edge to edge in their true size, so that a cut frees two; the lowest ranks come last. */
export function cardSheets(cards: readonly Card[], side: Side | null, paper: Paper): readonly Drawing[] {
  const { columns, rows } = cardGrid(paper)
  const sorted = [...cards].sort(
    (one, other) => RANKS.indexOf(other.rank) - RANKS.indexOf(one.rank) || one.name.localeCompare(other.name),
  )
  const perPage = columns * rows
  return Array.from({ length: Math.ceil(sorted.length / perPage) }, (_, page) => ({
    svg: cardSheet(sorted.slice(page * perPage, (page + 1) * perPage), side, paper),
    whole: true,
  }))
}

function cardSheet(cards: readonly Card[], side: Side | null, paper: Paper): string {
  const { landscape, columns, rows } = cardGrid(paper)
  const { widthMm, heightMm } = pageSize(paper, landscape)
  const left = (widthMm - columns * CARD_MM.width) / 2
  const top = (heightMm - rows * CARD_MM.height) / 2
  const drawn = cards.map((card, index) => {
    const x = left + (index % columns) * CARD_MM.width
    const y = top + Math.floor(index / columns) * CARD_MM.height
    const middle = { x: x + CARD_MM.width / 2, y: y + CARD_MM.height / 2 }
    return (
      cardSvg(card, side, { ...middle, scale: TRUE_SCALE, turned: false }) +
      `<rect class="cut" x="${figure(x)}" y="${figure(y)}" width="${figure(CARD_MM.width)}" height="${figure(CARD_MM.height)}" fill="none" stroke="#888" stroke-width="0.1"/>`
    )
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="cards" ${inWholePixels(widthMm, heightMm)}>`,
    ...drawn,
    cutMarks({ left, top, columns, rows }),
    '</svg>',
  ].join('')
}

/** The size of a drawing in millimetres that is as large as whole pixels: a page rounds any other, and shrinks it by a hair. */
function inWholePixels(widthMm: number, heightMm: number): string {
  const [width, height] = [widthMm, heightMm].map((mm) => Math.floor(mm * PIXELS_PER_MM)) as [number, number]
  return `width="${width}" height="${height}" viewBox="0 0 ${width / PIXELS_PER_MM} ${height / PIXELS_PER_MM}"`
}

/** A mark at both ends of every line that is cut. */
function cutMarks({
  left,
  top,
  columns,
  rows,
}: {
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
}): string {
  const right = left + columns * CARD_MM.width
  const bottom = top + rows * CARD_MM.height
  const { fromMm, lengthMm } = MARK
  const upright = Array.from({ length: columns + 1 }, (_, index) => {
    const x = figure(left + index * CARD_MM.width)
    return `M${x} ${figure(top - fromMm)}v${-lengthMm}M${x} ${figure(bottom + fromMm)}v${lengthMm}`
  })
  const across = Array.from({ length: rows + 1 }, (_, index) => {
    const y = figure(top + index * CARD_MM.height)
    return `M${figure(left - fromMm)} ${y}h${-lengthMm}M${figure(right + fromMm)} ${y}h${lengthMm}`
  })
  return `<path class="marks" d="${[...upright, ...across].join('')}" stroke="#000" stroke-width="0.2" fill="none"/>`
}
