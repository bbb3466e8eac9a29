/** What of a keyboard event a chord is compared with. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** A key with its modifiers, such as `Ctrl+Shift+Z`, `Delete` or `?`; `Ctrl` is the Mac's ⌘ too. */
export type KeyChord = string

const MODIFIERS = ['Ctrl', 'Shift', 'Alt'] as const

/** Was this chord pressed? Shift is left open for signs, which are where the keyboard has them. */
export function isPressed(chord: KeyChord, press: KeyPress): boolean {
  const { key, ctrl, shift, alt } = parseChord(chord)
  if ((press.ctrlKey || press.metaKey) !== ctrl || press.altKey !== alt) return false
  if (key.length === 1 && !/[a-z0-9]/i.test(key)) return press.key === key
  return press.key.toLowerCase() === key.toLowerCase() && press.shiftKey === shift
}

/** The chord as the keycaps have it, parted by blanks: `Ctrl Shift Z`. */
export function chordCaps(chord: KeyChord): string {
  const { key, ctrl, shift, alt } = parseChord(chord)
  const caps = [ctrl ? 'Ctrl' : '', alt ? 'Alt' : '', shift ? 'Shift' : '', KEY_CAPS[key] ?? key]
  return caps.filter((cap) => cap !== '').join(' ')
}

/** The chord as `aria-keyshortcuts` has it. */
export function chordForAria(chord: KeyChord): string {
  return chord.replace('Ctrl', 'Control')
}

const KEY_CAPS: Readonly<Record<string, string>> = {
  Delete: 'Del',
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

function parseChord(chord: KeyChord) {
  const parts = chord.split('+').filter((part) => part !== '')
  const key = chord.endsWith('+') ? '+' : (parts.at(-1) ?? '+')
  const held = new Set(parts.filter((part) => MODIFIERS.some((modifier) => modifier === part)))
  return { key, ctrl: held.has('Ctrl'), shift: held.has('Shift'), alt: held.has('Alt') }
}
