import riders from '../../../../resources/samples/decks/riders-of-the-ash-steppe.json'
import wardens from '../../../../resources/samples/decks/wardens-of-the-vale.json'
import type { Card } from '../cards'
import { cardsOfList, type DeckList } from '../deck-list'
import { DEFAULT_HOUSE_RULES, type HouseRules } from '../house-rules'
import type { Setup } from '../model'

/** The decks that are shipped. */
export const WARDENS: readonly Card[] = cardsOfList(wardens as DeckList)
export const RIDERS: readonly Card[] = cardsOfList(riders as DeckList)

/** A battle of the shipped decks, the Wardens being player 1 unless they are told to change places. */
export function sampleSetup(houseRules: Partial<HouseRules> = {}, swapped = false): Setup {
  const vale = { name: 'Ines', deckName: 'Wardens of the Vale', cards: WARDENS }
  const ash = { name: 'Odo', deckName: 'Riders of the Ash Steppe', cards: RIDERS }
  return {
    players: swapped ? { a: ash, b: vale } : { a: vale, b: ash },
    houseRules: { ...DEFAULT_HOUSE_RULES, ...houseRules },
  }
}
