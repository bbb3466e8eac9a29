import { expect, test } from 'vitest'
import { newBattle } from '../testing/test-battle'
import { answerOf, testLibrary } from '../testing/test-library'
import { KEPT_IN_BIN_MS, removeExpired } from './empty-bin'

test('what was deleted can be brought back for thirty days and is gone for good after them', async () => {
  let clock = 1_000_000
  const { ask, library } = await testLibrary({ now: () => clock })
  const id = await newBattle(ask)
  await answerOf(
    ask('battles:submit', { id, expectedSequence: 1, command: { type: 'agree-points', points: 60 } }),
  )
  for (const request of [
    ask('battles:delete', { id }),
    ask('armies:delete', { id: 'army-a' }),
    ask('domains:delete', { id: 'vale' }),
  ])
    await answerOf(request)
  const { db } = library
  if (db === null) throw new Error('No library')
  clock += KEPT_IN_BIN_MS
  expect(removeExpired(db, clock)).toBe(0)
  await answerOf(ask('battles:restore', { id }))
  await answerOf(ask('battles:delete', { id }))
  expect(removeExpired(db, clock + 1)).toBe(2)
  expect(await ask('armies:restore', { id: 'army-a' })).toMatchObject({
    ok: false,
    trouble: { code: 'armies/unknown' },
  })
  // The other army is still there, of no domain now.
  expect(await answerOf(ask('armies:get', { id: 'army-b' }))).toMatchObject({ domainId: null })
  await answerOf(ask('battles:restore', { id }))
  expect(removeExpired(db, clock + 1)).toBe(0)
  await answerOf(ask('battles:delete', { id }))
  expect(removeExpired(db, clock + KEPT_IN_BIN_MS + 1)).toBe(1)
  const left = db.one<{ rows: number }>(
    `SELECT (SELECT count(*) FROM battle_entries) + (SELECT count(*) FROM battles) AS rows`,
  )
  expect(left).toEqual({ rows: 0 })
})
