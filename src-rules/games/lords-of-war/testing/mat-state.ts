import type { Side } from '../../../core/ids'
import type { CardFigures } from '../cards'
import { DEFAULT_HOUSE_RULES, type HouseRules } from '../house-rules'
import { keyOf } from '../mat'
import type { CardId, PlayedCard, State, Turn } from '../model'

/** A card that lies on the mat, is held, waits in a deck or has fallen, under an id that a test can read. */
export type Put = {
  readonly id: CardId
  readonly side: Side
  readonly card: Partial<CardFigures>
  readonly at: readonly [column: number, row: number] | 'hand' | 'deck' | 'lost'
}

/** A card that stands at a place. */
export function put(id: CardId, side: Side, card: Partial<CardFigures>, at: Put['at']): Put {
  return { id, side, card, at }
}

const PLAIN: CardFigures = {
  name: 'Plain unit',
  army: 'Test',
  unitClass: 'infantry',
  rank: 'regular',
  defence: 3,
  attacks: {},
  missile: null,
  moves: [],
}

/** A battle in player A's third turn with these cards and nothing else. */
export function matState(
  puts: readonly Put[],
  options: { readonly houseRules?: Partial<HouseRules>; readonly turn?: Partial<Turn> } = {},
): State {
  const cards: readonly PlayedCard[] = puts.map(({ id, side, card }) => ({ ...PLAIN, ...card, id, side }))
  const idsAt = (side: Side, at: Put['at']) =>
    puts.filter((each) => each.side === side && each.at === at).map((each) => each.id)
  const bySide = (at: Put['at']) => ({ a: idsAt('a', at), b: idsAt('b', at) })
  const player = options.turn?.player ?? 'a'
  const mat = Object.fromEntries(
    puts.flatMap(({ id, at }) =>
      typeof at === 'string' ? [] : [[keyOf({ column: at[0], row: at[1] }), id] as const],
    ),
  )
  return {
    stage: 'battle',
    names: { a: 'Ines', b: 'Odo' },
    deckNames: { a: 'Vale', b: 'Ash' },
    houseRules: { ...DEFAULT_HOUSE_RULES, ...options.houseRules },
    cards: Object.fromEntries(cards.map((card) => [card.id, card])),
    decks: bySide('deck'),
    hands: bySide('hand'),
    unseen: { a: { hand: 0, deck: 0 }, b: { hand: 0, deck: 0 } },
    mat,
    lost: bySide('lost'),
    turn: {
      number: 5,
      player,
      extra: false,
      phase: 'deployment',
      enemiesAtStart: puts.some((each) => typeof each.at !== 'string' && each.side !== player),
      cardsAtStart: Object.keys(mat).length > 0,
      placed: [],
      skipped: false,
      moved: [],
      shot: [],
      fought: [],
      killers: [],
      fightOpen: false,
      advances: [],
      reinforced: false,
      shown: [],
      ...options.turn,
    },
    extraTurns: [],
    ordinary: player,
    lastFight: [],
    acts: [],
    overrules: [],
    ending: null,
  }
}
