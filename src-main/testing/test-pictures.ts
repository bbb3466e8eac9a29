import { crc32, deflateSync } from 'node:zlib'

/** A real PNG of one colour, `[red, green, blue]`. */
export function testPng(width: number, height: number, colour: readonly number[] = [90, 120, 60]): Buffer {
  const row = Buffer.from([0, ...Array.from({ length: width }, () => colour).flat()])
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return pngOf(header, deflateSync(Buffer.concat(Array.from({ length: height }, () => row))))
}

/** A PNG that says it is larger than it is: two numbers of a header and next to nothing behind it. */
export function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return pngOf(header, deflateSync(Buffer.alloc(1000)))
}

/** A PNG whose every part is whole and follows the others, but whose dots cannot be unpacked. */
export function pngOfNoise(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return pngOf(header, Buffer.alloc(1000, 'noise'))
}

function pngOf(header: Buffer, data: Buffer): Buffer {
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}

/** One grey pixel as JPEG. */
export const TINY_JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AR//Z',
  'base64',
)

/** One pixel as WebP. */
export const TINY_WEBP = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')
