import { DEFAULT_DECK } from './default-deck'
import { DEFAULT_WIDER_RULES } from './default-wider-rules'
import type { HouseRules } from './house-rules'

const UNKNOWN_EFFECT = { movement: '', cover: '', disorder: '' }

/** The switches as a new battle has them. What no rule prints (WM-45) is empty until the referee enters it. */
export const DEFAULT_HOUSE_RULES: HouseRules = {
  deck: DEFAULT_DECK,
  deckPerSide: false,
  reshuffle: 'when-exhausted',
  personalitiesCostAp: true,
  bannerUnitCounts: false,
  chainThroughOwnLineOnly: false,
  sight: {
    blocks: { 'gentle-slope': 'never', area: 'area', obstacle: 'never', impassable: 'always' },
    intoAreaInches: 3,
    everyLinkNeedsSight: false,
  },
  exactPerimeter: false,
  terrainDrawTable: [],
  terrainEffects: {
    'gentle-slope': UNKNOWN_EFFECT,
    area: UNKNOWN_EFFECT,
    obstacle: UNKNOWN_EFFECT,
    impassable: UNKNOWN_EFFECT,
  },
  timeLimitMinutes: { a: null, b: null },
  wider: DEFAULT_WIDER_RULES,
}
