import { isOfClock, type LogEntry } from '@rules/core/battle-log'
import type { Side } from '@rules/core/ids'
import type { Event } from '@rules/games/warlord-medieval/events'
import { roundOutcome } from '@rules/games/warlord-medieval/initiative'
import type { DrawPurpose, InitiativeRound, State } from '@rules/games/warlord-medieval/model'

type DrawEvent = Extract<Event, { readonly type: 'initiative-drawn' | 'initiative-entered' }>

/** How a draw for initiative came out with the card of an event. */
export type DrawVerdict = { readonly purpose: DrawPurpose; readonly winner: Side | null }

/** Follows the draws for initiative through a log, undo and redo included, and says which card decided one (WM-11…13). */
export class DrawVerdicts {
  readonly #start: Pick<State, 'personalities' | 'draws'>
  readonly #drawn = new Map<number, readonly DrawEvent[]>()
  readonly #inEffect = new Set<number>()
  readonly #verdicts = new Map<Event, DrawVerdict>()

  constructor(start: Pick<State, 'personalities' | 'draws'>) {
    this.#start = start
  }

  /** The verdict of each card that completed a round. */
  get verdicts(): ReadonlyMap<Event, DrawVerdict> {
    return this.#verdicts
  }

  /** Reads the next entry of the log. */
  read(entry: LogEntry<Event>): void {
    if (isOfClock(entry)) return
    if (entry.kind !== 'command') {
      if (entry.kind === 'undo') this.#inEffect.delete(entry.target)
      else this.#inEffect.add(entry.target)
      return
    }
    const draws = entry.events.filter(isDraw)
    if (draws.length === 0) return
    this.#drawn.set(entry.sequence, draws)
    this.#inEffect.add(entry.sequence)
    this.#judge(draws)
  }

  #judge(draws: readonly DrawEvent[]): void {
    for (const purpose of new Set(draws.map((draw) => draw.purpose))) {
      let round: InitiativeRound | undefined = this.#start.draws[purpose].at(-1)
      // In the order of the log: what is redone stands where it stood.
      for (const sequence of [...this.#inEffect].sort((one, other) => one - other)) {
        for (const draw of this.#drawn.get(sequence) ?? []) {
          if (draw.purpose !== purpose) continue
          round = withCard(round, draw)
          const { kind, winner } = roundOutcome(this.#start, round)
          if (kind !== 'open' && draws.includes(draw)) this.#verdicts.set(draw, { purpose, winner })
        }
      }
    }
  }
}

function isDraw(event: Event): event is DrawEvent {
  return event.type === 'initiative-drawn' || event.type === 'initiative-entered'
}

/** The round with a card more, or the next one when it was complete (WM-13). */
function withCard(round: InitiativeRound | undefined, draw: DrawEvent): InitiativeRound {
  const drawn =
    draw.type === 'initiative-drawn'
      ? { card: draw.drawn.card, byHand: false }
      : { card: draw.card, byHand: true }
  const isOpen = round !== undefined && (round.a === null || round.b === null)
  const before = isOpen && round[draw.side] === null ? round : { a: null, b: null }
  return { ...before, [draw.side]: drawn }
}
