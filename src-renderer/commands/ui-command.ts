import type { KeyChord, KeyPress } from './key-chord'
import { isPressed } from './key-chord'

/**
 * One thing that a person can have a screen do. Menus, shortcuts, the palette and the sheet of shortcuts all
 * read this record, so that they cannot differ.
 */
export type UiCommand = {
  readonly id: string
  /** What it does, in the language of the window. */
  readonly label: () => string
  /** The heading that it stands under in the palette and the sheet. */
  readonly group: () => string
  /** The keys that do it; the first is shown. */
  readonly keys: readonly KeyChord[]
  /** Whether it makes sense now; otherwise it is neither offered nor done. */
  readonly when: () => boolean
  readonly perform: () => void
  /** Other words that it is searched for by, in the language of the window. */
  readonly words?: (() => string) | undefined
  /** Offered by its keys and menus only, such as the palette itself. */
  readonly unlisted?: boolean
}

/** Where the keys go: to the screen, into a text, or into a field whose figure was used already. */
export type KeyTarget = 'screen' | 'text' | 'used-figure'

/**
 * The command that a key press asks for, or null. While text is typed only chords with Ctrl and function keys count,
 * and the text has an undo of its own until its figure was used: then undo is the screen's.
 */
export function findCommand(
  commands: readonly UiCommand[],
  press: KeyPress,
  target: KeyTarget,
): UiCommand | null {
  const isMeant = (command: UiCommand) =>
    command.keys.some((chord) => reachesScreen(chord, target) && isPressed(chord, press))
  return commands.find((command) => isMeant(command) && command.when()) ?? null
}

const UNDO_CHORDS: readonly KeyChord[] = ['Ctrl+Z', 'Ctrl+Shift+Z', 'Ctrl+Y']
const FIELD_CHORDS: ReadonlySet<KeyChord> = new Set([...UNDO_CHORDS, 'Ctrl+A', 'Ctrl+C', 'Ctrl+V', 'Ctrl+X'])

/** Does a key press ask to undo or redo, whatever there is to be undone? */
export function asksUndo(press: KeyPress): boolean {
  return UNDO_CHORDS.some((chord) => isPressed(chord, press))
}

function reachesScreen(chord: KeyChord, target: KeyTarget): boolean {
  if (target === 'screen' || /^F\d+$/.test(chord)) return true
  if (target === 'used-figure' && UNDO_CHORDS.includes(chord)) return true
  return chord.startsWith('Ctrl+') && !FIELD_CHORDS.has(chord)
}

/** The commands whose label, group or other words have every typed word, in their order; those that begin with it first. */
export function searchCommands(commands: readonly UiCommand[], typed: string): readonly UiCommand[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const offered = commands.filter((command) => !command.unlisted && command.when())
  const found = offered.filter((command) => {
    const text = fold(`${command.label()} ${command.group()} ${command.words?.() ?? ''}`)
    return words.every((word) => text.includes(word))
  })
  const begins = (command: UiCommand) => fold(command.label()).startsWith(words[0] ?? '')
  return [...found.filter(begins), ...found.filter((command) => !begins(command))]
}

/** Lower case and without accents: "deployer" finds "Déployer". */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
