import { describe, expect, it } from 'vitest'
import { army, battle, battleAt, enterCards, leading } from '../../../testing/battle'
import { codesOf, perform, performAll, refusalOf } from '../../../testing/perform'
import { NO_CHANCE, scriptedChance, seededChance } from '../../../testing/seeded-chance'
import type { Command } from '../commands'
import { DEFAULT_DECK } from '../default-deck'
import type { HouseRules } from '../house-rules'
import { attackerOf } from '../initiative'
import type { State } from '../model'
import { featuresPerSide } from '../terrain-turns'

const DRAW: Command = { type: 'draw-initiative', purpose: 'campaign', sides: ['a', 'b'] }
const SMALL_DECK = DEFAULT_DECK.slice(0, 4) // hearts: ace, 2, 3, 4

function atInitiative(houseRules: Partial<HouseRules> = {}): State {
  return battleAt('initiative', { houseRules })
}

function leftOf(state: State): readonly string[] {
  return (state.decks.shared?.left ?? []).map(({ id }) => id)
}

describe('draws for initiative', () => {
  it('WM-11 each side draws one card, from what the other left', () => {
    const { events, state, against } = perform(atInitiative({ deck: SMALL_DECK }), DRAW, scriptedChance(1, 1))
    expect(events).toMatchObject([
      {
        type: 'initiative-drawn',
        side: 'a',
        drawn: {
          card: { id: 'hearts-2' },
          deck: 'shared',
          leftBefore: ['hearts-ace', 'hearts-2', 'hearts-3', 'hearts-4'],
          reshuffled: false,
        },
      },
      {
        side: 'b',
        drawn: { card: { id: 'hearts-3' }, leftBefore: ['hearts-ace', 'hearts-3', 'hearts-4'] },
      },
    ])
    expect(against).toEqual([])
    expect(attackerOf(state)).toBe('b')
    expect(leftOf(state)).toEqual(['hearts-ace', 'hearts-4'])
    expect(state.decks.shared?.drawn.map(({ id }) => id)).toEqual(['hearts-2', 'hearts-3'])
  })

  it('WM-11 one side may draw before the other, and not twice in one round', () => {
    const one = perform(atInitiative(), { type: 'draw-initiative', purpose: 'campaign', sides: ['b'] }).state
    expect(one.draws.campaign).toMatchObject([{ a: null, b: { byHand: false } }])
    expect(refusalOf(one, DRAW, scriptedChance(0))).toEqual({
      code: 'initiative/already-drawn',
      figures: { side: 'b', purpose: 'campaign' },
    })
  })

  it('WM-13 a tie begins a new round at the next draw, and the tied cards stay noted', () => {
    const tied = enterCards(atInitiative(), 'campaign', 'hearts-7', 'clubs-7')
    expect(attackerOf(tied)).toBeNull()
    const again = enterCards(tied, 'campaign', 'hearts-8', 'clubs-7')
    expect(again.draws.campaign.map(({ a, b }) => [a?.card.id, b?.card.id])).toEqual([
      ['hearts-7', 'clubs-7'],
      ['hearts-8', 'clubs-7'],
    ])
    expect(attackerOf(again)).toBe('a')
  })

  it('WM-13 two Jokers are redrawn by both', () => {
    const tied = enterCards(atInitiative(), 'campaign', 'joker-1', 'joker-2')
    expect(attackerOf(tied)).toBeNull()
    expect(perform(tied, DRAW, seededChance(3)).state.draws.campaign).toHaveLength(2)
  })

  it('WM-11 when it is decided there is no further draw', () => {
    const decided = enterCards(atInitiative(), 'campaign', 'hearts-8', 'clubs-7')
    const refused = { code: 'initiative/decided', figures: { purpose: 'campaign' } }
    expect(refusalOf(decided, DRAW)).toEqual(refused)
    const entry = { type: 'enter-initiative-card', purpose: 'campaign', side: 'a', card: 'joker-1' } as const
    expect(refusalOf(decided, entry)).toEqual(refused)
  })

  it('WM-12 a Joker entered for one side decides at once when the other has drawn', () => {
    expect(attackerOf(enterCards(atInitiative(), 'campaign', 'spades-10', 'joker-1'))).toBe('b')
  })

  it('WM-91 a draw before its stage happens and is noted as out of order', () => {
    const { against, state } = perform(battle(), DRAW)
    expect(codesOf(against)).toEqual(['initiative/out-of-stage', 'initiative/out-of-stage'])
    expect(against[0]).toMatchObject({ rule: 'WM-91', figures: { stage: 'set-up', due: 'initiative' } })
    expect(codesOf(state.irregularities)).toEqual(['initiative/out-of-stage'])
  })
})

