import { ok } from '@rules/core/result'
import { expect, test, vi } from 'vitest'
import type { WriteDb } from '../db/database'
import { later } from './later'

test('handlers are read when one of them is first asked, once, and hear what was asked', async () => {
  const load = vi.fn(async () => ({
    'bin:list': () => ok([]),
    'decks:delete': (_db: WriteDb, { id }: { id: string }) => (id === 'x' ? ok(null) : ok(null)),
  }))
  const handlers = later({ 'bin:list': true, 'decks:delete': true }, load)
  expect(Object.keys(handlers)).toEqual(['bin:list', 'decks:delete'])
  expect(load).not.toHaveBeenCalled()
  const db = {} as WriteDb
  const answers = await Promise.all([
    handlers['bin:list'](db, null, { windowId: 1 }),
    handlers['decks:delete'](db, { id: 'x' }, { windowId: 1 }),
  ])
  expect(answers).toEqual([ok([]), ok(null)])
  expect(load).toHaveBeenCalledTimes(1)
})
