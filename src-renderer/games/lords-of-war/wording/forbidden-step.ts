import type { Violation } from '@rules/core/trace'
import type { Square } from '@rules/games/lords-of-war/mat'
import { againstStepTo } from '@rules/games/lords-of-war/moves'
import type { Match } from '../match.svelte'
import { sayCode } from './names'

/** Why a card may not be recalled now, before anybody does it. */
export function noRecallWords({ code }: Violation): string {
  return sayCode(`lw.recall.no.${code.replace('recall/', '')}`, {}, code)
}

/** Why the chosen card may not step to this square along one of its arrows; null where it may, or has no arrow there. */
export function forbiddenStepWords({ state, chosen, mayAct }: Match, square: Square): string | null {
  if (chosen === null || !mayAct || state.stage !== 'battle' || state.turn?.fightOpen !== false) return null
  const found = againstStepTo(state, chosen, square)
  return found === null
    ? null
    : sayCode(`lw.mat.no-step.${found.code.replace('move/', '')}`, { card: chosen.name }, found.code)
}
