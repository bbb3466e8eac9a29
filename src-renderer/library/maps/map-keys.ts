import { isPressed, type KeyPress } from '../../commands/key-chord'
import { SHAPE_ACTIONS } from '../../terrain/shape-actions'
import type { MapDesk } from './map-desk.svelte'

type Action = (desk: MapDesk) => void

const KEYS: readonly (readonly [chord: string, Action])[] = [
  ['Delete', (desk) => desk.remove()],
  ['Backspace', (desk) => desk.remove()],
  ['Ctrl+D', (desk) => desk.editor.duplicateSelected()],
  ['Shift+X', (desk) => desk.choose('split')],
  ['Shift+J', (desk) => desk.joinSelected()],
  ['K', (desk) => desk.lockSelected()],
  ...SHAPE_ACTIONS.flatMap(({ id, key }): readonly (readonly [string, Action])[] =>
    key === null ? [] : [[key, (desk) => desk.act(id)]],
  ),
]

/** What a key does in the map editor wherever the focus is, or null. */
export function actionOfKey(press: KeyPress): Action | null {
  return KEYS.find(([chord]) => isPressed(chord, press))?.[1] ?? null
}
