import { findArmy } from '../armies/armies-repo'
import type { ReadDb } from '../db/database'
import { findDeck } from '../decks/decks-repo'
import { findDomain } from '../domains/domains-repo'
import { findTerrainMap } from '../terrain-maps/terrain-maps-repo'

/** What the library keeps that battles are made from, by kind; a new kind of thing is one more line here. */
const THINGS: Readonly<Record<string, (db: ReadDb, id: string) => unknown>> = {
  army: findArmy,
  deck: findDeck,
  domain: findDomain,
  map: findTerrainMap,
}

/** A thing of the library, or null when it is not there. Throws for a kind that the library does not keep. */
export function findThing(db: ReadDb, kind: string, id: string): unknown {
  const find = THINGS[kind]
  if (find === undefined) throw new Error(`The library keeps nothing of the kind ${kind}`)
  return find(db, id)
}
