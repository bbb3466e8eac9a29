import { randomUUID } from 'node:crypto'
import { err, ok } from '@rules/core/result'
import { type Failure, failure } from '../contract/failures'
import { found, type LibraryHandlers, orFailure } from '../ipc/handlers'
import { hasPicture } from '../pictures/pictures-repo'
import { findTerrainMap, listTerrainMaps, saveTerrainMap, setTerrainMapDeleted } from './terrain-maps-repo'

type Transfers = 'maps:export' | 'maps:import'

/** What windows may ask about terrain maps, but for files. */
export function terrainMapHandlers(now: () => number) {
  return {
    'maps:list': (db) => ok(listTerrainMaps(db)),
    'maps:get': (db, { id }) => orFailure(findTerrainMap(db, id), unknownMap(id)),
    'maps:save': (db, map) => {
      const { background } = map
      if (background !== undefined && !hasPicture(db, background.picture))
        return err(failure('pictures/unknown', { id: background.picture }))
      saveTerrainMap(db, map, now())
      return ok(map)
    },
    'maps:duplicate': (db, { id, name }) => {
      const map = findTerrainMap(db, id)
      if (map === null) return err(unknownMap(id))
      const copy = { ...map, id: randomUUID(), name }
      saveTerrainMap(db, copy, now())
      return ok(copy)
    },
    'maps:delete': (db, { id }) => found(setTerrainMapDeleted(db, id, now()), null, unknownMap(id)),
    'maps:restore': (db, { id }) => {
      setTerrainMapDeleted(db, id, null)
      return orFailure(findTerrainMap(db, id), unknownMap(id))
    },
  } satisfies Omit<LibraryHandlers<'maps:'>, Transfers>
}

function unknownMap(id: string): Failure {
  return failure('maps/unknown', { id })
}
