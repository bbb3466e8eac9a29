import { crc32 } from 'node:zlib'
import { err, ok, type Result } from '@rules/core/result'
import { type Failure, failure } from '../contract/failures'

/** What pictures may be; never SVG, which is a document that can hold scripts. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
export type PictureType = (typeof PICTURE_TYPES)[number]

/** The largest picture file that is taken, in bytes. */
export const MOST_PICTURE_BYTES = 20_000_000
/** More pixels than these would take a window too much memory once they are unpacked. */
export const MOST_PIXELS = 64_000_000
const LONGEST_SIDE = 16_384

type Size = { readonly width: number; readonly height: number }

/**
 * What kind of picture some bytes are, by the bytes alone and whatever their file is called. Nothing is unpacked: that is
 * left to a window, which has no rights. Fails with `pictures/too-large`, `pictures/not-a-picture`, `pictures/damaged`
 * for one that is cut off or altered, or `pictures/too-many-pixels`.
 */
export function pictureType(bytes: Buffer): Result<PictureType, Failure> {
  if (bytes.length > MOST_PICTURE_BYTES)
    return err(failure('pictures/too-large', { bytes: bytes.length, mostBytes: MOST_PICTURE_BYTES }))
  const type = typeByBeginning(bytes)
  if (type === null) return err(failure('pictures/not-a-picture'))
  const size = SIZES[type](bytes)
  if (size === null || size.width < 1 || size.height < 1) return err(failure('pictures/damaged'))
  const { width, height } = size
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS)
    return err(failure('pictures/too-many-pixels', { width, height, longestSide: LONGEST_SIDE }))
  return ok(type)
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function typeByBeginning(bytes: Buffer): PictureType | null {
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return 'image/png'
  if (bytes.length > 3 && bytes.readUIntBE(0, 3) === 0xffd8ff) return 'image/jpeg'
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isWebp ? 'image/webp' : null
}

/** The size that a picture says it has; null when its parts do not follow each other to its end. */
const SIZES: Readonly<Record<PictureType, (bytes: Buffer) => Size | null>> = {
  'image/png': pngSize,
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
}

/** Chunks of length, name, data and checksum, from IHDR to IEND. */
function pngSize(bytes: Buffer): Size | null {
  let size: Size | null = null
  let at = PNG_SIGNATURE.length
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    const end = at + 12 + length
    if (end > bytes.length) return null
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null
    if (size === null) {
      if (name !== 'IHDR' || length !== 13) return null
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
    }
    if (name === 'IEND') return size
    at = end
  }
  return null
}

/** Segments of a marker and a length, one of them with the size, then the scan to the end marker. */
function jpegSize(bytes: Buffer): Size | null {
  let size: Size | null = null
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = bytes.readUInt16BE(at + 2)
    if (length < 2 || at + 2 + length > bytes.length) return null
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame && length >= 8)
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + length
    // What a camera hides in its notes may have an end marker, too, so it is looked for after the scan has begun.
    if (marker === 0xda) return bytes.indexOf(Buffer.from([0xff, 0xd9]), at) === -1 ? null : size
  }
  return null
}

/** A RIFF container that is as long as it says, with one of the three kinds of WebP in it. */
function webpSize(bytes: Buffer): Size | null {
  if (bytes.length < 30 || bytes.readUInt32LE(4) + 8 > bytes.length) return null
  const at = 20
  if (at + bytes.readUInt32LE(16) > bytes.length) return null
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      if (bytes.readUIntBE(at + 3, 3) !== 0x9d012a) return null
      return { width: bytes.readUInt16LE(at + 6) & 0x3fff, height: bytes.readUInt16LE(at + 8) & 0x3fff }
    case 'VP8L': {
      if (bytes[at] !== 0x2f) return null
      const packed = bytes.readUInt32LE(at + 1)
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(at + 4, 3) + 1, height: bytes.readUIntLE(at + 7, 3) + 1 }
    default:
      return null
  }
}
