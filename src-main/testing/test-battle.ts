import type { Api } from '../contract/api'
import { answerOf, testArmy, type testLibrary } from './test-library'

type Ask = Awaited<ReturnType<typeof testLibrary>>['ask']

/** A battle of two armies of four units each, to be asked for. */
export const NEW_BATTLE: Api['battles:create']['argument'] = {
  title: 'The ford',
  agreedPoints: 45,
  armies: { a: 'army-a', b: 'army-b' },
  mapId: null,
  houseRules: {},
}

/** Stores two armies and their domain, makes a battle of them and tells its id. */
export async function newBattle(ask: Ask, changes: Partial<typeof NEW_BATTLE> = {}): Promise<string> {
  await answerOf(ask('domains:save', { id: 'vale', name: 'Vale', terrainFeatures: 3 }))
  await answerOf(ask('armies:save', testArmy('army-a', { domainId: 'vale' })))
  await answerOf(ask('armies:save', testArmy('army-b', { domainId: 'vale' })))
  const { id } = await answerOf(ask('battles:create', { ...NEW_BATTLE, ...changes }))
  return id
}
