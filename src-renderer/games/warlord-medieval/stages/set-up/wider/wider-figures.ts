import {
  COMMAND_CARD_MODES,
  LOSS_STEPS,
  type TroopType,
  type WiderRules,
} from '@rules/games/warlord-medieval/wider-rules'
import type { NumberLimits } from '../../../../../ui/number-entry.svelte'

/** The paths to all figures and switches of a record, such as `morale.modifiers.supported`; lists are left out. */
type PathOf<Part> = {
  [Key in keyof Part & string]: Part[Key] extends readonly unknown[]
    ? never
    : Part[Key] extends object
      ? `${Key}.${PathOf<Part[Key]>}`
      : Key
}[keyof Part & string]

/** A figure or switch of the wider rules; the troop types have fields of their own. */
export type WiderPath = PathOf<WiderRules>

export type WiderValue = number | boolean | string | null

/** How a figure is entered. Lengths and degrees may have decimals, numbers are whole unless it is said. */
export type WiderFigure =
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | ({ readonly kind: 'number' | 'inches' | 'degrees' } & NumberLimits & {
        readonly least: number
        readonly most: number
        readonly mayBeEmpty: boolean
      })

const SWITCH = { kind: 'switch' } as const
const INCHES = { kind: 'inches', least: 0, most: 120, mayBeEmpty: false } as const
const MODIFIER = { kind: 'number', least: -99, most: 99, whole: true, mayBeEmpty: false } as const

function count(least: number, most: number) {
  return { kind: 'number', least, most, whole: true, mayBeEmpty: false } as const
}

/** Every figure and switch of the wider rules (WM-100…105) with its bounds, in the order in which set-up shows them. */
export const WIDER_FIGURES: Readonly<Record<WiderPath, WiderFigure>> = {
  'command.cards': { kind: 'choice', options: COMMAND_CARD_MODES },
  'command.warlordCards': count(0, 50),
  'command.leaderCards': count(0, 50),
  'command.woundedPenalty': count(0, 99),
  'command.uncontrolledPenalty': count(0, 99),
  'command.lossStep': { kind: 'choice', options: LOSS_STEPS },
  'cardPoints.on': SWITCH,
  'cardPoints.ace': count(0, 99),
  'cardPoints.court': count(0, 99),
  'cardPoints.other': count(0, 99),
  'impetuous.on': SWITCH,
  'impetuous.inches': INCHES,
  'impetuous.ranks': count(0, 99),
  'morale.on': SWITCH,
  'morale.needed': { ...MODIFIER, mayBeEmpty: true },
  'morale.supportInches': INCHES,
  'morale.supporters': count(0, 99),
  'morale.threatInches': INCHES,
  'morale.modifiers.supported': MODIFIER,
  'morale.modifiers.friendly-feature': MODIFIER,
  'morale.modifiers.threatened': MODIFIER,
  'morale.modifiers.in-line': MODIFIER,
  'morale.modifiers.foot-against-cavalry': MODIFIER,
  'morale.modifiers.friend-to-rear': MODIFIER,
  'morale.modifiers.enemy-to-rear': MODIFIER,
  'clocks.lastPersonality.on': SWITCH,
  'clocks.lostShare.on': SWITCH,
  'clocks.apart.on': SWITCH,
  'clocks.noCombat.on': SWITCH,
  'clocks.lostShare.oneIn': { kind: 'number', least: 1, most: 100, mayBeEmpty: false },
  'clocks.apart.inches': INCHES,
  'clocks.apart.turns': count(1, 99),
  'clocks.noCombat.turns': count(1, 99),
  'clocks.noCombat.shootingCounts': SWITCH,
  'strikes.on': SWITCH,
  'strikes.combatValue': count(-20, 40),
  'strikes.meleeAtMost': count(1, 20),
  'strikes.distantInches': { ...INCHES, mayBeEmpty: true },
  'strikes.modifiers.massed-target': MODIFIER,
  'strikes.modifiers.distant': MODIFIER,
  'strikes.modifiers.skirmishers': MODIFIER,
  'strikes.modifiers.trained': MODIFIER,
  'strikes.modifiers.foe-favoured': MODIFIER,
  'strikes.modifiers.charging': MODIFIER,
  'strikes.modifiers.charging-mounted': MODIFIER,
  zoneDegrees: { kind: 'degrees', least: 0, most: 90, mayBeEmpty: false },
}

const PATHS = Object.keys(WIDER_FIGURES) as WiderPath[]

/** The parts of the wider rules that consist of figures, in the order in which set-up shows them. */
export const WIDER_PARTS = [
  { part: 'command', rule: 'WM-100' },
  { part: 'cardPoints', rule: 'WM-101' },
  { part: 'impetuous', rule: 'WM-102' },
  { part: 'morale', rule: 'WM-103' },
  { part: 'zoneDegrees', rule: 'WM-103' },
  { part: 'clocks', rule: 'WM-104' },
  { part: 'strikes', rule: 'WM-105' },
] as const

export type WiderPart = (typeof WIDER_PARTS)[number]['part']

/** What a part shows at once, and what is folded away below it: its other figures, and its modifiers. */
export function layoutOf(
  part: WiderPart,
): Readonly<Record<'shown' | 'figures' | 'modifiers', readonly WiderPath[]>> {
  const own = PATHS.filter((path) => path === part || path.startsWith(`${part}.`))
  const isShown = (path: WiderPath) => path === part || path === 'command.cards' || path.endsWith('.on')
  const isModifier = (path: WiderPath) => path.includes('.modifiers.')
  return {
    shown: own.filter(isShown),
    figures: own.filter((path) => !isShown(path) && !isModifier(path)),
    modifiers: own.filter(isModifier),
  }
}

/** How the figures of a troop type are entered (WM-106); empty where the type says nothing. */
export const TROOP_FIGURES = {
  standWidthInches: { ...INCHES, mayBeEmpty: true },
  standDepthInches: { ...INCHES, mayBeEmpty: true },
  stands: { ...count(0, 99), mayBeEmpty: true },
  ranks: { ...count(0, 99), mayBeEmpty: true },
  moveInches: { ...INCHES, mayBeEmpty: true },
  chargeInches: { ...INCHES, mayBeEmpty: true },
  rangeInches: { ...INCHES, mayBeEmpty: true },
} as const satisfies Readonly<
  Record<Exclude<keyof TroopType, 'id' | 'words' | 'formation' | 'mounted' | 'trained'>, WiderFigure>
>

export type TroopFigure = keyof typeof TROOP_FIGURES
export const TROOP_FIGURE_NAMES = Object.keys(TROOP_FIGURES) as TroopFigure[]

/** The value at a path of the wider rules. */
export function valueAt(wider: WiderRules, path: WiderPath): WiderValue {
  let found: unknown = wider
  for (const key of path.split('.')) found = (found as Readonly<Record<string, unknown>>)[key]
  return found as WiderValue
}

/** The wider rules with one value changed. */
export function withValue(wider: WiderRules, path: WiderPath, value: WiderValue): WiderRules {
  return replaced(wider, path.split('.'), value) as WiderRules
}

function replaced(record: unknown, [key = '', ...rest]: readonly string[], value: WiderValue): unknown {
  const fields = record as Readonly<Record<string, unknown>>
  return { ...fields, [key]: rest.length === 0 ? value : replaced(fields[key], rest, value) }
}
