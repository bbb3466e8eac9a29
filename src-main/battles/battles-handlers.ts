import { randomUUID } from 'node:crypto'
import { SIDES, type Side } from '@rules/core/ids'
import { err, ok, type Result } from '@rules/core/result'
import { findArmy } from '../armies/armies-repo'
import { type Failure, failure } from '../contract/failures'
import type { Appended, BattleSummary, NewBattle, TerrainMap } from '../contract/library'
import type { ReadDb, WriteDb } from '../db/database'
import { findDomain } from '../domains/domains-repo'
import { type Asker, found, type LibraryHandlers } from '../ipc/handlers'
import { findTerrainMap } from '../terrain-maps/terrain-maps-repo'
import { copyBattle, insertBattle, listStoredBattles, renameBattle, setBattleDeleted } from './battles-repo'
import type { Musterable } from './game'
import { findGame, WARLORD_MEDIEVAL } from './games'
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
    'battles:create': (db, battle) => createBattle(db, battle, now()),
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
    'battles:rename': (db, { id, title }) => found(renameBattle(db, id, title), null, unknownBattle(id)),
    'battles:duplicate': (db, { id, title }) => {
      const copy = { id: randomUUID(), title, atMs: now() }
      return found(copyBattle(db, id, copy), { id: copy.id }, unknownBattle(id))
    },
    'battles:branch': (db, { id, title, sequence }) => {
      const copy = { id: randomUUID(), title, atMs: now() }
      return found(copyBattle(db, id, copy, sequence), { id: copy.id }, unknownBattle(id))
    },
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

function createBattle(db: WriteDb, battle: NewBattle, atMs: number): Result<{ id: string }, Failure> {
  const game = findGame(WARLORD_MEDIEVAL)
  if (game === null) throw new Error('Warlord Medieval is not among the games')
  const gathered = gather(db, battle)
  if (!gathered.ok) return gathered
  const setup = game.muster(gathered.value)
  if (!setup.ok) return setup
  const start = game.outlineOfStart(setup.value)
  if (!start.ok) return start
  const id = randomUUID()
  const { title } = battle
  const stored = {
    id,
    title,
    game: game.id,
    setup: JSON.stringify(setup.value),
    setupVersion: game.version,
    createdAtMs: atMs,
  }
  insertBattle(db, stored, start.value)
  return ok({ id })
}

function gather(db: ReadDb, battle: NewBattle): Result<Musterable, Failure> {
  const armies: Partial<Record<Side, Musterable['armies'][Side]>> = {}
  for (const side of SIDES) {
    const army = findArmy(db, battle.armies[side])
    if (army === null) return err(failure('armies/unknown', { id: battle.armies[side], side }))
    armies[side] = { army, domain: army.domainId === null ? null : findDomain(db, army.domainId) }
  }
  let map: TerrainMap | null = null
  if (battle.mapId !== null) {
    map = findTerrainMap(db, battle.mapId)
    if (map === null) return err(failure('maps/unknown', { id: battle.mapId }))
  }
  const { a, b } = armies
  if (a === undefined || b === undefined) throw new Error('An army was not gathered')
  return ok({ battle, armies: { a, b }, map })
}

function unknownBattle(id: string): Failure {
  return failure('battles/unknown', { id })
}