describe('the deck', () => {
  it('WM-14 a card entered by hand leaves the program’s deck as it is', () => {
    const entry = { type: 'enter-initiative-card', purpose: 'campaign', side: 'a', card: 'hearts-9' } as const
    const { events, state } = perform(atInitiative(), entry, NO_CHANCE)
    expect(events).toEqual([
      {
        type: 'initiative-entered',
        purpose: 'campaign',
        side: 'a',
        card: { id: 'hearts-9', suit: 'hearts', rank: '9', value: 9, joker: false },
      },
    ])
    expect(leftOf(state)).toHaveLength(54)
    expect(state.draws.campaign[0]?.a).toMatchObject({ byHand: true })
  })

  it('WM-14 a card that the deck does not have cannot be entered', () => {
    const entry = {
      type: 'enter-initiative-card',
      purpose: 'campaign',
      side: 'a',
      card: 'hearts-11',
    } as const
    expect(refusalOf(atInitiative(), entry)).toEqual({ code: 'card/unknown', figures: { card: 'hearts-11' } })
  })

  it('WM-14 a card entered that the program has drawn from the one deck is marked, from a deck of one’s own it is not', () => {
    const drawn = (houseRules: Partial<HouseRules>) =>
      perform(atInitiative({ deck: SMALL_DECK, ...houseRules }), { ...DRAW, sides: ['a'] }, scriptedChance(1))
        .state
    const enter = (state: State) => {
      const card = state.draws.campaign.at(-1)?.a?.card.id ?? ''
      return codesOf(
        perform(state, { type: 'enter-initiative-card', purpose: 'campaign', side: 'b', card }).against,
      )
    }
    expect(enter(drawn({}))).toEqual(['initiative/card-twice'])
    expect(enter(drawn({ deckPerSide: true }))).toEqual([])
    const entered = perform(atInitiative({ deck: SMALL_DECK.slice(0, 1) }), {
      type: 'enter-initiative-card',
      purpose: 'campaign',
      side: 'a',
      card: SMALL_DECK[0]?.id ?? '',
    }).state
    const other = perform(entered, { ...DRAW, sides: ['b'] }, scriptedChance(0))
    expect(codesOf(other.against)).toEqual(['initiative/card-twice'])
  })

  it('WM-14 one card of one deck cannot lie on both sides, but two decks have one each', () => {
    const entry = (side: 'a' | 'b') =>
      ({ type: 'enter-initiative-card', purpose: 'campaign', side, card: 'hearts-9' }) as const
    const one = perform(atInitiative(), entry('a')).state
    expect(refusalOf(one, entry('b')).code).toBe('card/on-table')
    const two = performAll(atInitiative({ deckPerSide: true }), entry('a'), entry('b'))
    expect(two.draws.campaign[0]).toMatchObject({
      a: { card: { id: 'hearts-9' } },
      b: { card: { id: 'hearts-9' } },
    })
  })

  it('WM-14 with a deck for each side both draw from 54 cards', () => {
    const { events, state } = perform(atInitiative({ deckPerSide: true }), DRAW, scriptedChance(5, 5))
    expect(events).toMatchObject([
      { side: 'a', drawn: { deck: 'a', card: { id: 'hearts-6' } } },
      { side: 'b', drawn: { deck: 'b', card: { id: 'hearts-6' } } },
    ])
    expect([state.decks.a?.left.length, state.decks.b?.left.length, state.decks.shared]).toEqual([
      53,
      53,
      undefined,
    ])
  })

  it('WM-14 is made whole when it is exhausted, but for the card that lies on the table', () => {
    const deck = SMALL_DECK.slice(0, 3)
    // hearts-ace and hearts-2, then a tie by hand, then hearts-3 is the last one left.
    const first = perform(atInitiative({ deck }), { ...DRAW, sides: ['a'] }, scriptedChance(0)).state
    const second = perform(first, { type: 'draw-terrain', side: 'a' }, scriptedChance(0)).state
    const third = perform(second, { type: 'draw-terrain', side: 'a' }, scriptedChance(0)).state
    expect(leftOf(third)).toEqual([])
    const { events, state } = perform(third, { ...DRAW, sides: ['b'] }, scriptedChance(0))
    expect(events).toMatchObject([
      { drawn: { card: { id: 'hearts-2' }, leftBefore: ['hearts-2', 'hearts-3'], reshuffled: true } },
    ])
    expect(leftOf(state)).toEqual(['hearts-3'])
    expect(state.decks.shared?.drawn.map(({ id }) => id)).toEqual(['hearts-ace', 'hearts-2'])
  })

  it('WM-14 reshuffled for each draw, a second round draws from the whole deck again', () => {
    const each = atInitiative({ deck: SMALL_DECK, reshuffle: 'each-draw' })
    const once = perform(each, { type: 'draw-terrain', side: 'a' }, scriptedChance(3)).state
    expect(leftOf(once)).toHaveLength(3)
    const { events } = perform(once, DRAW, scriptedChance(3, 0))
    expect(events).toMatchObject([
      { drawn: { card: { id: 'hearts-4' }, reshuffled: true, leftBefore: { length: 4 } } },
      // The other side's card lies on the table, so three are left and nothing is to be shuffled in.
      { drawn: { card: { id: 'hearts-ace' }, reshuffled: false, leftBefore: { length: 3 } } },
    ])
  })

  it('WM-14 reshuffled each turn, it is whole when a player turn begins and not between phases', () => {
    const houseRules = { reshuffle: 'each-turn' } as const
    const drawn = perform(battleAt('first-move', { houseRules }), { type: 'draw-terrain', side: 'a' }).state
    expect(leftOf(drawn)).toHaveLength(53)
    const chosen = perform(drawn, { type: 'choose-first-mover', side: 'b' }).state
    const turns = perform(chosen, { type: 'enter-stage', stage: 'turns', confirmed: true }).state
    expect(leftOf(turns)).toHaveLength(54)
    const again = perform(turns, { type: 'draw-terrain', side: 'a' }).state
    const next = perform(again, { type: 'end-phase', confirmed: false }).state
    expect(leftOf(next)).toHaveLength(53)
    let state = next
    while (state.turn?.player === 'b') state = perform(state, { type: 'end-phase', confirmed: false }).state
    expect(leftOf(state)).toHaveLength(54)
  })

  it('WM-14 a card entered by hand lies on the table and is in the program’s deck all the same', () => {
    const each = atInitiative({ deck: SMALL_DECK, reshuffle: 'each-draw' })
    const entry = { type: 'enter-initiative-card', purpose: 'campaign', side: 'a', card: 'hearts-2' } as const
    const entered = perform(each, entry).state
    const { events } = perform(entered, { ...DRAW, sides: ['b'] }, scriptedChance(1))
    expect(events).toMatchObject([{ drawn: { card: { id: 'hearts-2' }, leftBefore: { length: 4 } } }])
  })

  it('WM-14 with no card left but the one on the table, nothing can be drawn', () => {
    const one = perform(atInitiative({ deck: SMALL_DECK.slice(0, 1) }), { ...DRAW, sides: ['a'] }).state
    expect(refusalOf(one, { ...DRAW, sides: ['b'] })).toEqual({ code: 'deck/empty', figures: {} })
  })

  it('WM-14 another composition starts whole and keeps the card on the table out', () => {
    const drawn = perform(atInitiative(), { ...DRAW, sides: ['a'] }, scriptedChance(2)).state
    const houseRules = { deck: SMALL_DECK }
    const { state } = perform(drawn, { type: 'change-house-rules', houseRules })
    expect(leftOf(state)).toEqual(['hearts-ace', 'hearts-2', 'hearts-4'])
  })
})

