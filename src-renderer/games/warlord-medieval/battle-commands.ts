import { SIDES } from '@rules/core/ids'
import type { Order, Removal, Unit } from '@rules/games/warlord-medieval/model'
import { STAGES } from '@rules/games/warlord-medieval/model'
import type { UiCommand } from '../../commands/ui-command'
import type { MessageKey } from '../../messages/catalogue'
import { say } from '../../messages/messages.svelte'
import type { ToolName } from '../../tabletop/table-model'
import type { Battle } from './battle.svelte'
import { nextStep } from './next-step'
import type { PlacingQueue } from './placing'
import { familyWord } from './wording/code-words'
import { sideName } from './wording/names'

type Screen = {
  readonly battle: Battle
  readonly placing: PlacingQueue
  /** Does what the main button says. */
  readonly goOn: () => void
  readonly leave: () => void
}

/** Everything that can be done on the battle's screen, once: menus, keys, palette and sheet read it here. */
export function battleCommands(screen: Screen): readonly UiCommand[] {
  return [
    ...generalCommands(screen),
    ...toolCommands(screen),
    ...unitCommands(screen),
    ...stageCommands(screen),
  ]
}

function generalCommands({ battle, goOn, leave }: Screen): readonly UiCommand[] {
  const group = 'battle.group.battle'
  return [
    make(
      'go-on',
      () => nextStep(battle.state, battle.acting, battle.audience).label,
      group,
      ['Ctrl+Enter'],
      always,
      goOn,
    ),
    make(
      'undo',
      'battle.do.undo',
      group,
      ['Ctrl+Z'],
      () => battle.canUndo,
      () => battle.undo(),
    ),
    make(
      'redo',
      'battle.do.redo',
      group,
      ['Ctrl+Shift+Z', 'Ctrl+Y'],
      () => battle.canRedo,
      () => battle.redo(),
    ),
    {
      ...make(
        'palette',
        'battle.do.palette',
        group,
        ['Ctrl+K'],
        always,
        () => (battle.dialog = { kind: 'palette' }),
      ),
      unlisted: true,
    },
    make(
      'shortcuts',
      'battle.do.shortcuts',
      group,
      ['?'],
      always,
      () => (battle.dialog = { kind: 'shortcuts' }),
    ),
    make('settings', 'battle.do.settings', group, [], always, () => (battle.dialog = { kind: 'settings' })),
    make(
      'settle-next',
      'battle.do.settle-next',
      group,
      ['J'],
      () => battle.open.length > 0,
      () => showNext(battle),
    ),
    make(
      'army-a',
      () => armyLabel(battle, 'a'),
      group,
      ['['],
      always,
      () => (battle.army = 'a'),
    ),
    make(
      'army-b',
      () => armyLabel(battle, 'b'),
      group,
      [']'],
      always,
      () => (battle.army = 'b'),
    ),
    ...SIDES.map((side) =>
      make(
        `hand-screen-${side}`,
        () => say('battle.do.hand-screen', { side: sideName(battle.session.state, side) }),
        group,
        [],
        () => battle.audience === 'referee',
        () => battle.handScreenTo(side),
      ),
    ),
    make(
      'end-battle',
      'battle.do.end-battle',
      group,
      [],
      () => battle.state.result === null,
      () => (battle.dialog = { kind: 'end-battle' }),
    ),
    make('leave', 'battle.do.leave', group, [], always, leave),
  ]
}

function unitCommands({ battle, placing }: Screen): readonly UiCommand[] {
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

const TOOL_KEYS: readonly (readonly [ToolName, string])[] = [
  ['select', 'V'],
  ['wheel', 'W'],
  ['ruler', 'R'],
  ['sight', 'L'],
]

/** Tools that draw terrain: there only while terrain may be changed. */
const DRAWING_KEYS: readonly (readonly [ToolName, string])[] = [
  ['polygon', 'P'],
  ['polyline', 'O'],
  ['vertices', 'N'],
]

function toolCommands({ battle }: Screen): readonly UiCommand[] {
  const group = 'battle.group.table'
  const shown = () => battle.table !== null
  const drawing = () => shown() && battle.terrainUnlocked
  const tool =
    (when: () => boolean) =>
    ([name, key]: readonly [ToolName, string]) =>
      make(`tool-${name}`, `battle.tool.${name}`, group, [key], when, () => {
        battle.placing = null
        battle.tool = name
      })
  return [
    ...TOOL_KEYS.map(tool(shown)),
    ...DRAWING_KEYS.map(tool(drawing)),
    make('fit', 'battle.do.fit', group, ['0'], shown, () => battle.table?.fit()),
    make('to-table', 'battle.do.to-table', group, ['F6'], shown, () => battle.table?.focus()),
    make(
      'open-terrain',
      'battle.do.open-terrain',
      group,
      [],
      () => shown() && battle.state.stage !== 'terrain',
      () => (battle.terrainOpened = !battle.terrainOpened),
    ),
  ]
}

function stageCommands({ battle }: Screen): readonly UiCommand[] {
  return STAGES.filter((stage) => stage !== 'ended').map((stage) =>
    make(
      `stage-${stage}`,
      () => say('battle.do.go-to-stage', { stage: familyWord('stage', stage) }),
      'battle.group.stages',
      [],
      () => battle.state.stage !== stage,
      () => battle.do({ type: 'enter-stage', stage, confirmed: false }),
    ),
  )
}

function showNext(battle: Battle): void {
  const selected = battle.selection.join()
  const at = battle.open.findIndex(({ pieces }) => pieces.join() === selected)
  const next = battle.open[(at + 1) % battle.open.length]
  if (next !== undefined) battle.select(next.pieces, { reveal: true })
}

function armyLabel(battle: Battle, side: 'a' | 'b'): string {
  return say('battle.do.show-army', { side: sideName(battle.state, side) })
}

const always = () => true

function make(
  id: string,
  label: MessageKey | (() => string),
  group: MessageKey,
  keys: readonly string[],
  when: () => boolean,
  perform: () => unknown,
): UiCommand {
  return {
    id,
    label: typeof label === 'string' ? () => say(label) : label,
    group: () => say(group),
    keys,
    when,
    perform: () => void perform(),
  }
}
