import type { Square } from './mat'

/** What both players agree on before the battle (LW-73); every switch of the rules. */
export type HouseRules = {
  /** LW-10: squares across, along player 1's edge, and away from him. */
  readonly columns: number
  readonly rows: number
  readonly starts: Readonly<Record<'a' | 'b', Square>>
  /** LW-70: the mat has no edge. */
  readonly boundless: boolean
  /** LW-12: so many eliminated cards, or command cards, win. */
  readonly cardsToWin: number
  readonly commandsToWin: number
  /** LW-12: what one fight means that brings both sides there. */
  readonly bothWin: 'draw' | 'active-player'
  /** LW-13: are the cards of the challenge fought out at once? */
  readonly challengeFights: boolean
  /** LW-34: does the opponent of one who loses his general in his own turn get the extra turn? */
  readonly ownTurnGeneral: boolean
  /** LW-43: may a ranged unit of this turn shoot only when it was placed in support? */
  readonly shootOnlyFromSupport: boolean
  /** LW-62: what an empty hand at the turn's start means. */
  readonly emptyHand: 'referee' | 'pass' | 'lose'
  /** LW-71, LW-72: cavalry and berserkers as in the intermediate rules. */
  readonly intermediate: boolean
  /** LW-71: may cavalry that helped to eliminate be recalled all the same? */
  readonly cavalryAfterKill: boolean
}

/** The rules as they are printed, on the printed mat. */
export const DEFAULT_HOUSE_RULES: HouseRules = {
  columns: 7,
  rows: 6,
  starts: { a: { column: 3, row: 3 }, b: { column: 5, row: 4 } },
  boundless: false,
  cardsToWin: 20,
  commandsToWin: 4,
  bothWin: 'draw',
  challengeFights: false,
  ownTurnGeneral: true,
  shootOnlyFromSupport: false,
  emptyHand: 'referee',
  intermediate: false,
  cavalryAfterKill: false,
}
