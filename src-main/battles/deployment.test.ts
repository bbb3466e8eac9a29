import { expect, test } from 'vitest'
import { newBattle } from '../testing/test-battle'
import { answerOf, testLibrary } from '../testing/test-library'

type Ask = Awaited<ReturnType<typeof testLibrary>>['ask']

const enter = (stage: string) => ({ type: 'enter-stage', stage, confirmed: true })
const at = (unit: string, x: number) => ({
  type: 'move-units',
  manner: 'place',
  moves: [{ unit, pose: { x, y: unit.startsWith('a') ? 8 : 40, facingRadians: 0 } }],
})

async function submitAll(ask: Ask, id: string, commands: readonly unknown[]): Promise<void> {
  for (const [index, command] of commands.entries())
    await answerOf(ask('battles:submit', { id, expectedSequence: index + 1, command }))
}

const placesOf = async (ask: Ask, id: string, audience: 'referee' | 'player-a' | 'public') =>
  (await answerOf(ask('battles:deployment', { id, audience }))).placements.map(
    ({ side, listed, pose }) => `${side} ${listed} ${pose.x}`,
  )

test('a deployment is told as it was when it was over, whatever was moved in the turns', async () => {
  const { ask } = await testLibrary()
  const id = await newBattle(ask)
  await submitAll(ask, id, [enter('deployment'), at('a:u1', 20), at('b:u1', 24)])
  expect(await placesOf(ask, id, 'referee')).toEqual(['a u1 20', 'b u1 24'])
  const gone = { type: 'remove-units', units: ['b:u1'], removal: 'destroyed' }
  const first = { type: 'choose-first-mover', side: 'a' }
  const later = [first, enter('turns'), at('a:u1', 30), gone]
  for (const [index, command] of later.entries())
    await answerOf(ask('battles:submit', { id, expectedSequence: index + 4, command }))
  expect(await placesOf(ask, id, 'referee')).toEqual(['a u1 20', 'b u1 24'])
  await answerOf(ask('battles:close', { id }))
  expect(await placesOf(ask, id, 'referee')).toEqual(['a u1 20', 'b u1 24'])
})

test('what was undone was never deployed', async () => {
  const { ask } = await testLibrary()
  const id = await newBattle(ask)
  await submitAll(ask, id, [enter('deployment'), at('a:u1', 20), at('a:u2', 24)])
  await answerOf(ask('battles:undo', { id, expectedSequence: 4 }))
  expect(await placesOf(ask, id, 'referee')).toEqual(['a u1 20'])
})

test('WM-54 a player is told his own side, and hidden units of the other side go to the referee only', async () => {
  const { ask } = await testLibrary()
  const id = await newBattle(ask)
  const hide = { type: 'hide-units', units: ['b:u2'], hidden: true }
  await submitAll(ask, id, [enter('deployment'), at('a:u1', 20), at('b:u1', 24), hide, at('b:u2', 28)])
  expect(await placesOf(ask, id, 'referee')).toEqual(['a u1 20', 'b u1 24', 'b u2 28'])
  expect(await placesOf(ask, id, 'player-a')).toEqual(['a u1 20'])
  expect(await placesOf(ask, id, 'public')).toEqual([])
})

test('a player display is told nothing of any deployment', async () => {
  const { ask, askFrom, displays } = await testLibrary()
  const id = await newBattle(ask)
  await answerOf(ask('battles:open', { id }))
  await answerOf(ask('display:open', { battleId: id, audience: 'public' }))
  const window = displays.latestId
  expect(await askFrom(window, 'battles:deployment', { id, audience: 'referee' })).toMatchObject({
    ok: false,
    trouble: { code: 'ipc/not-for-this-window' },
  })
})

test('a battle that is not there, and an audience that is none, are refused', async () => {
  const { ask } = await testLibrary()
  expect(await ask('battles:deployment', { id: 'gone', audience: 'referee' })).toMatchObject({
    ok: false,
    trouble: { code: 'battles/unknown' },
  })
  const odd = { id: 'gone', audience: 'everybody' } as unknown as { id: string; audience: 'referee' }
  expect(await ask('battles:deployment', odd)).toMatchObject({
    ok: false,
    trouble: { code: 'ipc/bad-argument' },
  })
})
