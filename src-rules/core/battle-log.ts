/** What can be done to the clock of a battle: stop it, stop it for a break of both sides, or let it run on. */
export const CLOCK_KINDS = ['pause', 'break', 'go-on'] as const
export type ClockKind = (typeof CLOCK_KINDS)[number]

/** How the clock of a battle stands. */
export type ClockStanding = 'running' | 'pause' | 'break'

type Stamp = {
  readonly sequence: number
  /** When it was made, by the clock of the main process. */
  readonly atMs: number
  /** How much of the time since the entry before the battle was not open; left out where nobody noted it. */
  readonly awayMs?: number
}

/**
 * One entry of a battle's log. The log only grows: undo and redo are entries of their own that name the
 * entry they take back or bring again, so nothing that was seen is ever lost. `sequence` counts from 1. Entries of the
 * clock change no state and are no steps that one could undo.
 */
export type LogEntry<Event> =
  | (Stamp & { readonly kind: 'command'; readonly events: readonly Event[] })
  | (Stamp & { readonly kind: 'undo' | 'redo'; readonly target: number })
  | (Stamp & { readonly kind: ClockKind })

/**
 * A battle as it stands: the log, which command entries are in effect, and states kept along the way. The
 * state after a command entry depends on nothing but that entry, since what was in effect when it was made
 * never changes; so a kept state stays right through any undo and redo.
 */
export type BattleLog<State, Event> = {
  readonly start: State
  readonly state: State
  readonly entries: readonly LogEntry<Event>[]
  /** Sequences of the command entries in effect, oldest first. */
  readonly inEffect: readonly number[]
  /** Sequences of the command entries that redo would bring back, the next one last. */
  readonly undone: readonly number[]
  readonly kept: ReadonlyMap<number, State>
  readonly clock: ClockStanding
}

type Apply<State, Event> = (state: State, event: Event) => State

/** How many commands lie between two kept states: an undo replays at most this many. */
export const KEEP_EVERY = 32

/** A battle before its first command. */
export function emptyLog<State, Event>(start: State): BattleLog<State, Event> {
  return { start, state: start, entries: [], inEffect: [], undone: [], kept: new Map(), clock: 'running' }
}

/** The sequence number that the next entry must carry. */
export function nextSequence(log: BattleLog<unknown, unknown>): number {
  return log.entries.length + 1
}

/** The command entry that undo would take back, or null at the start. */
export function undoTarget(log: BattleLog<unknown, unknown>): number | null {
  return log.inEffect.at(-1) ?? null
}

/** The command entry that redo would bring again, or null when nothing was undone. */
export function redoTarget(log: BattleLog<unknown, unknown>): number | null {
  return log.undone.at(-1) ?? null
}

/** Is the entry one of the clock, which changes no state? */
export function isOfClock(
  entry: LogEntry<unknown>,
): entry is Extract<LogEntry<unknown>, { readonly kind: ClockKind }> {
  return CLOCK_KINDS.some((kind) => kind === entry.kind)
}

/** The command entries that are not in effect at the end of a log: most logs have few. */
export function commandsUndone(entries: readonly LogEntry<unknown>[]): ReadonlySet<number> {
  const undone = new Set<number>()
  for (const entry of entries) {
    if (entry.kind === 'undo') undone.add(entry.target)
    else if (entry.kind === 'redo') undone.delete(entry.target)
  }
  return undone
}

/** How the clock stands after an entry of its own. */
export function clockAfter(kind: ClockKind): ClockStanding {
  return kind === 'go-on' ? 'running' : kind
}

/**
 * The log with one more entry. Throws when the entry is not the next one, or undoes or redoes anything but
 * the latest: such an entry was never written by Marshal.
 */
