const INCHES_PER_METRE = 39.3700787
const SIGNATURE_BYTES = 8

/**
 * A PNG file that says how many dots an inch it is printed with; a canvas writes none, and programs then take 72 or 96.
 * The chunk stands right after the header, as the format wants.
 */
export function withDotsPerInch(png: Uint8Array<ArrayBuffer>, dotsPerInch: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  // Length, name, figures and check of the header.
  const afterHeader = SIGNATURE_BYTES + 12 + view.getUint32(SIGNATURE_BYTES)
  const chunk = new Uint8Array(21)
  const written = new DataView(chunk.buffer)
  const dotsPerMetre = Math.round(dotsPerInch * INCHES_PER_METRE)
  written.setUint32(0, 9)
  chunk.set(
    [...'pHYs'].map((letter) => letter.charCodeAt(0)),
    4,
  )
  written.setUint32(8, dotsPerMetre)
  written.setUint32(12, dotsPerMetre)
  written.setUint8(16, 1)
  written.setUint32(17, cyclicCheck(chunk.subarray(4, 17)))
  const marked = new Uint8Array(png.length + chunk.length)
  marked.set(png.subarray(0, afterHeader))
  marked.set(chunk, afterHeader)
  marked.set(png.subarray(afterHeader), afterHeader + chunk.length)
  return marked
}

/** The CRC-32 that PNG checks its chunks by. */
function cyclicCheck(bytes: Uint8Array): number {
  let check = 0xffffffff
  for (const byte of bytes) {
    check ^= byte
    for (let bit = 0; bit < 8; bit++) check = (check >>> 1) ^ (check & 1 ? 0xedb88320 : 0)
  }
  return (check ^ 0xffffffff) >>> 0
}
