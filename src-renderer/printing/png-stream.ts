/** Some rows of a picture as a canvas gives them: four bytes a pixel, from the left, row by row downwards. */
export type PixelBlock = { readonly width: number; readonly pixels: Uint8ClampedArray }

/** Blocks that lie side by side and are together as wide as the picture. */
export type PixelRows = { readonly rows: number; readonly blocks: readonly PixelBlock[] }

const INCHES_PER_METRE = 1 / 0.0254
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const BITS = 8
const COLOURS = 2
const BY_METRE = 1
/** Each row as its difference from the one above: the rows of a table are much alike. */
const FILTER_UP = 2
const CHANNELS = 3
/** Parts of a file are about so large: small enough for any memory, large enough to be few. */
const PART_BYTES = 1 << 20

/**
 * The bytes of a PNG, part by part, from rows that are asked for when they are needed: a picture of any size takes no more
 * memory than some of its rows. The file says how many dots an inch it is printed with; without that, programs take 72.
 */
export async function* pngParts(
  size: { readonly width: number; readonly height: number },
  dotsPerInch: number,
  rows: Iterable<PixelRows>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const dotsPerMetre = Math.round(dotsPerInch * INCHES_PER_METRE)
  yield joined([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', [...word(size.width), ...word(size.height), BITS, COLOURS, 0, 0, 0]),
    chunk('pHYs', [...word(dotsPerMetre), ...word(dotsPerMetre), BY_METRE]),
  ])
  const { writable, readable } = new CompressionStream('deflate')
  const [writer, reader] = [writable.getWriter(), readable.getReader()]
  let waiting: Uint8Array[] = []
  const taken = (): Uint8Array<ArrayBuffer> => {
    const bytes = joined(waiting)
    waiting = []
    return bytes
  }
  const reading = (async () => {
    for (let read = await reader.read(); !read.done; read = await reader.read()) waiting.push(read.value)
  })()
  let isWhole = false
  try {
    // The next rows are asked for when those before them are compressed: a stream of its own accord would hurry ahead.
    for (const bytes of filteredRows(size.width, rows)) {
      await writer.write(bytes)
      if (lengthOf(waiting) >= PART_BYTES) yield chunk('IDAT', taken())
    }
    await writer.close()
    await reading
    isWhole = true
  } finally {
    if (!isWhole) {
      await writer.abort().catch(() => undefined)
      await reading.catch(() => undefined)
    }
  }
  yield joined([chunk('IDAT', taken()), chunk('IEND', [])])
}

function lengthOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0)
}

/** Rows without their opacity, each the difference from the one above. */
function* filteredRows(width: number, strips: Iterable<PixelRows>): Generator<Uint8Array<ArrayBuffer>> {
  let above = new Uint8Array(CHANNELS * width)
  for (const { rows, blocks } of strips) {
    const bytes = new Uint8Array(rows * (1 + CHANNELS * width))
    let at = 0
    for (let row = 0; row < rows; row++) {
      const now = new Uint8Array(CHANNELS * width)
      let to = 0
      for (const { width: wide, pixels } of blocks) {
        const from = row * wide * 4
        for (let byte = from; byte < from + wide * 4; byte += 4) {
          now[to++] = pixels[byte] ?? 0
          now[to++] = pixels[byte + 1] ?? 0
          now[to++] = pixels[byte + 2] ?? 0
        }
      }
      bytes[at++] = FILTER_UP
      for (let byte = 0; byte < now.length; byte++) bytes[at++] = (now[byte] ?? 0) - (above[byte] ?? 0)
      above = now
    }
    yield bytes
  }
}

function chunk(name: string, content: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const named = joined([Uint8Array.from(name, (letter) => letter.charCodeAt(0)), Uint8Array.from(content)])
  return joined([Uint8Array.from(word(content.length)), named, Uint8Array.from(word(cyclicCheck(named)))])
}

function word(value: number): readonly number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(lengthOf(parts))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const CHECKS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let check = byte
  for (let bit = 0; bit < 8; bit++) check = (check >>> 1) ^ (check & 1 ? 0xedb88320 : 0)
  return check
})

/** The CRC-32 that PNG checks its chunks by. */
function cyclicCheck(bytes: Uint8Array): number {
  let check = 0xffffffff
  for (const byte of bytes) check = (check >>> 8) ^ (CHECKS[(check ^ byte) & 255] ?? 0)
  return (check ^ 0xffffffff) >>> 0
}
