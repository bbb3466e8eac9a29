import type { MarshalBridge } from '@contract/api'
import type { OpenBattle } from '@contract/library'
import type { TraceStep } from '@rules/core/trace'
import type { State } from '@rules/games/lords-of-war/model'
import { matState, put } from '@rules/games/lords-of-war/testing/mat-state'
import { sampleSetup } from '@rules/games/lords-of-war/testing/sample-decks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../messages/messages.svelte'
import type { Toasts } from '../../ui/toasts.svelte'
import { Match } from './match.svelte'
import { actAt, matchScene } from './scene/match-scene'
import { canEndTurn, canEndUnplaced } from './turn-acts'
import { doNowWords } from './wording/do-now-words'
import { sumWords } from './wording/event-words'
import { noEndWords } from './wording/no-end-words'
import { squareWords } from './wording/square-words'

let asked: string[] = []
let said: string[] = []
const toasts = { show: ({ text }: { text: string }) => said.push(text), closeTroubles: () => {} }

beforeEach(() => {
  speak('en')
  asked = []
  said = []
  const bridge = {
    call: async (_channel: string, { command }: { command: { type: string } }) => {
      asked.push(command.type)
      return { ok: false, trouble: { code: 'battle/ended', figures: {} } }
    },
    on: () => () => {},
  } as unknown as MarshalBridge // its answers are typed by channel, which a test need not repeat
  vi.stubGlobal('window', { marshal: bridge })
})
afterEach(() => vi.unstubAllGlobals())

/** A battle that stands so, on the screen. */
function matchAt(state: State, isShared = false): Match {
  const opened: OpenBattle = {
    id: 'one',
    title: 'One',
    game: 'lords-of-war',
    version: 1,
    setup: sampleSetup(),
    log: JSON.stringify([{ kind: 'command', sequence: 1, atMs: 0, events: [] }]),
    awayMs: 0,
    kept: { sequence: 1, state: JSON.stringify(state) },
  }
  return new Match(opened, toasts as unknown as Toasts, isShared)
}

const now = (match: Match) => doNowWords(match, [], [])
const HAND = put('held', 'a', { name: 'Held', attacks: { n: 1 } }, 'hand')
const FOE = put('foe', 'b', { name: 'Foe', attacks: { n: 1 } }, [4, 4])
const late = { phase: 'reinforcement' as const, placed: [{ card: 'new', kind: 'engaging' as const }] }

test('LW-11 a battle whose screen is passed on is opened covered, for whose go it is', () => {
  const match = matchAt(matState([HAND, FOE]), true)
  expect([match.cover, match.isShared]).toEqual(['a', true])
  match.uncover()
  expect([match.holder, match.isShared]).toEqual(['a', true])
  const alone = matchAt(matState([HAND, FOE]))
  expect([alone.cover, alone.isShared]).toEqual([null, false])
  alone.handScreenTo('b')
  expect(alone.isShared).toBe(true)
})

test('LW-20 after the card of the turn no square is marked for another, and the reason is said', () => {
  const match = matchAt(matState([HAND, FOE]))
  match.choose('held')
  expect(matchScene(match, false).marks.map(({ mark }) => mark)).toContain('legal')
  const placed = matchAt(matState([HAND, FOE], { turn: late }))
  placed.choose('held')
  expect(matchScene(placed, false).marks.filter(({ mark }) => !mark.startsWith('start-'))).toEqual([])
  expect(now(placed)).toBe('Held is the second card of the turn')
})

test('LW-30 the card that would be put down has its own sum on the mat, before it is put down', () => {
  const match = matchAt(
    matState([
      put('held', 'a', { defence: 2, attacks: { n: 9 } }, 'hand'),
      put('foe', 'b', { attacks: { n: 3 } }, [3, 4]),
    ]),
  )
  match.choose('held')
  match.square = { column: 3, row: 3 }
  expect(matchScene(match, false).ghost?.sum).toEqual({ text: '3 / 2', falls: true, struck: true })
  // Beside the foe, where none of its arrows points.
  match.square = { column: 2, row: 4 }
  expect(matchScene(match, false).ghost?.sum).toEqual({ text: '0 / 2', falls: false, struck: false })
})

