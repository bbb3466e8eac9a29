import type { UiCommand } from '../../../commands/ui-command'
import { say } from '../../../messages/messages.svelte'
import type { ToolName } from '../../../tabletop/table-model'
import { make, type Screen } from './make-command'
import { terrainCommands } from './terrain-commands'

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

/** The tools of the table and where one looks. */
export function toolCommands({ battle }: Screen): readonly UiCommand[] {
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
    make(
      'lay-aside',
      'battle.do.lay-aside',
      group,
      ['Escape'],
      () => shown() && battle.tool !== 'select' && battle.placing === null,
      () => battle.table?.giveUp(),
    ),
    ...terrainCommands(battle, drawing),
    make(
      'background',
      () =>
        say(
          battle.withoutPicture ? 'terrain.background.show-in-battle' : 'terrain.background.hide-in-battle',
        ),
      group,
      [],
      () => shown() && battle.state.background !== null && !battle.state.background.hidden,
      () => (battle.withoutPicture = !battle.withoutPicture),
    ),
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
