import { createHash } from 'node:crypto'
import { err, ok, type Result } from '@rules/core/result'
import { z } from 'zod'
import { type Failure, failure } from '../contract/failures'

const FORMAT = 'marshal'

/** The newest version of the files that this Marshal reads; newer ones are refused whole. */
export const FILE_VERSION = 2

/** What a file of ours can hold. */
export type FileKind = 'army' | 'map' | 'deck' | 'battle'

const head = z.object({ format: z.literal(FORMAT), version: z.int().min(1) })
const whole = z.strictObject({
  format: z.literal(FORMAT),
  version: z.int(),
  kind: z.enum(['army', 'map', 'deck', 'battle']),
  checksum: z.string(),
  content: z.unknown(),
})

/**
 * The text of a file that holds one army, map, deck or battle; the checksum is of the content as it stands there. Version
 * 2 is written for what an older Marshal could not read: a picture beneath the table, and the clock in the log of a battle.
 */
export function formatMarshalFile(kind: FileKind, content: unknown, version: 1 | 2 = 1): string {
  const checksum = checksumOf(content)
  return `${JSON.stringify({ format: FORMAT, version, kind, checksum, content }, null, 1)}\n`
}

/**
 * The content of a file of ours, to be parsed by its kind. Fails with `transfer/not-marshal` and what is wrong where,
 * with `transfer/newer-version`, or with `transfer/wrong-kind`.
 */
export function parseMarshalFile(text: string, kind: FileKind): Result<unknown, Failure> {
  let data: unknown
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return err(notMarshal('', 'json'))
  }
  const begins = head.safeParse(data)
  if (!begins.success) return err(notMarshal(pathOf(begins.error), 'format'))
  // What a newer version wrote may look alike and mean something else.
  if (begins.data.version > FILE_VERSION)
    return err(failure('transfer/newer-version', { found: begins.data.version, known: FILE_VERSION }))
  const file = whole.safeParse(data)
  if (!file.success) return err(notMarshal(pathOf(file.error), 'format'))
  if (file.data.kind !== kind)
    return err(failure('transfer/wrong-kind', { found: file.data.kind, expected: kind }))
  if (file.data.checksum !== checksumOf(file.data.content)) return err(notMarshal('content', 'checksum'))
  return ok(file.data.content)
}

/** Content that has the expected form, or where it has not. */
export function parseContent<Content>(
  parser: z.ZodType<Content>,
  content: unknown,
): Result<Content, Failure> {
  const parsed = parser.safeParse(content)
  if (parsed.success) return ok(parsed.data)
  return err(notMarshal(pathOf(parsed.error), parsed.error.issues[0]?.message ?? ''))
}

/** A file that is not, or no longer, what Marshal wrote: `problem` is `json`, `format`, `checksum` or what a parser says. */
export function notMarshal(path: string, problem: string): Failure {
  return failure('transfer/not-marshal', { path, problem })
}

function checksumOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

function pathOf(error: z.ZodError): string {
  return (error.issues[0]?.path ?? []).join('.')
}
