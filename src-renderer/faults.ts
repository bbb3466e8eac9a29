import { LONGEST_FAULT } from '@contract/faults'
import { ask } from './marshal'

/** A page that fails again and again says so this many times. */
const MOST_FAULTS = 20

let reported = 0

/** Has a fault of this page written to the log that the user is asked to send. */
export function reportFault(where: string, error: unknown): void {
  if (reported === MOST_FAULTS) return
  reported += 1
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error)
  void ask('app:fault', { where, what: what.slice(0, LONGEST_FAULT) })
}

/** Reports what nothing else in the page catches. */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error, message }) => reportFault('script', error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => reportFault('promise', reason))
}
