import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHANNELS } from '../contract/channels'
import { DISPLAY_CHANNELS, type DisplayContent } from '../contract/display'
import { newBattle } from '../testing/test-battle'
import { answerOf, testLibrary } from '../testing/test-library'

async function shownBattle(from: Awaited<ReturnType<typeof testLibrary>>) {
  const id = await newBattle(from.ask)
  await answerOf(from.ask('battles:open', { id }))
  const status = await answerOf(from.ask('display:open', { battleId: id, audience: 'public' }))
  return { id, status }
}

const hide = { type: 'hide-units', units: ['b:u3'], hidden: true }

test('a display is opened for an audience, and main knows by its window what it may ask', async () => {
  const library = await testLibrary()
  const { id, status } = await shownBattle(library)
  expect(status.shown).toMatchObject({ battleId: id, audience: 'public', screenId: 20, fullScreen: true })
  const answer = await answerOf(library.askFrom(library.displays.latestId, 'display:state', null))
  expect(answer?.content).toMatchObject({ audience: 'public', title: 'The ford', game: 'warlord-medieval' })
  expect(await answerOf(library.ask('display:state', null))).toBeNull()
})

test('a display is refused everything that is the referee’s, open or closing', async () => {
  const library = await testLibrary()
  await shownBattle(library)
  const refused: string[] = []
  const askAll = async () => {
    refused.length = 0
    for (const channel of Object.keys(CHANNELS) as (keyof typeof CHANNELS)[]) {
      const answer = await library.askFrom(library.displays.latestId, channel, null)
      if (!answer.ok && answer.trouble.code === 'ipc/not-for-this-window') refused.push(channel)
    }
  }
  const referees = (Object.keys(CHANNELS) as (keyof typeof CHANNELS)[]).filter(
    (channel) => !DISPLAY_CHANNELS.has(channel),
  )
  await askAll()
  expect(refused).toEqual(referees)
  expect([...DISPLAY_CHANNELS].sort()).toEqual(['display:showing', 'display:state', 'settings:get'])
  library.displays.closeByItself()
  await askAll()
  expect(refused).toEqual(referees)
})

test('an audience that may know all is no audience of a display', async () => {
  const library = await testLibrary()
  const { id } = await shownBattle(library)
  expect(await library.ask('display:open', { battleId: id, audience: 'referee' as 'public' })).toMatchObject({
    trouble: { code: 'ipc/bad-argument', figures: { path: 'audience' } },
  })
})

test('each step of the battle is sent as the audience may see it, never as an entry', async () => {
  const library = await testLibrary()
  const { id } = await shownBattle(library)
  await answerOf(library.ask('battles:submit', { id, expectedSequence: 1, command: hide }))
  await answerOf(
    library.ask('battles:submit', {
      id,
      expectedSequence: 2,
      command: { type: 'agree-points', points: 60 },
    }),
  )
  await answerOf(library.ask('battles:undo', { id, expectedSequence: 3 }))
  const contents = library.displays.sent
    .filter(({ name }) => name === 'display:changed')
    .map(({ announcement }) => announcement as DisplayContent & { state: { agreedPoints: number } })
  expect(contents.map(({ state }) => state.agreedPoints)).toEqual([45, 45, 60, 45])
  expect(Object.keys(contents[0] ?? {}).sort()).toEqual(['audience', 'game', 'state', 'title'])
  expect(JSON.stringify(library.displays.sent)).not.toContain('b:u3')
})

test('the same window shows another audience when it is asked to', async () => {
  const library = await testLibrary()
  const { id } = await shownBattle(library)
  await answerOf(library.ask('battles:submit', { id, expectedSequence: 1, command: hide }))
  const before = library.displays.latestId
  await answerOf(library.ask('display:open', { battleId: id, audience: 'player-b' }))
  expect(library.displays.latestId).toBe(before)
  expect(JSON.stringify(library.displays.sent.at(-1))).toContain('b:u3')
  await answerOf(library.ask('display:open', { battleId: id, audience: 'player-a' }))
  expect(JSON.stringify(library.displays.sent.at(-1))).not.toContain('b:u3')
})

test('a display goes with its battle and comes back with it, after a restart too', async () => {
  const first = await testLibrary()
  const { id } = await shownBattle(first)
  await answerOf(first.ask('display:settings', { camera: 'true', pixelsPerInch: 91.5, gestures: false }))
  await answerOf(first.ask('battles:close', { id }))
  expect(first.displays.isOpen).toBe(false)
  first.library.close()
  const second = await testLibrary({ folder: first.folder })
  expect(second.displays.isOpen).toBe(false)
  await answerOf(second.ask('battles:open', { id }))
  expect(second.displays.isOpen).toBe(true)
  expect(await answerOf(second.ask('display:status', null))).toMatchObject({
    shown: { battleId: id, audience: 'public' },
    settings: { camera: 'true', gestures: false },
    pixelsPerInch: 91.5,
  })
})

