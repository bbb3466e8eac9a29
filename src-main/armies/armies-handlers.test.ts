import { expect, test } from 'vitest'
import { answerOf, testArmy, testLibrary, testUnit } from '../testing/test-library'

const DOMAIN = { id: 'd', name: 'Vale', terrainFeatures: 3 }

test('an army comes back as it was saved, in its order, with what is open still open', async () => {
  const { ask } = await testLibrary()
  await answerOf(ask('domains:save', DOMAIN))
  const open = {
    costAp: null,
    formation: null,
    frontageInches: null,
    depthInches: null,
    stands: null,
    moraleGrade: null,
  }
  const army = testArmy('a', {
    domainId: 'd',
    units: [testUnit('z', { mounted: true, frontageInches: 40 / 25.4 }), testUnit('b', open), testUnit('a')],
    personalities: [
      { id: 'p2', rank: 'leader', name: 'Bea', socialRank: null, costAp: 1.5, bannerUnit: null },
      { id: 'p1', rank: 'warlord', name: 'Aldous', socialRank: 7, costAp: 0, bannerUnit: 'z' },
    ],
  })
  await answerOf(ask('armies:save', army))
  expect(await answerOf(ask('armies:get', { id: 'a' }))).toEqual(army)
  const shorter = { ...army, units: army.units.slice(2), personalities: [] }
  await answerOf(ask('armies:save', shorter))
  expect(await answerOf(ask('armies:get', { id: 'a' }))).toEqual(shorter)
})

test('WM-3 the list adds up what units and personalities cost, without crumbs of decimals', async () => {
  let clock = 5
  const { ask } = await testLibrary({ now: () => clock })
  await answerOf(ask('domains:save', DOMAIN))
  const units = Array.from({ length: 10 }, (_, index) => testUnit(`u${index}`, { costAp: 0.1 }))
  const personalities = [
    { id: 'p', rank: 'warlord' as const, name: 'W', socialRank: 1, costAp: 0.2, bannerUnit: null },
  ]
  const open = testUnit('open', { costAp: null })
  await answerOf(ask('armies:save', testArmy('a', { domainId: 'd', units: [...units, open], personalities })))
  clock = 9
  await answerOf(ask('armies:save', testArmy('b', { name: 'aa' })))
  expect(await answerOf(ask('armies:list', null))).toEqual([
    {
      id: 'b',
      name: 'aa',
      domain: null,
      unitCount: 4,
      personalityCount: 1,
      costAp: 24,
      unfinishedUnits: 0,
      updatedAtMs: 9,
    },
    {
      id: 'a',
      name: 'Army a',
      domain: 'Vale',
      unitCount: 11,
      personalityCount: 1,
      costAp: 1.2,
      unfinishedUnits: 1,
      updatedAtMs: 5,
    },
  ])
})

test('a deleted army is out of the list and comes back whole', async () => {
  const { ask } = await testLibrary()
  const army = testArmy('a')
  await answerOf(ask('armies:save', army))
  await answerOf(ask('armies:delete', { id: 'a' }))
  expect(await answerOf(ask('armies:list', null))).toEqual([])
  expect(await answerOf(ask('armies:restore', { id: 'a' }))).toEqual(army)
  expect(await answerOf(ask('armies:list', null))).toHaveLength(1)
})

test('a copy of an army has its own id and is changed by itself', async () => {
  const { ask } = await testLibrary()
  await answerOf(ask('armies:save', testArmy('a')))
  const copy = await answerOf(ask('armies:duplicate', { id: 'a', name: 'Copy' }))
  expect({ ...copy, id: 'a' }).toEqual(testArmy('a', { name: 'Copy' }))
  await answerOf(ask('armies:save', { ...copy, units: [] }))
  expect(await answerOf(ask('armies:get', { id: 'a' }))).toEqual(testArmy('a'))
})

test('an army of a domain that is not there is not stored', async () => {
  const { ask } = await testLibrary()
  expect(await ask('armies:save', testArmy('a', { domainId: 'nowhere' }))).toEqual({
    ok: false,
    trouble: { code: 'domains/unknown', figures: { id: 'nowhere' } },
  })
  expect(await answerOf(ask('armies:list', null))).toEqual([])
})

test.each([
  { what: 'a base of no width', changes: { units: [testUnit('u', { frontageInches: 0 })] } },
  { what: 'a base that is not a number', changes: { units: [testUnit('u', { depthInches: Number.NaN })] } },
  { what: 'two units of one id', changes: { units: [testUnit('u'), testUnit('u')] } },
  { what: 'half a stand', changes: { units: [testUnit('u', { stands: 1.5 })] } },
  { what: 'a name of two lines', changes: { name: 'a\nb' } },
  { what: 'no name', changes: { name: ' ' } },
])('an army with $what is refused at the door', async ({ changes }) => {
  const { ask } = await testLibrary()
  expect(await ask('armies:save', testArmy('a', changes))).toMatchObject({
    ok: false,
    trouble: { code: 'ipc/bad-argument' },
  })
})

test('armies that nobody knows are unknown to every question', async () => {
  const { ask } = await testLibrary()
  const unknown = { ok: false, trouble: { code: 'armies/unknown', figures: { id: 'x' } } }
  expect(await ask('armies:get', { id: 'x' })).toEqual(unknown)
  expect(await ask('armies:delete', { id: 'x' })).toEqual(unknown)
  expect(await ask('armies:restore', { id: 'x' })).toEqual(unknown)
  expect(await ask('armies:duplicate', { id: 'x', name: 'y' })).toEqual(unknown)
  expect(await ask('armies:export', { id: 'x', format: 'csv' })).toEqual(unknown)
})

test('a deleted domain leaves its armies without one until it comes back', async () => {
  const { ask } = await testLibrary()
  await answerOf(ask('domains:save', DOMAIN))
  await answerOf(ask('armies:save', testArmy('a', { domainId: 'd' })))
  const domain = async () => (await answerOf(ask('armies:list', null)))[0]?.domain
  await answerOf(ask('domains:delete', { id: 'd' }))
  expect([await domain(), await answerOf(ask('domains:list', null))]).toEqual([null, []])
  expect(await answerOf(ask('domains:restore', { id: 'd' }))).toEqual(DOMAIN)
  expect(await domain()).toBe('Vale')
  expect(await ask('domains:delete', { id: 'x' })).toMatchObject({
    ok: false,
    trouble: { code: 'domains/unknown' },
  })
  expect(await ask('domains:restore', { id: 'x' })).toMatchObject({
    ok: false,
    trouble: { code: 'domains/unknown' },
  })
})
