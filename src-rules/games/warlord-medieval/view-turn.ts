import { isSamePose, type Pose } from '../../core/geometry'
import type { Side } from '../../core/ids'
import type { State, Turn, UnitId } from './model'
import type { Secrets } from './view'

/** Finds units of some sides that were revealed in this player turn or the one before. */
export function revealedOf(state: State, sides: readonly Side[]): (id: string) => boolean {
  const { revealedAt = {}, revealedBefore = {} } = state.turn ?? {}
  return (id) =>
    (Object.hasOwn(revealedAt, id) || Object.hasOwn(revealedBefore, id)) &&
    sides.some((side) => side === state.units[id]?.side)
}

/**
 * A player turn as those may know it from whom the hidden units of some sides are withheld (WM-54). Of a unit that was
 * revealed in it they know where it stood then and how it moved from there, and nothing that was noted of it before.
 */
export function turnFor(state: State, turn: Turn, secrets: Secrets, secretSides: readonly Side[]): Turn {
  const withoutText = (text: string | null) => (secrets.isIn(text) ? null : text)
  const isTheirs = (id: UnitId) => {
    const side = state.units[id]?.side
    return side !== undefined && secretSides.includes(side)
  }
  const wasUnseen = (id: string | null) =>
    secrets.isUnit(id) || (id !== null && Object.hasOwn(turn.revealedAt, id) && isTheirs(id))
  /** Where a unit came from, as far as that was seen. */
  const seenFrom = (
    from: Turn['movedFrom'],
    revealed: Turn['revealedAt'],
    now: (id: UnitId) => Pose | null,
  ) =>
    Object.fromEntries(
      Object.entries(from).flatMap(([id, pose]) => {
        if (secrets.isUnit(id)) return []
        const shown = isTheirs(id) ? revealed[id] : undefined
        if (shown === undefined) return [[id, pose] as const]
        const standsNow = now(id)
        return standsNow !== null && isSamePose(shown, standsNow) ? [] : [[id, shown] as const]
      }),
    )
  const notSecret = (poses: Turn['revealedAt']) =>
    Object.fromEntries(Object.entries(poses).filter(([id]) => !secrets.isUnit(id)))
  const before = Object.fromEntries(Object.entries(turn.movedBefore).filter(([id]) => !wasUnseen(id)))
  return {
    ...turn,
    charges: turn.charges
      .filter(({ charger, target }) => !secrets.isUnit(charger) && !secrets.isUnit(target))
      .map((charge) => ({ ...charge, reaction: withoutText(charge.reaction) })),
    reactions: turn.reactions
      .filter(({ unit }) => !wasUnseen(unit))
      .map(({ unit, reaction }) => ({ unit, reaction: withoutText(reaction) })),
    records: turn.records.filter(({ units, text }) => !secrets.isIn(text) && !units.some(wasUnseen)),
    commandsGiven: turn.commandsGiven.filter(({ unit }) => !wasUnseen(unit)),
    moraleChecks: turn.moraleChecks
      .filter(({ unit }) => !wasUnseen(unit))
      .map((check) => ({ ...check, outcome: withoutText(check.outcome) })),
    strikes: turn.strikes.filter(({ unit, target }) => !wasUnseen(unit) && !secrets.isUnit(target)),
    movedFrom: seenFrom(turn.movedFrom, turn.revealedAt, (id) => state.units[id]?.pose ?? null),
    movedBefore: seenFrom(before, turn.revealedBefore, () => null),
    revealedAt: notSecret(turn.revealedAt),
    revealedBefore: notSecret(turn.revealedBefore),
  }
}
