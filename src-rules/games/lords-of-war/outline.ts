import type { Outline } from '../../core/outline'
import { losses } from './ending'
import type { State } from './model'
import { lyingCards } from './positions'

/** An upright card: taller than wide (LW-10). */
const CARD = { width: 2.5, depth: 3.5 }

/** What a list of battles shows: the mat with the sides' cards, how many fell, and the turn. Hands are not in it. */
export function outline(state: State): Outline {
  const lying = lyingCards(state)
  const columns = lying.map(({ square }) => square.column)
  const rows = lying.map(({ square }) => square.row)
  const { houseRules, turn, ending } = state
  const left = houseRules.boundless ? Math.min(1, ...columns) : 1
  const near = houseRules.boundless ? Math.min(1, ...rows) : 1
  const right = houseRules.boundless ? Math.max(houseRules.columns, ...columns) : houseRules.columns
  const far = houseRules.boundless ? Math.max(houseRules.rows, ...rows) : houseRules.rows
  const [a, b] = [losses(state, 'a'), losses(state, 'b')]
  return {
    sides: state.names,
    size: houseRules.cardsToWin,
    standing: {
      code: ending === null ? state.stage : ending.winner === null ? 'ended-drawn' : 'ended-won',
      figures: {
        turn: turn?.number ?? 0,
        player: turn === null ? '' : state.names[turn.player],
        winner: ending?.winner == null ? '' : state.names[ending.winner],
        lostA: a.cards,
        lostB: b.cards,
      },
    },
    picture: {
      widthInches: (right - left + 1) * CARD.width,
      depthInches: (far - near + 1) * CARD.depth,
      shapes: lying.map(({ card, square }) => {
        const x = (square.column - left) * CARD.width
        const y = (square.row - near) * CARD.depth
        return {
          kind: 'unit',
          look: card.unitClass,
          side: card.side,
          points: [
            { x: x + 0.2, y: y + 0.2 },
            { x: x + CARD.width - 0.2, y: y + 0.2 },
            { x: x + CARD.width - 0.2, y: y + CARD.depth - 0.2 },
            { x: x + 0.2, y: y + CARD.depth - 0.2 },
          ],
        }
      }),
    },
  }
}
