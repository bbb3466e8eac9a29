import { PAPERS, type PrintData, type SheetKind } from '@contract/printing'
import type { LogEntry } from '@rules/core/battle-log'
import type { Audience } from '@rules/core/ids'
import { tellStory } from '@rules/core/story'
import { lordsOfWar } from '@rules/games/lords-of-war'
import type { Event } from '@rules/games/lords-of-war/events'
import type { State } from '@rules/games/lords-of-war/model'
import { story } from '@rules/games/lords-of-war/story'
import { playRandomGame } from '@rules/games/lords-of-war/testing/random-game'
import { sampleSetup } from '@rules/games/lords-of-war/testing/sample-decks'
import { seededChance } from '@rules/testing/seeded-chance'
import { afterEach, describe, expect, test } from 'vitest'
import { speak } from '../../../messages/messages.svelte'
import { tileSize } from '../../../printing/pages'
import { type Printout, pageSize } from '../../../printing/printout'
import { makePrintout } from './make-printout'

afterEach(() => speak('en'))

const SETTINGS = {} as Parameters<typeof makePrintout>[1]

/** A random game some turns before its end. */
function midway(
  seed: number,
  boundless = false,
): { readonly state: State; readonly events: readonly Event[] } {
  const { start, events } = playRandomGame(sampleSetup({ boundless }), seededChance(seed))
  const upTo = events.slice(0, Math.floor(events.length * 0.6))
  return { state: upTo.reduce(lordsOfWar.apply, start), events: upTo }
}

function sheets(
  state: State,
  sheet: SheetKind,
  audience: Audience = 'public',
  paper: (typeof PAPERS)[number] = 'a4',
) {
  const request: PrintData['request'] = { subject: { kind: 'battle', id: 'x' }, sheet, audience, paper }
  const seen = lordsOfWar.view(state, audience)
  const content = { kind: 'state', game: 'lords-of-war', title: 'Dusk', state: seen } as const
  return makePrintout({ request, content, picture: null }, SETTINGS)
}

const svgsOf = ({ sheets: all }: Printout) =>
  all.flatMap((sheet) =>
    sheet.kind === 'drawings'
      ? sheet.drawings.map(({ svg }) => svg)
      : sheet.kind === 'flow'
        ? sheet.blocks.flatMap((block) => (block.kind === 'picture' ? [block.svg] : []))
        : [],
  )
const sizeOf = (svg: string) =>
  (/width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg) ?? []).slice(1).map(Number)
