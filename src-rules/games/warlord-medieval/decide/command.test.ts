import { describe, expect, it } from 'vitest'
import { battleAt } from '../../../testing/battle'
import { codesOf, perform, performAll, refusalOf } from '../../../testing/perform'
import { scriptedChance, seededChance } from '../../../testing/seeded-chance'
import { withWider } from '../../../testing/turn-state'
import { atPhase, END, GAIN } from '../../../testing/turns'
import { checkCommand, commandPoints, handOf } from '../command-cards'
import type { Command, CommandOf } from '../commands'
import { DEFAULT_DECK } from '../default-deck'
import type { CommandKind, HeldCard, State } from '../model'

/** The first player turn, which is B's, with command cards drawn and kept; B's Warlord has SR 5, his Leader SR 3. */
function rolled(state: State = battleAt('turns'), lossStep: 'full' | 'part' = 'full'): State {
  return withWider(state, {
    command: { ...state.houseRules.wider.command, cards: 'rolled', lossStep },
  })
}

function roll(personality = 'b:warlord'): CommandOf<'roll-command'> {
  return { type: 'roll-command', personality }
}

function entry(
  die: number,
  cards: readonly string[] = [],
  personality = 'b:warlord',
): CommandOf<'enter-command-roll'> {
  return { type: 'enter-command-roll', personality, roll: die, cards }
}

/** The state with these cards in a hand, and as many to spend, as a turn begins with them. */
function holding(state: State, personality: string, ...ids: readonly string[]): State {
  const hand = ids.map((id): HeldCard => {
    const card = DEFAULT_DECK.find((one) => one.id === id)
    if (card === undefined) throw new Error(id)
    return { card, deck: null }
  })
  if (state.turn === null) throw new Error('no turn')
  const commandCards = { ...state.turn.commandCards, [personality]: { gained: ids.length, spent: 0 } }
  return {
    ...state,
    hands: { ...state.hands, [personality]: hand },
    turn: { ...state.turn, commandCards },
  }
}

function held(state: State, personality = 'b:warlord'): readonly string[] {
  return handOf(state, personality).map(({ card }) => card.id)
}

function checkOf(state: State, command: Command) {
  const [event] = perform(state, command).events
  if (event?.type !== 'command-rolled') throw new Error('not rolled')
  return event.check
}