export function append<State, Event>(
  log: BattleLog<State, Event>,
  entry: LogEntry<Event>,
  apply: Apply<State, Event>,
): BattleLog<State, Event> {
  if (entry.sequence !== nextSequence(log)) {
    throw new Error(`Entry ${entry.sequence} cannot follow entry ${log.entries.length}`)
  }
  const entries = [...log.entries, entry]
  if (entry.kind === 'command') return withCommand({ ...log, entries, undone: [] }, entry, apply)
  if (isOfClock(entry)) return { ...log, entries, clock: clockAfter(entry.kind) }
  const target = entry.kind === 'undo' ? undoTarget(log) : redoTarget(log)
  if (target === null || target !== entry.target) {
    throw new Error(`Entry ${entry.sequence} cannot ${entry.kind} entry ${entry.target}`)
  }
  if (entry.kind === 'redo') {
    const undone = log.undone.slice(0, -1)
    return withCommand({ ...log, entries, undone }, commandEntry(entries, target), apply)
  }
  const inEffect = log.inEffect.slice(0, -1)
  const state = stateAfter({ ...log, entries }, inEffect, apply)
  return { ...log, entries, inEffect, undone: [...log.undone, target], state }
}

/** The state after the first `count` commands in effect: for looking back without losing the present. */
export function stateAt<State, Event>(
  log: BattleLog<State, Event>,
  count: number,
  apply: Apply<State, Event>,
): State {
  return stateAfter(log, log.inEffect.slice(0, count), apply, statesPassed(log.entries))
}

// States that looking back came by, of the log looked back on last: the way from one place of it to another is short.
let lookedBackOn: { readonly entries: readonly unknown[]; readonly passed: Map<number, unknown> } = {
  entries: [],
  passed: new Map(),
}

function statesPassed<State>(entries: readonly unknown[]): Map<number, State> {
  if (lookedBackOn.entries !== entries) lookedBackOn = { entries, passed: new Map() }
  return lookedBackOn.passed as Map<number, State>
}

/**
 * A log rebuilt from its stored entries; `keptStates` are states stored beside them, by command entry. Only
 * what follows the latest of them that is still in effect is applied again.
 */
export function restoreLog<State, Event>(
  start: State,
  entries: readonly LogEntry<Event>[],
  apply: Apply<State, Event>,
  keptStates: ReadonlyMap<number, State> = new Map(),
): BattleLog<State, Event> {
  const inEffect: number[] = []
  const undone: number[] = []
  let clock: ClockStanding = 'running'
  for (const entry of entries) {
    if (isOfClock(entry)) clock = clockAfter(entry.kind)
    else if (entry.kind === 'command') {
      inEffect.push(entry.sequence)
      undone.length = 0
    } else if (entry.kind === 'undo') {
      undone.push(inEffect.pop() ?? entry.target)
    } else {
      inEffect.push(undone.pop() ?? entry.target)
    }
  }
  const kept = new Map(keptStates)
  const log = { start, state: start, entries, inEffect, undone, kept, clock }
  return { ...log, state: stateAfter(log, inEffect, apply) }
}

function withCommand<State, Event>(
  log: BattleLog<State, Event>,
  entry: LogEntry<Event> & { kind: 'command' },
  apply: Apply<State, Event>,
): BattleLog<State, Event> {
  const state = entry.events.reduce(apply, log.state)
  const inEffect = [...log.inEffect, entry.sequence]
  const kept = inEffect.length % KEEP_EVERY === 0 ? new Map(log.kept).set(entry.sequence, state) : log.kept
  return { ...log, state, inEffect, kept }
}

function commandEntry<Event>(entries: readonly LogEntry<Event>[], sequence: number) {
  const entry = entries[sequence - 1]
  if (entry?.kind !== 'command') throw new Error(`Entry ${sequence} is not a command`)
  return entry
}

function stateAfter<State, Event>(
  log: Pick<BattleLog<State, Event>, 'start' | 'entries' | 'kept'>,
  inEffect: readonly number[],
  apply: Apply<State, Event>,
  passed: Map<number, State> = new Map(),
): State {
  let from = inEffect.length
  const known = (at: number) => {
    const sequence = inEffect[at - 1] as number
    return log.kept.has(sequence) ? log.kept : passed.has(sequence) ? passed : null
  }
  while (from > 0 && known(from) === null) from--
  let state = from === 0 ? log.start : (known(from)?.get(inEffect[from - 1] as number) as State)
  for (const [index, sequence] of inEffect.slice(from).entries()) {
    state = commandEntry(log.entries, sequence).events.reduce(apply, state)
    if ((from + index + 1) % KEEP_EVERY === 0) passed.set(sequence, state)
  }
  return state
}