const cardsIn = (svg: string) => svg.match(/<g class="card"/g)?.length ?? 0
const turnedIn = (svg: string) =>
  svg.match(/<g class="card" transform="translate\([^)]*\) rotate\(180\)/g)?.length ?? 0

describe('the mat on paper', () => {
  test.each([false, true])(
    'has every card on one page, B’s turned to him, and no hand (without an edge: %s)',
    (boundless) => {
      const { state } = midway(3, boundless)
      for (const audience of ['public', 'player-a', 'referee'] as const)
        for (const paper of PAPERS) {
          const printout = sheets(state, 'mat', audience, paper)
          const [svg = '', ...more] = svgsOf(printout)
          expect(more).toEqual([])
          const lying = Object.values(state.mat)
          expect(cardsIn(svg)).toBe(lying.length)
          expect(turnedIn(svg)).toBe(lying.filter((id) => state.cards[id]?.side === 'b').length)
          const { inner } = pageSize(paper, printout.landscape)
          const [width = 0, height = 0] = sizeOf(svg)
          expect(width).toBeLessThanOrEqual(inner.widthMm + 0.001)
          expect(height).toBeLessThanOrEqual(inner.heightMm + 0.001)
          // As large as fits: one of its sides fills the page.
          expect(Math.max(width / inner.widthMm, height / inner.heightMm)).toBeGreaterThan(0.999)
        }
    },
  )

  test.each([
    [
      'en',
      /^Odo \(player 2\) · lost (\d+) of 20 cards, (\d+) of 4 command cards$/,
      'Mat with its cards: Turn',
    ],
    [
      'fr',
      /^Odo \(joueur 2\) · (\d+) cartes perdues sur 20, dont (\d+) de commandement sur 4$/,
      'Tapis avec ses cartes : Tour',
    ],
  ] as const)('says in %s how both stand, and which turn it is', (language, words, heading) => {
    speak(language)
    const { state } = midway(3)
    const printout = sheets(state, 'mat')
    const far = /font-weight="600">([^<]*)</.exec(svgsOf(printout)[0] ?? '')?.[1] ?? ''
    const lost = state.lost.b.map((id) => state.cards[id]?.rank)
    expect(far).toMatch(words)
    const commands = lost.filter((rank) => rank === 'command' || rank === 'general')
    expect(words.exec(far)?.slice(1).map(Number)).toEqual([lost.length, commands.length])
    expect(commands.length).toBeGreaterThan(0)
    expect(printout.sheets[0]?.heading).toContain(heading)
  })

  test.each(PAPERS)(
    'in its true size on %s has squares of a card and a fifth of an inch, on pages that share 10 mm',
    (paper) => {
      const { state } = midway(5)
      const printout = sheets(state, 'true-mat', 'public', paper)
      const drawn = svgsOf(printout)
      const page = tileSize(pageSize(paper, printout.landscape))
      const [width, height] = [7 * 2.7 * 25.4, 6 * 3.7 * 25.4]
      const needed = (mm: number, of: number) => Math.ceil((mm + 2 - 10) / (of - 10))
      expect(drawn).toHaveLength(needed(width, page.widthMm) * needed(height, page.heightMm))
      const places = drawn.map(
        (svg) =>
          /<g transform="translate\(([-\d.]+) ([-\d.]+)\)"><rect width="([\d.]+)" height="([\d.]+)"/
            .exec(svg)
            ?.slice(1)
            .map(Number) ?? [],
      )
      for (const [, , wide, tall] of places) {
        expect(wide).toBeCloseTo(width, 2)
        expect(tall).toBeCloseTo(height, 2)
      }
      const [first, second] = places
      expect((first?.[0] ?? 0) - (second?.[0] ?? 0)).toBeCloseTo(page.widthMm - 10, 3)
      // No card lies on the mat that cards are laid on, and its start squares and square names are on it.
      const all = drawn.join('')
      expect(cardsIn(all)).toBe(0)
      for (const text of ['>1</text>', '>2</text>', '>A1</text>', '>G6</text>']) expect(all).toContain(text)
      // The number of player 2 is read from his side.
      expect(all).toMatch(/rotate\(180\)"[^>]*>2<\/text>/)
      expect(all).not.toMatch(/rotate\(180\)"[^>]*>1<\/text>/)
      const [sheet] = printout.sheets
      expect(
        sheet?.kind === 'drawings' && sheet.drawings.every(({ bars, note }) => bars && note !== ''),
      ).toBe(true)
    },
  )
})

describe('cards on paper', () => {
  test('a player has the sheets of his own deck and hand only, the referee those of both', () => {
    const { state } = midway(4)
    const count = (sheet: SheetKind, audience: Audience) =>
      svgsOf(sheets(state, sheet, audience)).reduce((sum, svg) => sum + cardsIn(svg), 0)
    expect([count('cards', 'player-a'), count('cards', 'player-b'), count('cards', 'referee')]).toEqual([
      36, 36, 72,
    ])
    const { a, b } = state.hands
    expect([count('hand', 'player-a'), count('hand', 'player-b'), count('hand', 'referee')]).toEqual([
      a.length,
      b.length,
      a.length + b.length,
    ])
    expect(a.length * b.length).toBeGreaterThan(0)
    expect(sheets(state, 'hand', 'player-b').audience).toBe('For Odo only')
  })
})

describe('the report', () => {
  const told = (audience: 'player-a' | 'public') => {
    const { start, events } = playRandomGame(sampleSetup(), seededChance(8))
    const drawn = events.findLastIndex(({ type }) => type === 'card-drawn')
    // The last draw was undone, and its card drawn again.
    const entries = [...events.slice(0, drawn + 1), null, ...events.slice(drawn)].map(
      (event, index): LogEntry<Event> =>
        event === null
          ? { kind: 'undo', sequence: index + 1, atMs: 0, target: index }
          : { kind: 'command', sequence: index + 1, atMs: 0, events: [event] },
    )
    const request: PrintData['request'] = {
      subject: { kind: 'battle', id: 'x' },
      sheet: 'report',
      audience,
      paper: 'a4',
    }
    const content = {
      kind: 'story',
      game: 'lords-of-war',
      title: 'Dusk',
      story: tellStory({ ...lordsOfWar, story }, start, entries, audience),
    } as const
    const printout = makePrintout({ request, content, picture: null }, SETTINGS)
    const [sheet] = printout.sheets
    const blocks = sheet?.kind === 'flow' ? sheet.blocks : []
    return {
      start,
      events,
      printout,
      struck: blocks.flatMap((block) => (block.kind === 'struck' ? [block.text] : [])),
      text: blocks.map((block) => ('text' in block ? block.text : '')).join('\n'),
    }
  }

  test('has a picture of the mat for every turn, and the sums that were read out', () => {
    const { events, printout, text } = told('public')
    const turns = events.filter(({ type }) => type === 'turn-begun').length
    expect(svgsOf(printout)).toHaveLength(turns + 1)
    for (const svg of svgsOf(printout)) expect(sizeOf(svg)[1]).toBeLessThanOrEqual(150.001)
    expect(text).toMatch(/\d = \d+ against \d/)
    expect(text).toContain('Before the first turn')
  })

  test('names a drawn card to its owner only', () => {
    const drawn = /draws (?!a card)[A-Z]/
    expect(told('public').text).not.toMatch(drawn)
    const own = told('player-a').text
    expect(own).toMatch(/Ines draws (?!a card)[A-Z]/)
    expect(own).not.toMatch(/Odo draws (?!a card)[A-Z]/)
    expect(own).toContain('Odo draws a card')
  })

  test('tells everybody of a draw that was undone', () => {
    const { struck, text } = told('public')
    expect(struck).toEqual([expect.stringMatching(/(Ines|Odo) draws a card; \d+ (was|were) left\.$/)])
    expect(text).toMatch(/Undone: (Ines|Odo) draws a card; /)
  })
})

test('a deck of the library is printed in ink alone, under its own name', () => {
  const cards = sampleSetup().players.a.cards
  const deck = { id: 'd', name: 'Wardens', army: 'Vale', cards }
  const request: PrintData['request'] = {
    subject: { kind: 'deck', id: 'd' },
    sheet: 'cards',
    audience: 'referee',
    paper: 'a3',
  }
  const printout = makePrintout(
    { request, content: { kind: 'deck', game: 'lords-of-war', deck }, picture: null },
    SETTINGS,
  )
  expect([printout.title, printout.landscape, svgsOf(printout).map(cardsIn)]).toEqual([
    'Wardens',
    true,
    [18, 18],
  ])
})
