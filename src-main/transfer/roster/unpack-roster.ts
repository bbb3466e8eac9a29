import { err, ok, type Result } from '@rules/core/result'
import { Unzip, UnzipInflate } from 'fflate'
import { type Failure, failure } from '../../contract/failures'

/** The most bytes that a roster may have, unpacked. */
export const MOST_ROSTER_BYTES = 20_000_000

const MOST_ENTRIES = 20
/** How many times larger than packed a roster may be; real ones stay far below, and deflate ends at about 1,032. */
const MOST_RATIO = 200
/** Nothing is bomb-like below this size, however well it packs. */
const ALWAYS_BYTES = 1_000_000
/** Small enough that even the worst slice unpacks to no more than the whole that is allowed. */
const SLICE_BYTES = 16_384

/** Do these bytes begin as a zip archive does? */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04
}

/**
 * The one roster in a zip archive. The archive is read in slices and left as soon as it is too much, whatever its
 * headers say; nothing is written to disk. Fails with `import/roster-bomb`, `import/roster-entries`,
 * `import/roster-path`, `import/roster-none`, `import/roster-nested` or `import/roster-damaged`.
 */
export function unpackRoster(bytes: Uint8Array): Result<Uint8Array, Failure> {
  let entries = 0
  let unpacked = 0
  let trouble: Failure | null = null
  let finished = false
  let found: { readonly name: string; readonly pieces: Uint8Array[] } | null = null
  const most = Math.min(MOST_ROSTER_BYTES, Math.max(ALWAYS_BYTES, bytes.length * MOST_RATIO))
  const unzip = new Unzip((entry) => {
    entries += 1
    if (entries > MOST_ENTRIES) trouble ??= failure('import/roster-entries', { most: MOST_ENTRIES })
    if (isStrangePath(entry.name))
      trouble ??= failure('import/roster-path', { name: entry.name.slice(0, 200) })
    if (trouble !== null || found !== null || !/\.(ros|xml)$/i.test(entry.name)) return
    const pieces: Uint8Array[] = []
    found = { name: entry.name, pieces }
    entry.ondata = (error, piece, final) => {
      if (error !== null) {
        trouble ??= failure('import/roster-damaged')
        return
      }
      unpacked += piece.length
      if (unpacked > most)
        trouble ??= failure('import/roster-bomb', { packed: bytes.length, mostBytes: MOST_ROSTER_BYTES })
      else pieces.push(piece)
      finished ||= final
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length && trouble === null; at += SLICE_BYTES)
      unzip.push(bytes.subarray(at, at + SLICE_BYTES), at + SLICE_BYTES >= bytes.length)
  } catch {
    // The library throws at what is no zip, or is one of a kind that nobody writes for rosters.
    trouble ??= failure('import/roster-damaged')
  }
  if (trouble !== null) return err(trouble)
  return readEntry(found, finished)
}

function readEntry(
  found: { readonly pieces: readonly Uint8Array[] } | null,
  finished: boolean,
): Result<Uint8Array, Failure> {
  if (found === null) return err(failure('import/roster-none'))
  if (!finished) return err(failure('import/roster-damaged'))
  const whole = new Uint8Array(Buffer.concat(found.pieces))
  return isZip(whole) ? err(failure('import/roster-nested')) : ok(whole)
}

/** No roster program writes a path that leads out of the archive; who does, means no good. */
function isStrangePath(name: string): boolean {
  return /^[/\\]|^[a-z]:|\\|\p{Cc}/iu.test(name) || name.split('/').includes('..')
}
