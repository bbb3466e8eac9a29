import type { UiCommand } from '../../../commands/ui-command'
import { SHAPE_ACTIONS } from '../../../terrain/shape-actions'
import type { Battle } from '../battle.svelte'
import { make } from './make-command'

/** What is done to terrain while it may be changed: cutting and joining, and the selected feature's shape. */
export function terrainCommands(battle: Battle, isOpen: () => boolean): readonly UiCommand[] {
  const group = 'terrain.group'
  const chosen = () => isOpen() && battle.terrain.selected.length === 1
  return [
    make('tool-split', 'tabletop.tool.split', group, ['Shift+X'], isOpen, () => {
      battle.placing = null
      battle.tool = 'split'
    }),
    make('tool-join', 'tabletop.tool.join', group, ['Shift+J'], isOpen, () => battle.terrain.joinSelected()),
    ...SHAPE_ACTIONS.map(({ id, key }) =>
      make(
        `terrain-${id}`,
        id === 'scale' ? () => battle.terrain.scaleLabel : (`terrain.do.${id}` as const),
        group,
        key === null ? [] : [key],
        chosen,
        () => battle.terrain.act(id),
      ),
    ),
    make('terrain-duplicate', 'terrain.do.duplicate', group, ['Ctrl+D'], chosen, () =>
      battle.terrain.duplicate(),
    ),
  ]
}
