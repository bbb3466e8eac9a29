import { expect, test } from 'vitest'
import { newBattle } from '../testing/test-battle'
import { answerOf, testLibrary } from '../testing/test-library'
import { KEPT_IN_BIN_MS } from './empty-bin'

test('whatever was deleted is listed, the newest first, until it is brought back', async () => {
  let clock = 1_000
  const { ask } = await testLibrary({ now: () => clock++ })
  const id = await newBattle(ask)
  expect(await answerOf(ask('bin:list', null))).toEqual([])
  await answerOf(ask('battles:delete', { id }))
  await answerOf(ask('armies:delete', { id: 'army-a' }))
  await answerOf(ask('domains:delete', { id: 'vale' }))
  const listed = await answerOf(ask('bin:list', null))
  expect(listed.map(({ kind, id: of }) => [kind, of])).toEqual([
    ['domains', 'vale'],
    ['armies', 'army-a'],
    ['battles', id],
  ])
  for (const { deletedAtMs, goneAtMs } of listed) expect(goneAtMs).toBe(deletedAtMs + KEPT_IN_BIN_MS)
  await answerOf(ask('armies:restore', { id: 'army-a' }))
  await answerOf(ask('battles:restore', { id }))
  expect((await answerOf(ask('bin:list', null))).map(({ kind }) => kind)).toEqual(['domains'])
})

test('a domain knows the armies that belong to it, but for deleted ones', async () => {
  const { ask } = await testLibrary()
  await newBattle(ask)
  const armies = await answerOf(ask('armies:list', null))
  const names = await answerOf(ask('domains:armies', { id: 'vale' }))
  expect(names).toEqual(armies.filter(({ domain }) => domain !== null).map(({ name }) => name))
  expect(names.length).toBeGreaterThan(1)
  await answerOf(ask('armies:delete', { id: 'army-a' }))
  expect(await answerOf(ask('domains:armies', { id: 'vale' }))).toHaveLength(names.length - 1)
  expect(await answerOf(ask('domains:armies', { id: 'nowhere' }))).toEqual([])
})
