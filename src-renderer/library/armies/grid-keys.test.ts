import { expect, test } from 'vitest'
import { gridStep } from './grid-keys'

const key = (name: string, held: { shiftKey?: boolean; ctrlKey?: boolean; altKey?: boolean } = {}) => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
})
const middle = { atStart: false, atEnd: false }
const start = { atStart: true, atEnd: false }
const end = { atStart: false, atEnd: true }

test('up and down leave a cell from anywhere in its text', () => {
  expect(gridStep(key('ArrowUp'), middle)).toBe('up')
  expect(gridStep(key('ArrowDown'), middle)).toBe('down')
})

test('left and right leave a cell only when the caret has no way left to go', () => {
  expect([gridStep(key('ArrowLeft'), middle), gridStep(key('ArrowLeft'), start)]).toEqual([null, 'left'])
  expect([gridStep(key('ArrowRight'), start), gridStep(key('ArrowRight'), end)]).toEqual([null, 'right'])
})

test('Enter leads down and Shift Enter up', () => {
  expect(gridStep(key('Enter'), middle)).toBe('down')
  expect(gridStep(key('Enter', { shiftKey: true }), middle)).toBe('up')
})

test('selecting with Shift, and keys with Ctrl or Alt, stay with the cell', () => {
  expect(gridStep(key('ArrowLeft', { shiftKey: true }), start)).toBeNull()
  expect(gridStep(key('ArrowDown', { altKey: true }), middle)).toBeNull()
  expect(gridStep(key('Enter', { ctrlKey: true }), middle)).toBeNull()
  expect(gridStep(key('a'), start)).toBeNull()
})
