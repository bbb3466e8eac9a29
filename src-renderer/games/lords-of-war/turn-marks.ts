import type { BattleLog } from '@rules/core/battle-log'
import type { Side } from '@rules/core/ids'
import type { Event } from '@rules/games/lords-of-war/events'

/** A place in a battle that one goes back to: its beginning, or a turn. */
export type TurnMark = {
  /** How many commands were in effect then. */
  readonly at: number
  readonly turn: { readonly number: number; readonly player: Side } | null
}

/** The beginning and each turn of a battle as its log has it in effect, the earliest first. */
export function turnMarks(log: Pick<BattleLog<unknown, Event>, 'entries' | 'inEffect'>): readonly TurnMark[] {
  const marks: TurnMark[] = [{ at: 0, turn: null }]
  for (const [index, sequence] of log.inEffect.entries()) {
    const entry = log.entries[sequence - 1]
    if (entry?.kind !== 'command') continue
    for (const event of entry.events)
      if (event.type === 'turn-begun')
        marks.push({ at: index + 1, turn: { number: event.number, player: event.player } })
  }
  return marks
}