test('LW-13 the start squares keep their numbers while a card is chosen, until something lies on them', () => {
  const match = matchAt({ ...matState([HAND, FOE]), stage: 'challenge', turn: null })
  const numbers = () => matchScene(match, false).marks.filter(({ mark }) => mark.startsWith('start-')).length
  expect(numbers()).toBe(2)
  match.choose('held')
  expect(numbers()).toBe(2)
})

test('LW-50 the sign of a step knows from where it is made', () => {
  const mover = put('mover', 'a', { moves: ['n', 'e'] }, [3, 3])
  const match = matchAt(matState([mover, put('foe', 'b', {}, [7, 6])]))
  match.choose('mover')
  expect(matchScene(match, false).marks.filter(({ mark }) => mark === 'step')).toEqual([
    { square: { column: 3, row: 4 }, mark: 'step', from: { column: 3, row: 3 } },
    { square: { column: 4, row: 3 }, mark: 'step', from: { column: 3, row: 3 } },
  ])
})

test('a double click does what its first click asks for, and a click later does the next', async () => {
  const match = matchAt(matState([put('d', 'a', {}, 'deck'), FOE], { turn: late }))
  for (const inARow of [1, 2]) {
    match.clicks.begin()
    match.clicks.click(inARow)
    await match.do(inARow === 1 ? { type: 'draw-card', card: null } : { type: 'end-turn' })
  }
  expect(asked).toEqual(['draw-card'])
  match.clicks.begin()
  await match.do({ type: 'end-turn' })
  expect(asked).toEqual(['draw-card', 'end-turn'])
})

test('LW-50 why a unit may not step is said before the click and after it', () => {
  const rider = put('rider', 'a', { name: 'Rider', moves: ['w'] }, [4, 5])
  const match = matchAt(matState([rider, put('foe', 'b', { attacks: { n: 1 } }, [4, 6]), HAND]))
  match.choose('rider')
  match.square = { column: 3, row: 5 }
  expect(now(match)).toBe('Rider is engaged and may not move (LW-50).')
  actAt(match, match.square)
  expect([said, asked]).toEqual([['Rider is engaged and may not move (LW-50).'], []])
})

test('LW-62 without a deck the panel says that a unit has to be recalled, and which', () => {
  const old = put('old', 'a', { name: 'Old guard' }, [1, 1])
  expect(now(matchAt(matState([old, FOE], { turn: late })))).toContain('choose Old guard and recall it')
  expect(now(matchAt(matState([FOE], { turn: late })))).toContain('the hand stays smaller')
})

test('LW-50 what a step would come to stands on the mat and in words, before it is made', () => {
  const rider = put('rider', 'a', { name: 'Rider', defence: 2, moves: ['n'], attacks: { n: 5 } }, [3, 3])
  const foe = put('foe', 'b', { name: 'Foe', defence: 4, attacks: { n: 3 } }, [3, 5])
  const match = matchAt(matState([rider, foe, HAND]))
  match.choose('rider')
  match.square = { column: 3, row: 4 }
  const { ghost, cards } = matchScene(match, false)
  expect([ghost?.card.id, ghost?.square, ghost?.sum]).toEqual([
    'rider',
    { column: 3, row: 4 },
    { text: '3 / 2', falls: true, struck: true },
  ])
  expect(cards.map(({ card, sum }) => [card.id, sum?.text])).toEqual([
    ['rider', undefined],
    ['foe', '5 / 4'],
  ])
  expect(now(match)).toBe('Rider may move here. Would fall: Foe and Rider.')
  expect(squareWords(match, match.square)).toBe('C4: Rider may move here. Would fall: Foe and Rider.')
})

