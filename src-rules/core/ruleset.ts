import type { Chance } from './chance'
import type { Deployment } from './deployment'
import type { Audience } from './ids'
import type { Outline } from './outline'
import type { Result } from './result'
import type { Figures, Violation } from './trace'

/** Why a command cannot be carried out at all: it names something that is not there or makes no sense. */
export type Refusal = { readonly code: string; readonly figures: Figures }

/** What `decide` answers: a refusal, or the events that happen, each with the rules that speak against it. */
export type Decision<Event> = Result<readonly Event[], Refusal>

/** Data from outside that does not have the expected form, and where. */
export type Malformed = { readonly code: 'codec/malformed'; readonly path: string; readonly problem: string }

/** Finds a thing of the library by its kind and id, as the library keeps it; null when it is not there. */
export type FindThing = (kind: string, id: string) => unknown

/**
 * One game: a plain object of functions. `decide` asks the rules and chance once; `apply` is total, never
 * refuses and never rolls, so that a saved battle replays to the same end under any later version.
 */
export type Ruleset<State, Command, Event, Setup> = {
  readonly meta: { readonly id: string; readonly version: number; readonly prefix: 'WM' | 'LW' | 'WW' | 'WL' }
  /** What a new battle starts from, as planned with things of the library, or what it lacks for it. */
  readonly muster: (plan: unknown, find: FindThing) => Result<Setup, Refusal | Malformed>
  readonly setup: (setup: Setup) => State
  /** Examples of commands that make sense now; `decide` refuses none of them. */
  readonly legal: (state: State) => readonly Command[]
  readonly decide: (state: State, command: Command, chance: Chance) => Decision<Event>
  readonly apply: (state: State, event: Event) => State
  /** Everything in the state that a rule speaks against, worst first; pure and fast enough for every pointer move. */
  readonly check: (state: State) => readonly Violation[]
  /** The state as an audience may know it. */
  readonly view: (state: State, audience: Audience) => State
  /** What a player display shows an audience, where that is less than it may know: a screen stands where all can see it. */
  readonly shown?: (state: State, audience: Audience) => State
  /** How the battle is told afterwards to those who may not know all of it; left out, it is told to the referee only. */
  readonly story?: {
    /** The part of the battle that a state belongs to, such as a player's turn: equal within it, and no other's. */
    readonly chapter: (state: State) => string
    /** An earlier state as an audience may know it now. */
    readonly scene: (then: State, now: State, audience: Audience) => State
    /** An event as an audience may know it now; null when it may not be told at all. */
    readonly tell: (
      event: Event,
      moment: { readonly before: State; readonly after: State; readonly now: State },
      audience: Audience,
    ) => Event | null
    /**
     * What is told of the events of a command that was undone, to whom knows of the battle what it was before: none where
     * only that something was done may be told, null where not even that. Left out, nothing undone is told.
     */
    readonly tellUndone?: (
      events: readonly Event[],
      before: State,
      audience: Audience,
    ) => readonly Event[] | null
  }
  /** What a list of battles shows of the state, which both players may see. */
  readonly outline: (state: State) => Outline
  /** Where pieces stood at the beginning, to be taken over into another battle; a game without such a beginning has none. */
  readonly deployment?: {
    /** Is it over with this event? */
    readonly isOver: (event: Event) => boolean
    /** From a state that is the audience's own view: a player gets his own side only. */
    readonly of: (seen: State, audience: Audience) => Deployment
  }
  readonly codec: {
    readonly parseSetup: (data: unknown) => Result<Setup, Malformed>
    readonly parseCommand: (data: unknown) => Result<Command, Malformed>
    /** Events are upgraded from older versions when they are read. */
    readonly parseEvent: (data: unknown, version: number) => Result<Event, Malformed>
    readonly parseState: (data: unknown, version: number) => Result<State, Malformed>
  }
}

/** A game whose types are its own: what uses it takes any. */
export type AnyGame = <Used>(
  use: <State, Command, Event, Setup>(game: Ruleset<State, Command, Event, Setup>) => Used,
) => Used

/** Puts a game where games of different types stand side by side. */
export function anyGame<State, Command, Event, Setup>(game: Ruleset<State, Command, Event, Setup>): AnyGame {
  return (use) => use(game)
}
