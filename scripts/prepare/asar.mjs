/**
 * An asar archive, Electron's own, of a flat folder of text files.
 * @param {Record<string, string>} files name to content
 */
export function makeAsar(files) {
  let offset = 0
  /** @type {Record<string, { size: number, offset: string }>} */
  const entries = {}
  for (const [name, text] of Object.entries(files)) {
    const size = Buffer.byteLength(text)
    entries[name] = { size, offset: String(offset) }
    offset += size
  }
  const json = Buffer.from(JSON.stringify({ files: entries }))
  const padded = Math.ceil(json.length / 4) * 4
  const head = Buffer.alloc(16 + padded)
  head.writeUInt32LE(4, 0)
  head.writeUInt32LE(padded + 8, 4)
  head.writeUInt32LE(padded + 4, 8)
  head.writeUInt32LE(json.length, 12)
  json.copy(head, 16)
  return Buffer.concat([head, ...Object.values(files).map((text) => Buffer.from(text))])
}
