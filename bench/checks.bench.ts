import { checkTable } from '@rules/games/warlord-medieval/check'
import type { State } from '@rules/games/warlord-medieval/model'
import { bigBattle } from '@rules/testing/big-battle'
import { type Measurement, measurement, median, timeMs } from './measurement'

const MEDIAN_LIMIT_MS = 2
const ROUNDS = 80
const GROWTH_BUDGET = 5

const TABLE = { linesPerSide: 8, features: 40, cornersPerFeature: 24 }

/**
 * The full check of 2 × 100 units in 8 lines with 40 features of 24 corners, and of four times the units: as close
 * together on four times as much table, where each has as many neighbours as before, and four times as close on the same
 * table. Every round checks battles whose pieces were never seen before, so that nothing remembered answers for the check.
 */
export function benchChecks(): readonly Measurement[] {
  const few = bigBattle({ ...TABLE, unitsPerSide: 100 })
  const fewOnAQuarter = bigBattle({ ...TABLE, unitsPerSide: 100, widthShare: 1 / 4 })
  const many = bigBattle({ ...TABLE, unitsPerSide: 400 })
  const [fewMs = Number.NaN, fewOnAQuarterMs = Number.NaN, manyMs = Number.NaN] = checkInTurns([
    few,
    fewOnAQuarter,
    many,
  ])
  return [
    measurement('full check, 2 × 100 units, 40 features of 24 corners', 'ms', {
      value: fewMs,
      limit: MEDIAN_LIMIT_MS,
      budget: 1,
    }),
    measurement('full check, 4 × the units on 4 × the table, beside the same check', 'ms', {
      value: manyMs,
      limit: fewOnAQuarterMs,
      budget: GROWTH_BUDGET,
    }),
    measurement('full check, 4 × the units on the same table, beside the same check', 'ms', {
      value: manyMs,
      limit: fewMs,
      budget: GROWTH_BUDGET,
    }),
  ]
}

/** The median of a full check of each state, in ms; their checks take turns. */
function checkInTurns(states: readonly State[]): readonly number[] {
  const times = states.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, state] of states.entries()) {
      const fresh = withNewPieces(state)
      times[index]?.push(timeMs(() => void checkTable(fresh)))
    }
  }
  return times.map((all) => median(all.slice(ROUNDS / 4)))
}

function withNewPieces(state: State): State {
  return { ...state, units: copied(state.units), features: copied(state.features) }
}

function copied<Piece extends object>(pieces: Readonly<Record<string, Piece>>): Record<string, Piece> {
  return Object.fromEntries(Object.entries(pieces).map(([id, piece]) => [id, { ...piece }]))
}
