import type { Side } from '@rules/core/ids'
import { cardsOf, handLimit, handOf } from '@rules/games/warlord-medieval/command-cards'
import type { Charge, Personality, RecordKind, State, Turn, Unit } from '@rules/games/warlord-medieval/model'
import { onTable, personalitiesOf, unitsOf } from '@rules/games/warlord-medieval/pieces'
import { openReactions, PHASE_MARKS, runningTurn } from '@rules/games/warlord-medieval/turn'
import { victoryClocks } from '@rules/games/warlord-medieval/wider/clocks'
import { impetuousCandidates } from '@rules/games/warlord-medieval/wider/impetuous'
import { isInMelee, standingUnit, touchingEnemies } from '@rules/games/warlord-medieval/wider/surroundings'

export const AGENDA_CODES = [
  'roll',
  'over-limit',
  'rally',
  'morale-outcome',
  'impetuous',
  'move-charger',
  'charge-reaction',
  'charge-open',
  'fight',
  'strike-back',
  'post-melee',
  'reaction',
  'no-stands',
  'cards',
  'clock-last-personality',
  'clock-lost-share',
  'clock-apart',
  'clock-no-combat',
] as const
export type AgendaCode = (typeof AGENDA_CODES)[number]

/** Both sides, the one whose turn it is first. */
const SIDES_FROM: Readonly<Record<Side, readonly Side[]>> = { a: ['a', 'b'], b: ['b', 'a'] }

/** Something that is still to do in this phase; a reminder, never a bar. `count` is a number of cards, else 1. */
export type AgendaItem = {
  readonly code: AgendaCode
  /** Units, personalities or sides that it is about. */
  readonly pieces: readonly string[]
  readonly count: number
}

/** What is still to do in the phase that is played (WM-83), in the order in which it is done. */
export function agendaOf(state: State): readonly AgendaItem[] {
  const turn = runningTurn(state)
  if (turn === null) return []
  return [
    ...ofPhase(state, turn),
    ...turn.moraleChecks
      .filter((check, at) => check.outcome === null && isLastOf(turn, check.unit, at))
      .map(({ unit }) => item('morale-outcome', [unit])),
    ...openReactions(turn).map((unit) => item('reaction', [unit])),
    ...Object.values(state.units)
      .filter((unit) => unit.removal === null && unit.stands !== null && unit.standsLost >= unit.stands)
      .map(({ id }) => item('no-stands', [id])),
    ...(PHASE_MARKS[turn.phase].command ? unspent(state, turn) : []),
    ...victoryClocks(state)
      .filter(({ hasRunOut }) => hasRunOut)
      .map(({ clock, side }) => item(`clock-${clock}`, side === null ? [] : [side])),
  ]
}

function ofPhase(state: State, turn: Turn): readonly AgendaItem[] {
  switch (turn.phase) {
    case 'command':
      return commanders(state, turn).flatMap((leader) => toCommand(state, turn, leader))
    case 'rally':
      return unitsOf(state, turn.player)
        .filter((unit) => unit.order === 'broken' && onTable(unit) && !isRallied(turn, unit))
        .map(({ id }) => item('rally', [id]))
    case 'impetuous':
      return impetuousCandidates(state)
        .filter(({ verdict, unit }) => verdict === 'will-charge' && !hasCharged(turn, unit))
        .map(({ unit, target }) => item('impetuous', target === null ? [unit] : [unit, target]))
    case 'move-chargers':
      return openCharges(turn, ({ charger }) => !hasMoved(turn, charger)).map(ofCharge('move-charger'))
    case 'charge-reaction':
      return openCharges(turn, ({ reaction }) => reaction === null).map(ofCharge('charge-reaction'))
    case 'contact':
      return openCharges(turn).map(ofCharge('charge-open'))
    case 'melee':
      return SIDES_FROM[turn.player].flatMap((side) => toFight(state, turn, side))
    case 'post-melee':
      return stillLocked(state, turn).map((pair) => item('post-melee', pair))
    default:
      return []
  }
}

/**
 * The units of a side that are in contact and have not struck (WM-80): units in contact fight, whoever's turn it is. One
 * that is hidden on the other side has not been met yet, unless it is marked as engaged.
 */
