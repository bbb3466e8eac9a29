import { isWithin } from '../../core/geometry'
import type { TraceStep } from '../../core/trace'
import { reportBattleLines } from './check'
import { cardsLeft } from './command-cards'
import { againstPlacing } from './decide/deployment'
import { findUnit } from './find'
import type { PersonalityId, State, Turn, UnitId } from './model'
import { isBannerUnit } from './pieces'
import type { BattleLineReport, ChainLink, CutOff } from './reports'
import { movesIn, PHASE_MARKS, runningTurn } from './turn'
import { judgeImpetuous } from './wider/impetuous'
import {
  isInMelee,
  lookAt,
  type Neighbour,
  neighboursOf,
  type Standing,
  standingUnit,
} from './wider/surroundings'
import { classifyUnit, type TroopClass } from './wider/troop-class'
import { type Zone, zonesOf } from './wider/zones'

/** How a unit stands to one battle line that it belongs to (WM-20…27). */
export type LineExplanation = {
  readonly line: PersonalityId
  readonly isBannerUnit: boolean
  readonly inLine: boolean
  /** From the banner unit to the unit, link by link; empty for the banner unit and for one that is cut off. */
  readonly chain: readonly ChainLink[]
  readonly cutOff: CutOff | null
}

/** An enemy as a unit sees it or does not, the nearest places being so far apart. */
export type Sighting = {
  readonly enemy: UnitId
  readonly inches: number
  readonly visible: boolean
  /** Marked as hidden: not seen, whatever the terrain. */
  readonly hidden: boolean
  readonly hiddenBy: readonly string[]
  /** The zones of the unit that the enemy stands in, at least partly. */
  readonly zones: readonly Zone[]
}

/** What a unit may or may not do now, and the rule that says so. */
export type Permission = TraceStep & { readonly allowed: boolean }

/** Everything that the table says of a unit: the answer to "Why?". */
export type UnitExplanation = {
  readonly unit: UnitId
  readonly troops: TroopClass
  readonly lines: readonly LineExplanation[]
  /** Every enemy on the table, the nearest first; none while the unit itself is not on it. */
  readonly sees: readonly Sighting[]
  /** Visible enemies that are near (WM-103), the nearest first. */
  readonly threats: readonly Sighting[]
  readonly may: readonly Permission[]
}

/** Every enemy on the table as a unit sees it or does not, the nearest first; none while the unit itself is not on it. */
export function sightingsOf(state: State, unitId: UnitId): readonly Sighting[] {
  const unit = findUnit(state, unitId)
  const own = unit === null ? null : standingUnit(unit)
  return own === null ? [] : lookAround(state, own)
}

/** Explains a unit as it stands: its chain, what it sees, what threatens it, and what it may do. Null for no unit. */
export function explainUnit(state: State, unitId: UnitId): UnitExplanation | null {
  const unit = findUnit(state, unitId)
  if (unit === null) return null
  const own = standingUnit(unit)
  const sees = own === null ? [] : lookAround(state, own)
  const { threatInches } = state.houseRules.wider.morale
  return {
    unit: unitId,
    troops: classifyUnit(state, unit),
    lines: reportBattleLines(state)
      .filter(({ assigned }) => assigned.includes(unitId))
      .map((line) => explainLine(line, unitId)),
    sees,
    threats: sees.filter(({ visible, inches }) => visible && isWithin(inches, threatInches)),
    may: unit.removal !== null ? [] : permissions(state, unitId, own),
  }
}

function explainLine(report: BattleLineReport, unit: UnitId): LineExplanation {
  const inLine = report.inLine.includes(unit)
  return {
    line: report.line,
    isBannerUnit: report.bannerUnit === unit,
    inLine,
    chain: inLine ? chainTo(report, unit) : [],
    cutOff: report.cutOff.find((piece) => piece.unit === unit) ?? null,
  }
}