describe('rolling for command cards', () => {
  it('WM-100 a Warlord draws five, a Leader three, the die and the cards standing in the event', () => {
    const warlord = perform(rolled(), roll(), scriptedChance(14, 0, 0, 0, 0, 0))
    expect(warlord.against).toEqual([])
    expect(warlord.events).toMatchObject([
      {
        type: 'command-rolled',
        check: { roll: 15, byHand: false, initiative: 15, passed: true, draws: 5, loses: 0 },
        kept: true,
        lost: [],
        trace: [
          { rule: 'WM-100', code: 'command/initiative', figures: { base: 15, initiative: 15 } },
          { rule: 'WM-100', code: 'command/passed', figures: { roll: 15, limit: 5, held: 0, draws: 5 } },
        ],
      },
    ])
    expect(held(warlord.state)).toHaveLength(5)
    expect(new Set(held(warlord.state)).size).toBe(5)
    expect(warlord.state.turn?.commandCards['b:warlord']).toEqual({ gained: 5, spent: 0 })
    expect(warlord.state.decks.shared?.left).toHaveLength(49)
    const leader = perform(warlord.state, roll('b:leader'), scriptedChance(0, 0, 0, 0, 0))
    expect(held(leader.state, 'b:leader')).toHaveLength(4)
  })

  it.each([
    [15, true, 5, 0],
    [16, false, 0, 1],
    [19, false, 0, 1],
    [20, false, 0, 2],
    [1, true, 6, 0],
    [2, true, 5, 0],
  ])('WM-100 %i against 15 passes: %s, draws %i, loses %i of his cards', (die, passed, draws, loses) => {
    const base = holding(rolled(), 'b:warlord', 'spades-2', 'spades-3', 'spades-4', 'spades-5', 'spades-6')
    const full = passed ? rolled() : base
    expect(checkOf(full, entry(die))).toMatchObject({ passed, draws, loses })
  })

  it.each([
    ['full', 1, 1],
    ['part', 1, 2],
    ['full', 4, 1],
    ['part', 4, 2],
    ['full', 5, 2],
    ['part', 5, 2],
    ['full', 6, 2],
    ['part', 6, 3],
    ['full', 9, 2],
  ] as const)('WM-100 each %s 5: %i over loses %i', (lossStep, over, loses) => {
    const base = holding(
      rolled(undefined, lossStep),
      'b:warlord',
      ...'23456'.split('').map((n) => `spades-${n}`),
    )
    const { state } = perform(base, {
      type: 'wound-personality',
      personality: 'b:warlord',
      condition: 'wounded',
    })
    // Wounded he rolls against 10.
    expect(checkOf(state, entry(10 + over))).toMatchObject({ initiative: 10, passed: false, loses })
  })

  it('WM-100 a natural 20 fails even against 20, and then loses one card', () => {
    const strong = rolled()
    const command = { ...strong.houseRules.wider.command, woundedPenalty: -5 }
    const wounded = perform(strong, {
      type: 'wound-personality',
      personality: 'b:warlord',
      condition: 'wounded',
    }).state
    const state = holding(withWider(wounded, { command }), 'b:warlord', 'spades-2', 'spades-3')
    const warlord = state.personalities['b:warlord']
    if (warlord === undefined) throw new Error('no Warlord')
    expect(checkCommand(state, warlord, 20, true).check).toMatchObject({
      initiative: 20,
      passed: false,
      loses: 1,
    })
    expect(checkCommand(state, warlord, 19, true).check).toMatchObject({ passed: true, loses: 0 })
  })

  it('WM-100 he cannot lose more than he has, and loses those worth least', () => {
    expect(checkOf(rolled(), entry(20))).toMatchObject({ loses: 0 })
    const state = holding(rolled(), 'b:warlord', 'spades-ace', 'spades-2', 'spades-king', 'hearts-2')
    const { events, state: after } = perform(state, entry(20))
    expect(events).toMatchObject([{ lost: ['spades-2', 'hearts-2'] }])
    expect(held(after)).toEqual(['spades-ace', 'spades-king'])
    expect(after.turn?.commandCards['b:warlord']).toEqual({ gained: 2, spent: 0 })
  })

  it('WM-100 a wound costs 5, each uncontrolled action 1', () => {
    const wounded = perform(rolled(), {
      type: 'wound-personality',
      personality: 'b:warlord',
      condition: 'wounded',
    }).state
    expect(checkOf(wounded, entry(10))).toMatchObject({ initiative: 10, passed: true })
    expect(checkOf(wounded, entry(11))).toMatchObject({ passed: false })
    const marked = perform(wounded, { type: 'mark-uncontrolled', personality: 'b:warlord', marks: 2 }).state
    expect(checkOf(marked, entry(8))).toMatchObject({ initiative: 8, passed: true })
    expect(checkOf(marked, entry(9))).toMatchObject({ passed: false })
    const cleared = performAll(
      marked,
      { type: 'mark-uncontrolled', personality: 'b:warlord', marks: 0 },
      { type: 'wound-personality', personality: 'b:warlord', condition: 'unhurt' },
    )
    expect(checkOf(cleared, entry(15))).toMatchObject({ initiative: 15, passed: true })
    expect(refusalOf(cleared, { type: 'mark-uncontrolled', personality: 'b:warlord', marks: 0 }).code).toBe(
      'command/changes-nothing',
    )
  })

  it('WM-100 he fills his hand up to the limit; only the bonus card goes beyond it', () => {
    const three = holding(rolled(), 'b:leader', 'spades-2', 'spades-3')
    expect(checkOf(three, entry(5, [], 'b:leader'))).toMatchObject({ draws: 1 })
    expect(checkOf(three, entry(1, [], 'b:leader'))).toMatchObject({ draws: 2 })
  })

  it('WM-100 draws as many as the deck has', () => {
    const few = perform(rolled(), {
      type: 'change-house-rules',
      houseRules: { deck: DEFAULT_DECK.slice(0, 2) },
    }).state
    const { state, events } = perform(few, roll(), scriptedChance(0, 0, 0))
    expect(events).toMatchObject([{ check: { draws: 6 } }])
    expect(held(state)).toHaveLength(2)
    expect(state.turn?.commandCards['b:warlord']).toEqual({ gained: 2, spent: 0 })
    expect(perform(state, roll('b:leader'), scriptedChance(3)).state.hands['b:leader']).toBeUndefined()
  })

  it('WM-100 in the wrong phase or turn, twice, or by one who is lost, it is noted', () => {
    const against = (state: State, command: Command) =>
      codesOf(perform(state, command, seededChance(3)).against)
    expect(against(rolled(atPhase('rally')), roll())).toEqual(['command/out-of-phase'])
    expect(against(rolled(), roll('a:warlord'))).toEqual(['command/not-active'])
    expect(against(perform(rolled(), entry(16)).state, roll())).toEqual(['command/rolled-twice'])
    const lost = perform(rolled(), { type: 'wound-personality', personality: 'b:leader', condition: 'lost' })
    expect(against(lost.state, roll('b:leader'))).toEqual(['command/personality-lost'])
    expect(against(rolled(), entry(3, ['spades-2']))).toEqual(['command/cards-differ'])
    expect(against(rolled(), entry(16, []))).toEqual([])
    expect(refusalOf(rolled(), entry(3, ['spades-0'])).code).toBe('card/unknown')
    expect(refusalOf(rolled(), entry(0)).code).toBe('command/malformed')
    expect(refusalOf(rolled(), entry(21)).code).toBe('command/malformed')
    expect(refusalOf(battleAt('deployment'), roll()).code).toBe('turn/not-running')
  })

  it('WM-84 where cards are entered, a roll only counts them, and the next turn forgets them', () => {
    const { state, events } = perform(battleAt('turns'), roll(), scriptedChance(4))
    expect(events).toMatchObject([{ kept: false, drawn: [], check: { draws: 5 } }])
    expect(state.hands).toEqual({})
    expect(state.turn?.commandCards['b:warlord']).toEqual({ gained: 5, spent: 0 })
    const some = performAll(battleAt('turns'), GAIN, entry(20))
    expect(some.turn?.commandCards['b:warlord']).toEqual({ gained: 0, spent: 0 })
    let next = state
    for (let turns = 0; turns < 24; turns++) next = perform(next, END).state
    expect(next.turn).toMatchObject({ player: 'b', round: 2, commandCards: {}, commandChecks: {} })
  })
})

