import { SIDES, type Side } from '../../core/ids'
import type { Figures } from '../../core/trace'
import { hasPlacedBanners, unitsToDeploy } from './deployment-turns'
import { attackerOf } from './initiative'
import { STAGES, type Stage, type State, type Unit } from './model'
import { campPiece, findBannerUnit, onTable, personalitiesOf, unitsOf } from './pieces'
import { featuresLeft } from './terrain-turns'

/** The results that stages bring about and that a later stage builds on. */
export const RESULTS = [
  'campaign-initiative',
  'territory',
  'terrain',
  'banners',
  'hidden-units',
  'deployment',
  'first-mover',
  'end',
] as const
export type StageResult = (typeof RESULTS)[number]

/**
 * What is missing before a stage can be gone to (WM-91), in the order of the stages that bring it about. Going back
 * misses nothing, and what was missing when its own stage was left was asked about then: it is not asked again later.
 */
export function missingResults(
  state: State,
  to: Stage,
): readonly (Figures & { readonly what: StageResult; readonly stage: Stage })[] {
  const [from, until] = [STAGES.indexOf(state.stage), STAGES.indexOf(to)]
  return RESULT_STAGES.filter(({ what, stage }) => {
    const at = STAGES.indexOf(stage)
    return at >= from && at < until && isMissing(state, what)
  })
}

const RESULT_STAGES: readonly { readonly what: StageResult; readonly stage: Stage }[] = [
  { what: 'campaign-initiative', stage: 'initiative' },
  { what: 'territory', stage: 'territory' },
  { what: 'terrain', stage: 'terrain' },
  { what: 'banners', stage: 'banners' },
  { what: 'hidden-units', stage: 'hidden' },
  { what: 'deployment', stage: 'deployment' },
  { what: 'first-mover', stage: 'first-move' },
  { what: 'end', stage: 'turns' },
]

/** The camps and units that a result of a stage waits for, by their ids; none where it waits for something else. */
export function missingPieces(state: State, what: StageResult): readonly string[] {
  switch (what) {
    case 'banners':
      return SIDES.flatMap((side) => [
        ...(state.sides[side].camp === null ? [campPiece(side)] : []),
        ...personalitiesOf(state, side).flatMap((personality): readonly string[] => {
          const banner = findBannerUnit(state, personality)
          if (banner === null) return [personality.id]
          return banner.pose === null ? [banner.id] : []
        }),
      ])
    case 'hidden-units':
      return SIDES.flatMap((side) => hiddenWithoutPlace(state, side).map(({ id }) => id))
    case 'deployment':
      return SIDES.flatMap((side) =>
        unitsOf(state, side)
          .filter((unit) => unit.removal === null && !unit.hidden && !onTable(unit))
          .map(({ id }) => id),
      )
    default:
      return []
  }
}

/** Units of a side that are marked as hidden and stand nowhere on the map yet (WM-54). */
export function hiddenWithoutPlace(state: State, side: Side): readonly Unit[] {
  return unitsOf(state, side).filter((unit) => unit.hidden && unit.removal === null && unit.pose === null)
}

function isMissing(state: State, what: StageResult): boolean {
  switch (what) {
    case 'campaign-initiative':
      return attackerOf(state) === null
    case 'territory':
      // A map brings its terrain without a domain: it is asked for once, where it is chosen.
      return state.territory === null && (!state.terrainFromMap || state.stage === 'territory')
    case 'terrain': {
      const { a, b } = featuresLeft(state)
      return a > 0 || b > 0
    }
    case 'banners':
      return SIDES.some((side) => !hasPlacedBanners(state, side))
    case 'hidden-units':
      return SIDES.some((side) => hiddenWithoutPlace(state, side).length > 0)
    case 'deployment':
      return SIDES.some((side) => unitsToDeploy(state, side) > 0)
    case 'first-mover':
      return state.firstMover === null
    case 'end':
      return state.result === null
  }
}
