import { type Chance, rollDie } from '../../../core/chance'
import type { Decision } from '../../../core/ruleset'
import type { TraceStep } from '../../../core/trace'
import type { CommandOf } from '../commands'
import { drawFrom, findCard } from '../decks'
import type { Event } from '../events'
import type { MoraleCheck, Phase, State } from '../model'
import { countStrikes } from '../wider/strikes'
import type { StrikeKind } from '../wider-rules'
import { act, happen, outOfPhase, whenFigures } from './acts'
import { presentUnit } from './pieces-named'
import { refuse } from './refusals'
import { theTurn } from './turn'

const PHASES_OF_STRIKES: Readonly<Record<StrikeKind, readonly [Phase, ...Phase[]]>> = {
  shooting: ['shooting', 'contact', 'second-shooting'],
  melee: ['melee', 'post-melee'],
}

/** WM-103: adds a card to a unit's grade and to the modifiers as the referee confirmed them. */
export function decideMoraleCheck(
  state: State,
  { unit: id, card: cardId, modifiers }: CommandOf<'check-morale'>,
  chance: Chance,
): Decision<Event> {
  const running = theTurn(state)
  if (!running.ok) return running
  const named = presentUnit(state, id)
  if (!named.ok) return named
  const { moraleGrade: grade, side } = named.value
  if (grade === null) return refuse('morale/no-grade', { unit: id })
  const entered = cardId === null ? null : findCard(state, cardId)
  if (cardId !== null && entered === null) return refuse('card/unknown', { card: cardId })
  const drawn = cardId === null ? drawFrom(state, side, chance) : null
  const card = entered ?? drawn?.card
  if (card === undefined) return refuse('deck/empty')
  const total = modifiers.reduce((sum, { value }) => sum + value, grade + card.value)
  const { needed } = state.houseRules.wider.morale
  const check: MoraleCheck = {
    unit: id,
    card,
    byHand: drawn === null,
    grade,
    modifiers,
    total,
    needed,
    outcome: null,
  }
  const step = (code: string, figures: TraceStep['figures']): TraceStep => ({
    rule: 'WM-103',
    code,
    pieces: [id],
    figures,
  })
  const trace = [
    step('morale/grade', { grade }),
    step('morale/card', { card: card.id, value: card.value }),
    ...modifiers.map(({ code, value }) => step('morale/modifier', { modifier: code, value })),
    step('morale/total', { total, ...(needed !== null && { needed }) }),
  ]
  return happen({ type: 'morale-checked', check, drawn, trace })
}

/** WM-103: what came of a unit's last check of morale in this turn; entered again, it corrects. */
export function decideMoraleOutcome(
  state: State,
  { unit: id, outcome }: CommandOf<'record-morale'>,
): Decision<Event> {
  const running = theTurn(state)
  if (!running.ok) return running
  const last = running.value.moraleChecks.findLast(({ unit }) => unit === id)
  if (last === undefined) return refuse('morale/not-checked', { unit: id })
  if (last.outcome === outcome) return refuse('command/changes-nothing')
  return happen({ type: 'morale-recorded', unit: id, outcome })
}

/** WM-105: rolls a D20 for each stand, or takes those rolled by hand, and counts the strikes. */
export function decideStrikes(
  state: State,
  { kind, unit: id, target: targetId, dice: asked, modifiers, halved }: CommandOf<'roll-strikes'>,
  chance: Chance,
): Decision<Event> {
  const running = theTurn(state)
  if (!running.ok) return running
  if (id === targetId) return refuse('strikes/itself', { unit: id })
  const unit = presentUnit(state, id)
  if (!unit.ok) return unit
  const target = presentUnit(state, targetId)
  if (!target.ok) return target
  const turn = running.value
  const byHand = typeof asked !== 'number'
  const dice = byHand ? asked : Array.from({ length: asked }, () => rollDie(20, chance))
  const counted = countStrikes(state, { kind, unit: id, target: targetId, dice, byHand, modifiers, halved })
  return happen({ type: 'strikes-rolled', ...counted }, [
    outOfPhase('strikes/out-of-phase', turn, PHASES_OF_STRIKES[kind], [id]),
    unit.value.side === target.value.side
      ? act('strikes/on-friend', 'WM-105', [id, targetId], whenFigures(turn))
      : null,
  ])
}
