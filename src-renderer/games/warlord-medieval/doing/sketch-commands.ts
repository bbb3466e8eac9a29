import { SIDES } from '@rules/core/ids'
import { onTable, unitsOf } from '@rules/games/warlord-medieval/pieces'
import type { UiCommand } from '../../../commands/ui-command'
import { say } from '../../../messages/messages.svelte'
import { mirrorUnits } from '../sketch/mirror'
import { sideName } from '../wording/names'
import { make, type Screen } from './make-command'

/** Commands that look only, or move units: they are there while a sketch is on the screen. */
const IN_SKETCH = new Set([
  ...['palette', 'shortcuts', 'settings', 'army-a', 'army-b', 'leave', 'cover', 'clear', 'fit', 'to-table'],
  ...[
    'tool-select',
    'lay-aside',
    'tool-wheel',
    'tool-ruler',
    'tool-sight',
    'statistics',
    'undo',
    'redo',
    'settle-next',
  ],
  ...['help', 'pane-army', 'pane-side', 'size-larger', 'size-smaller', 'size-usual'],
  ...['to-formation', 'place', 'take-off', 'display', 'pause-clock', 'copy-deployment'],
])

/** Can this be done in a sketch? What changes more than places cannot. */
export function staysInSketch(id: string): boolean {
  return (
    IN_SKETCH.has(id) ||
    ['sketch', 'mirror-', 'select ', 'select-', 'form-', 'see-'].some((start) => id.startsWith(start))
  )
}

/** Trying moves out beforehand. */
export function sketchCommands({ battle }: Screen): readonly UiCommand[] {
  const group = 'sketch.group'
  const { sketch } = battle
  return [
    make(
      'sketch',
      () => say(sketch.isOn ? 'sketch.finish' : sketch.left > 0 ? 'sketch.go-on' : 'sketch.begin'),
      group,
      ['S'],
      () => sketch.isOn || (battle.table !== null && !battle.look.isOn),
      () => {
        if (!sketch.isOn) battle.beginSketch()
        else if (sketch.command === null) sketch.end()
        else battle.dialog = { kind: 'finish-sketch', leaving: false }
      },
    ),
    make(
      'sketch-keep',
      'sketch.keep',
      group,
      ['Ctrl+Enter'],
      () => sketch.isOn && sketch.command !== null,
      () => battle.keepSketch(),
    ),
    make(
      'sketch-drop',
      'sketch.drop',
      group,
      ['Ctrl+Backspace'],
      () => sketch.isOn,
      () => battle.dropSketch(),
    ),
    make(
      'sketch-forget',
      'sketch.forget',
      group,
      [],
      () => !sketch.isOn && sketch.left > 0,
      () => battle.dropSketch(),
    ),
    make(
      'mirror-selected',
      'sketch.mirror.selected',
      'battle.group.units',
      [],
      () => battle.selectedUnits.some(onTable),
      () => mirrorUnits(battle, battle.selectedUnits),
    ),
    ...SIDES.map((side) =>
      make(
        `mirror-${side}`,
        () => say('sketch.mirror.side', { side: sideName(battle.state, side) }),
        'battle.group.units',
        [],
        () => battle.table !== null && unitsOf(battle.state, side).some(onTable),
        () => mirrorUnits(battle, unitsOf(battle.state, side)),
      ),
    ),
    make(
      'copy-deployment',
      'sketch.copy.open',
      'battle.group.units',
      [],
      () => battle.table !== null && battle.audience === 'referee',
      () => (battle.dialog = { kind: 'copy-deployment' }),
    ),
  ]
}
