import type { Formation } from './model'

/** Who counts command cards: the referee enters them (WM-84), or they are rolled and drawn as in WM-100 and kept. */
export const COMMAND_CARD_MODES = ['entered', 'rolled'] as const
export type CommandCardMode = (typeof COMMAND_CARD_MODES)[number]

/** How one card more is lost for missing by 5: for each full 5, or for each 5 or part of it (WM-100). */
export const LOSS_STEPS = ['full', 'part'] as const
export type LossStep = (typeof LOSS_STEPS)[number]

/** What the morale helper looks for (WM-103). */
export const MORALE_MODIFIERS = [
  'supported',
  'friendly-feature',
  'threatened',
  'in-line',
  'foot-against-cavalry',
  'friend-to-rear',
  'enemy-to-rear',
] as const
export type MoraleModifier = (typeof MORALE_MODIFIERS)[number]

/** What changes a combat value (WM-105). */
export const STRIKE_MODIFIERS = [
  'massed-target',
  'distant',
  'skirmishers',
  'trained',
  'foe-favoured',
  'charging',
  'charging-mounted',
] as const
export type StrikeModifier = (typeof STRIKE_MODIFIERS)[number]

export const STRIKE_KINDS = ['shooting', 'melee'] as const
export type StrikeKind = (typeof STRIKE_KINDS)[number]

/** A kind of troops (WM-106). Lengths in inches; null where nothing is known or the type says nothing about it. */
export type TroopType = {
  /** Such as "knights"; unique in the list. */
  readonly id: string
  /** Words of an army list that name the type, in any language; a unit's type holds one of them. */
  readonly words: readonly string[]
  readonly formation: Formation | null
  readonly mounted: boolean | null
  readonly trained: boolean | null
  readonly standWidthInches: number | null
  readonly standDepthInches: number | null
  readonly stands: number | null
  readonly ranks: number | null
  readonly moveInches: number | null
  readonly chargeInches: number | null
  readonly rangeInches: number | null
}

/** The clocks that may end a battle (WM-104), each of which can be switched off. */
export type ClockRules = {
  readonly lastPersonality: { readonly on: boolean }
  /** One in so many of the army's points, lost or off the table: 3 is a third. */
  readonly lostShare: { readonly on: boolean; readonly oneIn: number }
  /** `turns` are player turns one after the other. */
  readonly apart: { readonly on: boolean; readonly inches: number; readonly turns: number }
  readonly noCombat: { readonly on: boolean; readonly turns: number; readonly shootingCounts: boolean }
}

/** What is known of the same author's wider rules (WM-100…106): every part can be switched off and every figure changed. */
export type WiderRules = {
  /** WM-100 */
  readonly command: {
    readonly cards: CommandCardMode
    /** What he draws and may hold. */
    readonly warlordCards: number
    readonly leaderCards: number
    readonly lossStep: LossStep
    readonly woundedPenalty: number
    readonly uncontrolledPenalty: number
  }
  /** WM-101: what a card is worth; switched off, every card is worth 1. */
  readonly cardPoints: {
    readonly on: boolean
    readonly ace: number
    readonly court: number
    readonly other: number
  }
  /** How far the front and rear zones open beyond straight ahead, in degrees (docs/rules). */
  readonly zoneDegrees: number
  /** WM-102 */
  readonly impetuous: { readonly on: boolean; readonly inches: number; readonly ranks: number }
  /** WM-103; `needed` is the total that a unit must reach, null while nobody knows it. */
  readonly morale: {
    readonly on: boolean
    readonly needed: number | null
    readonly supportInches: number
    readonly supporters: number
    readonly threatInches: number
    readonly modifiers: Readonly<Record<MoraleModifier, number>>
  }
  /** WM-104 */
  readonly clocks: ClockRules
  /** WM-105; `distantInches` is from where a target is distant, null while nobody knows it. */
  readonly strikes: {
    readonly on: boolean
    readonly combatValue: number
    readonly meleeAtMost: number
    readonly distantInches: number | null
    readonly modifiers: Readonly<Record<StrikeModifier, number>>
  }
  /** WM-106 */
  readonly troopTypes: readonly TroopType[]
}
