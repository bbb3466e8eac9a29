import { DEFAULT_HOUSE_RULES } from '@rules/games/warlord-medieval/default-house-rules'
import type { Setup } from '@rules/games/warlord-medieval/model'
import { expect, test } from 'vitest'
import type { TerrainMap } from '../contract/library'
import { newBattle, plannedBattle } from '../testing/test-battle'
import { answerOf, testArmy, testFolder, testLibrary, testUnit } from '../testing/test-library'

const WOOD: TerrainMap = {
  id: 'map',
  name: 'Wood',
  widthInches: 48,
  depthInches: 48,
  features: [
    {
      id: 'f1',
      name: 'Long Wood',
      kind: 'area',
      look: 'wood',
      shape: {
        kind: 'polygon',
        points: [
          { x: 5, y: 5 },
          { x: 15, y: 5 },
          { x: 15, y: 15 },
        ],
      },
    },
  ],
}

test('a battle takes the armies as they are now, under ids of its own', async () => {
  const { ask } = await testLibrary()
  const id = await newBattle(ask)
  await answerOf(ask('armies:save', testArmy('army-a', { name: 'Changed since' })))
  const { setup, game, version } = await answerOf(ask('battles:open', { id }))
  expect(game).toBe('warlord-medieval')
  expect(version).toBeGreaterThanOrEqual(1)
  expect(setup).toMatchObject({
    agreedPoints: 45,
    houseRules: DEFAULT_HOUSE_RULES,
    armies: {
      a: {
        name: 'Army army-a',
        domain: { name: 'Vale', terrainFeatures: 3 },
        units: [{ id: 'u1', costAp: 9 }, {}, {}, {}],
      },
      b: { name: 'Army army-b', personalities: [{ rank: 'warlord', socialRank: 3, bannerUnit: 'u1' }] },
    },
    terrain: null,
  })
})

test('the switches that are named differ from the defaults, the others do not', async () => {
  const { ask } = await testLibrary()
  const id = await newBattle(ask, { houseRules: { bannerUnitCounts: true } })
  const { setup } = await answerOf(ask('battles:open', { id }))
  expect((setup as Setup).houseRules).toEqual({ ...DEFAULT_HOUSE_RULES, bannerUnitCounts: true })
})

test('an army with a base that nobody knows cannot be taken to a battle until it is filled in', async () => {
  const { ask } = await testLibrary()
  await newBattle(ask)
  const open = [testUnit('u1'), testUnit('u2', { depthInches: null }), testUnit('u3', { costAp: null })]
  await answerOf(ask('armies:save', testArmy('army-b', { domainId: 'vale', units: open })))
  expect(await ask('battles:create', plannedBattle())).toEqual({
    ok: false,
    trouble: {
      code: 'armies/unfinished',
      figures: { army: 'Army army-b', side: 'b', count: 2, pieces: 'Unit u2, Unit u3' },
    },
  })
  expect(await answerOf(ask('battles:list', null))).toHaveLength(1)
})

test('WM-4 an army without a domain needs a terrain map, since nobody knows how much terrain there is', async () => {
  const { ask } = await testLibrary()
  await newBattle(ask)
  await answerOf(ask('armies:save', testArmy('army-a', { domainId: null })))
  expect(await ask('battles:create', plannedBattle())).toMatchObject({
    ok: false,
    trouble: { code: 'armies/no-domain', figures: { side: 'a' } },
  })
  await answerOf(ask('maps:save', WOOD))
  expect(await ask('battles:create', plannedBattle({ mapId: 'map' }))).toMatchObject({ ok: true })
})

test('a battle from a terrain map begins with its features and shows them in its picture', async () => {
  const { ask } = await testLibrary()
  await answerOf(ask('maps:save', WOOD))
  const id = await newBattle(ask, { mapId: 'map' })
  const [listed] = await answerOf(ask('battles:list', null))
  expect(listed).toMatchObject({
    id,
    sides: { a: 'Army army-a', b: 'Army army-b' },
    standing: { code: 'set-up', figures: {} },
    entryCount: 0,
    picture: { widthInches: 48, depthInches: 48, shapes: [{ kind: 'terrain', look: 'wood', side: null }] },
  })
})

test.each([
  { what: 'army', changes: { armies: { a: 'army-a', b: 'nobody' } }, code: 'armies/unknown' },
  { what: 'map', changes: { mapId: 'nowhere' }, code: 'maps/unknown' },
])('a battle of an $what that is not there is not made', async ({ changes, code }) => {
  const { ask } = await testLibrary()
  await newBattle(ask)
  expect(await ask('battles:create', plannedBattle(changes))).toMatchObject({
    ok: false,
    trouble: { code },
  })
})

test('units that were put on the table stand in the picture, turned as they are', async () => {
  const { ask } = await testLibrary()
  const id = await newBattle(ask)
  const pose = { x: 20, y: 10, facingRadians: Math.PI / 2 }
  const command = { type: 'move-units', manner: 'place', moves: [{ unit: 'a:u1', pose }] }
  await answerOf(ask('battles:submit', { id, expectedSequence: 1, command }))
  const [listed] = await answerOf(ask('battles:list', null))
  const [shape] = listed?.picture.shapes ?? []
  expect(shape).toMatchObject({ kind: 'unit', look: 'foot', side: 'a' })
  const xs = (shape?.points ?? []).map(({ x }) => x)
  const ys = (shape?.points ?? []).map(({ y }) => y)
  // 3 inches of frontage run along y after a quarter turn.
  expect(
    [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)].map((at) => Number(at.toFixed(6))),
  ).toEqual([19, 21, 8.5, 11.5])
})

