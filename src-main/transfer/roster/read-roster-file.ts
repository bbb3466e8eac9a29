import { err, ok, type Result } from '@rules/core/result'
import { type Failure, failure } from '../../contract/failures'
import { decodeTable } from '../army-csv/decode-table'
import { isZip, MOST_ROSTER_BYTES, unpackRoster } from './unpack-roster'

/** Is this a roster's name, packed or not? */
export function isRosterName(source: string): boolean {
  return /\.rosz?$/i.test(source)
}

/** Is this the text of a roster, whatever its file is called? */
export function isRosterText(text: string): boolean {
  return /^\uFEFF?\s*</.test(text) && /<(?:\w+:)?roster[\s>]/.test(text.slice(0, 2000))
}

/**
 * The text of a roster's file, packed or plain under either name. Fails as unpackRoster does, with
 * `import/roster-bomb` for a plain one that is too large and `import/roster-binary` for what is no text.
 */
export function readRosterFile(bytes: Uint8Array): Result<string, Failure> {
  const unpacked = isZip(bytes) ? unpackRoster(bytes) : ok(bytes)
  if (!unpacked.ok) return unpacked
  if (unpacked.value.length > MOST_ROSTER_BYTES)
    return err(failure('import/roster-bomb', { packed: bytes.length, mostBytes: MOST_ROSTER_BYTES }))
  const text = decodeTable(unpacked.value)
  // Text has no control characters but those that end lines and set columns.
  return /[^\P{Cc}\t\n\r\f\v\u0085]/u.test(text) ? err(failure('import/roster-binary')) : ok(text)
}
