import type { Plan } from '@rules/games/warlord-medieval/library/plan'
import type { NewBattle } from '../contract/library'
import { answerOf, testArmy, type testLibrary } from './test-library'

type Ask = Awaited<ReturnType<typeof testLibrary>>['ask']

/** A battle of two armies of four units each, to be asked for with whatever of its plan is to differ. */
export function plannedBattle(changes: Partial<Plan> = {}, title = 'The ford'): NewBattle {
  const plan: Plan = {
    agreedPoints: 45,
    armies: { a: 'army-a', b: 'army-b' },
    mapId: null,
    houseRules: {},
    ...changes,
  }
  return { title, game: 'warlord-medieval', plan }
}

/** Stores two armies and their domain, makes a battle of them and tells its id. */
export async function newBattle(ask: Ask, changes: Partial<Plan> = {}): Promise<string> {
  await answerOf(ask('domains:save', { id: 'vale', name: 'Vale', terrainFeatures: 3 }))
  await answerOf(ask('armies:save', testArmy('army-a', { domainId: 'vale' })))
  await answerOf(ask('armies:save', testArmy('army-b', { domainId: 'vale' })))
  const { id } = await answerOf(ask('battles:create', plannedBattle(changes)))
  return id
}
