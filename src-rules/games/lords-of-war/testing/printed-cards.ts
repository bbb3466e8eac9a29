import type { CardFigures } from '../cards'

function card(name: string, army: string, figures: Partial<CardFigures>): CardFigures {
  return {
    name,
    army,
    unitClass: 'infantry',
    rank: 'regular',
    defence: 3,
    attacks: {},
    missile: null,
    moves: [],
    ...figures,
  }
}

/** The nine squares of three rows before the card, from its own front on. */
const NINE_AHEAD = [1, 2, 3].flatMap((forward) => [-1, 0, 1].map((right) => ({ right, forward })))
/** The six squares of two rows behind it. */
const SIX_BEHIND = [-1, -2].flatMap((forward) => [-1, 0, 1].map((right) => ({ right, forward })))

/** The cards of the rulebook's examples, with the figures that it prints (LW-35). */
export const MARAUDER = card('Marauder', 'Dwarf', { defence: 4, attacks: { n: 1, nw: 2, w: 4 } })
export const DEATHBRINGER = card('Deathbringer', 'Orc', { defence: 2, attacks: { n: 5, ne: 3, nw: 3 } })
export const SLUGGER = card('Slugger', 'Dwarf', { defence: 3 })
export const RAVAGER = card('Ravager', 'Orc', {
  rank: 'veteran',
  defence: 3,
  attacks: { n: 3, ne: 2, e: 1, nw: 5 },
})
export const SHANKER = card('Goblin Shanker', 'Orc', { defence: 3, attacks: { n: 4 } })
export const CATAPULT = card('Catapult', 'Orc', {
  unitClass: 'ranged',
  rank: 'veteran',
  missile: { damage: 4, targets: NINE_AHEAD },
})
export const AXETHROWER = card('Axethrower', 'Dwarf', {
  unitClass: 'ranged',
  missile: { damage: 3, targets: SIX_BEHIND },
})
