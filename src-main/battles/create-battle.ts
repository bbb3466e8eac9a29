import { randomUUID } from 'node:crypto'
import { err, ok, type Result } from '@rules/core/result'
import type { FindThing } from '@rules/core/ruleset'
import { type Failure, failure } from '../contract/failures'
import type { NewBattle } from '../contract/library'
import type { WriteDb } from '../db/database'
import { insertBattle } from './battles-repo'
import { findGame } from './games'

/** Stores a new battle of the things that `find` gives: the library's, or those that come with Marshal. */
export function createBattle(
  db: WriteDb,
  battle: NewBattle,
  find: FindThing,
  atMs: number,
): Result<{ readonly id: string }, Failure> {
  const game = findGame(battle.game)
  if (game === null) return err(failure('battles/unknown-game', { game: battle.game }))
  const setup = game.muster(battle.plan, find)
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
