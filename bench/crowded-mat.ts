import type { PlayedCard, State } from '@rules/games/lords-of-war/model'
import { matState, type Put, put } from '@rules/games/lords-of-war/testing/mat-state'
import { RIDERS, WARDENS } from '@rules/games/lords-of-war/testing/sample-decks'
import { seededRandom } from '@rules/testing/random-commands'

/** How many cards lie where. */
export type Crowd = {
  readonly columns: number
  readonly rows: number
  readonly boundless: boolean
  /** Cards of each side on the mat; six more are in its hand. */
  readonly cardsPerSide: number
}

/** Every third card on the mat is one that shoots, at the two ranks of squares before it. */
const ARCHERS = 3
const TARGETS = [1, 2].flatMap((forward) => [-2, -1, 0, 1, 2].map((right) => ({ right, forward })))

/** A crowded mat in player A's turn: both sides mingled, full hands, and archers with several targets each. */
export function crowdedMat({ columns, rows, boundless, cardsPerSide }: Crowd): State {
  const random = seededRandom(7)
  const squares = shuffled(
    Array.from(
      { length: columns * rows },
      (_, index) => [(index % columns) + 1, Math.floor(index / columns) + 1] as const,
    ),
    random.below,
  )
  const puts = (['a', 'b'] as const).flatMap((side): Put[] => {
    const deck = side === 'a' ? WARDENS : RIDERS
    return deck.slice(0, cardsPerSide + 6).map((card, index): Put => {
      const at = squares[index * 2 + (side === 'a' ? 0 : 1)]
      if (index >= cardsPerSide || at === undefined) return put(`${side}:${card.id}`, side, card, 'hand')
      return put(`${side}:${card.id}`, side, index % ARCHERS === 0 ? archer : card, at)
    })
  })
  return matState(puts, { houseRules: { boundless, columns, rows, intermediate: true } })
}

/** It shoots and is not hindered by arrows, since it has none. */
const archer: Partial<PlayedCard> = {
  name: 'Archer',
  unitClass: 'ranged',
  defence: 4,
  attacks: {},
  missile: { damage: 3, targets: TARGETS },
}

/** The same mat as one that was never looked up, with nothing remembered of it. */
export function unseen(state: State): State {
  return { ...state, mat: { ...state.mat } }
}

function shuffled<Item>(items: readonly Item[], below: (count: number) => number): readonly Item[] {
  const left = [...items]
  return items.map(() => left.splice(below(left.length), 1)[0] as Item)
}
