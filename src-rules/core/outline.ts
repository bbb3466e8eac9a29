import type { TablePoint } from './geometry'
import type { Side } from './ids'
import type { Figures } from './trace'

/** A small picture of a table, as shapes: x to the right and y away from player A, in inches. */
export type TablePicture = {
  readonly widthInches: number
  readonly depthInches: number
  readonly shapes: readonly {
    readonly kind: 'terrain' | 'line' | 'camp' | 'unit'
    readonly look: string
    readonly side: Side | null
    readonly points: readonly TablePoint[]
  }[]
}

/** What a list of battles shows of one without opening it: secrets of either side are not in it. */
export type Outline = {
  /** What each side is called. */
  readonly sides: Readonly<Record<Side, string>>
  /** How large the battle is in its game's own measure; lists may be ordered by it. */
  readonly size: number
  /** How far it has come: a code of its game, with the figures for a sentence. */
  readonly standing: { readonly code: string; readonly figures: Figures }
  readonly picture: TablePicture
}
