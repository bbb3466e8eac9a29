import type { MessageKey } from '../messages/catalogue'
import type { ToolName } from './table-model'
import type { ToolKey } from './tools/tool-state'

export type TableKeyId =
  | 'nudge'
  | 'nudge-fine'
  | 'nudge-far'
  | 'turn-left'
  | 'turn-right'
  | 'turn-fine'
  | 'about-face'
  | 'next-piece'
  | 'previous-piece'
  | 'select-all'
  | 'open'
  | 'zoom-in'
  | 'zoom-out'
  | 'fit'
  | 'cancel'
  | 'press'
  | 'snap'
  | 'exact'
  | `tool-${ToolName}`

/** A key of the table: what a list of shortcuts says of it, and the keys as they are printed. */
export type TableKey = {
  readonly id: TableKeyId
  readonly label: MessageKey
  readonly keys: readonly string[]
}

/** Every key that the table answers to while it has the focus. Lists and the handler read this one table. */
export const TABLE_KEYS = [
  { id: 'nudge', label: 'tabletop.key.nudge', keys: ['←', '↑', '→', '↓'] },
  { id: 'nudge-fine', label: 'tabletop.key.nudge-fine', keys: ['Shift', '←↑→↓'] },
  { id: 'nudge-far', label: 'tabletop.key.nudge-far', keys: ['Ctrl', '←↑→↓'] },
  { id: 'turn-left', label: 'tabletop.key.turn-left', keys: ['Q'] },
  { id: 'turn-right', label: 'tabletop.key.turn-right', keys: ['E'] },
  { id: 'turn-fine', label: 'tabletop.key.turn-fine', keys: ['Shift', 'Q E'] },
  { id: 'about-face', label: 'tabletop.key.about-face', keys: ['F'] },
  { id: 'next-piece', label: 'tabletop.key.next-piece', keys: ['Tab'] },
  { id: 'previous-piece', label: 'tabletop.key.previous-piece', keys: ['Shift', 'Tab'] },
  { id: 'select-all', label: 'tabletop.key.select-all', keys: ['Ctrl', 'A'] },
  { id: 'open', label: 'tabletop.key.open', keys: ['Enter'] },
  { id: 'snap', label: 'hands.key.snap', keys: ['Alt'] },
  { id: 'exact', label: 'hands.key.exact', keys: ['0…9'] },
  { id: 'zoom-in', label: 'tabletop.key.zoom-in', keys: ['+'] },
  { id: 'zoom-out', label: 'tabletop.key.zoom-out', keys: ['-'] },
  { id: 'fit', label: 'tabletop.key.fit', keys: ['0'] },
  { id: 'cancel', label: 'tabletop.key.cancel', keys: ['Esc'] },
  { id: 'press', label: 'tabletop.key.press', keys: ['Space'] },
  { id: 'tool-select', label: 'tabletop.tool.select', keys: ['V'] },
  { id: 'tool-wheel', label: 'tabletop.tool.wheel', keys: ['W'] },
  { id: 'tool-ruler', label: 'tabletop.tool.ruler', keys: ['R'] },
  { id: 'tool-sight', label: 'tabletop.tool.sight', keys: ['L'] },
  { id: 'tool-polygon', label: 'tabletop.tool.polygon', keys: ['P'] },
  { id: 'tool-polyline', label: 'tabletop.tool.polyline', keys: ['O'] },
  { id: 'tool-vertices', label: 'tabletop.tool.vertices', keys: ['N'] },
] as const satisfies readonly TableKey[]

const ARROWS: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

const TOOLS: Readonly<Record<string, ToolName>> = {
  v: 'select',
  w: 'wheel',
  r: 'ruler',
  l: 'sight',
  p: 'polygon',
  o: 'polyline',
  n: 'vertices',
}

/** What a key asks of the table. Lengths in inches, up and right as the screen sees them. */
export type TableRequest =
  | { readonly ask: 'nudge'; readonly right: number; readonly up: number }
  | { readonly ask: 'turn'; readonly radians: number }
  | { readonly ask: 'about-face' | 'select-all' | 'open' | 'fit' | 'cancel' | 'press' }
  | { readonly ask: 'step'; readonly step: 1 | -1 }
  | { readonly ask: 'zoom'; readonly factor: number }
  | { readonly ask: 'tool'; readonly tool: ToolName }

const RADIANS_PER_DEGREE = Math.PI / 180

/** What a key asks for, or null when it is not one of the table's. */
export function findRequest({ key, shift, alt, ctrl }: ToolKey): TableRequest | null {
  if (alt) return null
  const arrow = ARROWS[key]
  if (arrow !== undefined) {
    const inches = ctrl ? 3 : shift ? 0.1 : 0.5
    return { ask: 'nudge', right: arrow[0] * inches, up: arrow[1] * inches }
  }
  const letter = key.toLowerCase()
  if (ctrl) return letter === 'a' ? { ask: 'select-all' } : null
  switch (letter) {
    case 'q':
    case 'e':
      return { ask: 'turn', radians: (letter === 'q' ? 1 : -1) * (shift ? 1 : 5) * RADIANS_PER_DEGREE }
    case 'f':
      return { ask: 'about-face' }
    case 'tab':
      return { ask: 'step', step: shift ? -1 : 1 }
    case 'enter':
      return { ask: 'open' }
    case ' ':
      return { ask: 'press' }
    case 'escape':
      return { ask: 'cancel' }
    case '+':
    case '=':
      return { ask: 'zoom', factor: 1.25 }
    case '-':
      return { ask: 'zoom', factor: 0.8 }
    case '0':
      return { ask: 'fit' }
  }
  const tool = shift ? undefined : TOOLS[letter]
  return tool === undefined ? null : { ask: 'tool', tool }
}
