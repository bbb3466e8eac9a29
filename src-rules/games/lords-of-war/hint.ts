import type { Shot } from './fight'
import type { CardId, State } from './model'
import { type Placement, placementsToChoose } from './placements'
import { weigh, weighMat } from './weighing'

/** A legal placement with what the fight after it comes to, with the shot of each ranged unit in turn that does most by itself. */
export type Hint = Placement & {
  readonly shots: readonly Shot[]
  /** Enemies and own cards that would fall. */
  readonly eliminates: readonly CardId[]
  readonly loses: readonly CardId[]
  /** The sort of the list: what is won less what is lost, in ranks. */
  readonly worth: number
}

/**
 * Every legal placement, or where there is none every forced one (LW-25), of the player whose turn it is, the best first (for the referee: it looks into a hand). It looks
 * at the fight that follows, not at the opponent's answer.
 */
export function hints(state: State): readonly Hint[] {
  const player = state.turn?.player
  if (player === undefined || state.turn?.fightOpen === true) return []
  const mat = weighMat(state, player)
  return placementsToChoose(state, player)
    .map((placement): Hint => {
      const { shots, falls, worth } = weigh(mat, placement)
      const own = falls.filter((card) => card.side === player)
      return {
        ...placement,
        shots,
        eliminates: falls.filter((card) => card.side !== player).map((card) => card.id),
        loses: own.map((card) => card.id),
        worth,
      }
    })
    .sort((one, other) => other.worth - one.worth)
}

/** A hint for cards of one name and the same figures, which come to the same wherever they lie. */
export type HintOfEquals = Hint & { readonly copies: number }

/** The hints with equal cards of a hand as one. */
export function hintsOfEquals(state: State): readonly HintOfEquals[] {
  const merged = new Map<string, HintOfEquals>()
  for (const hint of hints(state)) {
    const { column, row } = hint.square
    const key = `${figuresOf(state, hint.card)} ${column},${row}`
    const known = merged.get(key)
    merged.set(key, known === undefined ? { ...hint, copies: 1 } : { ...known, copies: known.copies + 1 })
  }
  return [...merged.values()]
}

function figuresOf(state: State, id: CardId): string {
  return JSON.stringify({ ...state.cards[id], id: '' })
}
