import { expect, test } from 'vitest'
import { withDotsPerInch } from './png'

/** The smallest PNG: one grey dot. */
const DOT = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
    'base64',
  ),
)

test('a picture says right after its header that it has 300 dots an inch', () => {
  const marked = Buffer.from(withDotsPerInch(DOT, 300))
  expect(marked.length).toBe(DOT.length + 21)
  expect(marked.toString('latin1', 37, 41)).toBe('pHYs')
  expect(marked.readUInt32BE(41)).toBe(11811)
  expect(marked.readUInt32BE(45)).toBe(11811)
  expect(marked[49]).toBe(1)
  // The check of these figures, as zlib counts it.
  expect(marked.readUInt32BE(50)).toBe(0x78a53f76)
  expect(marked.subarray(54)).toEqual(Buffer.from(DOT).subarray(33))
})
