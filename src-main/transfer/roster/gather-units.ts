import type { Force, Roster, Selection } from './parse-roster'

/** A selection as it stands in the roster, and what it was taken for. */
export type Gathered = {
  readonly selection: Selection
  readonly force: string
  readonly as: 'unit' | 'group' | 'not-a-unit' | 'unknown'
  /** What belongs to it: itself and what is selected within it, but for units that stand on their own. */
  readonly own: readonly Selection[]
  /** How many models it has, those within models not counted. */
  readonly models: number
}

/**
 * Which selections of a roster are units: those of that type, and models that are in no unit. A unit that only holds
 * other units is a group, not a unit; an upgrade is never one, whatever it costs, but may hold some.
 */
export function gatherUnits(roster: Roster): readonly Gathered[] {
  return roster.forces.flatMap(gatherForce)
}

/** Every selection of a roster, at any depth. */
export function allSelections(roster: Roster): readonly Selection[] {
  const within = (selection: Selection): readonly Selection[] => [
    selection,
    ...selection.selections.flatMap(within),
  ]
  const ofForce = (force: Force): readonly Selection[] => [
    ...force.selections.flatMap(within),
    ...force.forces.flatMap(ofForce),
  ]
  return roster.forces.flatMap(ofForce)
}

function gatherForce(force: Force): readonly Gathered[] {
  return [
    ...force.selections.flatMap((selection) => gatherLoose(selection, force.name)),
    ...force.forces.flatMap(gatherForce),
  ]
}

/** A selection that is in no unit, and the units in it. */
function gatherLoose(selection: Selection, force: string): readonly Gathered[] {
  if (selection.type === 'unit' || selection.type === 'model') return gatherUnit(selection, force)
  const as = selection.type === 'upgrade' ? 'not-a-unit' : 'unknown'
  const inner = selection.selections.flatMap((one) => gatherLoose(one, force))
  const units = inner.filter((one) => one.as === 'unit' || one.as === 'group')
  return [
    {
      selection,
      force,
      as,
      own: [selection, ...inner.filter((one) => !units.includes(one)).flatMap(({ own }) => own)],
      models: 0,
    },
    ...units,
  ]
}

function gatherUnit(selection: Selection, force: string): readonly Gathered[] {
  const own: Selection[] = []
  const units: Selection[] = []
  let models = 0
  const walk = (one: Selection, inModel: boolean) => {
    if (one !== selection && one.type === 'unit') {
      units.push(one)
      return
    }
    own.push(one)
    const isModel = one.type === 'model' && one !== selection
    if (isModel && !inModel) models += one.number ?? 0
    for (const inner of one.selections) walk(inner, inModel || isModel)
  }
  walk(selection, selection.type === 'model')
  if (models === 0) models = selection.number ?? 0
  const isGroup = units.length > 0 && !own.some((one) => one.type === 'model') && isFree(own)
  return [
    { selection, force, as: isGroup ? 'group' : 'unit', own, models },
    ...units.flatMap((unit) => gatherUnit(unit, force)),
  ]
}

function isFree(selections: readonly Selection[]): boolean {
  return selections.every(({ costs }) => costs.every(({ value }) => value === 0))
}
