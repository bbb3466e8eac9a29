import type { Side } from '@rules/core/ids'
import type { Result } from '@rules/core/result'
import type { Ruleset } from '@rules/core/ruleset'
import type { Failure } from '../contract/failures'
import type { Army, BattleSummary, Domain, NewBattle, TerrainMap } from '../contract/library'

/** What the list of battles shows of a state. */
export type BattleOutline = Pick<BattleSummary, 'armies' | 'agreedPoints' | 'stage' | 'round' | 'picture'>

/** What a new battle is made from, gathered from the library. */
export type Musterable = {
  readonly battle: NewBattle
  readonly armies: Readonly<Record<Side, { readonly army: Army; readonly domain: Domain | null }>>
  readonly map: TerrainMap | null
}

/** A ruleset with what the library needs to know of its game. */
export type Game<State, Command, Event, Setup> = {
  readonly ruleset: Ruleset<State, Command, Event, Setup>
  /** What the battle starts from, or what the armies lack for it. */
  readonly muster: (from: Musterable) => Result<Setup, Failure>
  readonly outline: (state: State) => BattleOutline
}