test('a display that the referee closed, or that was closed by its cross, stays closed', async () => {
  for (const byItself of [true, false]) {
    const library = await testLibrary()
    const { id } = await shownBattle(library)
    if (byItself) library.displays.closeByItself()
    else await answerOf(library.ask('display:close', null))
    expect((await answerOf(library.ask('display:status', null))).shown).toBeNull()
    await answerOf(library.ask('battles:close', { id }))
    await answerOf(library.ask('battles:open', { id }))
    expect(library.displays.isOpen).toBe(false)
  }
})

test('each screen keeps its own scale', async () => {
  const library = await testLibrary()
  await shownBattle(library)
  await answerOf(library.ask('display:settings', { pixelsPerInch: 50 }))
  expect(await answerOf(library.ask('display:settings', { screenId: 10 }))).toMatchObject({
    shown: { screenId: 10 },
    pixelsPerInch: null,
  })
  await answerOf(library.ask('display:settings', { pixelsPerInch: 96 }))
  expect(await answerOf(library.ask('display:settings', { screenId: 20 }))).toMatchObject({
    pixelsPerInch: 50,
  })
})

test('the referee’s view goes to the display only while it follows it', async () => {
  const library = await testLibrary()
  await shownBattle(library)
  const area = { centre: { x: 24, y: 24 }, widthInches: 30, heightInches: 20 }
  const looks = () => library.displays.sent.filter(({ name }) => name === 'display:look').length
  const before = looks()
  await answerOf(library.ask('display:follow', area))
  expect(looks()).toBe(before)
  await answerOf(library.ask('display:settings', { camera: 'referee' }))
  await answerOf(library.ask('display:follow', { ...area, widthInches: 20 }))
  expect(library.displays.sent.at(-1)).toMatchObject({
    announcement: { refereeArea: { widthInches: 20 }, settings: { camera: 'referee' } },
  })
})

test('what the display shows is told to the referee, and to be believed only from the display', async () => {
  const library = await testLibrary()
  await shownBattle(library)
  const area = { centre: { x: 24, y: 24 }, widthInches: 30, heightInches: 20 }
  await answerOf(library.ask('display:showing', area))
  expect((await answerOf(library.ask('display:status', null))).area).toBeNull()
  await answerOf(library.askFrom(library.displays.latestId, 'display:showing', area))
  expect((await answerOf(library.ask('display:status', null))).area).toEqual(area)
})

test('a display that moves by itself begins where it was left, after a restart too, and in its battle only', async () => {
  const first = await testLibrary()
  const { id } = await shownBattle(first)
  const area = { centre: { x: 12, y: 30 }, widthInches: 20, heightInches: 15 }
  const startOf = async (library: typeof first) =>
    (await answerOf(library.askFrom(library.displays.latestId, 'display:state', null)))?.area
  // The whole table is no view of its own.
  await answerOf(first.askFrom(first.displays.latestId, 'display:showing', area))
  expect(await startOf(first)).toBeNull()
  await answerOf(first.ask('display:settings', { camera: 'own' }))
  await answerOf(first.askFrom(first.displays.latestId, 'display:showing', area))
  await answerOf(first.ask('battles:close', { id }))
  first.library.close()
  const second = await testLibrary({ folder: first.folder })
  await answerOf(second.ask('battles:open', { id }))
  expect(await startOf(second)).toEqual(area)
  const other = await answerOf(second.ask('battles:duplicate', { id, title: 'Another' }))
  await answerOf(second.ask('battles:open', { id: other.id }))
  await answerOf(second.ask('display:open', { battleId: other.id, audience: 'public' }))
  expect(await startOf(second)).toBeNull()
})

test('a memory that an earlier version wrote is read', async () => {
  const first = await testLibrary()
  await shownBattle(first)
  const { view: _view, ...earlier } = JSON.parse(readFileSync(first.folder.display, 'utf8')) as {
    view: unknown
  }
  first.library.close()
  writeFileSync(first.folder.display, JSON.stringify(earlier).replace('"table"', '"own"'))
  const second = await testLibrary({ folder: first.folder })
  expect((await answerOf(second.ask('display:status', null))).settings.camera).toBe('own')
})

test('a battle that is not open cannot be shown, and a memory that cannot be read is a new one', async () => {
  const library = await testLibrary()
  const { id } = await shownBattle(library)
  await answerOf(library.ask('battles:close', { id }))
  expect(await library.ask('display:open', { battleId: id, audience: 'public' })).toMatchObject({
    trouble: { code: 'display/other-battle' },
  })
  expect(readFileSync(library.folder.display, 'utf8')).toContain('public')
  library.library.close()
  writeFileSync(library.folder.display, '{"shown": 5}')
  const again = await testLibrary({ folder: library.folder })
  expect((await answerOf(again.ask('display:status', null))).settings.camera).toBe('table')
})
