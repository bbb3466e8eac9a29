import type { TroopType, WiderRules } from './wider-rules'

const UNKNOWN_TROOPS = {
  formation: 'formed',
  mounted: false,
  trained: null,
  standWidthInches: null,
  standDepthInches: null,
  stands: null,
  ranks: null,
  moveInches: null,
  chargeInches: null,
  rangeInches: null,
} satisfies Omit<TroopType, 'id' | 'words'>

/** WM-106: the troop types that are known by name; their figures are empty until the referee enters them. */
const DEFAULT_TROOP_TYPES: readonly TroopType[] = [
  {
    ...UNKNOWN_TROOPS,
    id: 'knights',
    words: ['knight', 'knights', 'chevalier', 'chevaliers', 'chevalerie'],
    mounted: true,
  },
  {
    ...UNKNOWN_TROOPS,
    id: 'cavalry',
    words: [
      ...['cavalry', 'horse', 'horsemen', 'mounted sergeant', 'mounted sergeants', 'cavalerie'],
      ...['cavalier', 'cavaliers', 'sergent monté', 'sergents montés', 'sergents à cheval'],
    ],
    mounted: true,
  },
  {
    ...UNKNOWN_TROOPS,
    id: 'men-at-arms',
    words: ['men-at-arms', 'man-at-arms', 'hommes d’armes', 'homme d’armes', 'gens d’armes'],
  },
  {
    ...UNKNOWN_TROOPS,
    id: 'spearmen',
    words: ['spear', 'spears', 'spearman', 'spearmen', 'lance', 'lances', 'lancier', 'lanciers'],
  },
  {
    ...UNKNOWN_TROOPS,
    id: 'pikes',
    words: ['pike', 'pikes', 'pikeman', 'pikemen', 'pique', 'piques', 'piquier', 'piquiers'],
  },
  {
    ...UNKNOWN_TROOPS,
    id: 'crossbowmen',
    words: [
      ...['crossbow', 'crossbows', 'crossbowman', 'crossbowmen', 'arbalète', 'arbalètes'],
      ...['arbalétrier', 'arbalétriers'],
    ],
  },
  {
    ...UNKNOWN_TROOPS,
    id: 'archers',
    words: [
      ...['archer', 'archers', 'bow', 'bows', 'bowman', 'bowmen', 'longbow', 'longbows', 'longbowman'],
      ...['longbowmen', 'arc', 'arcs'],
    ],
  },
  {
    ...UNKNOWN_TROOPS,
    id: 'slingers',
    words: ['sling', 'slings', 'slinger', 'slingers', 'fronde', 'frondes', 'frondeur', 'frondeurs'],
  },
  {
    ...UNKNOWN_TROOPS,
    id: 'javelinmen',
    words: ['javelin', 'javelins', 'javelinman', 'javelinmen', 'javelinier', 'javeliniers'],
  },
  {
    ...UNKNOWN_TROOPS,
    id: 'militia',
    words: ['militia', 'militiamen', 'milice', 'milices', 'milicien', 'miliciens'],
  },
]

/** The wider rules as a new battle has them, and as one from before them gets when it is opened. */
export const DEFAULT_WIDER_RULES: WiderRules = {
  command: {
    cards: 'entered',
    warlordCards: 5,
    leaderCards: 3,
    lossStep: 'full',
    woundedPenalty: 5,
    uncontrolledPenalty: 1,
  },
  cardPoints: { on: true, ace: 3, court: 2, other: 1 },
  zoneDegrees: 45,
  impetuous: { on: true, inches: 15, ranks: 2 },
  morale: {
    on: true,
    needed: null,
    supportInches: 3,
    supporters: 2,
    threatInches: 15,
    modifiers: {
      supported: 10,
      'friendly-feature': 5,
      threatened: -5,
      'in-line': 5,
      'foot-against-cavalry': -10,
      'friend-to-rear': -5,
      'enemy-to-rear': 5,
    },
  },
  clocks: {
    lastPersonality: { on: true },
    lostShare: { on: true, oneIn: 3 },
    apart: { on: true, inches: 15, turns: 3 },
    noCombat: { on: true, turns: 5, shootingCounts: true },
  },
  strikes: {
    on: true,
    combatValue: 7,
    meleeAtMost: 19,
    distantInches: null,
    modifiers: {
      'massed-target': 3,
      distant: -3,
      skirmishers: -3,
      trained: 3,
      'foe-favoured': -3,
      charging: 2,
      'charging-mounted': 3,
    },
  },
  troopTypes: DEFAULT_TROOP_TYPES,
}
