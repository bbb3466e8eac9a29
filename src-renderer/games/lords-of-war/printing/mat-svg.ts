import { SIDES } from '@rules/core/ids'
import { losses } from '@rules/games/lords-of-war/ending'
import { keyOf } from '@rules/games/lords-of-war/mat'
import type { State } from '@rules/games/lords-of-war/model'
import { lyingCards } from '@rules/games/lords-of-war/positions'
import { say } from '../../../messages/messages.svelte'
import { escapeText, figure } from '../../../printing/svg'
import { CARD_SIZE } from '../cards/card-marks'
import { matBounds } from '../scene/mat-scene'
import { sideName, squareName } from '../wording/names'
import { cardSvg } from './card-svg'

/** What a card leaves free of its square, in its own units: a fifth of an inch in true size. */
const GAP = 8
/** A square in the units of a card. */
export const SQUARE = { width: CARD_SIZE.width + GAP, height: CARD_SIZE.height + GAP } as const

/** Room above and below the mat for whose edge it is and how he stands. */
const EDGE_MM = 7
const FRAME_MM = 0.5

/** Which squares are drawn, and how large. */
export type MatPart = ReturnType<typeof matBounds> & { readonly scale: number }

/** The mat with its cards as SVG in millimetres, as large as fits, player 1's edge below. No hand is on it. */
export function matSvg(state: State, room: { readonly widthMm: number; readonly heightMm: number }): string {
  const bounds = matBounds(state)
  const scale = Math.min(
    (room.widthMm - 2 * FRAME_MM) / (bounds.columns * SQUARE.width),
    (room.heightMm - 2 * EDGE_MM) / (bounds.rows * SQUARE.height),
  )
  const part = { ...bounds, scale }
  const { width, height } = sizeOf(part)
  const whole = { width: width + 2 * FRAME_MM, height: height + 2 * EDGE_MM }
  // From the left: the words are longer than a small mat is wide.
  const edge = (side: 'a' | 'b', y: number) =>
    `<text x="${FRAME_MM}" y="${figure(y)}" font-size="3.4" font-weight="600">${escapeText(standing(state, side))}</text>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="mat" width="${figure(whole.width)}mm" height="${figure(whole.height)}mm" viewBox="0 0 ${figure(whole.width)} ${figure(whole.height)}">`,
    edge('b', EDGE_MM - 2.2),
    edge('a', EDGE_MM + height + 4.4),
    `<g transform="translate(${FRAME_MM} ${EDGE_MM})">`,
    matGround(state, part),
    ...lyingCards(state).map(({ card, square }) => {
      const x = (square.column - part.left + 0.5) * SQUARE.width * scale
      const y = (part.near + part.rows - square.row - 0.5) * SQUARE.height * scale
      // A card is turned to its owner (LW-7).
      return cardSvg(card, card.side, { x, y, scale, turned: card.side === 'b' })
    }),
    '</g></svg>',
  ].join('')
}

/** How large some squares are, in millimetres. */
export function sizeOf({ columns, rows, scale }: MatPart): {
  readonly width: number
  readonly height: number
} {
  return { width: columns * SQUARE.width * scale, height: rows * SQUARE.height * scale }
}

/** The squares with their names and the start squares with their numbers; a mat without boundaries ends in dashes. */
export function matGround(state: Pick<State, 'houseRules' | 'mat' | 'cards'>, part: MatPart): string {
  const { columns, rows, left, near, scale, boundless } = part
  const { width, height } = sizeOf(part)
  const [across, down] = [SQUARE.width * scale, SQUARE.height * scale]
  const lines = [
    ...Array.from(
      { length: columns - 1 },
      (_, index) => `M${figure((index + 1) * across)} 0V${figure(height)}`,
    ),
    ...Array.from({ length: rows - 1 }, (_, index) => `M0 ${figure((index + 1) * down)}H${figure(width)}`),
  ]
  const squares = Array.from({ length: columns * rows }, (_, index) => ({
    column: left + (index % columns),
    row: near + Math.floor(index / columns),
  }))
  const corner = ({ column, row }: (typeof squares)[number]) => ({
    x: (column - left) * across,
    y: (near + rows - 1 - row) * down,
  })
  const size = Math.min(4, down * 0.09)
  const names = squares
    .filter((square) => state.mat[keyOf(square)] === undefined)
    .map((square) => {
      const { x, y } = corner(square)
      return `<text x="${figure(x + size * 0.4)}" y="${figure(y + down - size * 0.4)}" font-size="${figure(size)}" fill="#555">${squareName(square)}</text>`
    })
  const starts = SIDES.filter((side) => state.mat[keyOf(state.houseRules.starts[side])] === undefined).map(
    (side) => {
      const { x, y } = corner(state.houseRules.starts[side])
      // Each number is read from its own player's side (LW-10).
      const place = `translate(${figure(x + across / 2)} ${figure(y + down / 2)})${side === 'b' ? ' rotate(180)' : ''}`
      return `<text transform="${place}" font-size="${figure(down * 0.45)}" fill="#aaa" text-anchor="middle" dominant-baseline="central">${side === 'a' ? 1 : 2}</text>`
    },
  )
  const edge = boundless
    ? 'stroke="#555" stroke-width="0.3" stroke-dasharray="2 1.5"'
    : 'stroke="#000" stroke-width="0.6"'
  return [
    `<rect width="${figure(width)}" height="${figure(height)}" fill="#fff" ${edge}/>`,
    `<path class="squares" d="${lines.join('')}" stroke="#555" stroke-width="0.2" fill="none"/>`,
    ...starts,
    ...names,
  ].join('')
}

/** A player with what he has lost, for his edge of the mat. */
export function standing(state: State, side: 'a' | 'b'): string {
  const { cards, commands } = losses(state, side)
  const { cardsToWin, commandsToWin } = state.houseRules
  const player = say('lw.mat.edge', { side: sideName(state, side), number: side === 'a' ? 1 : 2 })
  return say('lw.print.standing', { player, cards, cardsToWin, commands, commandsToWin })
}
