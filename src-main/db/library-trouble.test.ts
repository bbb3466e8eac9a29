import { expect, test } from 'vitest'
import { libraryTrouble } from './library-trouble'

test('a library that is not ready is written down, one that is ready is not', () => {
  expect(libraryTrouble({ kind: 'ready', setAside: null })).toBeNull()
  expect(libraryTrouble({ kind: 'damaged', setAside: 'marshal-damaged-1.sqlite', backups: [] })).toBe(
    'damaged; set aside as marshal-damaged-1.sqlite; backups: 0',
  )
  expect(libraryTrouble({ kind: 'too-new', found: 80, known: 70 })).toContain('80')
  expect(libraryTrouble({ kind: 'unavailable', reason: 'EACCES' })).toBe('unavailable: EACCES')
})
