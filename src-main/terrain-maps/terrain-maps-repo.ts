import { mapPicture } from '@rules/games/warlord-medieval/library/map-picture'
import type { Background } from '@rules/games/warlord-medieval/model'
import type { MapFeature, TerrainMap, TerrainMapSummary } from '../contract/library'
import type { ReadDb, WriteDb } from '../db/database'

type Row = {
  readonly id: string
  readonly name: string
  readonly width_inches: number
  readonly depth_inches: number
  readonly features: string
  readonly background: string | null
  readonly updated_at_ms: number
}

const COLUMNS = 'id, name, width_inches, depth_inches, features, background, updated_at_ms'

/** The terrain maps, by name. */
export function listTerrainMaps(db: ReadDb): readonly TerrainMapSummary[] {
  const rows = db.all<Row>(
    `SELECT ${COLUMNS} FROM terrain_maps WHERE deleted_at_ms IS NULL ORDER BY name COLLATE NOCASE, id`,
  )
  return rows.map((row) => {
    const { features, background: _, ...map } = toMap(row)
    const picture = mapPicture({ ...map, features })
    return { ...map, featureCount: features.length, picture, updatedAtMs: row.updated_at_ms }
  })
}

/** A terrain map, deleted ones included, or null. */
export function findTerrainMap(db: ReadDb, id: string): TerrainMap | null {
  const row = db.one<Row>(`SELECT ${COLUMNS} FROM terrain_maps WHERE id = ?`, id)
  return row === undefined ? null : toMap(row)
}

/** Stores a terrain map, new or changed; a deleted one comes back. */
export function saveTerrainMap(db: WriteDb, map: TerrainMap, atMs: number): void {
  db.run(
    `INSERT INTO terrain_maps (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, width_inches = excluded.width_inches,
       depth_inches = excluded.depth_inches, features = excluded.features, background = excluded.background, updated_at_ms = excluded.updated_at_ms,
       deleted_at_ms = NULL`,
    map.id,
    map.name,
    map.widthInches,
    map.depthInches,
    JSON.stringify(map.features),
    map.background === undefined ? null : JSON.stringify(map.background),
    atMs,
  )
}

/** Puts a terrain map into the bin (a moment) or takes it out (null); tells whether there is one of that id. */
export function setTerrainMapDeleted(db: WriteDb, id: string, atMs: number | null): boolean {
  return db.run(`UPDATE terrain_maps SET deleted_at_ms = ? WHERE id = ?`, atMs, id) > 0
}

function toMap(row: Row): TerrainMap {
  return {
    id: row.id,
    name: row.name,
    widthInches: row.width_inches,
    depthInches: row.depth_inches,
    // Only saveTerrainMap writes this column, from features that were parsed at the border.
    features: JSON.parse(row.features) as readonly MapFeature[],
    // So does this one.
    ...(row.background !== null && { background: JSON.parse(row.background) as Background }),
  }
}
