import type { OpenBattle } from '@contract/library'
import type { Component } from 'svelte'

type BattleScreen = Component<{ opened: OpenBattle; onLeave: () => void }>

const screens = import.meta.glob<{ default: BattleScreen }>('./*/BattleScreen.svelte')

/** Loads the screen that a game's battles are played on, or null for a game that this program does not know. */
export function findBattleScreen(game: string): (() => Promise<{ default: BattleScreen }>) | null {
  return screens[`./${game}/BattleScreen.svelte`] ?? null
}
