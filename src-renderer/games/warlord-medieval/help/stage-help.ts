import type { RuleId } from '@rules/core/trace'
import type { Phase, Stage, State } from '@rules/games/warlord-medieval/model'
import { PHASE_MARKS } from '@rules/games/warlord-medieval/turn'
import { say } from '../../../messages/messages.svelte'
import { familyWord } from '../wording/code-words'

/** What is explained at a moment of the battle. */
export type StageHelp = { readonly what: string; readonly text: string; readonly rules: readonly RuleId[] }

/** The rules that a stage is about. */
const STAGE_RULES: Readonly<Record<Exclude<Stage, 'turns'>, readonly RuleId[]>> = {
  'set-up': ['WM-35', 'WM-4'],
  initiative: ['WM-10', 'WM-11', 'WM-12', 'WM-13', 'WM-15'],
  territory: ['WM-16'],
  table: ['WM-36', 'WM-37'],
  terrain: ['WM-40', 'WM-42', 'WM-44'],
  banners: ['WM-50', 'WM-51', 'WM-52', 'WM-53'],
  hidden: ['WM-52', 'WM-54'],
  deployment: ['WM-22', 'WM-23', 'WM-36', 'WM-37', 'WM-55'],
  'first-move': ['WM-60'],
  ended: ['WM-90'],
}

/** Rules beside its own that a phase is about. */
const PHASE_RULES: Partial<Record<Phase, readonly RuleId[]>> = {
  command: ['WM-84', 'WM-100'],
  rally: ['WM-103'],
  impetuous: ['WM-102'],
  shooting: ['WM-85'],
  'declare-charges': ['WM-86'],
  movement: ['WM-29'],
  'charge-reaction': ['WM-85', 'WM-86'],
  contact: ['WM-86'],
  'second-shooting': ['WM-85', 'WM-87'],
}

/** What happens now, what one does and what comes next, for the stage or, in the turns, the phase of a battle. */
export function stageHelp({ stage, turn }: Pick<State, 'stage' | 'turn'>): StageHelp {
  if (stage === 'turns') {
    const phase = turn?.phase ?? 'command'
    return {
      what: familyWord('phase', phase),
      text: say(`help.phase.${phase}`),
      rules: [PHASE_MARKS[phase].rule, ...(PHASE_RULES[phase] ?? [])],
    }
  }
  return { what: familyWord('stage', stage), text: say(`help.stage.${stage}`), rules: STAGE_RULES[stage] }
}
