import type { Connection } from '../database'

/** Domains, armies, terrain maps, settings; `deleted_at_ms` is null while a thing is not in the bin. */
export function library(connection: Connection): void {
  connection.exec(`
    CREATE TABLE domains (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      terrain_features INTEGER NOT NULL,
      deleted_at_ms INTEGER
    ) STRICT;

    CREATE TABLE armies (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      domain_id TEXT REFERENCES domains (id) ON DELETE SET NULL,
      updated_at_ms INTEGER NOT NULL,
      deleted_at_ms INTEGER
    ) STRICT;
    CREATE INDEX armies_of_domain ON armies (domain_id);

    CREATE TABLE army_units (
      army_id TEXT NOT NULL REFERENCES armies (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      id TEXT NOT NULL,
      name TEXT NOT NULL,
      type TEXT NOT NULL,
      cost_ap REAL,
      formation TEXT,
      frontage_inches REAL,
      depth_inches REAL,
      stands INTEGER,
      morale_grade INTEGER,
      quality TEXT NOT NULL,
      mounted INTEGER NOT NULL,
      PRIMARY KEY (army_id, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE army_personalities (
      army_id TEXT NOT NULL REFERENCES armies (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      id TEXT NOT NULL,
      rank TEXT NOT NULL,
      name TEXT NOT NULL,
      social_rank INTEGER,
      cost_ap REAL NOT NULL,
      banner_unit TEXT,
      PRIMARY KEY (army_id, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE terrain_maps (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      width_inches REAL NOT NULL,
      depth_inches REAL NOT NULL,
      features TEXT NOT NULL,
      updated_at_ms INTEGER NOT NULL,
      deleted_at_ms INTEGER
    ) STRICT;

    CREATE TABLE settings (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE done_once (
      name TEXT PRIMARY KEY,
      at_ms INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
  `)
}
