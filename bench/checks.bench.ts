import { checkTable } from '@rules/games/warlord-medieval/check'
import type { State } from '@rules/games/warlord-medieval/model'
import { bigBattle } from '@rules/testing/big-battle'
import { type Measurement, measurement, median, timeMs } from './measurement'

const MEDIAN_LIMIT_MS = 2
const ROUNDS = 80

/**
 * The full check of 2 × 100 units in 8 lines with 40 features of 24 corners, and of four times the units. Every round
 * checks a battle whose pieces were never seen before, so that nothing remembered answers for the check.
 */
export function benchChecks(): readonly Measurement[] {
  const states = [100, 400].map((unitsPerSide) =>
    bigBattle({ unitsPerSide, linesPerSide: 8, features: 40, cornersPerFeature: 24 }),
  )
  const times = states.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, state] of states.entries()) {
      const fresh = withNewPieces(state)
      times[index]?.push(timeMs(() => void checkTable(fresh)))
    }
  }
  const [small, large] = times.map((all) => median(all.slice(ROUNDS / 4))) as [number, number]
  return [
    measurement('full check, 2 × 100 units, 40 features of 24 corners', 'ms', {
      value: small,
      limit: MEDIAN_LIMIT_MS,
      budget: 1,
    }),
    measurement('full check, 4 × the units, beside the same check', 'ms', {
      value: large,
      limit: small,
      budget: 5,
    }),
  ]
}

function withNewPieces(state: State): State {
  return { ...state, units: copied(state.units), features: copied(state.features) }
}

function copied<Piece extends object>(pieces: Readonly<Record<string, Piece>>): Record<string, Piece> {
  return Object.fromEntries(Object.entries(pieces).map(([id, piece]) => [id, { ...piece }]))
}
