import { isAtLeast, measureDistance } from '../../../core/geometry'
import type { TraceStep } from '../../../core/trace'
import { findUnit } from '../find'
import type { ConfirmedModifier, State, StrikeRoll, Unit, UnitId } from '../model'
import { footprintOf } from '../pieces'
import { runningTurn } from '../turn'
import { STRIKE_MODIFIERS, type StrikeKind, type StrikeModifier } from '../wider-rules'
import { featuresUnder, standingUnit } from './surroundings'
import { classifyUnit } from './troop-class'

/** A modifier of a combat value as the table shows it; `unknown` when nobody but the referee can tell. */
export type SuggestedModifier = {
  readonly code: StrikeModifier
  readonly value: number
  readonly applies: boolean | 'unknown'
  readonly trace: TraceStep
}

/** What shooting or melee between two units starts from (WM-105). */
export type StrikeReport = {
  readonly kind: StrikeKind
  readonly unit: UnitId
  readonly target: UnitId
  /** One die for each stand that is left; null when the unit's stands are not known. */
  readonly dice: number | null
  readonly combatValue: number
  readonly modifiers: readonly SuggestedModifier[]
  readonly halved: boolean
  /** A die at or under it strikes, with all modifiers that apply for certain. */
  readonly needed: number
}

/** Which modifiers belong to which kind of combat. */
const KINDS_OF: Readonly<Record<StrikeModifier, readonly StrikeKind[]>> = {
  'massed-target': ['shooting'],
  distant: ['shooting'],
  skirmishers: ['shooting'],
  trained: ['shooting', 'melee'],
  'foe-favoured': ['shooting', 'melee'],
  charging: ['melee'],
  'charging-mounted': ['melee'],
}

/** The dice and modifiers of one unit against another (WM-105). Null for units that do not exist, and switched off. */
export function strikeHelper(
  state: State,
  kind: StrikeKind,
  unitId: UnitId,
  targetId: UnitId,
): StrikeReport | null {
  const { on, combatValue, modifiers: values } = state.houseRules.wider.strikes
  const unit = findUnit(state, unitId)
  const target = findUnit(state, targetId)
  if (!on || unit === null || target === null) return null
  const modifiers = STRIKE_MODIFIERS.filter((code) => KINDS_OF[code].includes(kind)).map((code) => {
    const { applies, pieces, figures } = FINDERS[code](state, unit, target)
    const trace: TraceStep = { rule: 'WM-105', code: `strikes/${code}`, pieces, figures }
    return { code, value: values[code], applies, trace }
  })
  const confirmed = modifiers.filter(({ applies }) => applies === true)
  const halved = unit.order === 'disordered'
  return {
    kind,
    unit: unitId,
    target: targetId,
    dice: unit.stands === null ? null : Math.max(0, unit.stands - unit.standsLost),
    combatValue,
    modifiers,
    halved,
    needed: neededFor(state, kind, confirmed, halved),
  }
}

/** What a die must not exceed to strike: the combat value and the modifiers, halved down, and in melee at most 19. */
export function neededFor(
  state: Pick<State, 'houseRules'>,
  kind: StrikeKind,
  modifiers: readonly { readonly value: number }[],
  halved: boolean,
): number {
  const { combatValue, meleeAtMost } = state.houseRules.wider.strikes
  const sum = modifiers.reduce((total, { value }) => total + value, combatValue)
  const needed = halved ? Math.floor(sum / 2) : sum
  return kind === 'melee' ? Math.min(meleeAtMost, needed) : needed
}

/** Does a die strike? A 1 always does, a 20 never. */
export function isStrike(die: number, needed: number): boolean {
  return die === 1 || (die !== 20 && die <= needed)
}

/** Dice of one unit against another, and the strikes among them (WM-105). */
export function countStrikes(
  state: Pick<State, 'houseRules'>,
  asked: Pick<StrikeRoll, 'kind' | 'unit' | 'target' | 'halved' | 'dice' | 'byHand'> & {
    readonly modifiers: readonly ConfirmedModifier<StrikeModifier>[]
  },
): { readonly roll: StrikeRoll; readonly trace: readonly TraceStep[] } {
  const { combatValue } = state.houseRules.wider.strikes
  const { kind, unit, target, modifiers, halved, dice } = asked
  const needed = neededFor(state, kind, modifiers, halved)
  const strikes = dice.filter((die) => isStrike(die, needed)).length
  const step = (code: string, figures: TraceStep['figures']): TraceStep => ({
    rule: 'WM-105',
    code,
    pieces: [unit, target],
    figures,
  })
  const trace = [
    step('strikes/combat-value', { combatValue }),
    ...modifiers.map(({ code, value }) => step('strikes/modifier', { modifier: code, value })),
    step('strikes/needed', { needed, halved: halved ? 'yes' : 'no', kind }),
    step('strikes/counted', { dice: dice.length, strikes }),
  ]
  return { roll: { ...asked, combatValue, needed, strikes }, trace }
}

type Finding = {
  readonly applies: SuggestedModifier['applies']
  readonly pieces: readonly string[]
  readonly figures: TraceStep['figures']
}

const FINDERS: Readonly<Record<StrikeModifier, (state: State, unit: Unit, target: Unit) => Finding>> = {
  'massed-target': (_, unit, target) => ({ applies: 'unknown', pieces: [unit.id, target.id], figures: {} }),
  distant: (state, unit, target) => {
    const { distantInches } = state.houseRules.wider.strikes
    const inches = inchesBetween(unit, target)
    const figures = {
      ...(inches !== null && { inches }),
      ...(distantInches !== null && { limitInches: distantInches }),
    }
    const known = inches !== null && distantInches !== null
    const applies = known ? isAtLeast(inches, distantInches) : 'unknown'
    return { applies, pieces: [unit.id, target.id], figures }
  },
  skirmishers: (_, unit, target) => {
    const pieces = [unit, target].filter(({ formation }) => formation === 'skirmish').map(({ id }) => id)
    return { applies: pieces.length > 0, pieces, figures: {} }
  },
  trained: (state, unit) => {
    const { trained, trainedFrom } = classifyUnit(state, unit)
    return { applies: trained, pieces: [unit.id], figures: { word: trainedFrom ?? '' } }
  },
  'foe-favoured': (state, unit, target) => {
    const under = (piece: Unit, kind: 'obstacle' | 'gentle-slope') => {
      const standing = standingUnit(piece)
      return standing === null ? [] : featuresUnder(state, standing, [kind]).map(({ id }) => id)
    }
    const own = new Set(under(unit, 'gentle-slope'))
    const higher = under(target, 'gentle-slope').filter((id) => !own.has(id))
    const features = [...under(target, 'obstacle'), ...(own.size === 0 ? higher : [])]
    return { applies: features.length > 0, pieces: [target.id, ...features], figures: {} }
  },
  charging: (state, unit, target) => charging(state, unit, target, !unit.mounted),
  'charging-mounted': (state, unit, target) => charging(state, unit, target, unit.mounted),
}

function charging(state: State, unit: Unit, target: Unit, ofThisKind: boolean): Finding {
  const charges =
    runningTurn(state)?.charges.some(
      (charge) =>
        charge.charger === unit.id && charge.target === target.id && charge.outcome !== 'no-contact',
    ) ?? false
  return { applies: charges && ofThisKind, pieces: [unit.id, target.id], figures: {} }
}

function inchesBetween(unit: Unit, target: Unit): number | null {
  const own = footprintOf(unit)
  const other = footprintOf(target)
  return own === null || other === null ? null : measureDistance(own, other).inches
}
