import * as fs from 'node:fs'
import { inflateRawSync } from 'node:zlib'

const END_OF_DIRECTORY = Buffer.from([0x50, 0x4b, 5, 6])
const DIRECTORY_ENTRY = 0x02014b50
const DEFLATED = 8

/**
 * The files of a zip archive whose name is wanted, one at a time.
 * @param {string} file
 * @param {(name: string) => boolean} wanted
 * @returns {Generator<{ name: string, mode: number, bytes: Buffer }>}
 */
export function* unzip(file, wanted) {
  const descriptor = fs.openSync(file, 'r')
  /** @type {(position: number, length: number) => Buffer} */
  const read = (position, length) => {
    const bytes = Buffer.alloc(length)
    fs.readSync(descriptor, bytes, 0, length, position)
    return bytes
  }
  const { size } = fs.fstatSync(descriptor)
  const tailLength = Math.min(size, 65_557)
  const tail = read(size - tailLength, tailLength)
  const end = tail.lastIndexOf(END_OF_DIRECTORY)
  const directory = read(tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12))
  let at = 0
  while (at + 46 <= directory.length && directory.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const nameLength = directory.readUInt16LE(at + 28)
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength)
    if (!name.endsWith('/') && wanted(name)) {
      const start = directory.readUInt32LE(at + 42)
      const header = read(start, 30)
      const dataStart = start + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
      const data = read(dataStart, directory.readUInt32LE(at + 20))
      const bytes = directory.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(data) : data
      yield { name, mode: (directory.readUInt32LE(at + 38) >>> 16) & 0o777, bytes }
    }
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  fs.closeSync(descriptor)
}
