import { checkDeck } from '@rules/games/lords-of-war/deck-counts'
import { DEFAULT_HOUSE_RULES } from '@rules/games/lords-of-war/house-rules'
import { DECK_FIELDS } from '@rules/games/lords-of-war/library/deck-columns'
import { readDeckTable } from '@rules/games/lords-of-war/library/deck-table'
import { WARDENS } from '@rules/games/lords-of-war/testing/sample-decks'
import { beforeEach, expect, test } from 'vitest'
import { speak } from '../../../messages/messages.svelte'
import { outlineWords } from '../wording/outline-words'
import { changedRules } from './changed-rules'
import { blankCard } from './deck-cards'
import { deckCardWords, deckFieldName, deckRemarkWords, deckTroubleWords, offsetWords } from './deck-words'

beforeEach(() => speak('en'))

test('LW-8 what breaks a deck is said with the figures', () => {
  const spare = blankCard('spare', 'elite', '')
  const said = checkDeck([...WARDENS.slice(1), spare]).map(deckTroubleWords)
  expect(said).toEqual([
    'Command: 1 card is missing.',
    'Elite: 1 card too many.',
    'There is no general: one of the command cards must be one.',
  ])
})

test('LW-8 a second general is said in both languages', () => {
  const [general] = WARDENS
  if (general === undefined) throw new Error('The general is missing')
  const trouble = checkDeck([...WARDENS.filter(({ rank }) => rank !== 'command'), ...Array(5).fill(general)])
  expect(trouble.map(deckTroubleWords)).toEqual(['There are 6 generals: a deck has exactly one.'])
  speak('fr')
  expect(trouble.map(deckTroubleWords)).toEqual(['Il y a 6 généraux : un jeu en a exactement un.'])
})

test('a card without a name is called so, with what it lacks', () => {
  const bow = { ...blankCard('x', 'veteran', ''), unitClass: 'ranged' as const }
  expect(deckCardWords(bow)).toBe(
    'Card without a name, veteran ranged, defence 0, no attack arrows, no name, no missile',
  )
})

test('LW-7 squares of a target grid are named as the owner sees them', () => {
  expect(offsetWords({ right: -1, forward: 2 })).toBe('2 forward and 1 to the left')
  expect(offsetWords({ right: 3, forward: 0 })).toBe('3 to the right')
  expect(offsetWords({ right: 0, forward: -1 })).toBe('1 back')
})

test('every column of a table of cards has a name, and every remark a sentence', () => {
  for (const field of DECK_FIELDS) expect(deckFieldName(field)).not.toContain('decks.')
  expect(deckFieldName('nw')).toBe('attack arrow NW')
  const { rows } = readDeckTable([
    ['class', 'rank', 'defence', 'n', 'missile', 'targets', 'moves'],
    ['dragon', 'god', '', 'x', '4', '1-2', 'up'],
  ])
  const remarks = rows[0]?.remarks ?? []
  expect(remarks.length).toBeGreaterThan(5)
  for (const remark of remarks) expect(deckRemarkWords(remark)).not.toContain('deck-table')
})

test('LW-73 only the rules that differ from the printed ones go into a plan', () => {
  expect(changedRules(DEFAULT_HOUSE_RULES)).toEqual({})
  const starts = { a: { column: 3, row: 3 }, b: { column: 5, row: 5 } }
  expect(changedRules({ ...DEFAULT_HOUSE_RULES, cardsToWin: 12, starts })).toEqual({ cardsToWin: 12, starts })
})

test('the list of battles says how far a battle has come, and how many cards win', () => {
  const figures = { turn: 7, player: 'Ines', winner: 'Odo', lostA: 5, lostB: 20 }
  const outline = (code: string) => ({
    sides: { a: 'Ines', b: 'Odo' },
    size: 20,
    standing: { code, figures },
    picture: { widthInches: 1, depthInches: 1, shapes: [] },
  })
  const progress = (code: string) => outlineWords.progress(outline(code))
  expect(outlineWords.size(outline('set-up'))).toBe('20 cards to win')
  expect(['set-up', 'challenge', 'battle', 'ended-won', 'ended-drawn'].map(progress)).toEqual([
    'Set-up',
    'Challenge',
    'Turn 7, Ines · lost 5 and 20',
    'Odo won · lost 5 and 20',
    'A draw · lost 5 and 20',
  ])
})
