import { opponentOf, type Side } from '../../core/ids'
import type { RandomizerCard } from './deck'
import type { HouseRules } from './house-rules'
import { attackerOf, defenderOf } from './initiative'
import type { Feature, State, TerrainDraw } from './model'
import { tableOf } from './table'

/** How many features each side draws and places: those of the chosen domain and the table's extra picks (WM-16). */
export function featuresPerSide(state: State): number {
  if (state.terrainFromMap || state.territory === null) return 0
  return state.sides[state.territory].domain.terrainFeatures + tableOf(state).extraPicks
}

/** How many features each side has still to place. */
export function featuresLeft(state: State): Readonly<Record<Side, number>> {
  const perSide = featuresPerSide(state)
  const leftOf = (side: Side) => Math.max(0, perSide - featuresBy(state, side).length)
  return { a: leftOf('a'), b: leftOf('b') }
}

/** Whose turn it is to draw for and place a feature: the defender's first, then by turns (WM-42); null when nobody's. */
export function terrainTurn(state: State): Side | null {
  const attacker = attackerOf(state)
  const defender = defenderOf(state)
  if (attacker === null || defender === null) return null
  const left = featuresLeft(state)
  const due = featuresBy(state, defender).length <= featuresBy(state, attacker).length ? defender : attacker
  if (left[due] > 0) return due
  return left[opponentOf(due)] > 0 ? opponentOf(due) : null
}

/** What a side has drawn and not yet placed, the earliest first; null when it has still to draw. */
export function pendingDraw(state: State, side: Side): TerrainDraw | null {
  return drawsBy(state, side)[featuresBy(state, side).length] ?? null
}

/** What a placed feature was drawn for as: a side's features and draws go together in their order. */
export function drawOf(state: State, feature: Feature): TerrainDraw | null {
  if (feature.placedBy === null) return null
  const index = featuresBy(state, feature.placedBy).findIndex(({ id }) => id === feature.id)
  return drawsBy(state, feature.placedBy)[index] ?? null
}

/** The features that a side has placed, in that order. */
export function featuresBy(state: Pick<State, 'features'>, side: Side): readonly Feature[] {
  return Object.values(state.features).filter(({ placedBy }) => placedBy === side)
}

/** What a card gives by the terrain draw table (WM-43); without a row for it the player chooses. */
export function kindOfCard(
  houseRules: Pick<HouseRules, 'terrainDrawTable'>,
  card: RandomizerCard,
): TerrainDraw['kind'] {
  const row = houseRules.terrainDrawTable.find(({ from, to }) => from <= card.value && card.value <= to)
  return row?.kind ?? 'choice'
}

function drawsBy(state: State, side: Side): readonly TerrainDraw[] {
  return state.terrainDraws.filter((draw) => draw.side === side)
}
