import type { Charge, Phase, Turn } from '@rules/games/warlord-medieval/model'

/** Phases that are not left without a word while a charge has no outcome: those after contact and melee (WM-86). */
const ASKING: ReadonlySet<Phase> = new Set<Phase>(['post-melee', 'second-shooting'])

/** The declared charges that are asked about before the phase ends: they made neither contact nor no contact. */
export function chargesToAskAbout(turn: Turn): readonly Charge[] {
  return ASKING.has(turn.phase) ? turn.charges.filter(({ outcome }) => outcome === null) : []
}
