import type { Side } from '@rules/core/ids'
import type { State, Unit } from '@rules/games/warlord-medieval/model'
import { personalitiesOf } from '@rules/games/warlord-medieval/pieces'
import { say } from '../../../messages/messages.svelte'
import type { Block, Sheet, UnitLabel } from '../../../printing/printout'
import { familyWord } from '../wording/code-words'
import { limitWords } from '../wording/lengths.svelte'
import { sideName } from '../wording/names'

const UNIT_COLUMNS = [5, 4, 1.4, 2.4, 3.2, 1.6, 1.6, 2.4]
const LEADER_COLUMNS = [5, 2.4, 1.6, 1.6, 5]

/** An army as it came to the battle: Warlord and Leaders, units line by line, points. */
export function rosterSheet(state: State, side: Side): Sheet {
  const leaders = personalitiesOf(state, side)
  const units = unitsOfSide(state, side)
  const points = [...leaders, ...units].reduce((sum, { costAp }) => sum + costAp, 0)
  const { armyName, domain } = state.sides[side]
  return {
    kind: 'flow',
    heading: say('print.sheet.roster'),
    blocks: [
      { kind: 'heading', text: armyName },
      {
        kind: 'text',
        text: say('print.roster.facts', {
          side: sideName(state, side),
          domain: domain.name,
          units: units.length,
          points: Math.round(points * 1000) / 1000,
        }),
      },
      row(LEADER_COLUMNS, (['leader', 'rank', 'sr', 'ap', 'banner'] as const).map(column), true),
      ...leaders.map(({ name, rank, socialRank, costAp, bannerUnit }) =>
        row(LEADER_COLUMNS, [
          name,
          familyWord('rank', rank),
          String(socialRank),
          String(costAp),
          bannerUnit === null ? '' : (state.units[bannerUnit]?.name ?? ''),
        ]),
      ),
      { kind: 'text', text: '' },
      row(
        UNIT_COLUMNS,
        (['unit', 'type', 'ap', 'formation', 'base', 'stands', 'morale', 'quality'] as const).map(column),
        true,
      ),
      ...units.map((unit) =>
        row(UNIT_COLUMNS, [
          unit.name,
          unit.type,
          String(unit.costAp),
          familyWord('formation', unit.formation),
          baseWords(unit),
          unit.stands === null ? '' : String(unit.stands),
          unit.moraleGrade === null ? '' : String(unit.moraleGrade),
          unit.quality,
        ]),
      ),
    ],
  }
}

/** A label for every unit of some sides, of the size of its base. */
export function labelSheet(state: State, sides: readonly Side[]): Sheet {
  const labels = sides.flatMap((side) =>
    unitsOfSide(state, side).map((unit): UnitLabel => {
      const leader = unit.line === null ? undefined : state.personalities[unit.line]
      return {
        side,
        name: unit.name,
        facts: [
          unit.type,
          say('print.label.ap', { points: unit.costAp }),
          familyWord('formation', unit.formation),
          baseWords(unit),
        ]
          .filter((word) => word !== '')
          .join(' · '),
        frontageInches: unit.frontageInches,
        depthInches: unit.depthInches,
        line: leader === undefined ? '' : say('print.label.line', { leader: leader.name }),
      }
    }),
  )
  return { kind: 'labels', heading: say('print.sheet.labels'), labels }
}

function unitsOfSide(state: State, side: Side): readonly Unit[] {
  return Object.values(state.units).filter((unit) => unit.side === side)
}

function baseWords({ frontageInches, depthInches }: Unit): string {
  return `${limitWords(frontageInches)} × ${limitWords(depthInches)}`
}

function row(columns: readonly number[], cells: readonly string[], isHead = false): Block {
  return { kind: 'row', columns, cells, isHead }
}

function column(
  name:
    | 'leader'
    | 'rank'
    | 'sr'
    | 'ap'
    | 'banner'
    | 'unit'
    | 'type'
    | 'formation'
    | 'base'
    | 'stands'
    | 'morale'
    | 'quality',
): string {
  return say(`print.column.${name}`)
}