/** Every unit that is reached ends one link, so that the chain is found from its end. */
function chainTo(report: BattleLineReport, unit: UnitId): readonly ChainLink[] {
  const lastLinks = new Map(report.links.map((link) => [link.to, link]))
  const chain: ChainLink[] = []
  for (let at = unit; at !== report.bannerUnit; ) {
    const link = lastLinks.get(at)
    if (link === undefined || chain.length > report.links.length) break
    chain.unshift(link)
    at = link.from
  }
  return chain
}

function lookAround(state: State, own: Standing): readonly Sighting[] {
  return neighboursOf(state, own)
    .filter(({ unit }) => unit.side !== own.unit.side)
    .map((enemy) => sighting(state, own, enemy))
}

function sighting(state: State, own: Standing, enemy: Neighbour): Sighting {
  const seen = lookAt(state, own, enemy)
  const { id, hidden } = enemy.unit
  return {
    enemy: id,
    inches: enemy.distance.inches,
    visible: seen.visible && !hidden,
    hidden,
    hiddenBy: seen.hiddenBy,
    zones: zonesOf(own.unit, enemy.footprint, state.houseRules.wider.zoneDegrees),
  }
}

function permissions(state: State, id: UnitId, own: Standing | null): readonly Permission[] {
  const unit = findUnit(state, id)
  if (unit === null) return []
  if (unit.pose === null) {
    const against = againstPlacing(state, unit).filter((trouble) => trouble !== null)
    const [first] = against
    return [
      {
        rule: first?.rule ?? (isBannerUnit(state, unit) ? 'WM-50' : unit.hidden ? 'WM-54' : 'WM-55'),
        code: 'may/be-placed',
        pieces: [id],
        figures: { stage: state.stage, ...first?.figures },
        allowed: against.length === 0,
      },
    ]
  }
  const turn = runningTurn(state)
  return turn === null || own === null ? [] : inPhase(state, turn, own)
}

function inPhase(state: State, turn: Turn, own: Standing): readonly Permission[] {
  const { unit } = own
  const { rule, command, reaction } = PHASE_MARKS[turn.phase]
  const isActive = unit.side === turn.player
  const may = (
    code: string,
    allowed: boolean,
    by: Permission['rule'] = rule,
    figures: Permission['figures'] = {},
  ): Permission => ({
    rule: by,
    code: `may/${code}`,
    pieces: [unit.id],
    figures: { phase: turn.phase, player: turn.player, ...figures },
    allowed,
  })
  const found = [may('move', movesIn(turn, unit))]
  if (command) {
    const left = unit.line === null ? 0 : cardsLeft(state, unit.line)
    found.push(may('be-commanded', isActive && left > 0, 'WM-84', { cards: left }))
  }
  if (reaction) {
    const noted = turn.reactions.find((reacting) => reacting.unit === unit.id)
    found.push(may('react', noted !== undefined && noted.reaction === null, 'WM-85'))
  }
  switch (turn.phase) {
    case 'rally':
      return [...found, may('rally', isActive && unit.order === 'broken')]
    case 'impetuous': {
      const judged = isActive ? judgeImpetuous(state, unit) : null
      const { on } = state.houseRules.wider.impetuous
      return judged === null || !on
        ? found
        : [
            ...found,
            may('charge-of-itself', judged.verdict === 'will-charge', 'WM-102', { verdict: judged.verdict }),
          ]
    }
    case 'shooting':
    case 'second-shooting':
      return [...found, may('shoot', isActive)]
    case 'contact':
      return [...found, may('shoot', !isActive && turn.charges.some((charge) => charge.outsideShootingRange))]
    case 'declare-charges':
      return [...found, may('charge', isActive)]
    case 'melee':
      return [...found, may('fight', isInMelee(state, unit) || isInContact(turn, unit.id))]
    default:
      return found
  }
}

function isInContact({ charges }: Turn, unit: UnitId): boolean {
  return charges.some(
    ({ charger, target, outcome }) => outcome === 'contact' && (charger === unit || target === unit),
  )
}
