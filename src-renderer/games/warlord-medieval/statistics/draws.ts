import type { BattleLog } from '@rules/core/battle-log'
import type { RandomizerCard } from '@rules/games/warlord-medieval/deck'
import type { Drawn, Event } from '@rules/games/warlord-medieval/events'
import { Distribution } from './distribution'

/** How often one result came, and how often it is to be expected. */
export type Tally = {
  readonly result: string
  readonly count: number
  readonly expected: number
  /** How likely chance gives this count or one that is further off on the same side, exactly; at most 1. */
  readonly likelihood: number
}

/** What chance gave in a battle, by the program and by hand. */
export type DrawStatistics = {
  readonly cards: readonly Tally[]
  readonly cardsDrawn: number
  readonly cardsByHand: number
  /** How many of the cards drawn were undone afterwards; they count. */
  readonly cardsUndone: number
  readonly dice: readonly Tally[]
  readonly diceRolled: number
  readonly diceByHand: number
  /** How many of the dice rolled were undone afterwards; they count. */
  readonly diceUndone: number
  /** Null before the first die; 10.5 is to be expected. */
  readonly diceMean: number | null
}

const SIDES_OF_A_DIE = 20
/** Half of one in twenty, for each side on which a count may be off. */
const RARE = 1 / 40

/**
 * All draws and rolls that the program made, those undone since included: to leave them out would be to pick among what chance
 * gave. Of what is entered by hand only what is in effect is counted. `upTo` is the last entry that is looked at. What is expected of a card follows from what the pack
 * had at each draw, since drawn cards stay out of it; each face of a die is expected once in twenty.
 */
export function drawStatistics(
  { entries, inEffect }: Pick<BattleLog<unknown, Event>, 'entries' | 'inEffect'>,
  deck: readonly RandomizerCard[],
  upTo: number = entries.length,
): DrawStatistics {
  const holds = new Set(inEffect)
  let isUndone = false
  const rankOf = new Map(deck.map((card) => [card.id, rankName(card)]))
  const ranks = [...new Set(deck.map(rankName))]
  const cards = new Counter(ranks)
  const dice = new Counter(Array.from({ length: SIDES_OF_A_DIE }, (_, at) => String(at + 1)))
  let cardsByHand = 0
  let diceByHand = 0
  let cardsUndone = 0
  let diceUndone = 0
  const roll = (rolled: readonly number[], byHand: boolean) => {
    if (byHand) diceByHand += isUndone ? 0 : rolled.length
    else {
      for (const die of rolled) dice.add(String(die), () => 1 / SIDES_OF_A_DIE)
      if (isUndone) diceUndone += rolled.length
    }
  }
  const draw = ({ card, leftBefore }: Drawn) => {
    if (isUndone) cardsUndone++
    const left = leftBefore.map((id) => rankOf.get(id))
    cards.add(
      rankName(card),
      (rank) => left.filter((name) => name === rank).length / Math.max(1, left.length),
    )
  }
  const enter = (cards: number) => {
    if (!isUndone) cardsByHand += cards
  }
  for (const entry of entries.slice(0, upTo)) {
    if (entry.kind !== 'command') continue
    isUndone = !holds.has(entry.sequence)
    for (const event of entry.events) {
      if (event.type === 'initiative-drawn' || event.type === 'terrain-drawn') draw(event.drawn)
      else if (event.type === 'initiative-entered' || event.type === 'terrain-entered') enter(1)
      else if (event.type === 'command-rolled') {
        roll([event.check.roll], event.check.byHand)
        event.drawn.forEach(draw)
        enter(event.entered.length)
      } else if (event.type === 'strikes-rolled') roll(event.roll.dice, event.roll.byHand)
      else if (event.type === 'morale-checked') {
        if (event.drawn === null) enter(1)
        else draw(event.drawn)
      }
    }
  }
  const diceTallies = dice.tallies()
  const diceSum = diceTallies.reduce((sum, { result, count }) => sum + Number(result) * count, 0)
  return {
    cards: cards.tallies(),
    cardsDrawn: cards.drawn,
    cardsByHand,
    cardsUndone,
    dice: diceTallies,
    diceRolled: dice.drawn,
    diceByHand,
    diceUndone,
    diceMean: dice.drawn === 0 ? null : diceSum / dice.drawn,
  }
}

/** Is a count within what is ordinary? By chance alone one in twenty is not, or fewer. */
export function isOrdinary({ likelihood }: Pick<Tally, 'likelihood'>): boolean {
  return likelihood > RARE
}

/** Jokers of any suit are one result. */
function rankName({ joker, rank }: RandomizerCard): string {
  return joker ? 'joker' : rank
}

type Count = { count: number; expected: number; readonly chances: Distribution }

class Counter {
  readonly #counts: Map<string, Count>
  drawn = 0

  constructor(results: readonly string[]) {
    this.#counts = new Map(
      results.map((result) => [result, { count: 0, expected: 0, chances: new Distribution() }]),
    )
  }

  add(result: string, chanceOf: (result: string) => number): void {
    this.drawn++
    for (const [name, tally] of this.#counts) {
      const chance = chanceOf(name)
      tally.expected += chance
      tally.chances.add(chance)
      if (name === result) tally.count++
    }
  }

  tallies(): readonly Tally[] {
    return [...this.#counts].map(([result, { count, expected, chances }]) => ({
      result,
      count,
      expected,
      likelihood: chances.tailOf(count),
    }))
  }
}
