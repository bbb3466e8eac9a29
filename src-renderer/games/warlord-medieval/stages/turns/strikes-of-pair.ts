import type { BattleLog } from '@rules/core/battle-log'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { StrikeRoll } from '@rules/games/warlord-medieval/model'

/** Who strikes whom, and how. */
type Pair = Pick<StrikeRoll, 'kind' | 'unit' | 'target'>

/** A roll for strikes, and whether stands were taken off its target since. */
export type PairRoll = { readonly roll: StrikeRoll; readonly isTakenOff: boolean }

/**
 * The rolls of one unit against another in the phase that is played, the newest first (WM-105). Those of other pairs and
 * of earlier phases stand in the log.
 */
export function strikesOfPair(
  log: Pick<BattleLog<unknown, Event>, 'entries' | 'inEffect'>,
  { kind, unit, target }: Pair,
): readonly PairRoll[] {
  const rolls: PairRoll[] = []
  let isTakenOff = false
  for (const sequence of log.inEffect.toReversed()) {
    const entry = log.entries[sequence - 1]
    for (const event of entry?.kind === 'command' ? entry.events.toReversed() : []) {
      if (event.type === 'phase-entered') return rolls
      if (event.type === 'stands-lost' && event.unit === target) isTakenOff = true
      if (event.type !== 'strikes-rolled') continue
      const { roll } = event
      if (roll.kind !== kind || roll.unit !== unit || roll.target !== target) continue
      rolls.push({ roll, isTakenOff })
      isTakenOff = false
    }
  }
  return rolls
}
