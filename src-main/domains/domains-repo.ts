import type { Domain } from '../contract/library'
import type { ReadDb, WriteDb } from '../db/database'

type Row = { readonly id: string; readonly name: string; readonly terrain_features: number }

/** The domains, by name. */
export function listDomains(db: ReadDb): readonly Domain[] {
  const rows = db.all<Row>(
    `SELECT id, name, terrain_features FROM domains WHERE deleted_at_ms IS NULL ORDER BY name COLLATE NOCASE, id`,
  )
  return rows.map(toDomain)
}

/** A domain, deleted ones included, or null. */
export function findDomain(db: ReadDb, id: string): Domain | null {
  const row = db.one<Row>(`SELECT id, name, terrain_features FROM domains WHERE id = ?`, id)
  return row === undefined ? null : toDomain(row)
}

/** The names of the armies that belong to a domain, deleted ones left out. */
export function armiesOf(db: ReadDb, id: string): readonly string[] {
  return db
    .all<{ readonly name: string }>(
      `SELECT name FROM armies WHERE domain_id = ? AND deleted_at_ms IS NULL ORDER BY name COLLATE NOCASE, id`,
      id,
    )
    .map(({ name }) => name)
}

/** The domain of a name, whatever its capitals, or null. */
export function findDomainNamed(db: ReadDb, name: string): Domain | null {
  const wanted = name.trim().toLocaleLowerCase()
  return listDomains(db).find((domain) => domain.name.trim().toLocaleLowerCase() === wanted) ?? null
}

/** Stores a domain, new or changed; a deleted one comes back. */
export function saveDomain(db: WriteDb, domain: Domain): void {
  db.run(
    `INSERT INTO domains (id, name, terrain_features) VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, terrain_features = excluded.terrain_features, deleted_at_ms = NULL`,
    domain.id,
    domain.name,
    domain.terrainFeatures,
  )
}

/** Puts a domain into the bin (a moment) or takes it out (null); tells whether there is one of that id. */
export function setDomainDeleted(db: WriteDb, id: string, atMs: number | null): boolean {
  return db.run(`UPDATE domains SET deleted_at_ms = ? WHERE id = ?`, atMs, id) > 0
}

function toDomain(row: Row): Domain {
  return { id: row.id, name: row.name, terrainFeatures: row.terrain_features }
}
