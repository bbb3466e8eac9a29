import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { makeAsar } from './asar.mjs'
import { unzip } from './unzip.mjs'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'marshal-archives-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

/**
 * A zip archive of one deflated file, as small as the format allows.
 * @param {string} name
 * @param {string} text
 */
function zipOf(name, text) {
  const data = deflateRawSync(text)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(data.length, 20)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt32LE(0o100755 * 0x10000, 38)
  const directoryStart = 30 + name.length + data.length
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(directoryStart, 16)
  return Buffer.concat([local, Buffer.from(name), data, entry, Buffer.from(name), end])
}

test('a zip gives back its files with their modes', () => {
  const file = path.join(folder, 'one.zip')
  fs.writeFileSync(file, zipOf('a/tool', 'hello hello hello'))
  const files = [...unzip(file, () => true)].map((entry) => ({ ...entry, bytes: entry.bytes.toString() }))
  expect(files).toEqual([{ name: 'a/tool', mode: 0o755, bytes: 'hello hello hello' }])
  expect([...unzip(file, () => false)]).toEqual([])
})

test('an asar archive has each file where its header says', () => {
  const archive = makeAsar({ a: 'first', b: 'second' })
  const header = JSON.parse(archive.toString('utf8', 16, 16 + archive.readUInt32LE(12)))
  const start = 8 + archive.readUInt32LE(4)
  const { size, offset } = header.files.b
  expect(archive.toString('utf8', start + Number(offset), start + Number(offset) + size)).toBe('second')
})
