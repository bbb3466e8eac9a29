import { expect, test } from 'vitest'
import type { Api } from '../contract/api'
import { testArmy, testLibrary, valueOf } from '../testing/test-library'

async function battleOnDisk(options: Parameters<typeof testLibrary>[0] = {}) {
  const desk = await testLibrary(options)
  const domain = { id: 'd1', name: 'Vale', terrainFeatures: 3 }
  await valueOf(desk.ask('domains:save', domain))
  await valueOf(desk.ask('armies:save', testArmy('a', { domainId: 'd1' })))
  await valueOf(desk.ask('armies:save', testArmy('b', { domainId: 'd1' })))
  const { id } = await valueOf(desk.ask('battles:create', NEW_BATTLE))
  return { ...desk, id }
}

const NEW_BATTLE: Api['battles:create']['argument'] = {
  title: 'The ford',
  agreedPoints: 45,
  armies: { a: 'a', b: 'b' },
  mapId: null,
  houseRules: {},
}

const points = (points: number) => ({ type: 'agree-points', points })

test('a command is answered with the entry that was stored', async () => {
  const { ask, id } = await battleOnDisk()
  const submitted = await valueOf(ask('battles:submit', { id, expectedSequence: 1, command: points(60) }))
  expect(submitted.entries).toMatchObject([
    { kind: 'command', sequence: 1, events: [{ type: 'points-agreed', from: 45, to: 60 }] },
  ])
  const opened = await valueOf(ask('battles:open', { id }))
  expect(opened.entries).toEqual(submitted.entries)
})
