import type { Violation } from '../core/trace'
import { checkState } from '../games/warlord-medieval/check'
import type { CheckCode } from '../games/warlord-medieval/check/codes'
import type { State } from '../games/warlord-medieval/model'

/** The troubles of one kind that a table shows, the worst first. */
export function troublesOf(state: State, code: CheckCode): readonly Violation[] {
  return checkState(state).filter((trouble) => trouble.code === code)
}
