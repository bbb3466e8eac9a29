import { err, ok, type Result } from '@rules/core/result'
import { type Failure, failure } from '../../contract/failures'

/**
 * The text of a table's bytes: UTF-8 or UTF-16 by its mark or its pattern, else UTF-8 if it is valid, else
 * Windows-1252, which older spreadsheets write. Fails with `import/binary` for what is no text.
 */
export function decodeTable(bytes: Uint8Array): Result<string, Failure> {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  // Text has no control characters but those that end lines and cells.
  if (/[^\P{Cc}\t\n\r\f\v\u0085]/u.test(text)) return err(failure('import/binary'))
  return ok(text.replace(/^\uFEFF/, ''))
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first !== 0 && second === 0) return 'utf-16le'
  if (first === 0 && second !== 0) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}
