import { err, ok, type Result } from '@rules/core/result'
import type { Answer, Argument, Channel } from '../contract/api'
import type { Failure } from '../contract/failures'
import type { WriteDb } from '../db/database'

type Answered<Value> = Result<Value, Failure> | Promise<Result<Value, Failure>>

/** Who asks: a window, by its number. */
export type Asker = { readonly windowId: number }

/** What answers a channel. */
export type Handler<Name extends Channel> = (argument: Argument<Name>, asker: Asker) => Answered<Answer<Name>>

/** One handler for every channel; a channel that is added does not compile until it has one. */
export type Handlers = { readonly [Name in Channel]: Handler<Name> }

type ChannelOf<Area extends string> = Extract<Channel, `${Area}${string}`>

/** Handlers of an area, such as `armies:`, that need the library's database. */
export type LibraryHandlers<Area extends string> = {
  readonly [Name in ChannelOf<Area>]: (
    db: WriteDb,
    argument: Argument<Name>,
    asker: Asker,
  ) => Answered<Answer<Name>>
}

/** A value if the thing was there, else the failure. */
export function found<Value>(there: boolean, value: Value, missing: Failure): Result<Value, Failure> {
  return there ? ok(value) : err(missing)
}

/** A value that may be missing, as a result. */
export function orFailure<Value>(value: Value | null, missing: Failure): Result<Value, Failure> {
  return value === null ? err(missing) : ok(value)
}
