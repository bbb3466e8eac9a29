import { err, ok, type Result } from '@rules/core/result'
import { META as LORDS_OF_WAR } from '@rules/games/lords-of-war/meta'
import type { OpenBattles } from '../battles/open-battles'
import { type Failure, failure } from '../contract/failures'
import type { PrintContent, PrintRequest } from '../contract/printing'
import type { WriteDb } from '../db/database'
import { findDeck } from '../decks/decks-repo'
import { findTerrainMap } from '../terrain-maps/terrain-maps-repo'

/**
 * What the sheets of a request are made from, as their audience may know it. Fails with `printing/not-for-audience` when
 * they would tell too much, and with `battles/unknown`, `maps/unknown` or `decks/unknown`.
 */
export function printContent(
  db: WriteDb,
  battles: OpenBattles,
  { subject, sheet, audience }: PrintRequest,
): Result<PrintContent, Failure> {
  if (subject.kind === 'map') {
    const map = findTerrainMap(db, subject.id)
    return map === null ? err(failure('maps/unknown', { id: subject.id })) : ok({ kind: 'map', map })
  }
  if (subject.kind === 'deck') {
    const deck = findDeck(db, subject.id)
    return deck === null
      ? err(failure('decks/unknown', { id: subject.id }))
      : ok({ kind: 'deck', game: LORDS_OF_WAR.id, deck })
  }
  if (!mayHave(sheet, audience)) return err(failure('printing/not-for-audience', { sheet, audience }))
  if (sheet === 'report' && audience !== 'referee') {
    const told = battles.tellStored(db, subject.id, audience)
    if (!told.ok) return told
    const { story, ...battle } = told.value
    return story === null
      ? err(failure('printing/not-for-audience', { sheet, audience }))
      : ok({ kind: 'story', ...battle, story })
  }
  if (sheet === 'report') {
    const opened = battles.read(db, subject.id)
    return opened.ok ? ok({ kind: 'log', opened: opened.value }) : opened
  }
  const viewed = battles.viewStored(db, subject.id, audience)
  if (!viewed.ok) return viewed
  const { game, title, state } = viewed.value
  return ok({ kind: 'state', game, title, state })
}

/** Hidden units are their own side's, and what an army or a deck is made of, or a hand holds, its player's. */
function mayHave(sheet: PrintRequest['sheet'], audience: PrintRequest['audience']): boolean {
  switch (sheet) {
    case 'hidden':
      return audience === 'player-a' || audience === 'player-b'
    case 'roster':
    case 'labels':
    case 'cards':
    case 'hand':
      return audience !== 'public'
    default:
      return true
  }
}
