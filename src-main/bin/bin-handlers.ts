import { ok } from '@rules/core/result'
import type { BinItem, BinKind } from '../contract/library'
import type { ReadDb } from '../db/database'
import type { LibraryHandlers } from '../ipc/handlers'
import { KEPT_IN_BIN_MS } from './empty-bin'

type Row = {
  readonly kind: BinKind
  readonly id: string
  readonly name: string
  readonly deleted_at_ms: number
}

/** What windows may ask about the bin; what is in it is brought back by its own area. */
export const binHandlers = {
  'bin:list': (db) => ok(listBin(db)),
} satisfies LibraryHandlers<'bin:'>

/** What was deleted and is not gone yet, the newest first. */
function listBin(db: ReadDb): readonly BinItem[] {
  const rows = db.all<Row>(
    `SELECT * FROM (
       SELECT 'battles' AS kind, id, title AS name, deleted_at_ms FROM battles
       UNION ALL SELECT 'armies', id, name, deleted_at_ms FROM armies
       UNION ALL SELECT 'maps', id, name, deleted_at_ms FROM terrain_maps
       UNION ALL SELECT 'decks', id, name, deleted_at_ms FROM decks
       UNION ALL SELECT 'domains', id, name, deleted_at_ms FROM domains)
     WHERE deleted_at_ms IS NOT NULL ORDER BY deleted_at_ms DESC, kind, name COLLATE NOCASE, id`,
  )
  return rows.map(({ kind, id, name, deleted_at_ms: deletedAtMs }) => ({
    kind,
    id,
    name,
    deletedAtMs,
    goneAtMs: deletedAtMs + KEPT_IN_BIN_MS,
  }))
}
