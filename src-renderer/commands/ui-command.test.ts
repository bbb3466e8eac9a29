import { describe, expect, test } from 'vitest'
import { chordCaps, isPressed, type KeyPress } from './key-chord'
import { asksUndo, findCommand, searchCommands, type UiCommand } from './ui-command'

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
})

const command = (
  id: string,
  label: string,
  keys: readonly string[],
  more: Partial<UiCommand> = {},
): UiCommand => ({
  id,
  label: () => label,
  group: () => 'Units',
  keys,
  when: () => true,
  perform: () => {},
  ...more,
})

describe('a chord', () => {
  test('is pressed with just its modifiers, ⌘ being Ctrl', () => {
    expect(isPressed('Ctrl+Z', press('z', { ctrlKey: true }))).toBe(true)
    expect(isPressed('Ctrl+Z', press('z', { metaKey: true }))).toBe(true)
    expect(isPressed('Ctrl+Z', press('Z', { ctrlKey: true, shiftKey: true }))).toBe(false)
    expect(isPressed('Ctrl+Z', press('z'))).toBe(false)
    expect(isPressed('H', press('h'))).toBe(true)
  })

  test('with a sign is pressed wherever the keyboard has it', () => {
    expect(isPressed('?', press('?', { shiftKey: true }))).toBe(true)
    expect(isPressed('?', press('?'))).toBe(true)
    expect(isPressed('Ctrl++', press('+', { ctrlKey: true, shiftKey: true }))).toBe(true)
    expect(isPressed('Ctrl++', press('+'))).toBe(false)
    expect(isPressed('Ctrl+-', press('-', { ctrlKey: true }))).toBe(true)
  })

  test('is written as the keycaps have it', () => {
    expect(chordCaps('Ctrl+Shift+Z')).toBe('Ctrl Shift Z')
    expect(chordCaps('Delete')).toBe('Del')
    expect(chordCaps('Ctrl++')).toBe('Ctrl +')
  })
})

describe('keys', () => {
  const undo = command('undo', 'Undo', ['Ctrl+Z'])
  const palette = command('palette', 'Anything', ['Ctrl+K'])
  const good = command('good', 'Good order', ['1'])

  test('find their command', () => {
    expect(findCommand([undo, good], press('1'), 'screen')?.id).toBe('good')
  })

  test('leave typing alone, but for chords that no field knows', () => {
    expect(findCommand([undo, palette, good], press('1'), 'text')).toBeNull()
    expect(findCommand([undo, palette, good], press('z', { ctrlKey: true }), 'text')).toBeNull()
    expect(findCommand([undo, palette, good], press('k', { ctrlKey: true }), 'text')?.id).toBe('palette')
    expect(findCommand([command('help', 'Help', ['F1'])], press('F1'), 'text')?.id).toBe('help')
  })

  test('undo on the screen from a field whose figure was used, and change its text otherwise', () => {
    const ctrlZ = press('z', { ctrlKey: true })
    expect(findCommand([undo, good], ctrlZ, 'used-figure')?.id).toBe('undo')
    expect(findCommand([undo, good], press('1'), 'used-figure')).toBeNull()
    expect(asksUndo(ctrlZ)).toBe(true)
    expect(asksUndo(press('z'))).toBe(false)
  })

  test('do nothing for a command that makes no sense now', () => {
    expect(
      findCommand([command('good', 'Good order', ['1'], { when: () => false })], press('1'), 'screen'),
    ).toBeNull()
  })
})

describe('a search', () => {
  const all = [
    command('line', 'Assign to a line', []),
    command('deploy', 'Déployer', []),
    command('hide', 'Hide', [], { when: () => false }),
    command('palette', 'Anything', [], { unlisted: true }),
    command('assault', 'Good: assign', []),
  ]

  test('finds by parts of words, whatever the accents', () => {
    expect(searchCommands(all, 'deploy').map(({ id }) => id)).toEqual(['deploy'])
    expect(searchCommands(all, 'line ass').map(({ id }) => id)).toEqual(['line'])
  })

  test('finds by other words for the same, after what is called so', () => {
    const more = [
      command('waver', 'Test now', [], { words: () => 'courage nerve' }),
      command('n', 'Nerve', []),
    ]
    expect(searchCommands(more, 'nerve').map(({ id }) => id)).toEqual(['n', 'waver'])
  })

  test('puts what begins with the typed word first', () => {
    expect(searchCommands(all, 'assign').map(({ id }) => id)).toEqual(['line', 'assault'])
    expect(searchCommands(all, 'good').map(({ id }) => id)).toEqual(['assault'])
  })

  test('offers neither what makes no sense now nor what is not listed', () => {
    expect(searchCommands(all, '').map(({ id }) => id)).toEqual(['line', 'deploy', 'assault'])
  })
})
