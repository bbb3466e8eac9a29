import type { Order, Removal, State, Unit } from '@rules/games/warlord-medieval/model'
import type { UiCommand } from '../../../commands/ui-command'
import { say } from '../../../messages/messages.svelte'
import { sideName } from '../wording/names'
import { make, type Screen } from './make-command'

/** In the rally phase the tests stand with the phase; in others the morale of who is selected is a fold of its own. */
function mayTestMorale({ stage, turn, houseRules }: State): boolean {
  return stage === 'turns' && turn !== null && turn.phase !== 'rally' && houseRules.wider.morale.on
}

/** What is done with the units that are selected, and the selection of each unit by its name. */
export function unitCommands({ battle, placing }: Screen): readonly UiCommand[] {
  const group = 'battle.group.units'
  const chosen = () => battle.selectedUnits
  const ids = () => chosen().map(({ id }) => id)
  const some = (test: (unit: Unit) => boolean) => () => chosen().some(test)
  const present = some(({ removal }) => removal === null)
  const order = (to: Order, key: string) =>
    make(
      `order-${to}`,
      `battle.do.order-${to}`,
      group,
      [key],
      some((unit) => unit.removal === null && unit.order !== to),
      () => battle.do({ type: 'set-order', units: ids(), order: to }),
    )
  const remove = (removal: Removal, keys: readonly string[]) =>
    make(`remove-${removal}`, `battle.do.remove-${removal}`, group, keys, present, () =>
      battle.do({ type: 'remove-units', units: ids(), removal }),
    )
  return [
    make(
      'morale',
      'battle.do.morale',
      group,
      [],
      () => mayTestMorale(battle.state) && chosen().length === 1 && present(),
      () => {
        const fold = document.getElementById('fold-morale')
        if (!(fold instanceof HTMLDetailsElement)) return
        fold.open = true
        fold.scrollIntoView({ block: 'nearest' })
        fold.querySelector('summary')?.focus()
      },
    ),
    make(
      'clear',
      'battle.do.clear',
      group,
      ['Escape'],
      () => battle.selection.length > 0 && battle.placing === null,
      () => battle.select([]),
    ),
    make(
      'place',
      'battle.do.place',
      group,
      ['P'],
      some((unit) => unit.removal === null && unit.pose === null),
      () => placing.start(chosen()),
    ),
    make(
      'take-off',
      'battle.do.take-off',
      group,
      ['T'],
      some((unit) => unit.removal === null && unit.pose !== null),
      () =>
        battle.do({ type: 'move-units', manner: 'move', moves: ids().map((unit) => ({ unit, pose: null })) }),
    ),
    order('good', '1'),
    order('disordered', '2'),
    order('broken', '3'),
    make('hide', 'battle.do.hide', group, ['H'], present, () => {
      const hidden = !chosen().every((unit) => unit.hidden)
      void battle.do({ type: 'hide-units', units: ids(), hidden })
    }),
    make('engage', 'battle.do.engage', group, ['X'], present, () => {
      const engaged = !chosen().every((unit) => unit.engaged)
      void battle.do({ type: 'set-engaged', units: ids(), engaged })
    }),
    make(
      'assign',
      'battle.do.assign',
      group,
      ['A'],
      () => chosen().length > 0,
      () => (battle.dialog = { kind: 'assign' }),
    ),
    remove('destroyed', ['Delete']),
    remove('left-table', ['Shift+Delete']),
    make(
      'restore',
      'battle.do.restore',
      group,
      [],
      some(({ removal }) => removal !== null),
      () => battle.do({ type: 'remove-units', units: ids(), removal: null }),
    ),
    make(
      'correct',
      'battle.do.correct',
      group,
      [],
      () => chosen().length === 1,
      () => {
        const [unit] = ids()
        if (unit !== undefined) battle.dialog = { kind: 'correct', unit }
      },
    ),
    ...Object.values(battle.session.state.units).map((unit) =>
      make(
        `select ${unit.id}`,
        () => say('battle.do.select-unit', { unit: unit.name, side: sideName(battle.state, unit.side) }),
        group,
        [],
        () => battle.state.units[unit.id] !== undefined,
        () => battle.select([unit.id], { reveal: true }),
      ),
    ),
  ]
}
