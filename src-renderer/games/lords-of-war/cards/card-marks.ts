import type { Side } from '@rules/core/ids'
import {
  type CardFigures,
  DIRECTIONS,
  type Direction,
  offsetOf,
  type UnitClass,
} from '@rules/games/lords-of-war/cards'
import { ICON_PATHS, ICON_SIZE } from '../../../tabletop/scene/icons'
import { nameMarks } from './card-name'
import { figureMarks } from './figure-marks'
import { rankMarks } from './rank-marks'

/** A card is drawn on a field of this size, whatever shows it: taller than wide. */
export const CARD_SIZE = { width: 100, height: 140 } as const

/** Colours by the names of the window's tokens, so that every way of drawing has its own light and dark. */
export type CardColour =
  | 'ink'
  | 'soft'
  | 'line'
  | 'edge'
  | 'paper'
  | 'raised'
  | 'side-a'
  | 'side-b'
  | 'side-a-tint'
  | 'side-b-tint'
  | 'accent'
  | 'settle'

/** One mark of a drawn card, in the units of CARD_SIZE, the owner's front edge above. */
export type CardMark =
  | {
      readonly kind: 'rect'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly radius: number
      readonly fill: CardColour | null
      readonly stroke: CardColour | null
      readonly strokeWidth: number
      readonly dash: readonly number[]
    }
  | {
      readonly kind: 'polygon'
      readonly points: readonly (readonly [x: number, y: number])[]
      readonly fill: CardColour | null
      readonly stroke: CardColour | null
      readonly strokeWidth: number
    }
  | {
      readonly kind: 'icon'
      readonly d: string
      readonly x: number
      readonly y: number
      /** From the icon's own units to the card's. */
      readonly scale: number
      readonly fill: CardColour
    }
  | {
      readonly kind: 'text'
      readonly text: string
      /** The middle of the text, across and on its line's height. */
      readonly x: number
      readonly y: number
      readonly size: number
      readonly fill: CardColour
      readonly bold: boolean
      readonly serif: boolean
      /** A longer text is made narrower. */
      readonly maxWidth: number
    }

const CLASS_ICONS = {
  infantry: 'swordman',
  cavalry: 'cavalry',
  spear: 'spears',
  ranged: 'pocket-bow',
  berserker: 'battle-axe',
} as const satisfies Record<UnitClass, string>

/**
 * How a card is drawn (LW-1 to LW-6): arrows with their values round the edge, class, rank, name, defence, movement
 * arrows, and the target grid with the damage of its missile. Sides differ by colour and by their border.
 */
export function cardMarks(card: CardFigures, side: Side | null): readonly CardMark[] {
  return [
    ...frame(side),
    ...classIcon(card),
    ...DIRECTIONS.flatMap((direction) => [
      ...moveArrow(card, direction),
      ...attackArrow(card, direction, side),
    ]),
    ...defence(card),
    ...rankMarks(card),
    ...nameMarks(card),
    ...missile(card),
  ]
}

/** The back of a card that may not be seen. */
export function cardBackMarks(side: Side): readonly CardMark[] {
  return [
    ...frame(side),
    {
      kind: 'icon',
      d: iconPath('warlord-helmet'),
      x: 28,
      y: 48,
      scale: 44 / ICON_SIZE,
      fill: sideColour(side),
    },
  ]
}

function sideColour(side: Side | null): CardColour {
  return side === null ? 'ink' : `side-${side}`
}

function frame(side: Side | null): readonly CardMark[] {
  const outer: CardMark = {
    kind: 'rect',
    x: 1,
    y: 1,
    width: 98,
    height: 138,
    radius: 6,
    fill: 'raised',
    stroke: sideColour(side),
    strokeWidth: 2.5,
    dash: [],
  }
  const inner: CardMark = { ...outer, x: 11, y: 11, width: 78, height: 118, radius: 3, strokeWidth: 0.8 }
  // Player 2's inner border is broken, so that the sides differ without colour.
  return [
    outer,
    {
      ...inner,
      fill: side === null ? 'paper' : `side-${side}-tint`,
      dash: side === 'b' ? [4, 2.5] : [],
    },
  ]
}

function iconPath(name: keyof typeof ICON_PATHS): string {
  return ICON_PATHS[name]
}

