import { fightOut } from '@rules/games/lords-of-war/fight'
import { hints } from '@rules/games/lords-of-war/hint'
import { legal } from '@rules/games/lords-of-war/legal'
import { crowdedMat, unseen } from './crowded-mat'
import { type Measurement, measurement, takeTurns } from './measurement'

/** Live: what is worked out while the pointer moves is there in the same picture of a screen with 60 a second. */
const FRAME_MS = 1000 / 60
const ROUNDS = 30
/** Fighting the mat out once for each placement, without a thought of shots, takes twice as long at least. */
const FIGHTS_BUDGET = 0.5

const MATS = [
  { name: 'mat of 7 × 6 with 36 cards', columns: 7, rows: 6, boundless: false, cardsPerSide: 18 },
  { name: 'boundless mat with 60 cards', columns: 12, rows: 10, boundless: true, cardsPerSide: 30 },
] as const

/**
 * Everything that may be done, and every placement with what it would eliminate and lose, on crowded mats with full hands
 * and archers that have several targets each. Every round is asked of a mat that was never looked up, so that nothing
 * remembered answers; beside a frame, and beside a fight for each placement in the same run.
 */
export function benchHints(): readonly Measurement[] {
  return MATS.flatMap(({ name, ...crowd }) => {
    const state = crowdedMat(crowd)
    const placements = hints(state).length
    const [legalMs, hintsMs, fightMs] = takeTurns(ROUNDS, [
      () => void legal(unseen(state)),
      () => void hints(unseen(state)),
      () => void fightOut(unseen(state), []),
    ]) as [number, number, number]
    return [
      measurement(`legal acts, ${name}, beside a frame`, 'ms', {
        value: legalMs,
        limit: FRAME_MS,
        budget: 1,
      }),
      measurement(`${placements} hints, ${name}, beside a frame`, 'ms', {
        value: hintsMs,
        limit: FRAME_MS,
        budget: 1,
      }),
      measurement(`${placements} hints, ${name}, beside as many fights`, 'ms', {
        value: hintsMs,
        limit: fightMs * placements,
        budget: FIGHTS_BUDGET,
      }),
    ]
  })
}
