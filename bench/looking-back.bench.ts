import { randomInt } from 'node:crypto'
import { type LogEntry, restoreLog, stateAt } from '@rules/core/battle-log'
import { warlordMedieval } from '@rules/games/warlord-medieval'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { Setup, State } from '@rules/games/warlord-medieval/model'
import { readOpenBattle } from '../src-main/contract/open-battle'
import { makeBigLibrary } from './big-library'
import { type Measurement, measurement, quantile, timeMs } from './measurement'

const ENTRIES = 10_000
const JUMPS = 60
/** What a person takes for at once. */
const AT_ONCE_MS = 100
/** What does not break a person's train of thought. */
const PATIENCE_MS = 1000

/** Jumping to any point of a battle of 10,000 entries, forwards and backwards, as a window looks back at it. */
export function benchLookingBack(): readonly Measurement[] {
  const size = { unitsPerSide: 100, linesPerSide: 8, features: 40, cornersPerFeature: 24 }
  const { battles, db, battleId, connection } = makeBigLibrary(size, ENTRIES)
  const opened = battles.open(db, battleId)
  connection.close()
  if (!opened.ok) throw new Error(opened.trouble.code)
  const { entries, kept } = readOpenBattle(opened.value)
  const log = restoreLog(
    warlordMedieval.setup(opened.value.setup as Setup),
    entries as readonly LogEntry<Event>[],
    warlordMedieval.apply,
    kept as ReadonlyMap<number, State>,
  )
  const times = Array.from({ length: JUMPS }, (_, index) => {
    // The first goes far, and passes most of the battle.
    const at = index === 0 ? Math.floor(log.inEffect.length * 0.97) : randomInt(log.inEffect.length)
    return timeMs(() => void stateAt(log, at, warlordMedieval.apply))
  })
  const [first = Number.NaN, ...others] = times
  return [
    measurement('first jump into 10,000 entries, beside what breaks no train of thought', 'ms', {
      value: first,
      limit: PATIENCE_MS,
      budget: 1,
    }),
    measurement('jump to a point of 10,000 entries, p95, beside what a person takes for at once', 'ms', {
      value: quantile(others, 0.95),
      limit: AT_ONCE_MS,
      budget: 1,
    }),
  ]
}