function classIcon({ unitClass }: CardFigures): readonly CardMark[] {
  return [
    {
      kind: 'icon',
      d: iconPath(CLASS_ICONS[unitClass]),
      x: 37,
      y: 27,
      scale: 26 / ICON_SIZE,
      fill: 'soft',
    },
  ]
}

/** The middle of an edge or a corner of the rim, where the arrow of a direction stands. */
function rim(direction: Direction): readonly [x: number, y: number] {
  const { right, forward } = offsetOf(direction)
  return [50 + right * 38.5, 70 - forward * 58]
}

/** Unit vectors along and across a direction on the card, y downwards. */
function axes(direction: Direction) {
  const { right, forward } = offsetOf(direction)
  const length = Math.hypot(right, forward)
  const along = [right / length, -forward / length] as const
  return { along, across: [-along[1], along[0]] as const }
}

function attackArrow(card: CardFigures, direction: Direction, side: Side | null): readonly CardMark[] {
  const value = card.attacks[direction]
  if (value === undefined) return []
  const [x, y] = rim(direction)
  const { along, across } = axes(direction)
  const at = (forward: number, aside: number) =>
    [x + along[0] * forward + across[0] * aside, y + along[1] * forward + across[1] * aside] as const
  return [
    {
      kind: 'polygon',
      points: [at(12.5, 0), at(2, 12), at(-12, 12), at(-12, -12), at(2, -12)],
      fill: sideColour(side),
      stroke: null,
      strokeWidth: 0,
    },
    ...figureMarks({
      kind: 'text',
      text: String(value),
      x: x - along[0] * 2,
      y: y - along[1] * 2,
      size: 20,
      fill: 'raised',
      bold: true,
      serif: false,
      maxWidth: 21,
    }),
  ]
}

function moveArrow(card: CardFigures, direction: Direction): readonly CardMark[] {
  if (!card.moves.includes(direction)) return []
  const { right, forward } = offsetOf(direction)
  // Beside the icon, above the shield and the target grid.
  const height = { '1': 31, '0': 50, '-1': 111 } as const
  const [x, y] = [50 + right * 23, height[`${forward}` as keyof typeof height]]
  const { along, across } = axes(direction)
  const at = (ahead: number, aside: number) =>
    [x + along[0] * ahead + across[0] * aside, y + along[1] * ahead + across[1] * aside] as const
  return [
    {
      kind: 'polygon',
      points: [at(5, 0), at(-2, 6), at(-2, 2.4), at(-6, 2.4), at(-6, -2.4), at(-2, -2.4), at(-2, -6)],
      fill: 'raised',
      stroke: 'ink',
      strokeWidth: 1.2,
    },
  ]
}

function defence(card: CardFigures): readonly CardMark[] {
  return [
    {
      kind: 'polygon',
      points: [
        [27, 56],
        [49, 56],
        [49, 71],
        [38, 84],
        [27, 71],
      ],
      fill: 'raised',
      stroke: 'ink',
      strokeWidth: 1.4,
    },
    ...figureMarks({
      kind: 'text',
      text: String(card.defence),
      x: 38,
      y: 67,
      size: 20,
      fill: 'ink',
      bold: true,
      serif: false,
      maxWidth: 18,
    }),
  ]
}

/** The target grid in small, the card itself filled, with the damage beside it. */
function missile(card: CardFigures): readonly CardMark[] {
  if (card.missile === null) return []
  const { targets, damage } = card.missile
  const reach = Math.max(
    2,
    ...targets.map(({ right, forward }) => Math.max(Math.abs(right), Math.abs(forward))),
  )
  const cell = 18 / (2 * reach + 1)
  const square = (right: number, forward: number, fill: CardColour): CardMark => ({
    kind: 'rect',
    x: 65 + right * cell - cell / 2,
    y: 75.5 - forward * cell - cell / 2,
    width: cell,
    height: cell,
    radius: 0,
    fill,
    stroke: 'ink',
    strokeWidth: 0.5,
    dash: [],
  })
  return [
    square(0, 0, 'ink'),
    ...targets.map(({ right, forward }) => square(right, forward, 'accent')),
    ...figureMarks({
      kind: 'text',
      text: String(damage),
      x: 65,
      y: 59,
      size: 14,
      fill: 'settle',
      bold: true,
      serif: false,
      maxWidth: 16,
    }),
  ]
}