const LONG_WAY = [
  put('axe', 'a', { name: 'Axe', unitClass: 'berserker', attacks: { n: 5 } }, 'hand'),
  put('weak', 'b', { name: 'Weak', defence: 1 }, [3, 4]),
  put('general', 'b', { name: 'Lord', rank: 'general', defence: 4 }, [3, 5]),
]

test('LW-34 LW-72 the headline names a general that falls after an advance, and the extra turn, once', () => {
  const match = matchAt(matState(LONG_WAY, { houseRules: { intermediate: true } }))
  match.choose('axe')
  match.square = { column: 3, row: 3 }
  expect(now(match)).toMatch(/Would fall: Weak and Lord\. Ines earns an extra turn\.$/)
  expect(squareWords(match, match.square).match(/extra turn/g)).toHaveLength(1)
})

test('LW-72 what an advance would come to is said before it is made, for each of its squares', () => {
  const axe = put('axe', 'a', { name: 'Axe', unitClass: 'berserker', attacks: { n: 5 } }, [3, 3])
  const squares = [
    { column: 3, row: 4 },
    { column: 4, row: 4 },
  ]
  const match = matchAt(
    matState([axe, put('foe', 'b', { name: 'Foe', defence: 4 }, [3, 5])], {
      houseRules: { intermediate: true },
      turn: { ...late, advances: [{ card: 'axe', squares }] },
    }),
  )
  const said = squares.map((square) => {
    match.square = square
    return now(match)
  })
  expect(said).toEqual(['Axe advances here. Would fall: Foe.', 'Axe advances here.'])
  expect(matchScene(match, false).ghost?.card.id).toBe('axe')
})

test('LW-20 a turn may be ended with a card that could be placed, and otherwise is said why not', () => {
  const ends = (match: Match) => [canEndTurn(match), canEndUnplaced(match)]
  expect(ends(matchAt(matState([HAND, put('near', 'b', {}, [4, 4])])))).toEqual([false, true])
  expect(ends(matchAt(matState([HAND, FOE], { turn: late })))).toEqual([true, false])
  const open = matchAt(matState([HAND, FOE], { turn: { fightOpen: true } }))
  expect([...ends(open), noEndWords(open)]).toEqual([
    false,
    false,
    'The turn cannot end yet: a fight is open. Resolve it first.',
  ])
  const axe = put('axe', 'a', { name: 'Axe', unitClass: 'berserker' }, [3, 3])
  const due = matchAt(
    matState([axe, FOE], {
      turn: { ...late, advances: [{ card: 'axe', squares: [{ column: 2, row: 4 }] }] },
    }),
  )
  expect([...ends(due), noEndWords(due)]).toEqual([
    false,
    false,
    'The turn cannot end yet: Axe must advance first.',
  ])
})

test('LW-35 a sum names its missiles and who shoots them', () => {
  const state = matState([put('foe', 'b', { name: 'Foe' }, [3, 4]), put('bow', 'a', { name: 'Bow' }, [3, 2])])
  const step = (figures: TraceStep['figures']) =>
    sumWords(state, { rule: 'LW-30', code: 'fight/falls', pieces: ['foe', 'axe', 'bow'], figures })
  expect(step({ terms: '2 + 3', count: 2, sum: 5, defence: 2, missiles: 1 })).toBe(
    '2 + missile 3 (Bow) = 5 against 2: Foe falls',
  )
  expect(step({ terms: '2 + 3', count: 2, sum: 5, defence: 2 })).toBe('2 + 3 = 5 against 2: Foe falls')
})

test('at the end of the battle the hand stays that of whose turn it was', () => {
  const ended = { ...matState([HAND, FOE], { turn: { player: 'b' } }), stage: 'ended' as const }
  expect(matchAt(ended).handSide).toBe('b')
})
