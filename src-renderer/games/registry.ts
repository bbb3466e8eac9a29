import type { OpenBattle } from '@contract/library'
import type { Component } from 'svelte'

type BattleScreen = Component<{ opened: OpenBattle; onLeave: () => void }>
type LoadScreen = () => Promise<{ readonly default: BattleScreen }>

/** The screen of each game, loaded when a battle of it is opened. */
const SCREENS: ReadonlyMap<string, LoadScreen> = new Map([
  ['warlord-medieval', () => import('./warlord-medieval/BattleScreen.svelte')],
  ['lords-of-war', () => import('./lords-of-war/BattleScreen.svelte')],
])

/** What loads the screen that a game's battles are played on, or null for a game that this program does not know. */
export function findBattleScreen(game: string): LoadScreen | null {
  return SCREENS.get(game) ?? null
}
