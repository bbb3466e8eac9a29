import type { LogEntry } from '@rules/core/battle-log'
import type { Side } from '@rules/core/ids'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { Phase } from '@rules/games/warlord-medieval/model'

/** A time in which the clock stood; `toMs` is null while it still stands. */
export type Pause = { readonly fromMs: number; readonly toMs: number | null }

/** What a window knows of the time of a battle besides its log. */
export type ClockNotes = {
  /** Since when every time in which the battle was not open is known. */
  readonly sinceMs: number
  /** When the battle was last seen open. */
  readonly seenMs: number
  /** In their order, none within another. */
  readonly pauses: readonly Pause[]
}

/** The time that was spent in a phase of a player turn. */
export type TimeSpent = {
  readonly round: number
  readonly player: Side
  readonly phase: Phase
  readonly ms: number
}

type Where = Omit<TimeSpent, 'ms'>
type Standing = { readonly where: Where | null; readonly isPlayed: boolean; readonly firstMover: Side | null }

/** Before its times were noted, a gap between two entries that is longer than this was a break. */
export const LONGEST_GAP_MS = 30 * 60_000

const BEGINNING: Standing = { where: null, isPlayed: false, firstMover: null }

/**
 * The time spent in each phase, in the order in which they were first played. Time that has passed stays with the phase in
 * which it passed, whatever is undone afterwards; it never runs backwards, even if the computer's clock does.
 */
export function timeSpent(
  entries: readonly LogEntry<Event>[],
  notes: ClockNotes,
  nowMs: number,
): readonly TimeSpent[] {
  const spent = new Map<string, { where: Where; ms: number }>()
  const before: Standing[] = []
  const undone: Standing[] = []
  let standing = BEGINNING
  for (const [index, entry] of entries.entries()) {
    if (entry.kind === 'command') {
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
    if (standing.where === null || !standing.isPlayed) continue
    const { round, player, phase } = standing.where
    const key = `${round} ${player} ${phase}`
    const known = spent.get(key) ?? { where: standing.where, ms: 0 }
    const next = entries[index + 1]?.atMs
    known.ms += next === undefined ? running(entry.atMs, nowMs, notes) : between(entry.atMs, next, notes)
    spent.set(key, known)
  }
  return [...spent.values()].map(({ where, ms }) => ({ ...where, ms }))
}

/** The time of a player, in a round or in the whole battle. */
export function timeOf(spent: readonly TimeSpent[], of: Partial<Omit<TimeSpent, 'ms'>>): number {
  const fits = (time: TimeSpent) =>
    (['round', 'player', 'phase'] as const).every((name) => of[name] === undefined || of[name] === time[name])
  return spent.filter(fits).reduce((sum, { ms }) => sum + ms, 0)
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

function running(fromMs: number, toMs: number, { pauses }: ClockNotes): number {
  const stood = pauses.reduce((sum, pause) => {
    const overlap = Math.min(toMs, pause.toMs ?? toMs) - Math.max(fromMs, pause.fromMs)
    return sum + Math.max(0, overlap)
  }, 0)
  return Math.max(0, toMs - fromMs - stood)
}

function between(fromMs: number, toMs: number, notes: ClockNotes): number {
  const ms = running(fromMs, toMs, notes)
  return toMs <= notes.sinceMs && ms > LONGEST_GAP_MS ? 0 : ms
}
