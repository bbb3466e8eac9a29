import { randomUUID } from 'node:crypto'
import { err, ok } from '@rules/core/result'
import { type Failure, failure } from '../contract/failures'
import { findDomain } from '../domains/domains-repo'
import { found, type LibraryHandlers, orFailure } from '../ipc/handlers'
import { findArmy, listArmies, saveArmy, setArmyDeleted } from './armies-repo'

type Transfers = 'armies:preview-file' | 'armies:preview-text' | 'armies:export'

/** What windows may ask about armies, but for files and pasted tables. */
export function armyHandlers(now: () => number) {
  return {
    'armies:list': (db) => ok(listArmies(db)),
    'armies:get': (db, { id }) => orFailure(findArmy(db, id), unknownArmy(id)),
    'armies:save': (db, army) => {
      if (army.domainId !== null && findDomain(db, army.domainId) === null)
        return err(failure('domains/unknown', { id: army.domainId }))
      saveArmy(db, army, now())
      return ok(army)
    },
    'armies:duplicate': (db, { id, name }) => {
      const army = findArmy(db, id)
      if (army === null) return err(unknownArmy(id))
      const copy = { ...army, id: randomUUID(), name }
      saveArmy(db, copy, now())
      return ok(copy)
    },
    'armies:delete': (db, { id }) => found(setArmyDeleted(db, id, now()), null, unknownArmy(id)),
    'armies:restore': (db, { id }) => {
      setArmyDeleted(db, id, null)
      return orFailure(findArmy(db, id), unknownArmy(id))
    },
  } satisfies Omit<LibraryHandlers<'armies:'>, Transfers>
}

function unknownArmy(id: string): Failure {
  return failure('armies/unknown', { id })
}
