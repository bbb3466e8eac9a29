import { type LogEntry, restoreLog } from '@rules/core/battle-log'
import { warlordMedieval } from '@rules/games/warlord-medieval'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { Setup } from '@rules/games/warlord-medieval/model'
import { openViolations } from '@rules/games/warlord-medieval/overrules'
import { expect, test } from 'vitest'
import { readOpenBattle } from '../contract/open-battle'
import { answerOf, testLibrary } from '../testing/test-library'

test('the battle of the tour stands at deployment, every unit in its line and nothing to settle', async () => {
  const { ask } = await testLibrary()
  const { id } = await answerOf(ask('tour:create-battle', { title: 'Tour' }))
  const opened = await answerOf(ask('battles:open', { id }))
  const entries = readOpenBattle(opened).entries as readonly LogEntry<Event>[]
  const { state } = restoreLog(warlordMedieval.setup(opened.setup as Setup), entries, warlordMedieval.apply)
  expect(state.stage).toBe('deployment')
  expect(Object.values(state.units).filter(({ pose }) => pose === null)).toEqual([])
  expect(openViolations(state).map(({ code, rule, pieces }) => [code, rule, pieces])).toEqual([])
})

test('the battle of the tour is a battle like any other: it is listed, deleted and brought back', async () => {
  const { ask } = await testLibrary()
  const { id } = await answerOf(ask('tour:create-battle', { title: 'Tour' }))
  expect(await answerOf(ask('battles:list', null))).toMatchObject([{ id, title: 'Tour' }])
  await answerOf(ask('battles:delete', { id }))
  expect(await answerOf(ask('battles:list', null))).toEqual([])
  await answerOf(ask('battles:restore', { id }))
  expect(await answerOf(ask('battles:list', null))).toHaveLength(1)
})

test('the tour needs no armies in the library', async () => {
  const { ask } = await testLibrary()
  expect(await answerOf(ask('armies:list', null))).toEqual([])
  await answerOf(ask('tour:create-battle', { title: 'Tour' }))
  expect(await answerOf(ask('armies:list', null))).toEqual([])
})
