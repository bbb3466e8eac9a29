import { opponentOf, type Side } from '@rules/core/ids'
import { bannersTurn, deploymentTurn } from '@rules/games/warlord-medieval/deployment-turns'
import { attackerOf, defenderOf, initiativeWinner } from '@rules/games/warlord-medieval/initiative'
import type { Stage, State } from '@rules/games/warlord-medieval/model'
import { terrainTurn } from '@rules/games/warlord-medieval/terrain-turns'

/** Stages that the initiative's loser and then its winner go through, handed over when the first says so. */
const BY_TURNS: readonly Stage[] = ['banners', 'deployment']

/** Whose go it is by the order of play, or null when it is nobody's or both sides'. */
export function sideToAct(state: State): Side | null {
  switch (state.stage) {
    case 'territory':
      return attackerOf(state)
    case 'terrain':
      return terrainTurn(state)
    case 'banners':
      return bannersTurn(state) ?? attackerOf(state)
    case 'deployment':
      return deploymentTurn(state) ?? attackerOf(state)
    case 'first-move':
      return initiativeWinner(state, 'first-move')
    case 'turns':
      return state.turn?.player ?? null
    default:
      return null
  }
}

/** Who goes next within a stage that both sides go through, or null when the next thing is another stage. */
export function nextToAct(state: State, acting: Side | null): Side | null {
  if (!BY_TURNS.includes(state.stage)) return null
  const first = defenderOf(state)
  return first !== null && acting === first ? opponentOf(first) : null
}
