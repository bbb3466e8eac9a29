/** The eight ways that an arrow may point, clockwise from ahead, as the card's owner sees them. */
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Direction = (typeof DIRECTIONS)[number]

export const UNIT_CLASSES = ['infantry', 'cavalry', 'spear', 'ranged', 'berserker'] as const
export type UnitClass = (typeof UNIT_CLASSES)[number]

export const RANKS = ['recruit', 'regular', 'veteran', 'elite', 'special', 'command', 'general'] as const
export type Rank = (typeof RANKS)[number]

/** A square as the card's owner sees it from the card: `forward` away from him, `right` to his right hand. */
export type Offset = { readonly right: number; readonly forward: number }

/** What is printed on a unit card (LW-1 to LW-6). */
export type CardFigures = {
  readonly name: string
  /** The army or race that it belongs to. */
  readonly army: string
  readonly unitClass: UnitClass
  readonly rank: Rank
  readonly defence: number
  /** Attack arrows with their values (LW-2); a direction without an arrow is left out. */
  readonly attacks: Readonly<Partial<Record<Direction, number>>>
  /** The target grid and the damage of a ranged card (LW-3). */
  readonly missile: { readonly damage: number; readonly targets: readonly Offset[] } | null
  /** Movement arrows (LW-6). */
  readonly moves: readonly Direction[]
}

/** A card of a deck: its id is its own, even where a deck holds the same unit twice. */
export type Card = CardFigures & { readonly id: string }

/** LW-4: spear and ranged cards may be placed in support. */
export function isSupport(card: Pick<CardFigures, 'unitClass'>): boolean {
  return card.unitClass === 'spear' || card.unitClass === 'ranged'
}

/** LW-5: the general is one of the command cards. */
export function isCommand(card: Pick<CardFigures, 'rank'>): boolean {
  return card.rank === 'command' || card.rank === 'general'
}

const AHEAD: Readonly<Record<Direction, Offset>> = {
  n: { right: 0, forward: 1 },
  ne: { right: 1, forward: 1 },
  e: { right: 1, forward: 0 },
  se: { right: 1, forward: -1 },
  s: { right: 0, forward: -1 },
  sw: { right: -1, forward: -1 },
  w: { right: -1, forward: 0 },
  nw: { right: -1, forward: 1 },
}

/** The neighbouring square that an arrow of this direction points at, as the owner sees it. */
export function offsetOf(direction: Direction): Offset {
  return AHEAD[direction]
}
