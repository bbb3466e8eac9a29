import type { BattleLog } from '@rules/core/battle-log'
import type { Side } from '@rules/core/ids'
import { tellLog } from '@rules/core/story'
import { lordsOfWar } from '@rules/games/lords-of-war'
import type { Event } from '@rules/games/lords-of-war/events'
import type { State } from '@rules/games/lords-of-war/model'
import { story } from '@rules/games/lords-of-war/story'
import type { ToldLog } from './log-items'

type Log = Pick<BattleLog<State, Event>, 'start' | 'state' | 'entries'>

/**
 * The log as a player who holds the screen may read it, told by the same hand as his report: of the other hand he reads
 * that a card was drawn, not which; and he reads what was undone, so that nobody draws twice unseen.
 */
export function playerLog({ start, state, entries }: Log, side: Side): ToldLog {
  const { told, undone } = tellLog({ ...lordsOfWar, story }, start, entries, `player-${side}`)
  return { state, entries: told.flatMap(({ step }) => step ?? []), undone: new Set(undone) }
}
