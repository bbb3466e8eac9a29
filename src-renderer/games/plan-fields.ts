import type { Component } from 'svelte'
import type { MessageKey } from '../messages/catalogue'

/** A battle as it is planned: its title, and the plan that its game reads. */
export type PlannedBattle = { readonly title: string; readonly plan: unknown }

/** What the fields of a game's plan are given: `onplan` hears each plan that can begin, and null while none can. */
export type PlanFieldsProps = {
  readonly onplan: (planned: PlannedBattle | null) => void
  /** Leaves the plan for where what it lacks is put right: an army, or a list of the library. */
  readonly onleave: (there: WayOut) => void
}

/** Where a plan can be left for. */
export type WayOut = { readonly army: string } | 'armies' | 'domains'

type PlannedGame = {
  readonly id: string
  readonly name: MessageKey
  /** What can still be changed once the battle is open. */
  readonly text: MessageKey
  readonly load: () => Promise<{ readonly default: Component<PlanFieldsProps> }>
}

/** The games that a battle can be planned of, with the fields of their plans, loaded when they are shown. */
export const PLANNED_GAMES: readonly [PlannedGame, ...PlannedGame[]] = [
  {
    id: 'warlord-medieval',
    name: 'decks.game.warlord-medieval',
    text: 'library.battle.new-text',
    load: () => import('../library/battles/ArmyPlanFields.svelte'),
  },
  {
    id: 'lords-of-war',
    name: 'decks.game.lords-of-war',
    text: 'decks.plan.text',
    load: () => import('./lords-of-war/library/MatchPlanFields.svelte'),
  },
]
