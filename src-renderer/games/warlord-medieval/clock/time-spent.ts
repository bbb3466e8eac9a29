import { type ClockStanding, clockAfter, isOfClock, type LogEntry } from '@rules/core/battle-log'
import type { Side } from '@rules/core/ids'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { Phase } from '@rules/games/warlord-medieval/model'

/** The time that was spent in a phase of a player turn. */
export type TimeSpent = {
  readonly round: number
  readonly player: Side
  readonly phase: Phase
  readonly ms: number
}

type Where = Omit<TimeSpent, 'ms'>
type Standing = { readonly where: Where | null; readonly isPlayed: boolean; readonly firstMover: Side | null }

/** The time up to the newest entry, and where it runs on since then: null while the clock stands. */
export type TimeNoted = {
  readonly spent: readonly TimeSpent[]
  readonly running: { readonly where: Where; readonly sinceMs: number } | null
}

/** Where nobody noted whether the battle was open, a gap between two entries that is longer than this was a break. */
export const LONGEST_GAP_MS = 30 * 60_000

const BEGINNING: Standing = { where: null, isPlayed: false, firstMover: null }

/**
 * The time spent in each phase up to the newest entry, in the order in which they were first played. Time that has passed
 * stays with the phase in which it passed, whatever is undone afterwards; it never runs backwards, even if the computer's
 * clock does.
 */
export function timeNoted(entries: readonly LogEntry<Event>[]): TimeNoted {
  const spent = new Map<string, { where: Where; ms: number }>()
  const before: Standing[] = []
  const undone: Standing[] = []
  let standing = BEGINNING
  let clock: ClockStanding = 'running'
  let running: TimeNoted['running'] = null
  for (const entry of entries) {
    if (running !== null) addTime(spent, running.where, timeBetween(running.sinceMs, entry))
    if (isOfClock(entry)) clock = clockAfter(entry.kind)
    else if (entry.kind === 'command') {
      before.push(standing)
      undone.length = 0
      standing = entry.events.reduce(standingAfter, standing)
    } else if (entry.kind === 'undo') {
      undone.push(standing)
      standing = before.pop() ?? BEGINNING
    } else {
      before.push(standing)
      standing = undone.pop() ?? standing
    }
    const { where, isPlayed } = standing
    running = where === null || !isPlayed || clock !== 'running' ? null : { where, sinceMs: entry.atMs }
    if (where !== null && isPlayed) addTime(spent, where, 0)
  }
  return { spent: [...spent.values()].map(({ where, ms }) => ({ ...where, ms })), running }
}

/** The time spent until now; `awayMs` is how long the battle has not been open since its newest entry. */
export function timeSpent(
  { spent, running }: TimeNoted,
  { nowMs, awayMs }: { readonly nowMs: number; readonly awayMs: number },
): readonly TimeSpent[] {
  if (running === null) return spent
  const more = Math.max(0, nowMs - running.sinceMs - awayMs)
  const { round, player, phase } = running.where
  return spent.map((time) =>
    time.round === round && time.player === player && time.phase === phase
      ? { ...time, ms: time.ms + more }
      : time,
  )
}

function addTime(spent: Map<string, { where: Where; ms: number }>, where: Where, ms: number): void {
  const key = `${where.round} ${where.player} ${where.phase}`
  const known = spent.get(key)
  if (known === undefined) spent.set(key, { where, ms })
  else known.ms += ms
}

function timeBetween(fromMs: number, { atMs, awayMs }: LogEntry<Event>): number {
  const ms = Math.max(0, atMs - fromMs - (awayMs ?? 0))
  return awayMs === undefined && ms > LONGEST_GAP_MS ? 0 : ms
}

/** The time of a player, in a round or in the whole battle. */
export function timeOf(spent: readonly TimeSpent[], of: Partial<Omit<TimeSpent, 'ms'>>): number {
  const fits = (time: TimeSpent) =>
    (['round', 'player', 'phase'] as const).every((name) => of[name] === undefined || of[name] === time[name])
  return spent.filter(fits).reduce((sum, { ms }) => sum + ms, 0)
}

/** How a player stands against his time limit: what is left of it, or by how much it is exceeded. */
export type TimeLeft = { readonly ms: number; readonly isUsedUp: boolean }

/** What is left of a player's time in the whole battle; null without a limit. */
export function timeLeft(
  spent: readonly TimeSpent[],
  player: Side,
  limitMinutes: number | null,
): TimeLeft | null {
  if (limitMinutes === null) return null
  const left = limitMinutes * 60_000 - timeOf(spent, { player })
  return { ms: Math.abs(left), isUsedUp: left <= 0 }
}

/** A time as a clock shows it: `4:07`, `1:02:30`. Never below nothing. */
export function clockText(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000)
  const two = (figure: number) => String(figure).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
}

function standingAfter(standing: Standing, event: Event): Standing {
  switch (event.type) {
    case 'stage-entered': {
      const isPlayed = event.stage === 'turns'
      if (!isPlayed || standing.where !== null || standing.firstMover === null)
        return { ...standing, isPlayed }
      return { ...standing, isPlayed, where: { round: 1, player: standing.firstMover, phase: 'command' } }
    }
    case 'first-mover-chosen': {
      const { where } = standing
      const isFirst = where !== null && where.round === 1 && where.phase === 'command'
      return {
        ...standing,
        firstMover: event.side,
        where: isFirst ? { ...where, player: event.side } : where,
      }
    }
    case 'phase-entered': {
      const { round, player, phase } = event
      return { ...standing, where: { round, player, phase } }
    }
    case 'battle-ended':
      return { ...standing, isPlayed: false }
    default:
      return standing
  }
}
