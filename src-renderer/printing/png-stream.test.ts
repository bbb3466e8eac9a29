import { crc32, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type PixelRows, pngParts } from './png-stream'

/** Rows of a picture in which every dot has a colour of its own, in strips and blocks of some size. */
function* strips(width: number, height: number, tall: number, wide: number): Generator<PixelRows> {
  for (let top = 0; top < height; top += tall) {
    const rows = Math.min(tall, height - top)
    const blocks = []
    for (let left = 0; left < width; left += wide) {
      const columns = Math.min(wide, width - left)
      const pixels = new Uint8ClampedArray(columns * rows * 4)
      for (let dot = 0; dot < columns * rows; dot++)
        pixels.set(colourAt(left + (dot % columns), top + Math.floor(dot / columns)), dot * 4)
      blocks.push({ width: columns, pixels })
    }
    yield { rows, blocks }
  }
}

const colourAt = (x: number, y: number) => [(x * 7 + y) % 256, (x + y * 5) % 256, (x * y) % 256, 255]

async function written(width: number, height: number, rows: Iterable<PixelRows>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of pngParts({ width, height }, 300, rows)) parts.push(part)
  return Buffer.concat(parts)
}

/** The chunks of a PNG by name, each with its check held against zlib's. */
function chunksOf(png: Buffer): [string, Buffer][] {
  const chunks: [string, Buffer][] = []
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(png.subarray(at + 4, at + 8 + length)))
    chunks.push([png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length)])
    at += 12 + length
  }
  return chunks
}

test('a picture says before its dots that it has 300 of them an inch', async () => {
  const png = await written(2, 2, strips(2, 2, 2, 2))
  expect(png.subarray(0, 8)).toEqual(Buffer.from('89504e470d0a1a0a', 'hex'))
  const chunks = chunksOf(png)
  expect(chunks.map(([name]) => name)).toEqual(['IHDR', 'pHYs', 'IDAT', 'IEND'])
  const density = chunks[1]?.[1]
  expect([density?.readUInt32BE(0), density?.readUInt32BE(4), density?.[8]]).toEqual([11811, 11811, 1])
})

test('every dot is the one that was drawn, in however many strips and blocks', async () => {
  for (const [width, height, tall, wide] of [
    [5, 7, 7, 5],
    [5, 7, 3, 2],
    [640, 900, 64, 100],
  ] as const) {
    const chunks = chunksOf(await written(width, height, strips(width, height, tall, wide)))
    expect([chunks[0]?.[1].readUInt32BE(0), chunks[0]?.[1].readUInt32BE(4)]).toEqual([width, height])
    const bytes = inflateSync(
      Buffer.concat(chunks.filter(([name]) => name === 'IDAT').map(([, data]) => data)),
    )
    expect(bytes.length).toBe(height * (1 + 3 * width))
    let above = Buffer.alloc(3 * width)
    for (let y = 0; y < height; y++) {
      const row = bytes.subarray(y * (1 + 3 * width), (y + 1) * (1 + 3 * width))
      expect(row[0]).toBe(2)
      above = Buffer.from(above.map((byte, index) => byte + (row[1 + index] ?? 0)))
      const wanted = Array.from({ length: width }, (_, x) => colourAt(x, y).slice(0, 3)).flat()
      expect(above.equals(Buffer.from(wanted))).toBe(true)
    }
  }
})

test('rows are drawn only as the file is written, so that a picture never lies whole in memory', async () => {
  const [width, height] = [1000, 4000]
  let drawn = 0
  let seed = 7
  // Noise, which cannot be made smaller: about twelve parts of a file.
  function* noise(): Generator<PixelRows> {
    for (; drawn < height / 50; drawn++) {
      const pixels = new Uint8ClampedArray(width * 50 * 4).map(() => {
        seed = (seed * 16807) % 2147483647
        return seed % 256
      })
      yield { rows: 50, blocks: [{ width, pixels }] }
    }
  }
  const parts = pngParts({ width, height }, 300, noise())
  await parts.next()
  expect(drawn).toBe(0)
  await parts.next()
  await parts.return(undefined)
  expect(drawn).toBeGreaterThan(0)
  expect(drawn).toBeLessThan(20)
})
