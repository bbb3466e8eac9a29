import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSamplesOnce } from '../samples/load-samples'
import { answerOf, dialogsAnswering, testFolder, testLibrary } from '../testing/test-library'

const withSamples = () => testLibrary({ prepare: (db) => loadSamplesOnce(db, 0) })

test('a new library has two whole decks of 36 cards, and the example cards of the rulebook as a collection', async () => {
  const { ask } = await withSamples()
  const list = await answerOf(ask('decks:list', null))
  expect(
    list.map(({ name, cardCount, troubleCount, isCollection }) => [
      name,
      cardCount,
      troubleCount,
      isCollection,
    ]),
  ).toEqual([
    ['Riders of the Ash Steppe', 36, 0, false],
    ['Wardens of the Vale', 36, 0, false],
    ['Example cards of the rulebook', 7, 0, true],
  ])
})

test('a pasted table is previewed, stored when it is saved, and says what it lacks to be a core deck', async () => {
  const { ask } = await testLibrary()
  const text = 'name,class,rank,defence,n,count\nSpears,spear,regular,4,3,8\nOdd,dragon,regular,4,3,8\n'
  const { deck, rows } = await answerOf(ask('decks:preview-text', { name: 'Mine.csv', text }))
  expect(rows.map((row) => [row.line, row.cards, row.remarks.map(({ code }) => code)])).toEqual([
    [2, 8, []],
    [3, 0, ['deck-table/unknown-class']],
  ])
  expect(await answerOf(ask('decks:list', null))).toEqual([])
  await answerOf(ask('decks:save', deck))
  expect(await answerOf(ask('decks:get', { id: deck.id }))).toEqual(deck)
  // Five ranks and the general are missing.
  expect(await answerOf(ask('decks:list', null))).toMatchObject([
    { name: 'Mine', cardCount: 8, troubleCount: 6 },
  ])
})

test('a copy of a deck is changed by itself, and a deleted deck comes back', async () => {
  const { ask } = await testLibrary()
  const text = 'name,class,rank,defence\nA,spear,elite,4'
  const { deck } = await answerOf(ask('decks:preview-text', { name: 'One', text }))
  await answerOf(ask('decks:save', deck))
  const copy = await answerOf(ask('decks:duplicate', { id: deck.id, name: 'Two' }))
  await answerOf(ask('decks:save', { ...copy, cards: [] }))
  expect((await answerOf(ask('decks:get', { id: deck.id }))).cards).toHaveLength(1)
  await answerOf(ask('decks:delete', { id: deck.id }))
  expect((await answerOf(ask('decks:list', null))).map(({ name }) => name)).toEqual(['Two'])
  expect((await answerOf(ask('decks:restore', { id: deck.id }))).name).toBe('One')
  const unknown = { ok: false, trouble: { code: 'decks/unknown' } }
  expect(await ask('decks:get', { id: 'nobody' })).toMatchObject(unknown)
  expect(await ask('decks:delete', { id: 'nobody' })).toMatchObject(unknown)
})

test.each(['csv', 'json'] as const)(
  'a deck exported as %s is the same when it is brought in',
  async (format) => {
    const folder = testFolder()
    const file = join(folder.folder, `deck.${format}`)
    const { ask } = await testLibrary({
      folder,
      dialogs: dialogsAnswering({ open: file, save: file }),
      prepare: (db) => loadSamplesOnce(db, 0),
    })
    for (const { id } of await answerOf(ask('decks:list', null))) {
      expect(await answerOf(ask('decks:export', { id, format }))).toEqual({ file })
      const brought = await answerOf(ask('decks:preview-file', null))
      const original = await answerOf(ask('decks:get', { id }))
      const figures = (cards: typeof original.cards) => cards.map(({ id: _, ...card }) => card)
      expect(figures(brought?.deck.cards ?? [])).toEqual(figures(original.cards))
      expect(brought?.deck.id).not.toBe(id)
    }
  },
)

test('a damaged file of ours and a spreadsheet’s own file are refused in words, and a list with a wrong card in it unit by unit', async () => {
  const folder = testFolder()
  const file = join(folder.folder, 'deck.json')
  const { ask } = await testLibrary({
    folder,
    dialogs: dialogsAnswering({ save: file }),
    prepare: (db) => loadSamplesOnce(db, 0),
  })
  const [first] = await answerOf(ask('decks:list', null))
  await answerOf(ask('decks:export', { id: first?.id ?? '', format: 'json' }))
  const damaged = (await readFile(file, 'utf8')).replace('"defence": 5', '"defence": 9')
  const trouble = async (text: string) => {
    const answer = await ask('decks:preview-text', { name: 'x', text })
    return answer.ok ? null : answer.trouble.code
  }
  expect(await trouble(damaged)).toBe('transfer/not-marshal')
  expect(await trouble('PK\u0003\u0004…')).toBe('import/workbook')
  const wrong = { name: 'x', army: 'x', units: [{ count: 1, name: 'x', unitClass: 'god', rank: 'elite' }] }
  const { rows, deck } = await answerOf(ask('decks:preview-text', { name: 'x', text: JSON.stringify(wrong) }))
  expect(rows.map(({ line, remarks }) => [line, remarks.map(({ code }) => code)])).toEqual([
    [2, ['deck-table/unknown-class', 'deck-table/no-defence']],
  ])
  expect(deck).toMatchObject({ name: 'x', army: 'x', cards: [] })
})

test('a battle of Lords of War is mustered from decks, listed, and played by main', async () => {
  const { ask } = await withSamples()
  const [ash, vale] = await answerOf(ask('decks:list', null))
  const plan = {
    players: { a: { name: 'Ines', deckId: vale?.id ?? '' }, b: { name: 'Odo', deckId: ash?.id ?? '' } },
    houseRules: { intermediate: true },
  }
  const { id } = await answerOf(ask('battles:create', { title: 'At the ford', game: 'lords-of-war', plan }))
  const { entries } = await answerOf(
    ask('battles:submit', { id, expectedSequence: 1, command: { type: 'deal' } }),
  )
  expect(entries).toHaveLength(1)
  expect(await answerOf(ask('battles:list', null))).toMatchObject([
    {
      title: 'At the ford',
      game: 'lords-of-war',
      sides: { a: 'Ines', b: 'Odo' },
      standing: { code: 'challenge' },
    },
  ])
  const gone = { ...plan, players: { ...plan.players, b: { name: 'Odo', deckId: 'gone' } } }
  expect(await ask('battles:create', { title: 'x', game: 'lords-of-war', plan: gone })).toMatchObject({
    ok: false,
    trouble: { code: 'decks/unknown' },
  })
})
