import { describe, expect, test } from 'vitest'
import { lordsOfWar } from '..'
import { RIDERS, WARDENS } from '../testing/sample-decks'
import { parseDeck } from './deck'
import type { Plan } from './muster'

const DECKS: Readonly<Record<string, unknown>> = {
  vale: { id: 'vale', name: 'Wardens of the Vale', army: 'Vale', cards: WARDENS },
  ash: { id: 'ash', name: 'Riders of the Ash Steppe', army: 'Ash Steppe', cards: RIDERS },
  few: { id: 'few', name: 'A few', army: 'Vale', cards: WARDENS.slice(0, 5) },
}
const find = (kind: string, id: string) => (kind === 'deck' ? (DECKS[id] ?? null) : null)
const plan = (a: string, b: string, houseRules: Plan['houseRules'] = {}): Plan => ({
  players: { a: { name: 'Ines', deckId: a }, b: { name: 'Odo', deckId: b } },
  houseRules,
})

describe('a battle that is planned', () => {
  test('takes both decks as they are, and the rules that differ', () => {
    const setup = lordsOfWar.muster(plan('vale', 'ash', { intermediate: true }), find)
    if (!setup.ok) throw new Error(setup.trouble.code)
    expect(setup.value.players.a.cards).toHaveLength(36)
    expect(setup.value.houseRules).toMatchObject({ intermediate: true, columns: 7, cardsToWin: 20 })
    expect(lordsOfWar.outline(lordsOfWar.setup(setup.value))).toMatchObject({
      sides: { a: 'Ines', b: 'Odo' },
      size: 20,
      standing: { code: 'set-up' },
      picture: { widthInches: 17.5, depthInches: 21, shapes: [] },
    })
  })

  test('may be of one deck twice, and says a deck that is gone or gives no hand', () => {
    expect(lordsOfWar.muster(plan('vale', 'vale'), find).ok).toBe(true)
    const trouble = (a: string, b: string) => {
      const result = lordsOfWar.muster(plan(a, b), find)
      return result.ok ? null : result.trouble
    }
    expect(trouble('vale', 'gone')).toMatchObject({ code: 'decks/unknown', figures: { side: 'b' } })
    expect(trouble('few', 'ash')).toMatchObject({ code: 'decks/too-small', figures: { held: 5, due: 6 } })
    expect(lordsOfWar.muster({ players: {} }, find)).toMatchObject({ ok: false })
  })
})

test('a deck is read with every card, and refused with a card twice or a value that no card has', () => {
  expect(parseDeck(JSON.parse(JSON.stringify(DECKS.vale)))).toEqual({ ok: true, value: DECKS.vale })
  const [first] = WARDENS
  const twice = { id: 'x', name: 'Twice', army: '', cards: [first, first] }
  expect(parseDeck(twice)).toMatchObject({ ok: false, trouble: { problem: 'card-twice' } })
  const wild = { id: 'x', name: 'Wild', army: '', cards: [{ ...first, defence: 1000 }] }
  expect(parseDeck(wild)).toMatchObject({ ok: false, trouble: { path: 'cards.0.defence' } })
})
