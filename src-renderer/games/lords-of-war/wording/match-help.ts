import type { RuleId } from '@rules/core/trace'
import type { State } from '@rules/games/lords-of-war/model'
import { say } from '../../../messages/messages.svelte'

type Moment = 'set-up' | 'challenge' | 'deployment' | 'elimination' | 'reinforcement' | 'ended'

const RULES: Readonly<Record<Moment, readonly RuleId[]>> = {
  'set-up': ['LW-10', 'LW-12', 'LW-73'],
  challenge: ['LW-11', 'LW-13'],
  deployment: ['LW-20', 'LW-21', 'LW-22', 'LW-25', 'LW-50'],
  elimination: ['LW-30', 'LW-40', 'LW-42', 'LW-72'],
  reinforcement: ['LW-50', 'LW-60', 'LW-61'],
  ended: ['LW-12'],
}

/** What happens now, what one does and what comes next, in one paragraph. */
export function matchHelp(state: State): { what: string; text: string; rules: readonly RuleId[] } {
  const { stage, turn } = state
  const moment: Moment = stage === 'battle' ? (turn?.phase ?? 'deployment') : stage
  const what = stage === 'battle' ? say(`lw.phase.${turn?.phase ?? 'deployment'}`) : say(`lw.stage.${stage}`)
  return { what, text: say(`lw.help.${moment}`), rules: RULES[moment] }
}