describe('territory', () => {
  it('WM-16 each side places as many features as the chosen domain has, and the extra picks of the table', () => {
    const parts = {
      points: 70, // the 72″ × 60″ table with one extra pick
      armies: {
        a: army('Ash', { domain: { name: 'Ash lands', terrainFeatures: 3 } }),
        b: army('Birch', { domain: { name: 'Fens', terrainFeatures: 6 } }),
      },
    }
    const won = battleAt('territory', parts)
    expect(featuresPerSide(won)).toBe(0)
    const own = perform(won, { type: 'choose-territory', side: 'a' })
    expect(own.against).toEqual([])
    expect(featuresPerSide(own.state)).toBe(4)
    expect(featuresPerSide(perform(won, { type: 'choose-territory', side: 'b' }).state)).toBe(7)
  })

  it('WM-16 a choice before anybody has won is noted', () => {
    const { against } = perform(battle(), { type: 'choose-territory', side: 'a' })
    expect(codesOf(against)).toEqual(['territory/out-of-stage', 'territory/no-attacker'])
    expect(against.map(({ rule }) => rule)).toEqual(['WM-91', 'WM-16'])
  })

  it('WM-16 choosing the same domain again changes nothing', () => {
    expect(refusalOf(battleAt('table'), { type: 'choose-territory', side: 'a' }).code).toBe(
      'command/changes-nothing',
    )
  })
})

