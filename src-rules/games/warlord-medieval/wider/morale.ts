import { isWithin, TOLERANCE_INCHES } from '../../../core/geometry'
import type { Figures, TraceStep } from '../../../core/trace'
import { reportBattleLines } from '../check'
import { findUnit } from '../find'
import type { State, UnitId } from '../model'
import { inGoodOrder, isBannerUnit } from '../pieces'
import { runningTurn } from '../turn'
import { MORALE_MODIFIERS, type MoraleModifier } from '../wider-rules'
import {
  featuresUnder,
  friendlyFeatures,
  lookAt,
  type Neighbour,
  neighboursOf,
  type Standing,
  standingUnit,
  within,
} from './surroundings'
import { distanceInZone, sideOf, squarelyOn, type Zone } from './zones'

/** A modifier of morale as the table shows it; the referee confirms or corrects it. */
export type MeasuredModifier = {
  readonly code: MoraleModifier
  /** What it adds where it applies. */
  readonly value: number
  readonly applies: boolean
  readonly trace: readonly TraceStep[]
}

/** What a check of a unit's morale starts from (WM-103), before the card. */
export type MoraleReport = {
  readonly unit: UnitId
  readonly grade: number | null
  readonly modifiers: readonly MeasuredModifier[]
  /** Grade and applying modifiers together; null without a grade. */
  readonly beforeCard: number | null
  /** The total to reach; null while nobody knows it. */
  readonly needed: number | null
}

type Found = { readonly applies: boolean; readonly trace: readonly TraceStep[] }

/** A table around a unit, measured once. */
type Scene = { readonly state: State; readonly own: Standing; readonly near: readonly Neighbour[] }

/**
 * Every modifier of a unit's morale with what the table shows for it (WM-103). Null for a unit that is not on the table,
 * and when the switch is off.
 */
export function moraleHelper(state: State, unitId: UnitId): MoraleReport | null {
  const { on, modifiers: values, needed } = state.houseRules.wider.morale
  const unit = findUnit(state, unitId)
  const own = unit === null ? null : standingUnit(unit)
  if (!on || own === null) return null
  const scene: Scene = { state, own, near: neighboursOf(state, own) }
  const modifiers = MORALE_MODIFIERS.map((code) => ({ code, value: values[code], ...FINDERS[code](scene) }))
  const sum = modifiers.reduce((total, { applies, value }) => total + (applies ? value : 0), 0)
  const grade = own.unit.moraleGrade
  return { unit: unitId, grade, modifiers, beforeCard: grade === null ? null : grade + sum, needed }
}

const FINDERS: Readonly<Record<MoraleModifier, (scene: Scene) => Found>> = {
  supported: findSupport,
  'friendly-feature': findFriendlyFeature,
  threatened: findThreats,
  'in-line': findLine,
  'foot-against-cavalry': findCavalry,
  'friend-to-rear': (scene) => findRetreat(scene, 'friend'),
  'enemy-to-rear': (scene) => findRetreat(scene, 'enemy'),
}

/** Two or more of friendly formed units in good order and friendly features within 3 inches, hidden units left out. */
function findSupport({ state, own, near }: Scene): Found {
  const { supportInches, supporters } = state.houseRules.wider.morale
  const friends = near.filter(
    ({ unit }) => isFriend(own, unit) && !unit.hidden && unit.formation === 'formed' && inGoodOrder(unit),
  )
  const found = [
    ...friends.map(({ unit, distance }) => ({ id: unit.id, distance })),
    ...friendlyFeatures(state, own),
  ].sort((one, other) => one.distance.inches - other.distance.inches)
  const count = within(found, supportInches).length
  const steps = found
    .slice(0, Math.max(count, supporters))
    .map(({ id, distance }) =>
      step(own, 'morale/supporter', [id], { inches: distance.inches, limitInches: supportInches }),
    )
  const total = step(own, 'morale/supporters', [], { count, needed: supporters })
  return { applies: count >= supporters, trace: [total, ...steps] }
}

/** A unit that stands in a friendly feature or touches it. */
function findFriendlyFeature({ state, own }: Scene): Found {
  const [nearest] = friendlyFeatures(state, own)
  if (nearest === undefined) return { applies: false, trace: [step(own, 'morale/no-friendly-feature', [])] }
  const { inches } = nearest.distance
  return {
    applies: isWithin(inches, 0),
    trace: [step(own, 'morale/friendly-feature', [nearest.id], { inches, limitInches: 0 })],
  }
}

/** A visible enemy near a flank or the rear that nothing covers. */
function findThreats(scene: Scene): Found {
  const found = (['left', 'right', 'rear'] as const).map((zone) => findThreat(scene, zone))
  return { applies: found.some(({ applies }) => applies), trace: found.flatMap(({ trace }) => trace) }
}