function toFight(state: State, turn: Turn, side: Side): readonly AgendaItem[] {
  return unitsOf(state, side).flatMap((unit) => {
    if (unit.hidden && !unit.engaged && side !== turn.player) return []
    if (!isInMelee(state, unit) || hasStruck(turn, unit) || isMeleeRecorded(state, turn, unit)) return []
    return [item(hasFought(turn, unit) ? 'strike-back' : 'fight', [unit.id])]
  })
}

function toCommand(state: State, turn: Turn, leader: Personality): readonly AgendaItem[] {
  const hasRolled = turn.commandChecks[leader.id] !== undefined || turn.commandCards[leader.id] !== undefined
  const over = handOf(state, leader.id).length - handLimit(state, leader)
  return [
    ...(hasRolled ? [] : [item('roll', [leader.id])]),
    ...(over > 0 ? [item('over-limit', [leader.id], over)] : []),
  ]
}

function unspent(state: State, turn: Turn): readonly AgendaItem[] {
  return commanders(state, turn).flatMap(({ id }) => {
    const { gained, spent } = cardsOf(turn, id)
    return gained > spent ? [item('cards', [id], gained - spent)] : []
  })
}

function commanders(state: State, turn: Turn): readonly Personality[] {
  return personalitiesOf(state, turn.player).filter(({ condition }) => condition !== 'lost')
}

function openCharges({ charges }: Turn, fits: (charge: Charge) => boolean = () => true): readonly Charge[] {
  return charges.filter((charge) => charge.outcome === null && fits(charge))
}

function ofCharge(code: AgendaCode): (charge: Charge) => AgendaItem {
  return ({ charger, target }) => item(code, [charger, target])
}

/** The units that fought in this turn and still stand in contact, each with an enemy: the loser has yet to move (WM-81). */
function stillLocked(state: State, turn: Turn): readonly (readonly string[])[] {
  return unitsOf(state, turn.player).flatMap((unit) => {
    const own = standingUnit(unit)
    if (own === null || !hasFought(turn, unit)) return []
    const touching = touchingEnemies(state, own)
    const isSettled = [unit, ...touching.map((other) => other.unit)].some(({ id }) =>
      isRecorded(turn, 'movement', id),
    )
    const [enemy] = touching
    return enemy === undefined || isSettled ? [] : [[unit.id, enemy.unit.id]]
  })
}

function hasCharged(turn: Turn, unit: string): boolean {
  return (
    hasMoved(turn, unit) ||
    isRecorded(turn, 'impetuous', unit) ||
    turn.charges.some(({ charger }) => charger === unit)
  )
}

function isRallied(turn: Turn, { id }: Unit): boolean {
  return turn.moraleChecks.some(({ unit }) => unit === id) || isRecorded(turn, 'rally', id)
}

function hasFought(turn: Turn, { id }: Unit): boolean {
  const struck = turn.strikes.some(
    ({ kind, unit, target }) => kind === 'melee' && (unit === id || target === id),
  )
  return struck || isRecorded(turn, 'melee', id)
}

function hasStruck(turn: Turn, { id }: Unit): boolean {
  return turn.strikes.some(({ kind, unit }) => kind === 'melee' && unit === id)
}

/** Is a melee of the unit written down? One that names units of one side only is that of the enemies they touch, too. */
function isMeleeRecorded(state: State, turn: Turn, unit: Unit): boolean {
  const own = standingUnit(unit)
  const touching = own === null ? [] : touchingEnemies(state, own).map((enemy) => enemy.unit.id as string)
  return turn.records.some(
    ({ kind, units }) =>
      kind === 'melee' &&
      (units.includes(unit.id) ||
        (units.every((id) => state.units[id]?.side !== unit.side) &&
          units.some((id) => touching.includes(id)))),
  )
}

function isRecorded({ records }: Turn, kind: RecordKind, unit: string): boolean {
  return records.some((record) => record.kind === kind && record.units.includes(unit))
}

function hasMoved({ movedFrom }: Turn, unit: string): boolean {
  return Object.hasOwn(movedFrom, unit)
}

function isLastOf({ moraleChecks }: Turn, unit: string, at: number): boolean {
  return moraleChecks.findLastIndex((check) => check.unit === unit) === at
}

function item(code: AgendaCode, pieces: readonly string[], count = 1): AgendaItem {
  return { code, pieces, count }
}