test('the list shows a battle as it was left when the program was killed', async () => {
  const folder = testFolder()
  const before = await testLibrary({ folder })
  const id = await newBattle(before.ask)
  await before.ask('battles:submit', {
    id,
    expectedSequence: 1,
    command: { type: 'agree-points', points: 80 },
  })
  // No closing of the battle: the outline in the library is still that of the start.
  before.library.close()
  const { ask } = await testLibrary({ folder })
  expect(await answerOf(ask('battles:list', null))).toMatchObject([
    { id, size: 80, entryCount: 1, picture: { widthInches: 96, depthInches: 60 } },
  ])
})

test('the battle that was played last comes first', async () => {
  let clock = 1000
  const { ask } = await testLibrary({ now: () => clock++ })
  const first = await newBattle(ask)
  const { id: second } = await answerOf(ask('battles:create', plannedBattle({}, 'Second')))
  const titles = async () => (await answerOf(ask('battles:list', null))).map(({ title }) => title)
  expect(await titles()).toEqual(['Second', 'The ford'])
  await ask('battles:submit', {
    id: first,
    expectedSequence: 1,
    command: { type: 'agree-points', points: 80 },
  })
  expect(await titles()).toEqual(['The ford', 'Second'])
  await answerOf(ask('battles:duplicate', { id: second, title: 'Copy of the second' }))
  expect(await titles()).toEqual(['Copy of the second', 'The ford', 'Second'])
})

test('a copy goes its own way from where it was made', async () => {
  const { ask } = await testLibrary()
  const id = await newBattle(ask)
  await ask('battles:submit', { id, expectedSequence: 1, command: { type: 'agree-points', points: 80 } })
  const { id: copy } = await answerOf(ask('battles:duplicate', { id, title: 'What if' }))
  await answerOf(ask('battles:undo', { id: copy, expectedSequence: 2 }))
  const listed = await answerOf(ask('battles:list', null))
  expect(listed.find((battle) => battle.id === id)).toMatchObject({
    size: 80,
    entryCount: 1,
    title: 'The ford',
  })
  expect(listed.find((battle) => battle.id === copy)).toMatchObject({
    size: 45,
    entryCount: 2,
    title: 'What if',
  })
})

test('a copy branches off where the battle stood after an entry, whatever was undone later', async () => {
  const { ask } = await testLibrary()
  const id = await newBattle(ask)
  const agree = (expectedSequence: number, points: number) =>
    ask('battles:submit', { id, expectedSequence, command: { type: 'agree-points', points } })
  await agree(1, 60)
  await agree(2, 80)
  await ask('battles:undo', { id, expectedSequence: 3 })
  await agree(4, 95)
  const branch = async (sequence: number) =>
    (await answerOf(ask('battles:branch', { id, title: `From ${sequence}`, sequence }))).id
  const copies = [await branch(0), await branch(1), await branch(2), await branch(4), await branch(99)]
  const listed = await answerOf(ask('battles:list', null))
  const shown = copies.map((copy) => listed.find((battle) => battle.id === copy))
  expect(shown.map((battle) => [battle?.size, battle?.entryCount])).toEqual([
    [45, 0],
    [60, 1],
    [80, 2],
    [95, 4],
    [95, 4],
  ])
  expect(listed.find((battle) => battle.id === id)).toMatchObject({ size: 95, entryCount: 4 })
})

test('a branch of a battle that is not there is refused', async () => {
  const { ask } = await testLibrary()
  expect(await ask('battles:branch', { id: 'x', title: 'X', sequence: 1 })).toMatchObject({
    ok: false,
    trouble: { code: 'battles/unknown' },
  })
})

test('a deleted battle is gone from the list and comes back whole', async () => {
  const { ask } = await testLibrary()
  const id = await newBattle(ask)
  await ask('battles:submit', { id, expectedSequence: 1, command: { type: 'agree-points', points: 80 } })
  await answerOf(ask('battles:delete', { id }))
  expect(await answerOf(ask('battles:list', null))).toEqual([])
  await answerOf(ask('battles:restore', { id }))
  expect(await answerOf(ask('battles:list', null))).toMatchObject([{ id, size: 80, entryCount: 1 }])
})

test('a battle that is renamed while it is open is opened under its new title', async () => {
  const { ask } = await testLibrary()
  const id = await newBattle(ask)
  await answerOf(ask('battles:open', { id }))
  await answerOf(ask('battles:rename', { id, title: '  The bridge ' }))
  expect(await answerOf(ask('battles:open', { id }))).toMatchObject({ title: 'The bridge' })
})

test('a command that changes nothing is no step in the log', async () => {
  const { ask, announced } = await testLibrary()
  const id = await newBattle(ask)
  const command = { type: 'hide-units', units: ['a:u2'], hidden: false }
  const answer = await ask('battles:submit', { id, expectedSequence: 1, command })
  expect(answer).toMatchObject({ ok: false, trouble: { code: 'command/changes-nothing' } })
  expect(announced).toEqual([])
  expect(await answerOf(ask('battles:list', null))).toMatchObject([{ entryCount: 0 }])
})
