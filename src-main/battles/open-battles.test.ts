import { expect, test } from 'vitest'
import type { Api } from '../contract/api'
import { readOpenBattle } from '../contract/open-battle'
import { answerOf, testArmy, testLibrary } from '../testing/test-library'

async function battleOnDisk(options: Parameters<typeof testLibrary>[0] = {}) {
  const desk = await testLibrary(options)
  const domain = { id: 'd1', name: 'Vale', terrainFeatures: 3 }
  await answerOf(desk.ask('domains:save', domain))
  await answerOf(desk.ask('armies:save', testArmy('a', { domainId: 'd1' })))
  await answerOf(desk.ask('armies:save', testArmy('b', { domainId: 'd1' })))
  const { id } = await answerOf(desk.ask('battles:create', NEW_BATTLE))
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
  const submitted = await answerOf(ask('battles:submit', { id, expectedSequence: 1, command: points(60) }))
  expect(submitted.entries).toMatchObject([
    { kind: 'command', sequence: 1, events: [{ type: 'points-agreed', from: 45, to: 60 }] },
  ])
  const opened = await answerOf(ask('battles:open', { id }))
  expect(readOpenBattle(opened).entries).toEqual(submitted.entries)
})
