import { err, type Result } from '@rules/core/result'
import type { Answer, Argument, Channel } from '../contract/api'
import { type Failure, failure } from '../contract/failures'
import type { WriteDb } from '../db/database'
import type { Asker, Handler } from './handlers'

/** What answers a channel when it is given the library's database. */
export type OnLibrary<Name extends Channel> = (
  db: WriteDb,
  argument: Argument<Name>,
  asker: Asker,
) => Result<Answer<Name>, Failure> | Promise<Result<Answer<Name>, Failure>>

/** Handlers given the library's database, as it is when they are asked; without one they fail with `library/not-ready`. */
export function onLibrary<Name extends Channel>(
  db: () => WriteDb | null,
  handlers: { readonly [Each in Name]: OnLibrary<Each> },
): { readonly [Each in Name]: Handler<Each> } {
  const bound: Partial<Record<Name, unknown>> = {}
  for (const name of Object.keys(handlers) as Name[]) {
    const handler: OnLibrary<Name> = handlers[name]
    bound[name] = (argument: Argument<Name>, asker: Asker) => {
      const ready = db()
      return ready === null ? err(failure('library/not-ready')) : handler(ready, argument, asker)
    }
  }
  // The loop has bound each name's own handler; TypeScript cannot follow that from name to name.
  return bound as { readonly [Each in Name]: Handler<Each> }
}
