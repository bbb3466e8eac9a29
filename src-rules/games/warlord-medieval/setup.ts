import { SIDES, type Side } from '../../core/ids'
import { wholeDecks } from './decks'
import { DEFAULT_HOUSE_RULES } from './default-house-rules'
import type { Feature, MusteredArmy, Personality, Setup, State, Unit } from './model'

/**
 * The battle that two armies are brought to (WM-1…4): nothing stands on the table but the features of a
 * terrain map, if there is one. Ids of pieces are the army's own behind the side: `a:17`.
 */
export function setUpBattle(setup: Setup): State {
  const { agreedPoints, armies, terrain } = setup
  // A window begins a saved battle from the very setup that was stored, which may be from before some of the switches.
  const houseRules = { ...DEFAULT_HOUSE_RULES, ...setup.houseRules }
  const battle = {
    stage: 'set-up',
    agreedPoints,
    houseRules,
    sides: { a: sideOf(armies.a), b: sideOf(armies.b) },
    units: byId(SIDES.flatMap((side) => musterUnits(side, armies[side]))),
    personalities: byId(SIDES.flatMap((side) => musterPersonalities(side, armies[side]))),
    features: byId((terrain ?? []).map((figures, index) => mapFeature(figures, index))),
    background: setup.background ?? null,
    notes: {},
    locked: [],
    terrainFromMap: terrain !== null,
    decks: {},
    draws: { campaign: [], 'first-move': [] },
    territory: null,
    terrainDraws: [],
    firstMover: null,
    turn: null,
    hands: {},
    quiet: { turnsApart: 0, turnsWithoutCombat: 0 },
    seals: {},
    overrules: [],
    irregularities: [],
    result: null,
  } satisfies State
  return { ...battle, decks: wholeDecks(battle) }
}

/** The id in a battle of a piece of an army. */
export function pieceId(side: Side, id: string): string {
  return `${side}:${id}`
}

function sideOf(army: MusteredArmy) {
  return { armyName: army.name, domain: army.domain, camp: null }
}

function musterUnits(side: Side, army: MusteredArmy): Unit[] {
  const [only, second] = army.personalities
  return army.units.map((figures) => {
    const leader =
      second === undefined ? only : army.personalities.find(({ bannerUnit }) => bannerUnit === figures.id)
    return {
      ...figures,
      id: pieceId(side, figures.id),
      side,
      order: 'good',
      removal: null,
      hidden: false,
      engaged: false,
      pose: null,
      line: leader === undefined ? null : pieceId(side, leader.id),
      standsLost: 0,
      classedAs: { troop: null, trained: null },
    }
  })
}

function musterPersonalities(side: Side, army: MusteredArmy): Personality[] {
  return army.personalities.map(({ id, bannerUnit, ...figures }) => ({
    ...figures,
    id: pieceId(side, id),
    side,
    bannerUnit: army.units.some((unit) => unit.id === bannerUnit) ? pieceId(side, String(bannerUnit)) : null,
    awayFromBanner: false,
    condition: 'unhurt',
    uncontrolled: 0,
  }))
}

function mapFeature(figures: Omit<Feature, 'id' | 'placedBy'>, index: number): Feature {
  return { ...figures, id: `feature-${index + 1}`, placedBy: null }
}

function byId<Piece extends { readonly id: string }>(pieces: readonly Piece[]): Record<string, Piece> {
  return Object.fromEntries(pieces.map((piece) => [piece.id, piece]))
}