describe('first move', () => {
  it('WM-60 the draw adds the initiative again, and its winner decides who moves first', () => {
    const undrawn = battleAt('first-move')
    const drawn = enterCards(undrawn, 'first-move', 'hearts-4', 'clubs-3')
    for (const side of ['a', 'b'] as const) {
      const { state, against } = perform(drawn, { type: 'choose-first-mover', side })
      expect(against).toEqual([])
      expect(state.firstMover).toBe(side)
    }
  })

  it('WM-60 ratings count: 6 + 11 loses to 3 + 15', () => {
    const weak = army('Ash', { personalities: [leading('warlord', { socialRank: 1, bannerUnit: 'guard' })] })
    const state = enterCards(battle({ armies: { a: weak } }), 'first-move', 'hearts-6', 'clubs-3')
    expect(codesOf(perform(state, { type: 'choose-first-mover', side: 'b' }).against)).toEqual([
      'first-move/out-of-stage',
    ])
  })

  it('WM-60 a choice that no draw supports stands and is noted', () => {
    const { state, against } = perform(battleAt('first-move'), { type: 'choose-first-mover', side: 'b' })
    expect(against).toMatchObject([{ code: 'first-move/no-winner', rule: 'WM-60', figures: { side: 'b' } }])
    expect(state.firstMover).toBe('b')
  })

  it('WM-60 while nothing is done in the first phase another first mover begins, later he does not', () => {
    const begun = battleAt('turns')
    expect(begun.turn).toMatchObject({ player: 'b', round: 1, phase: 'command' })
    const other = perform(begun, { type: 'choose-first-mover', side: 'a' })
    expect(codesOf(other.against)).toEqual(['first-move/turns-begun'])
    expect(other.state.turn?.player).toBe('a')
    const later = perform(begun, { type: 'end-phase', confirmed: false }).state
    expect(perform(later, { type: 'choose-first-mover', side: 'a' }).state.turn).toEqual(later.turn)
  })
})
