import type { Deck } from '@rules/games/lords-of-war/library/deck'
import type { DeckPreview } from '@rules/games/lords-of-war/library/deck-table'

export type { Deck }

/** A deck in a list. */
export type DeckSummary = {
  readonly id: string
  readonly name: string
  readonly army: string
  readonly cardCount: number
  readonly isCollection: boolean
  /** How many things keep it from being a core deck; of a collection nothing is asked. */
  readonly troubleCount: number
  readonly updatedAtMs: number
}

/** A file or pasted table as it was understood; nothing of it is stored yet. */
export type DeckImportPreview = {
  readonly source: string
  readonly columns: DeckPreview['columns']
  readonly rows: DeckPreview['rows']
  readonly deck: Deck
}
