import { type ClockKind, clockAfter, type LogEntry } from '@rules/core/battle-log'
import type { Chance } from '@rules/core/chance'
import type { Deployment } from '@rules/core/deployment'
import type { Audience } from '@rules/core/ids'
import { err, ok, type Result } from '@rules/core/result'
import type { Story } from '@rules/core/story'
import { type Failure, failure } from '../contract/failures'
import type { Appended, OpenBattle } from '../contract/library'
import type { WriteDb } from '../db/database'
import {
  findTitle,
  insertEntry,
  insertSnapshot,
  readEntries,
  storeLastSeen,
  storeOutline,
} from './battles-repo'
import { loadBattle, type OpenedBattle, toSend } from './load-battle'
import type { RunningBattle } from './running-battle'
import { readLog, toStored, withReadableLog } from './stored-log'

/** How many commands lie between two states that are kept beside the log. */
export const SNAPSHOT_EVERY = 200

/** What is said of a battle, with its game and title. */
type Stored<Value> = Value & { readonly game: string; readonly title: string }

/** What an appended entry needs from outside. */
export type OpenBattlesNeeds = { readonly chance: Chance; readonly now: () => number }

/**
 * The battles that are being played, each held once and written by this class only. What it answers is durable; when
 * something fails, the battle stands as it stood.
 */
export class OpenBattles {
  readonly #needs: OpenBattlesNeeds
  readonly #opened = new Map<string, OpenedBattle>()
  #db: WriteDb | null = null

  constructor(needs: OpenBattlesNeeds) {
    this.#needs = needs
  }

  /** A battle with its whole log. */
  open(db: WriteDb, id: string): Result<OpenBattle, Failure> {
    this.#follow(db)
    const opened = this.#opened.get(id)
    if (opened === undefined) {
      const loaded = loadBattle(db, id, this.#needs.now())
      if (!loaded.ok) return loaded
      this.#opened.set(id, loaded.value.opened)
      return ok(loaded.value.sent)
    }
    const log = readLog(readEntries(db, id), opened.game)
    return log.ok ? ok(toSend(db, id, opened, log.value.text)) : log
  }

  /** A battle with its whole log, to be copied: one that is not being played is not held on to. */
  read(db: WriteDb, id: string): Result<OpenBattle, Failure> {
    const wasOpen = this.#opened.has(id)
    const battle = this.open(db, id)
    if (!wasOpen) this.#opened.delete(id)
    return battle
  }

  /** A battle that is open as an audience may know it; null when it is not open. */
  view(id: string, audience: Audience): unknown {
    return this.#opened.get(id)?.battle.view(audience) ?? null
  }

  /** A battle that is open as a player display shows it to an audience; null when it is not open. */
  shown(id: string, audience: Audience): unknown {
    return this.#opened.get(id)?.battle.shown(audience) ?? null
  }

  /** A battle as an audience may know it, open or not; one that is not being played is not held on to. */
  viewStored(db: WriteDb, id: string, audience: Audience): Result<Stored<{ state: unknown }>, Failure> {
    return this.#lookAt(db, id, (battle) => ({ state: battle.view(audience) }))
  }

  /** What happened in a battle as an audience may know it, open or not. */
  tellStored(
    db: WriteDb,
    id: string,
    audience: Audience,
  ): Result<Stored<{ story: Story<unknown, unknown> | null }>, Failure> {
    return this.#lookAt(db, id, (battle) => ({ story: battle.story(audience) }))
  }

  /** Where units were deployed in a battle, open or not, as far as an audience may know it. */
  deployment(db: WriteDb, id: string, audience: Audience): Result<Deployment, Failure> {
    const wasOpen = this.#opened.has(id)
    const opened = this.#find(db, id)
    if (!opened.ok) return opened
    if (!wasOpen) this.#opened.delete(id)
    const deployment = opened.value.battle.deployment(audience)
    return deployment === null ? err(failure('battles/no-deployment', { id })) : ok(deployment)
  }

  /** Carries out a command; `expected` is the sequence that its entry is to have. */
  submit(db: WriteDb, id: string, expected: number, command: unknown): Result<Appended, Failure> {
    return this.#append(db, id, expected, (battle, entry) => {
      const events = battle.decide(command, this.#needs.chance)
      return events.ok ? ok({ ...entry, kind: 'command', events: events.value }) : events
    })
  }