describe('hands', () => {
  function afterBothTurns(state: State): State {
    let next = state
    for (let phases = 0; phases < 24; phases++) next = perform(next, END).state
    return next
  }

  it('WM-100 are kept from turn to turn and can be spent again', () => {
    const start = holding(rolled(), 'b:leader', 'spades-2', 'spades-3')
    const next = afterBothTurns(start)
    expect(next.turn).toMatchObject({ player: 'b', round: 2 })
    expect(held(next, 'b:leader')).toEqual(['spades-2', 'spades-3'])
    expect(next.turn?.commandCards).toEqual({ 'b:leader': { gained: 2, spent: 0 } })
    // In the other player's turn they are nobody's to spend.
    let theirs = start
    while (theirs.turn?.player === 'b') theirs = perform(theirs, END).state
    expect(theirs.turn?.commandCards).toEqual({})
  })

  it('WM-100 beyond the limit the least cards are put away at the end of the turn', () => {
    const four = holding(
      rolled(atPhase('second-shooting')),
      'b:leader',
      'spades-ace',
      'spades-2',
      'spades-3',
      'spades-king',
    )
    const { events, state } = perform(four, END)
    expect(events).toMatchObject([
      { type: 'command-cards-discarded', personality: 'b:leader', cards: ['spades-2'], overLimit: true },
      { type: 'phase-entered', player: 'a', phase: 'command' },
    ])
    expect(held(state, 'b:leader')).toEqual(['spades-ace', 'spades-3', 'spades-king'])
  })

  it('WM-100 any may be put away at the end of the command phase, not later', () => {
    const discard: Command = { type: 'discard-command-cards', personality: 'b:leader', cards: ['spades-2'] }
    const two = holding(rolled(), 'b:leader', 'spades-2', 'spades-3')
    const { state, against } = perform(two, discard)
    expect(against).toEqual([])
    expect(held(state, 'b:leader')).toEqual(['spades-3'])
    expect(state.turn?.commandCards['b:leader']).toEqual({ gained: 1, spent: 0 })
    expect(refusalOf(state, discard)).toEqual({
      code: 'command-cards/not-in-hand',
      figures: { personality: 'b:leader' },
    })
    expect(codesOf(perform(perform(two, END).state, discard).against)).toEqual([
      'command/discarded-out-of-phase',
    ])
  })

  it('WM-14 cards that are held are in no deck that is made whole', () => {
    const state = rolled(
      perform(battleAt('turns'), { type: 'change-house-rules', houseRules: { reshuffle: 'each-draw' } })
        .state,
    )
    const drawn = perform(state, roll(), seededChance(11)).state
    const again = perform(drawn, roll('b:leader'), seededChance(12)).state
    const all = [...held(again), ...held(again, 'b:leader')]
    expect(new Set(all).size).toBe(all.length)
    const left = again.decks.shared?.left.map(({ id }) => id) ?? []
    expect(left.filter((id) => all.includes(id))).toEqual([])
  })

  it('WM-100 end when cards are entered again, and are of another pack when the pack is changed', () => {
    const drawn = perform(rolled(), roll(), scriptedChance(4, 0, 0, 0, 0, 0)).state
    const { wider } = drawn.houseRules
    const entered = perform(drawn, {
      type: 'change-house-rules',
      houseRules: { wider: { ...wider, command: { ...wider.command, cards: 'entered' } } },
    }).state
    expect(entered.hands).toEqual({})
    const perSide = perform(drawn, { type: 'change-house-rules', houseRules: { deckPerSide: true } }).state
    expect(handOf(perSide, 'b:warlord').map(({ deck }) => deck)).toEqual(Array(5).fill(null))
    expect(perSide.decks.b?.left).toHaveLength(54)
  })
})

