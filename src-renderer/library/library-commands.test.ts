import type { DeckSummary } from '@contract/decks'
import type { ArmySummary, BattleSummary, TerrainMapSummary } from '@contract/library'
import { expect, test } from 'vitest'
import { searchCommands } from '../commands/ui-command'
import { type LibraryDesk, libraryCommands } from './library-commands'
import { LibraryView } from './library-view.svelte'

const army = { id: 'aubrey', name: 'Duke Aubrey' } as ArmySummary
const battle = { id: 'ford', title: 'The Ford at Lisse' } as BattleSummary
const deck = { id: 'bows', name: 'House of Bows' } as DeckSummary
const map = { id: 'marsh', name: 'The marsh' } as TerrainMapSummary

function desk(done: string[] = [], canUndo = false): LibraryDesk {
  const note = (what: string) => (id?: string) => void done.push(id === undefined ? what : `${what} ${id}`)
  return {
    sections: [{ id: 'armies', title: 'Armies' }],
    view: new LibraryView(),
    deletions: { canUndo, undoLatest: async () => void done.push('undo') },
    settings: { resize: async () => undefined as never },
    tour: { canResume: false },
    things: { battles: [battle], armies: [army], maps: [map], decks: [deck] },
    openBattle: note('battle'),
    openArmy: note('army'),
    openMap: note('map'),
    openDeck: note('deck'),
    takeTour: note('tour'),
    show: note('show'),
  }
}

const found = (typed: string, of = desk()) => searchCommands(libraryCommands(of), typed)

test('a battle, an army, a map and a deck are opened by their name', () => {
  const done: string[] = []
  for (const typed of ['ford', 'aubrey', 'marsh', 'house of']) found(typed, desk(done))[0]?.perform()
  expect(done).toEqual(['battle ford', 'army aubrey', 'map marsh', 'deck bows'])
})

test('something new is begun from any section, in the section that it belongs to', () => {
  const of = desk()
  found('new battle', of)[0]?.perform()
  expect(of.view.section).toBe('battles')
  expect(of.view.takes('new')).toBe(true)
  found('domains', of)[0]?.perform()
  expect(of.view.section).toBe('armies')
  expect([of.view.takes('new'), of.view.takes('domains'), of.view.takes('domains')]).toEqual([
    false,
    true,
    false,
  ])
})

test('what was deleted last is only brought back when something was deleted', () => {
  expect(found('bring back').map(({ id }) => id)).toEqual([])
  expect(found('bring back', desk([], true)).map(({ id }) => id)).toEqual(['undo-deletion'])
})

test('no two commands have the same id or the same keys', () => {
  const commands = libraryCommands(desk())
  const ids = commands.map(({ id }) => id)
  const keys = commands.flatMap((command) => command.keys)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(keys).size).toBe(keys.length)
})
