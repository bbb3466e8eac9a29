import { normaliseRadians } from '@rules/core/geometry'
import { fingerprint, type Violation } from '@rules/core/trace'
import type { CheckedTable } from '@rules/games/warlord-medieval/check'
import type { PersonalityId, State, Unit, UnitId } from '@rules/games/warlord-medieval/model'
import { allUnits, onTable } from '@rules/games/warlord-medieval/pieces'

/** A table with its troubles and battle lines, all measured together. */
export type Measured = {
  readonly state: State
  readonly checked: CheckedTable
  readonly open: readonly Violation[]
}

/** How a unit's place in the sketch differs from its real one: centre to centre, and the angle between its facings. */
export type UnitChange = {
  readonly unit: UnitId
  readonly how: 'moved' | 'placed' | 'taken-off'
  readonly inches: number
  /** Counter-clockwise is positive. */
  readonly radians: number
}

/** How many units a battle line reaches, really and in the sketch, and which of them differ. */
export type LineChange = {
  readonly line: PersonalityId
  readonly before: number
  readonly now: number
  readonly gained: readonly UnitId[]
  readonly lost: readonly UnitId[]
}

export type Comparison = {
  readonly units: readonly UnitChange[]
  /** Troubles that the sketch brings. */
  readonly fresh: readonly Violation[]
  /** Troubles of the real table that the sketch settles. */
  readonly gone: readonly Violation[]
  /** Troubles of both with other figures; as the sketch has them. */
  readonly changed: readonly Violation[]
  readonly lines: readonly LineChange[]
}

/** What a sketch differs in from the real table. */
export function compareTables(real: Measured, sketched: Measured): Comparison {
  const before = new Map(real.open.map((found) => [found.key, found]))
  const now = new Set(sketched.open.map(({ key }) => key))
  return {
    units: changedUnits(real.state, sketched.state),
    fresh: sketched.open.filter(({ key }) => !before.has(key)),
    gone: real.open.filter(({ key }) => !now.has(key)),
    changed: sketched.open.filter((found) => {
      const other = before.get(found.key)
      return other !== undefined && other !== found && fingerprint(other) !== fingerprint(found)
    }),
    lines: changedLines(real.checked, sketched.checked),
  }
}

/** The units whose places differ, in the order of their lists. */
export function changedUnits(real: State, sketched: State): readonly UnitChange[] {
  return allUnits(sketched).flatMap((unit) => changeOf(real.units[unit.id], unit))
}

function changeOf(real: Unit | undefined, sketched: Unit): UnitChange[] {
  if (real === undefined || real === sketched) return []
  const unit = sketched.id
  if (!onTable(real)) return onTable(sketched) ? [{ unit, how: 'placed', inches: 0, radians: 0 }] : []
  if (!onTable(sketched)) return [{ unit, how: 'taken-off', inches: 0, radians: 0 }]
  const [from, to] = [real.pose, sketched.pose]
  const inches = Math.hypot(to.x - from.x, to.y - from.y)
  const radians = normaliseRadians(to.facingRadians - from.facingRadians)
  return inches === 0 && radians === 0 ? [] : [{ unit, how: 'moved', inches, radians }]
}

function changedLines(real: CheckedTable, sketched: CheckedTable): readonly LineChange[] {
  const before = new Map(real.lines.map(({ line, inLine }) => [line, inLine]))
  return sketched.lines.flatMap(({ line, inLine }) => {
    const known = new Set(before.get(line))
    const gained = inLine.filter((unit) => !known.has(unit))
    for (const unit of inLine) known.delete(unit)
    const lost = [...known]
    if (gained.length + lost.length === 0) return []
    return [{ line, before: before.get(line)?.length ?? 0, now: inLine.length, gained, lost }]
  })
}
