import type { Chance } from '../../../core/chance'
import type { Decision } from '../../../core/ruleset'
import type { CommandOf } from '../commands'
import type { Event } from '../events'
import type { SealedMark, State, Unit } from '../model'
import { marksOf, sealMarks } from '../seal'
import { type Against, act, happen } from './acts'
import { idsWhere, presentUnits } from './pieces-named'
import { refuse } from './refusals'

/** WM-54: marks units that start hidden, in their stage; showing them is free at any time. */
export function decideHiding(state: State, { units, hidden }: CommandOf<'hide-units'>): Decision<Event> {
  const named = presentUnits(state, units)
  if (!named.ok) return named
  const changed = idsWhere(named.value, (unit) => unit.hidden !== hidden)
  if (changed.length === 0) return refuse('command/changes-nothing')
  const { stage } = state
  const against =
    hidden && stage !== 'hidden'
      ? changed.map((unit) => act('hidden/out-of-stage', 'WM-54', [unit], { stage, due: 'hidden' }))
      : []
  return happen({ type: 'units-hidden', units: changed, hidden }, [
    ...against,
    ...(hidden ? named.value : [])
      .filter(({ id }) => changed.includes(id))
      .map((unit) => afterSeal(state, unit)),
  ])
}

/** WM-54: seals what a side has marked. Sealing again is noted, since the opponent has noted the seal before. */
export function decideSeal(
  state: State,
  { side }: CommandOf<'seal-hidden'>,
  chance: Chance,
): Decision<Event> {
  const marks = marksOf(state, side)
  const before = state.seals[side]
  if (before !== undefined && isSame(before.marks, marks)) return refuse('command/changes-nothing')
  const against = before === undefined ? [] : [act('seal/again', 'WM-54', [`army-${side}`], { side })]
  return happen({ type: 'hidden-sealed', side, seal: sealMarks(side, marks, chance) }, against)
}

/** Opens a seal for everybody. */
export function decideSealOpening(state: State, { side }: CommandOf<'open-seal'>): Decision<Event> {
  const seal = state.seals[side]
  if (seal === undefined) return refuse('seal/none')
  return seal.isOpen ? refuse('command/changes-nothing') : happen({ type: 'seal-opened', side })
}

/** A unit that is marked when the marks of its side are sealed, and again, if it was shown, whether sealed or not. */
function afterSeal(state: State, { id, side }: Unit): Against {
  return state.seals[side] === undefined ? null : act('seal/marked-after', 'WM-54', [id], { side })
}

function isSame(sealed: readonly SealedMark[] | null, marks: readonly SealedMark[]): boolean {
  return JSON.stringify(sealed) === JSON.stringify(marks)
}
