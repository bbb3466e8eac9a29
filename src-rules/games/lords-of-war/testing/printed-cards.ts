import examples from '../../../../resources/samples/decks/example-cards.json'
import type { CardFigures } from '../cards'
import { cardsOfList, type DeckList } from '../deck-list'

const CARDS = cardsOfList(examples as DeckList)

/** An example card as it is shipped: what holds for these cards in the tests holds for those of the library. */
function shipped(name: string): CardFigures {
  const card = CARDS.find((candidate) => candidate.name === name)
  if (card === undefined) throw new Error(`No example card is called ${name}`)
  const { id: _, ...figures } = card
  return figures
}

/** The cards of the rulebook's examples, with the figures that it prints (LW-35). */
export const MARAUDER = shipped('Marauder')
export const DEATHBRINGER = shipped('Deathbringer')
export const SLUGGER = shipped('Slugger')
export const RAVAGER = shipped('Ravager')
export const SHANKER = shipped('Goblin Shanker')
export const CATAPULT = shipped('Catapult')
export const AXETHROWER = shipped('Axethrower')
