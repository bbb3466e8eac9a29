import { ok } from '@rules/core/result'
import { type Failure, failure } from '../contract/failures'
import { found, type LibraryHandlers, orFailure } from '../ipc/handlers'
import { armiesOf, findDomain, listDomains, saveDomain, setDomainDeleted } from './domains-repo'

/** What windows may ask about domains. */
export function domainHandlers(now: () => number) {
  return {
    'domains:list': (db) => ok(listDomains(db)),
    'domains:save': (db, domain) => {
      saveDomain(db, domain)
      return ok(domain)
    },
    'domains:delete': (db, { id }) => found(setDomainDeleted(db, id, now()), null, unknownDomain(id)),
    'domains:restore': (db, { id }) => {
      setDomainDeleted(db, id, null)
      return orFailure(findDomain(db, id), unknownDomain(id))
    },
    'domains:armies': (db, { id }) => ok(armiesOf(db, id)),
  } satisfies LibraryHandlers<'domains:'>
}

function unknownDomain(id: string): Failure {
  return failure('domains/unknown', { id })
}
