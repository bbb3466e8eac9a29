import { opponentOf, SIDES, type Side } from '../../core/ids'
import { isCommand } from './cards'
import type { Ending, State } from './model'

/** How near each side is to losing: its eliminated cards, and the command cards among them (LW-12, LW-33). */
export function losses(
  state: Pick<State, 'lost' | 'cards'>,
  side: Side,
): { readonly cards: number; readonly commands: number } {
  const cards = state.lost[side]
  const commands = cards.filter((id) => {
    const card = state.cards[id]
    return card !== undefined && isCommand(card)
  })
  return { cards: cards.length, commands: commands.length }
}

/** LW-12: who has won now, or null while nobody has. */
export function endingOf(state: State): Ending | null {
  const { cardsToWin, commandsToWin, bothWin } = state.houseRules
  const beaten = SIDES.flatMap((side): readonly { side: Side; reason: 'commands' | 'cards' }[] => {
    const { cards, commands } = losses(state, side)
    if (commands >= commandsToWin) return [{ side, reason: 'commands' }]
    return cards >= cardsToWin ? [{ side, reason: 'cards' }] : []
  })
  const [first, second] = beaten
  if (first === undefined) return null
  if (second === undefined) return { winner: opponentOf(first.side), reason: first.reason }
  return { winner: bothWin === 'active-player' ? (state.turn?.player ?? null) : null, reason: 'both' }
}
