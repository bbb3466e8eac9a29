import type { Side } from '../../../core/ids'
import type { RandomizerCard } from '../deck'
import { isOpen } from '../decks'
import type { DrawPurpose, InitiativeCard, State, TerrainDraw } from '../model'

/** Puts a card into the draw under way, or begins the next one (WM-13). */
export function applyInitiativeCard(
  state: State,
  { purpose, side }: { readonly purpose: DrawPurpose; readonly side: Side },
  card: InitiativeCard,
): State {
  const rounds = state.draws[purpose]
  const last = rounds.at(-1)
  const after =
    isOpen(last) && last[side] === null
      ? [...rounds.slice(0, -1), { ...last, [side]: card }]
      : [...rounds, { a: null, b: null, [side]: card }]
  return { ...state, draws: { ...state.draws, [purpose]: after } }
}

/** Notes what a side has drawn for its next terrain feature (WM-42, WM-43). */
export function applyTerrainDraw(
  state: State,
  side: Side,
  card: RandomizerCard,
  kind: TerrainDraw['kind'],
): State {
  return { ...state, terrainDraws: [...state.terrainDraws, { side, card, kind }] }
}
