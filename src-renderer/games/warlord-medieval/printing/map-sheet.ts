import { SIDES } from '@rules/core/ids'
import type { State, Unit } from '@rules/games/warlord-medieval/model'
import { onTable } from '@rules/games/warlord-medieval/pieces'
import { say } from '../../../messages/messages.svelte'
import type { MapKey, Sheet } from '../../../printing/printout'
import { tableScene } from '../scene/table-scene'
import { familyWord } from '../wording/code-words'
import { sideName } from '../wording/names'

/**
 * A map of the battle with a key on every base and the names beside it. Keys count only what is there to be seen, so that
 * no gap in them tells of a unit that is withheld.
 */
export function mapSheet(state: State): Extract<Sheet, { kind: 'map' }> {
  const marks = unitMarks(state)
  const keys = SIDES.flatMap((side): MapKey[] => {
    const units = Object.values(state.units).filter((unit) => unit.side === side && onTable(unit))
    const heading = say('print.key-of', { side: sideName(state, side), device: side })
    return [
      { key: '', name: heading, heading: true },
      ...units.map((unit) => ({
        key: marks.get(unit.id) ?? '',
        name: [unit.name, ...remarksOf(state, unit)].join(', '),
        heading: false,
      })),
    ]
  })
  return {
    kind: 'map',
    heading: say('print.map-at', { stage: stageWords(state) }),
    scene: tableScene(state, { terrainUnlocked: false, only: null }),
    marks,
    keys,
  }
}

/** Short keys for the units on the table, by unit: A1, A2 … and B1 … */
export function unitMarks(state: State): ReadonlyMap<string, string> {
  return new Map(
    SIDES.flatMap((side) =>
      Object.values(state.units)
        .filter((unit) => unit.side === side && onTable(unit))
        .map((unit, index): readonly [string, string] => [unit.id, `${side.toUpperCase()}${index + 1}`]),
    ),
  )
}

/** When the map was drawn: the stage, or the round and player. */
export function stageWords(state: State): string {
  if (state.turn === null) return familyWord('stage', state.stage)
  return say('print.turn', { round: state.turn.round, side: sideName(state, state.turn.player) })
}

function remarksOf(state: State, unit: Unit): readonly string[] {
  const leader = Object.values(state.personalities).find(({ bannerUnit }) => bannerUnit === unit.id)
  return [
    ...(leader === undefined ? [] : [say('print.banner-of', { name: leader.name })]),
    ...(unit.order === 'good' ? [] : [familyWord('order', unit.order)]),
    ...(unit.hidden ? [say('print.hidden')] : []),
  ]
}
