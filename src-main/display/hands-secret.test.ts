import { SIDES } from '@rules/core/ids'
import type { Command } from '@rules/games/lords-of-war/commands'
import { legal } from '@rules/games/lords-of-war/legal'
import type { Plan } from '@rules/games/lords-of-war/library/muster'
import type { State } from '@rules/games/lords-of-war/model'
import { seededRandom } from '@rules/testing/random-commands'
import { expect, test } from 'vitest'
import { DISPLAY_AUDIENCES } from '../contract/display'
import { SHEET_KINDS } from '../contract/printing'
import { loadSamplesOnce } from '../samples/load-samples'
import { answerOf, testLibrary } from '../testing/test-library'

const GAMES = 3
const COMMANDS = 70

/** A match of the two shipped decks. */
async function newMatch() {
  const tried = await testLibrary({ prepare: (db) => loadSamplesOnce(db, 0) })
  const [first, second] = await answerOf(tried.ask('decks:list', null))
  const plan: Plan = {
    players: { a: { name: 'Ines', deckId: first?.id ?? '' }, b: { name: 'Odo', deckId: second?.id ?? '' } },
    houseRules: {},
  }
  const { id } = await answerOf(tried.ask('battles:create', { title: 'Dusk', game: 'lords-of-war', plan }))
  await answerOf(tried.ask('battles:open', { id }))
  return { ...tried, id, state: () => tried.battles.view(id, 'referee') as State }
}

/** The cards of hands and decks, by whose they are. */
const secretsOf = (state: State) => ({
  a: [...state.hands.a, ...state.decks.a],
  b: [...state.hands.b, ...state.decks.b],
})
const named = (message: string, cards: readonly string[]) => {
  const words = new Set(message.split(/[" ]/))
  return cards.filter((id) => words.has(id))
}

test('LW-11 over random games no display is sent a card of any hand or deck, not even its own player’s', {
  timeout: 120_000,
}, async () => {
  const counted = { messages: 0, onMat: 0 }
  for (let seed = 1; seed <= GAMES; seed++) {
    const { ask, askFrom, displays, id, state, library } = await newMatch()
    const random = seededRandom(seed)
    let sequence = 1
    for (let step = 0; step < COMMANDS && state().stage !== 'ended'; step++) {
      const command: Command = random.of(legal(state()))
      const before = displays.sent.length
      const done = await answerOf(ask('battles:submit', { id, expectedSequence: sequence, command }))
      sequence += done.entries.length
      const secrets = secretsOf(state())
      const hidden = [...secrets.a, ...secrets.b]
      const pushed = JSON.stringify(displays.sent.slice(before))
      expect(named(pushed, hidden), `pushed by ${command.type}`).toEqual([])
      for (const audience of DISPLAY_AUDIENCES) {
        const sent = displays.sent.length
        await answerOf(ask('display:open', { battleId: id, audience }))
        const asked = await answerOf(askFrom(displays.latestId, 'display:state', null))
        const message = JSON.stringify([displays.sent.slice(sent), asked])
        expect(named(message, hidden), `${seed}.${step} ${audience}`).toEqual([])
        counted.messages++
        if (named(message, Object.values(state().mat)).length > 0) counted.onMat++
      }
    }
    library.close()
  }
  expect(counted.messages).toBeGreaterThan(300)
  // What lies open is sent.
  expect(counted.onMat).toBeGreaterThan(counted.messages / 2)
})

test('LW-11 over random games no sheet is made from a card that its audience has not seen', {
  timeout: 120_000,
}, async () => {
  let looked = 0
  for (let seed = 1; seed <= GAMES; seed++) {
    const { ask, id, state, library } = await newMatch()
    const random = seededRandom(10 + seed)
    const seen = new Set<string>()
    let sequence = 1
    for (let step = 0; step < COMMANDS && state().stage !== 'ended'; step++) {
      const command = random.of(legal(state()))
      const { entries } = await answerOf(ask('battles:submit', { id, expectedSequence: sequence, command }))
      sequence += entries.length
      const { mat, lost, turn } = state()
      for (const card of [...Object.values(mat), ...lost.a, ...lost.b, ...(turn?.shown ?? [])]) seen.add(card)
      if (step % 15 !== 14) continue
      const secrets = secretsOf(state())
      for (const sheet of SHEET_KINDS)
        for (const audience of ['player-a', 'player-b', 'public'] as const) {
          const request = { subject: { kind: 'battle', id }, sheet, audience, paper: 'a4' } as const
          const answer = JSON.stringify(await ask('printing:prepare', request))
          const hidden = SIDES.flatMap((side) => (audience === `player-${side}` ? [] : secrets[side]))
          // A report tells of cards that lay open and were taken back; nothing else names them.
          const unseen = sheet === 'report' ? hidden.filter((card) => !seen.has(card)) : hidden
          expect(named(answer, unseen), `${sheet} ${audience}`).toEqual([])
          if (unseen.length > 0) looked++
        }
    }
    library.close()
  }
  expect(looked).toBeGreaterThan(300)
})

test('a player’s cards are on paper for him and the referee, and a deck of the library for whoever has it', async () => {
  const { ask, id, state } = await newMatch()
  await answerOf(ask('battles:submit', { id, expectedSequence: 1, command: { type: 'deal' } }))
  for (const sheet of ['cards', 'hand'] as const)
    for (const audience of ['referee', 'player-a', 'player-b', 'public'] as const) {
      const request = { subject: { kind: 'battle', id }, sheet, audience, paper: 'a4' } as const
      const answer = await ask('printing:prepare', request)
      if (audience === 'public')
        expect(answer).toMatchObject({ trouble: { code: 'printing/not-for-audience' } })
      else
        expect(named(JSON.stringify(answer), state().hands.b)).toHaveLength(audience === 'player-a' ? 0 : 6)
    }
  const [deck] = await answerOf(ask('decks:list', null))
  const ofDeck = (deckId: string) =>
    ask('printing:prepare', {
      subject: { kind: 'deck', id: deckId },
      sheet: 'cards',
      audience: 'referee',
      paper: 'a4',
    })
  expect(await answerOf(ofDeck(deck?.id ?? ''))).toMatchObject({
    content: { kind: 'deck', game: 'lords-of-war', deck: { name: deck?.name } },
  })
  expect(await ofDeck('nothing')).toMatchObject({ trouble: { code: 'decks/unknown' } })
})
