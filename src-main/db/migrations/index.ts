import type { Connection } from '../database'
import { library } from './0010-library'
import { battles } from './0020-battles'
import { outlines } from './0030-outlines'
import { pictures } from './0040-pictures'
import { clock } from './0050-clock'
import { decks } from './0060-decks'
import { cardCollections } from './0070-card-collections'

/** One step of the schema: the `user_version` that it leads to, in tens so that one can be put between. */
export type Migration = { readonly version: number; readonly change: (connection: Connection) => void }

/** Every step, oldest first. A step that was ever shipped is never edited: the next one changes what it made. */
export const MIGRATIONS: readonly Migration[] = [
  { version: 10, change: library },
  { version: 20, change: battles },
  { version: 30, change: outlines },
  { version: 40, change: pictures },
  { version: 50, change: clock },
  { version: 60, change: decks },
  { version: 70, change: cardCollections },
]
