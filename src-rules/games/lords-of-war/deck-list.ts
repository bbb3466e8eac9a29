import type { Card, CardFigures } from './cards'

/** A deck as it is written: each unit once, with how many cards of it there are. */
export type DeckList = {
  readonly name: string
  readonly army: string
  readonly isCollection?: boolean | undefined
  readonly units: readonly (Omit<CardFigures, 'army'> & { readonly count: number; readonly army?: string })[]
}

/** The cards of a deck list, each with an id of its own: the number of its unit and of the card among those. */
export function cardsOfList(list: DeckList): readonly Card[] {
  return list.units.flatMap(({ count, army, ...figures }, unit) =>
    Array.from({ length: count }, (_, copy) => ({
      ...figures,
      army: army ?? list.army,
      id: `${String(unit + 1).padStart(2, '0')}-${copy + 1}`,
    })),
  )
}
