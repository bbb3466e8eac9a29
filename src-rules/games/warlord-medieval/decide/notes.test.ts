import { describe, expect, it } from 'vitest'
import { battleAt } from '../../../testing/battle'
import { perform, performAll, refusalOf } from '../../../testing/perform'
import type { Command } from '../commands'
import { LONGEST_NOTE_CHARACTERS, type NoteFigures, STAGES } from '../model'
import { view } from '../view'

const AT = { x: 12, y: 30 }

function note(figures: Partial<NoteFigures> = {}): Command {
  const plain: NoteFigures = {
    at: AT,
    text: 'ford: 1 inch only',
    symbol: 'pin',
    side: null,
    readers: 'public',
    locked: false,
  }
  return { type: 'add-note', note: { ...plain, ...figures } }
}

describe('a note', () => {
  it('is put on the table, changed, moved and taken off at any stage', () => {
    for (const stage of STAGES.filter((each) => each !== 'ended')) {
      const state = performAll(
        battleAt(stage),
        note(),
        { type: 'change-note', note: 'note-1', changes: { text: 'ford', symbol: 'flag', side: 'b' } },
        { type: 'move-note', note: 'note-1', at: { x: 3, y: 4 } },
      )
      expect(state.notes['note-1']).toEqual({
        id: 'note-1',
        at: { x: 3, y: 4 },
        text: 'ford',
        symbol: 'flag',
        side: 'b',
        readers: 'public',
        locked: false,
      })
      expect(perform(state, { type: 'remove-note', note: 'note-1' }).state.notes).toEqual({})
    }
  })

  it('tells with each event how it was before', () => {
    const state = perform(battleAt('turns'), note()).state
    const was = state.notes['note-1']
    const { events } = perform(state, { type: 'move-note', note: 'note-1', at: { x: 3, y: 4 } })
    expect(events).toEqual([{ type: 'note-moved', note: was, to: { x: 3, y: 4 } }])
    const removed = perform(state, { type: 'remove-note', note: 'note-1' })
    expect(removed.events).toEqual([{ type: 'note-removed', note: was }])
  })

  it('that is locked is neither moved nor taken off, but can be reworded and freed', () => {
    const locked = perform(battleAt('turns'), note({ locked: true })).state
    const move: Command = { type: 'move-note', note: 'note-1', at: { x: 3, y: 4 } }
    expect(refusalOf(locked, move)).toEqual({ code: 'note/locked', figures: { note: 'note-1' } })
    expect(refusalOf(locked, { type: 'remove-note', note: 'note-1' }).code).toBe('note/locked')
    const freed = performAll(
      locked,
      { type: 'change-note', note: 'note-1', changes: { text: 'still here' } },
      { type: 'change-note', note: 'note-1', changes: { locked: false } },
      move,
    )
    expect(freed.notes['note-1']).toMatchObject({ text: 'still here', at: { x: 3, y: 4 } })
  })

  it('is as long as can be read at a glance, without blanks at its ends', () => {
    const state = perform(battleAt('turns'), note({ text: '  ford ' })).state
    expect(state.notes['note-1']?.text).toBe('ford')
    const long = 'x'.repeat(LONGEST_NOTE_CHARACTERS + 1)
    expect(refusalOf(state, note({ text: long }))).toMatchObject({
      code: 'command/malformed',
      figures: { path: 'note.text' },
    })
    const rewording: Command = { type: 'change-note', note: 'note-1', changes: { text: long } }
    expect(refusalOf(state, rewording).code).toBe('command/malformed')
    expect(perform(state, note({ text: long.slice(1) })).state.notes).toHaveProperty('note-2')
  })

  it('that is not there, or not changed, is refused', () => {
    const state = perform(battleAt('turns'), note()).state
    for (const id of ['note-7', 'constructor', '__proto__'])
      expect(refusalOf(state, { type: 'remove-note', note: id }).code).toBe('note/unknown')
    expect(refusalOf(state, { type: 'move-note', note: 'note-1', at: AT }).code).toBe(
      'command/changes-nothing',
    )
    expect(refusalOf(state, { type: 'change-note', note: 'note-1', changes: { symbol: 'pin' } }).code).toBe(
      'command/changes-nothing',
    )
  })

  it('takes a number that no note on the table has', () => {
    const state = performAll(battleAt('turns'), note(), note(), { type: 'remove-note', note: 'note-1' })
    expect(Object.keys(perform(state, note()).state.notes)).toEqual(['note-2', 'note-3'])
  })
})

describe('what others see of notes', () => {
  const AMBUSH = 'b:foot-1'
  const state = performAll(
    battleAt('hidden'),
    note({ text: 'watch the wood', readers: 'referee' }),
    note({ text: 'ford' }),
    note({ text: 'ambush here', readers: 'referee', side: 'b' }),
    note({ text: 'bridge', locked: true }),
  )

  it('WM-54 is those for everybody, numbered so that no gap tells of the others', () => {
    for (const audience of ['player-a', 'player-b', 'public'] as const) {
      const seen = Object.entries(view(state, audience).notes).map(([id, { text }]) => [id, text])
      expect(seen).toEqual([
        ['note-1', 'ford'],
        ['note-2', 'bridge'],
      ])
      expect(JSON.stringify(view(state, audience))).not.toMatch(/watch the wood|ambush here/)
    }
    expect(view(state, 'referee').notes).toBe(state.notes)
  })

  it('WM-54 is not a note that names a unit which they may not know', () => {
    const named = performAll(state, {
      type: 'correct-unit',
      unit: AMBUSH,
      changes: { name: 'Grey Wolves' },
    })
    const told = perform(named, note({ text: 'the grey wolves lie here' })).state
    const texts = (audience: 'player-a' | 'player-b') =>
      Object.values(view(told, audience).notes).map(({ text }) => text)
    expect(texts('player-a')).toEqual(['ford', 'bridge'])
    expect(texts('player-b')).toEqual(['ford', 'bridge', 'the grey wolves lie here'])
  })
})