describe('commands to units', () => {
  function give(
    kinds: readonly CommandKind[],
    cards: readonly string[],
    unit = 'b:foot-1',
  ): CommandOf<'give-commands'> {
    return { type: 'give-commands', personality: 'b:warlord', unit, kinds, cards }
  }

  const cards = ['spades-ace', 'spades-2', 'spades-king', 'joker-1']
  const moving = () => holding(rolled(atPhase('movement')), 'b:warlord', ...cards)

  it.each([
    ['spades-ace', 3],
    ['hearts-jack', 2],
    ['hearts-queen', 2],
    ['hearts-king', 2],
    ['hearts-2', 1],
    ['hearts-10', 1],
    ['joker-1', 1],
  ])('WM-101 %s is worth %i, and 1 where the switch is off', (id, points) => {
    const card = DEFAULT_DECK.find((one) => one.id === id)
    if (card === undefined) throw new Error(id)
    const state = rolled()
    expect(commandPoints(state, card)).toBe(points)
    const off = withWider(state, { cardPoints: { ...state.houseRules.wider.cardPoints, on: false } })
    expect(commandPoints(off, card)).toBe(1)
  })

  it('WM-101 an ace gives three commands in a row to one unit', () => {
    const { state, events, against } = perform(moving(), give(['move', 'shoot', 'other'], ['spades-ace']))
    expect(against).toEqual([])
    expect(events).toMatchObject([{ type: 'commands-given', given: { points: 3, cards: ['spades-ace'] } }])
    expect(held(state)).toEqual(cards.slice(1))
    expect(state.turn?.commandCards['b:warlord']).toEqual({ gained: 4, spent: 1 })
    expect(state.turn?.commandsGiven).toHaveLength(1)
  })

  it('WM-101 too few points are noted with the figures, several cards add up', () => {
    expect(perform(moving(), give(['move', 'shoot', 'other'], ['spades-king'])).against).toMatchObject([
      { code: 'command/points-short', pieces: ['b:warlord', 'b:foot-1'], figures: { points: 2, needed: 3 } },
    ])
    expect(perform(moving(), give(['move', 'shoot', 'other'], ['spades-king', 'spades-2'])).against).toEqual(
      [],
    )
  })

  it('WM-101 the same kind of command twice in a turn for a unit is noted, in one go too', () => {
    const once = perform(moving(), give(['move'], ['spades-2'])).state
    expect(perform(once, give(['move'], ['joker-1'])).against).toMatchObject([
      { code: 'command/repeated', rule: 'WM-101', pieces: ['b:foot-1'], figures: { command: 'move' } },
    ])
    expect(perform(once, give(['move'], ['joker-1'], 'b:foot-2')).against).toEqual([])
    expect(perform(once, give(['charge'], ['joker-1'])).against).toEqual([])
    expect(codesOf(perform(moving(), give(['move', 'move'], ['spades-ace'])).against)).toEqual([
      'command/repeated',
    ])
  })

  it('WM-84 commands are given in phases marked with a star; holding back knights in theirs too', () => {
    const at = (phase: 'impetuous' | 'melee', kinds: readonly CommandKind[]) =>
      codesOf(
        perform(holding(rolled(atPhase(phase)), 'b:warlord', ...cards), give(kinds, ['spades-ace'])).against,
      )
    expect(at('melee', ['move'])).toEqual(['command/phase-without-commands'])
    expect(at('impetuous', ['hold'])).toEqual([])
    expect(at('impetuous', ['hold', 'move'])).toEqual(['command/phase-without-commands'])
  })

  it('WM-101 cards that he does not hold, and units of the other side, are refused', () => {
    expect(refusalOf(moving(), give(['move'], ['hearts-2'])).code).toBe('command-cards/not-in-hand')
    expect(refusalOf(moving(), give(['move'], ['spades-2', 'spades-2'])).code).toBe(
      'command-cards/not-in-hand',
    )
    expect(refusalOf(moving(), give(['move'], ['spades-2'], 'a:foot-1')).code).toBe(
      'command-cards/other-side',
    )
    expect(refusalOf(moving(), give([], ['spades-2'])).code).toBe('command/malformed')
  })

  it('WM-101 where cards are entered, any card of the pack can be played and counts as spent', () => {
    const state = performAll(atPhase('movement'), { ...GAIN, cards: 1 })
    const { state: after, against } = perform(state, give(['move'], ['hearts-ace']))
    expect(against).toEqual([])
    expect(after.turn?.commandCards['b:warlord']).toEqual({ gained: 1, spent: 1 })
    expect(codesOf(perform(after, give(['charge'], ['hearts-2'])).against)).toEqual(['turn/overspent'])
    expect(refusalOf(after, give(['charge'], ['hearts-0'])).code).toBe('card/unknown')
  })
})
