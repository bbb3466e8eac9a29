import type { BattleLog } from '@rules/core/battle-log'
import { lordsOfWar } from '@rules/games/lords-of-war'
import type { Event } from '@rules/games/lords-of-war/events'
import type { State } from '@rules/games/lords-of-war/model'

/** Every event in effect with the state before it, oldest first. */
export function* restoreStates(
  log: BattleLog<State, Event>,
): Generator<{ readonly before: State; readonly event: Event }> {
  let state = log.start
  for (const sequence of log.inEffect) {
    const entry = log.entries[sequence - 1]
    if (entry?.kind !== 'command') continue
    for (const event of entry.events) {
      yield { before: state, event }
      state = lordsOfWar.apply(state, event)
    }
  }
}
