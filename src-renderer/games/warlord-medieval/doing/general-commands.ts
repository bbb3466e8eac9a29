import { SIDES } from '@rules/core/ids'
import type { UiCommand } from '../../../commands/ui-command'
import { say } from '../../../messages/messages.svelte'
import type { Battle } from '../battle.svelte'
import { nextStep } from '../next-step'
import { isOnSheet } from '../stages/sheet-stages'
import { sideName } from '../wording/names'
import { always, make, type Screen } from './make-command'

/** What concerns the battle as a whole: going on, undo, dialogs, whose army and whose screen. */
export function generalCommands({ battle, goOn, mayGoOn, leave }: Screen): readonly UiCommand[] {
  const group = 'battle.group.battle'
  return [
    make(
      'go-on',
      () =>
        battle.rulesOpen
          ? say('battle.rules.back')
          : nextStep(battle.state, battle.acting, battle.audience).label,
      group,
      ['Ctrl+Enter'],
      mayGoOn,
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
    make(
      'print',
      'print.open',
      group,
      ['Ctrl+P'],
      () => battle.audience === 'referee',
      () => (battle.dialog = { kind: 'print' }),
    ),
    make(
      'picture',
      'picture.open',
      group,
      [],
      () => battle.audience === 'referee',
      () => (battle.dialog = { kind: 'picture' }),
    ),
    make('settings', 'battle.do.settings', group, [], always, () => (battle.dialog = { kind: 'settings' })),
    make(
      'display',
      'display.do.open',
      group,
      ['F9'],
      () => battle.audience === 'referee',
      () => (battle.dialog = { kind: 'display' }),
    ),
    make('seals', 'display.do.seals', group, [], always, () => (battle.dialog = { kind: 'seals' })),
    make(
      'settle-next',
      'battle.do.settle-next',
      group,
      ['J'],
      () => battle.table !== null && battle.open.length > 0,
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
      'house-rules',
      () => say(battle.rulesOpen ? 'battle.rules.back' : 'battle.rules.open'),
      group,
      [],
      () => battle.audience === 'referee' && !isOnSheet(battle.state.stage),
      () => (battle.rulesOpen = !battle.rulesOpen),
    ),
    make('statistics', 'statistics.title', group, [], always, () => (battle.dialog = { kind: 'statistics' })),
    make(
      'pause-clock',
      () => say(battle.clock.isStopped ? 'clock.go-on' : 'clock.pause'),
      group,
      [],
      () => battle.state.stage === 'turns',
      () => battle.setClock(battle.clock.isStopped ? 'go-on' : 'pause'),
    ),
    make(
      'break-clock',
      'clock.break',
      group,
      [],
      () => battle.state.stage === 'turns' && battle.clock.standing !== 'break',
      () => battle.setClock('break'),
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

function showNext(battle: Battle): void {
  const selected = battle.selection.join()
  const at = battle.open.findIndex(({ pieces }) => pieces.join() === selected)
  const next = battle.open[(at + 1) % battle.open.length]
  if (next !== undefined) battle.select(next.pieces, { reveal: true })
}

function armyLabel(battle: Battle, side: 'a' | 'b'): string {
  return say('battle.do.show-army', { side: sideName(battle.state, side) })
}
