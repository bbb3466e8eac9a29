import type { LogEntry } from '@rules/core/battle-log'

/** An entry of a battle's log, in ready words. */
export type LogItem = {
  readonly key: number
  readonly kind: LogEntry<unknown>['kind']
  /** When it was made, as the language writes a time. */
  readonly time: string
  readonly sentences: readonly string[]
  readonly undone: boolean
  /** What rules say against it. */
  readonly against: readonly string[]
  /** More that is shown on demand, such as what a deck had left. */
  readonly detail: { readonly title: string; readonly text: string } | null
}