function findThreat({ state, own, near }: Scene, zone: Zone): Found {
  const { zoneDegrees, morale } = state.houseRules.wider
  const inZone = (isWanted: (neighbour: Neighbour) => boolean) =>
    near
      .filter(isWanted)
      .flatMap(({ unit, footprint }) => {
        const distance = distanceInZone(own.unit, zone, footprint, zoneDegrees)
        return distance === null ? [] : [{ id: unit.id, distance }]
      })
      .sort((one, other) => one.distance.inches - other.distance.inches)
  const [enemy] = inZone(
    (other) =>
      !isFriend(own, other.unit) &&
      !other.unit.hidden &&
      (squarelyOn(own.unit, other.footprint) ?? zone) === zone &&
      lookAt(state, own, other).visible,
  )
  if (enemy === undefined) return { applies: false, trace: [step(own, 'morale/no-threat', [], { zone })] }
  const { inches } = enemy.distance
  const threat = step(own, 'morale/threat', [enemy.id], { zone, inches, limitInches: morale.threatInches })
  if (!isWithin(inches, morale.threatInches)) return { applies: false, trace: [threat] }
  const [cover] = [
    ...inZone(({ unit }) => isFriend(own, unit) && !unit.hidden && inGoodOrder(unit)),
    ...friendlyFeatures(state, own, sideOf(own.unit, zone)),
  ].sort((one, other) => one.distance.inches - other.distance.inches)
  if (cover === undefined)
    return { applies: true, trace: [threat, step(own, 'morale/no-cover', [], { zone })] }
  const covers = isWithin(cover.distance.inches, morale.supportInches)
  const figures = { zone, inches: cover.distance.inches, limitInches: morale.supportInches }
  return { applies: !covers, trace: [threat, step(own, 'morale/cover', [cover.id], figures)] }
}

/** A banner unit, or one that its battle line reaches (WM-23). */
function findLine({ state, own }: Scene): Found {
  if (isBannerUnit(state, own.unit)) return { applies: true, trace: [step(own, 'morale/banner-unit', [])] }
  const lines = reportBattleLines(state).filter(({ assigned }) => assigned.includes(own.unit.id))
  const reached = lines.find(({ inLine }) => inLine.includes(own.unit.id))
  if (reached !== undefined) {
    const link = reached.links.find(({ to }) => to === own.unit.id)
    const figures: Figures = link === undefined ? {} : { inches: link.inches }
    return { applies: true, trace: [step(own, 'morale/in-line', [reached.line], figures)] }
  }
  const [line] = lines
  if (line === undefined) return { applies: false, trace: [step(own, 'morale/no-line', [])] }
  const cut = line.cutOff.find(({ unit }) => unit === own.unit.id)
  const inches = cut?.nearest?.inches
  const figures: Figures = { reason: cut?.reason ?? 'too-far', ...(inches !== undefined && { inches }) }
  return { applies: false, trace: [step(own, 'morale/cut-off', [line.line], figures)] }
}

/** Foot in the open that formed cavalry in good order touches or charges. */
function findCavalry({ state, own, near }: Scene): Found {
  if (own.unit.mounted) return { applies: false, trace: [step(own, 'morale/not-on-foot', [])] }
  const cavalry = near.filter(
    ({ unit }) =>
      !isFriend(own, unit) &&
      !unit.hidden &&
      unit.mounted &&
      unit.formation === 'formed' &&
      inGoodOrder(unit),
  )
  const facing = cavalry.find(({ unit }) => isCharging(state, unit.id, own.unit.id)) ?? cavalry[0]
  if (facing === undefined) return { applies: false, trace: [step(own, 'morale/no-cavalry', [])] }
  const { inches } = facing.distance
  const charges = isCharging(state, facing.unit.id, own.unit.id)
  const cover = featuresUnder(state, own, ['area', 'obstacle', 'impassable'])
  const against = charges || isWithin(inches, 0)
  return {
    applies: against && cover.length === 0,
    trace: [
      step(own, 'morale/cavalry', [facing.unit.id], { inches, charges: charges ? 'yes' : 'no' }),
      step(
        own,
        cover.length === 0 ? 'morale/in-the-open' : 'morale/not-in-the-open',
        cover.map(({ id }) => id),
      ),
    ],
  }
}

/** A unit in sight that ended nearer its own table edge than where it began this player turn or the one before. */
function findRetreat({ state, own, near }: Scene, whose: 'friend' | 'enemy'): Found {
  const turn = runningTurn(state)
  const moving = near.flatMap((other) => {
    const { unit } = other
    const from = turn?.movedBefore[unit.id] ?? turn?.movedFrom[unit.id]
    if (from === undefined || unit.hidden || isFriend(own, unit) !== (whose === 'friend')) return []
    const back = unit.side === 'a' ? from.y - unit.pose.y : unit.pose.y - from.y
    return back > TOLERANCE_INCHES && lookAt(state, own, other).visible ? [{ other, back }] : []
  })
  const steps = moving.map(({ other, back }) =>
    step(own, `morale/${whose}-to-rear`, [other.unit.id], {
      backInches: back,
      inches: other.distance.inches,
    }),
  )
  return steps.length === 0
    ? { applies: false, trace: [step(own, `morale/no-${whose}-to-rear`, [])] }
    : { applies: true, trace: steps }
}

function isCharging(state: State, charger: UnitId, target: UnitId): boolean {
  return (
    runningTurn(state)?.charges.some(
      (charge) => charge.charger === charger && charge.target === target && charge.outcome !== 'no-contact',
    ) ?? false
  )
}

function isFriend(own: Standing, unit: { readonly side: string }): boolean {
  return unit.side === own.unit.side
}

function step(own: Standing, code: string, pieces: readonly string[], figures: Figures = {}): TraceStep {
  return { rule: 'WM-103', code, pieces: [own.unit.id, ...pieces], figures }
}