  /** Takes back the latest command in effect, or brings back the one that was taken back last. */
  step(db: WriteDb, id: string, expected: number, kind: 'undo' | 'redo'): Result<Appended, Failure> {
    return this.#append(db, id, expected, (battle, entry) => {
      const target = battle.target(kind)
      return target === null ? err(failure(`battles/nothing-to-${kind}`)) : ok({ ...entry, kind, target })
    })
  }

  /** Stops the clock of a battle or lets it run on; nothing happens when it stands so already. */
  setClock(db: WriteDb, id: string, expected: number, kind: ClockKind): Result<Appended, Failure> {
    const opened = this.#find(db, id)
    if (!opened.ok) return opened
    if (opened.value.battle.clock() === clockAfter(kind)) return ok({ battleId: id, entries: [] })
    return this.#append(db, id, expected, (_battle, entry) => ok({ ...entry, kind }))
  }

  /** Notes that the open battles are open: what passes from now on until they are opened again was a break. */
  noteSeen(db: WriteDb): void {
    if (db !== this.#db) return
    for (const [id, { awayMs }] of this.#opened) storeLastSeen(db, id, { atMs: this.#needs.now(), awayMs })
  }

  /** Lets go of a battle; the list will show it as it is now. */
  close(db: WriteDb, id: string): void {
    const opened = this.#opened.get(id)
    if (opened === undefined || db !== this.#db) return
    this.#opened.delete(id)
    storeOutline(db, id, opened.battle.outline(), opened.battle.next() - 1)
    storeLastSeen(db, id, { atMs: this.#needs.now(), awayMs: opened.awayMs })
  }

  /** Lets go of every battle. */
  closeAll(db: WriteDb): void {
    for (const id of [...this.#opened.keys()]) this.close(db, id)
  }

  /** Brings what the list shows of a battle up to its latest entry. */
  refreshOutline(db: WriteDb, id: string): void {
    const wasOpen = this.#opened.has(id)
    const opened = this.#find(db, id)
    if (!opened.ok) return
    storeOutline(db, id, opened.value.battle.outline(), opened.value.battle.next() - 1)
    if (!wasOpen) this.#opened.delete(id)
  }

  #append(
    db: WriteDb,
    id: string,
    expected: number,
    make: (
      battle: RunningBattle,
      entry: { readonly sequence: number; readonly atMs: number; readonly awayMs: number },
    ) => Result<LogEntry<unknown>, Failure>,
  ): Result<Appended, Failure> {
    const opened = this.#find(db, id)
    if (!opened.ok) return opened
    const { battle, awayMs } = opened.value
    const sequence = battle.next()
    if (expected !== sequence) return err(failure('battles/stale', { expected, next: sequence }))
    const made = make(battle, { sequence, atMs: this.#needs.now(), awayMs })
    if (!made.ok) return made
    const entry = made.value
    // A command that leads to nothing is no step that one could undo.
    if (entry.kind === 'command' && entry.events.length === 0) return ok({ battleId: id, entries: [] })
    const prepared = withReadableLog(() => ok(battle.prepare(entry)))
    if (!prepared.ok) return prepared
    insertEntry(db, id, toStored(entry, battle.version))
    prepared.value()
    opened.value.awayMs = 0
    this.#keepState(db, id, opened.value, entry)
    return ok({ battleId: id, entries: [entry] })
  }

  #keepState(db: WriteDb, id: string, opened: OpenedBattle, entry: LogEntry<unknown>): void {
    if (entry.kind !== 'command') return
    opened.commandsSinceSnapshot += 1
    if (opened.commandsSinceSnapshot < SNAPSHOT_EVERY) return
    const { battle } = opened
    try {
      const state = JSON.stringify(battle.state())
      insertSnapshot(db, id, { sequence: entry.sequence, version: battle.version, state })
      opened.commandsSinceSnapshot = 0
    } catch {
      // The entry is durable and says everything; the state is kept with the next command that can be.
    }
  }

  #lookAt<Value>(
    db: WriteDb,
    id: string,
    look: (battle: RunningBattle) => Value,
  ): Result<Stored<Value>, Failure> {
    const wasOpen = this.#opened.has(id)
    const opened = this.#find(db, id)
    if (!opened.ok) return opened
    if (!wasOpen) this.#opened.delete(id)
    const { game, battle } = opened.value
    return ok({ game: game.id, title: findTitle(db, id) ?? '', ...look(battle) })
  }

  #find(db: WriteDb, id: string): Result<OpenedBattle, Failure> {
    this.#follow(db)
    const opened = this.#opened.get(id)
    if (opened !== undefined) return ok(opened)
    const loaded = loadBattle(db, id, this.#needs.now())
    if (!loaded.ok) return loaded
    this.#opened.set(id, loaded.value.opened)
    return ok(loaded.value.opened)
  }

  /** When another library was put in place, what was open belonged to the one before. */
  #follow(db: WriteDb): void {
    if (db === this.#db) return
    this.#opened.clear()
    this.#db = db
  }
}
