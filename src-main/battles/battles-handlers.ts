import { randomUUID } from 'node:crypto'
import { ok, type Result } from '@rules/core/result'
import { type Failure, failure } from '../contract/failures'
import type { Appended, BattleSummary } from '../contract/library'
import type { WriteDb } from '../db/database'
import { type Asker, found, type LibraryHandlers } from '../ipc/handlers'
import { copyBattle, listStoredBattles, renameBattle, setBattleDeleted } from './battles-repo'
import { createBattle } from './create-battle'
import { findThing } from './library-things'
import type { OpenBattles } from './open-battles'

/** What the handlers of battles need from outside. */
export type BattleNeeds = {
  readonly battles: OpenBattles
  readonly now: () => number
  /** Tells every window but the one that asked. */
  readonly announce: (appended: Appended, asker: Asker) => void
}

type Transfers = 'battles:export' | 'battles:import'

/** What windows may ask about battles, but for files. */
export function battleHandlers({ battles, now, announce }: BattleNeeds) {
  const announced = (answer: Result<Appended, Failure>, asker: Asker) => {
    if (answer.ok && answer.value.entries.length > 0) announce(answer.value, asker)
    return answer
  }
  return {
    'battles:list': (db) => ok(listBattles(db, battles)),
    'battles:create': (db, battle) => createBattle(db, battle, (kind, id) => findThing(db, kind, id), now()),
    'battles:open': (db, { id }) => battles.open(db, id),
    'battles:close': (db, { id }) => {
      battles.close(db, id)
      return ok(null)
    },
    'battles:submit': (db, { id, expectedSequence, command }, asker) =>
      announced(battles.submit(db, id, expectedSequence, command), asker),
    'battles:undo': (db, { id, expectedSequence }, asker) =>
      announced(battles.step(db, id, expectedSequence, 'undo'), asker),
    'battles:redo': (db, { id, expectedSequence }, asker) =>
      announced(battles.step(db, id, expectedSequence, 'redo'), asker),
    'battles:clock': (db, { id, expectedSequence, kind }, asker) =>
      announced(battles.setClock(db, id, expectedSequence, kind), asker),
    'battles:rename': (db, { id, title }) => found(renameBattle(db, id, title), null, unknownBattle(id)),
    'battles:duplicate': (db, { id, title }) => {
      const copy = { id: randomUUID(), title, atMs: now() }
      return found(copyBattle(db, id, copy), { id: copy.id }, unknownBattle(id))
    },
    'battles:branch': (db, { id, title, sequence }) => {
      const copy = { id: randomUUID(), title, atMs: now() }
      return found(copyBattle(db, id, copy, sequence), { id: copy.id }, unknownBattle(id))
    },
    'battles:deployment': (db, { id, audience }) => battles.deployment(db, id, audience),
    'battles:delete': (db, { id }) => found(setBattleDeleted(db, id, now()), null, unknownBattle(id)),
    'battles:restore': (db, { id }) => found(setBattleDeleted(db, id, null), null, unknownBattle(id)),
  } satisfies Omit<LibraryHandlers<'battles:'>, Transfers>
}

function listBattles(db: WriteDb, battles: OpenBattles): readonly BattleSummary[] {
  const outdated = listStoredBattles(db).filter(
    (listed) => listed.outlineSequence !== listed.summary.entryCount,
  )
  for (const { summary } of outdated) battles.refreshOutline(db, summary.id)
  return listStoredBattles(db).map(({ summary }) => summary)
}

function unknownBattle(id: string): Failure {
  return failure('battles/unknown', { id })
}
