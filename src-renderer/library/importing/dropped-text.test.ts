import { expect, test } from 'vitest'
import { decodeText } from './dropped-text'

test('a dropped table is read in the encoding that it was written in', () => {
  expect(decodeText(new TextEncoder().encode('Épée;7,5'))).toBe('Épée;7,5')
  expect(decodeText(Uint8Array.from([0xc9, 0x70, 0xe9, 0x65]))).toBe('Épée')
  expect(decodeText(Uint8Array.from([0xff, 0xfe, 0xc9, 0x00, 0x70, 0x00]))).toBe('Ép')
  expect(decodeText(Uint8Array.from([0xfe, 0xff, 0x00, 0xc9, 0x00, 0x70]))).toBe('Ép')
})
