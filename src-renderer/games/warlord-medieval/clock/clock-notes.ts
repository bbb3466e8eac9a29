import type { ClockNotes, Pause } from './time-spent'

const KEY = 'marshal.clock.'

/** Reads what is noted of a battle's time, as of opening it: what passed since it was last seen open was a break. */
export function openNotes(storage: Pick<Storage, 'getItem'>, battle: string, nowMs: number): ClockNotes {
  const stored = readNotes(storage.getItem(KEY + battle))
  if (stored === null) return { sinceMs: nowMs, seenMs: nowMs, pauses: [] }
  const stands = stored.pauses.at(-1)?.toMs === null
  const away: Pause = { fromMs: stored.seenMs, toMs: nowMs }
  const pauses = stands || stored.seenMs >= nowMs ? stored.pauses : [...stored.pauses, away]
  return { ...stored, seenMs: Math.max(stored.seenMs, nowMs), pauses }
}

/** Keeps what is noted; a window that may not store anything goes on without. */
export function keepNotes(storage: Pick<Storage, 'setItem'>, battle: string, notes: ClockNotes): void {
  try {
    storage.setItem(KEY + battle, JSON.stringify(notes))
  } catch {
    // A full or closed store loses the breaks, never the battle.
  }
}

/** Notes that stop the clock, or let it run on. */
export function togglePause(notes: ClockNotes, nowMs: number): ClockNotes {
  const last = notes.pauses.at(-1)
  const pauses: readonly Pause[] =
    last?.toMs === null
      ? [...notes.pauses.slice(0, -1), { ...last, toMs: Math.max(last.fromMs, nowMs) }]
      : [...notes.pauses, { fromMs: nowMs, toMs: null }]
  return { ...notes, pauses }
}

/** Does the clock stand? */
export function isPaused({ pauses }: ClockNotes): boolean {
  return pauses.at(-1)?.toMs === null
}

function readNotes(text: string | null): ClockNotes | null {
  if (text === null) return null
  try {
    const { sinceMs, seenMs, pauses } = JSON.parse(text) as Partial<ClockNotes>
    if (!Number.isFinite(sinceMs) || !Number.isFinite(seenMs) || !Array.isArray(pauses)) return null
    return { sinceMs: Number(sinceMs), seenMs: Number(seenMs), pauses: pauses.filter(isPause) }
  } catch {
    return null
  }
}

function isPause(data: unknown): data is Pause {
  if (typeof data !== 'object' || data === null) return false
  const { fromMs, toMs } = data as Partial<Pause>
  return Number.isFinite(fromMs) && (toMs === null || Number.isFinite(toMs))
}
