import { SIDES } from '@rules/core/ids'
import { campSideOf, onTable } from '@rules/games/warlord-medieval/pieces'
import { tick } from 'svelte'
import type { UiCommand } from '../../../commands/ui-command'
import { say } from '../../../messages/messages.svelte'
import { FORMATION_ACTIONS } from '../../../tabletop/formation-bar'
import type { Battle } from '../battle.svelte'
import { companionsOf } from '../hands/hands.svelte'
import { REACHES } from '../hands/stored-sights'
import { lengthWords, parseLength } from '../wording/lengths.svelte'
import { sideName } from '../wording/names'
import { make, type Screen } from './make-command'

/** Moving exactly, choosing lines and armies, what is drawn round the selection, notes and locks. */
export function handsCommands(screen: Screen): readonly UiCommand[] {
  const { battle } = screen
  return [
    ...formationCommands(battle),
    ...choosingCommands(battle),
    ...sightCommands(battle),
    ...noteCommands(screen),
  ]
}

function formationCommands(battle: Battle): readonly UiCommand[] {
  const group = 'hands.group'
  const { hands } = battle
  return [
    make(
      'to-formation',
      'hands.to-bar',
      group,
      ['Y'],
      () => hands.movable.length > 0,
      async () => {
        const figure = document.querySelector<HTMLInputElement>('#formation-bar input')
        hands.showsMore = figure?.closest('#formation-more') != null
        await tick()
        figure?.select()
      },
    ),
    ...FORMATION_ACTIONS.map(({ action, asks, least, label }) =>
      make(
        `form-${action}`,
        () => {
          const figure = figureOf(battle, asks)
          return figure === '' ? say(label) : say('hands.with-figure', { action: say(label), figure })
        },
        group,
        [],
        () => hands.movable.length >= least,
        () => (asks === 'target' ? hands.pick() : hands.form(action, hands.figureFor(asks))),
      ),
    ),
  ]
}

/** What was typed for an action, as it will be taken. */
function figureOf({ hands }: Battle, asks: (typeof FORMATION_ACTIONS)[number]['asks']): string {
  const typed = hands.figureFor(asks)?.text ?? ''
  if (asks === 'wheel' && hands.wheelBy === 'angle') return `${typed}°`
  const inches = typed === '' ? null : parseLength(typed)
  return inches === null ? typed : lengthWords(inches)
}

function choosingCommands(battle: Battle): readonly UiCommand[] {
  const group = 'hands.group.choose'
  const shown = () => battle.table !== null
  const chosen = () => battle.selectedUnits.some(onTable)
  const companions = (of: 'line' | 'army') => () => battle.select(companionsOf(battle, battle.selection, of))
  return [
    make('select-line', 'hands.select-line', group, ['G'], chosen, companions('line')),
    make('select-army', 'hands.select-army', group, ['Shift+G'], chosen, companions('army')),
    ...Object.values(battle.session.state.personalities).map(({ id, name, side }) =>
      make(
        `select-line-${id}`,
        () => say('hands.select-line-of', { personality: name, side: sideName(battle.state, side) }),
        group,
        [],
        () => shown() && lineOf(battle, id).length > 0,
        () => battle.select(lineOf(battle, id), { reveal: true }),
      ),
    ),
    ...SIDES.map((side) =>
      make(
        `select-army-${side}`,
        () => say('hands.select-army-of', { side: sideName(battle.state, side) }),
        group,
        [],
        () => shown() && armyOf(battle, side).length > 0,
        () => battle.select(armyOf(battle, side)),
      ),
    ),
  ]
}

/** The units of a line that are still in the battle, on the table or to come. */
export function lineOf({ state }: Pick<Battle, 'state'>, personality: string): readonly string[] {
  const banner = state.personalities[personality]?.bannerUnit
  return Object.values(state.units)
    .filter(({ id, line, removal }) => removal === null && (line === personality || id === banner))
    .map(({ id }) => id)
}

function armyOf({ state }: Battle, side: (typeof SIDES)[number]): readonly string[] {
  return Object.values(state.units)
    .filter((unit) => unit.side === side && onTable(unit))
    .map(({ id }) => id)
}

function sightCommands(battle: Battle): readonly UiCommand[] {
  const group = 'battle.group.table'
  const { sights } = battle
  const shown = () => battle.table !== null
  return [
    make('see-view', 'hands.view', group, ['I'], shown, () => (battle.dialog = { kind: 'view' })),
    make(
      'see-reach',
      () => say('hands.do.reach', { of: say(`hands.reach.${next(sights.reachOf)}`) }),
      group,
      ['U'],
      shown,
      () => (sights.reachOf = next(sights.reachOf)),
    ),
    make('see-bands', 'hands.do.bands', group, ['D'], shown, () => {
      sights.bandsFrom = sights.bandsFrom === 'none' ? 'front' : 'none'
    }),
    make('see-zones', 'hands.do.zones', group, ['Z'], shown, () => (sights.zones = !sights.zones)),
  ]
}

function next(reach: (typeof REACHES)[number]): (typeof REACHES)[number] {
  return REACHES[(REACHES.indexOf(reach) + 1) % REACHES.length] ?? 'unit'
}

function noteCommands({ battle, placing }: Screen): readonly UiCommand[] {
  const group = 'hands.group.notes'
  const note = () => battle.state.notes[battle.selection.length === 1 ? (battle.selection[0] ?? '') : '']
  const pieces = () => battle.selection.filter((id) => stands(battle, id))
  return [
    make(
      'note',
      'notes.put',
      group,
      ['M'],
      () => battle.table !== null,
      () => placing.startNote(),
    ),
    make(
      'note-edit',
      'notes.edit',
      group,
      [],
      () => note() !== undefined,
      () => {
        const chosen = note()
        if (chosen !== undefined) battle.dialog = { kind: 'note', note: chosen.id }
      },
    ),
    make(
      'note-remove',
      'notes.remove',
      group,
      ['Delete'],
      () => note() !== undefined,
      async () => {
        const chosen = note()
        if (chosen !== undefined && (await battle.do({ type: 'remove-note', note: chosen.id })))
          battle.select([])
      },
    ),
    make(
      'lock',
      'hands.do.lock',
      group,
      ['K'],
      () => note() !== undefined || pieces().length > 0,
      () => {
        const chosen = note()
        if (chosen !== undefined)
          return battle.do({ type: 'change-note', note: chosen.id, changes: { locked: !chosen.locked } })
        const locked = !pieces().every((id) => battle.state.locked.includes(id))
        return battle.do({ type: 'lock-pieces', pieces: pieces(), locked })
      },
    ),
  ]
}

function stands({ state }: Battle, id: string): boolean {
  const camp = campSideOf(id)
  if (camp !== null) return state.sides[camp].camp !== null
  const unit = state.units[id]
  return unit === undefined ? state.features[id] !== undefined : onTable(unit)
}
