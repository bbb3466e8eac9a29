import type { Army, ArmyPersonality, ArmySummary, ArmyUnit } from '../contract/library'
import type { ReadDb, WriteDb } from '../db/database'

type ArmyRow = { readonly id: string; readonly name: string; readonly domain_id: string | null }

type UnitRow = {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly cost_ap: number | null
  readonly formation: string | null
  readonly frontage_inches: number | null
  readonly depth_inches: number | null
  readonly stands: number | null
  readonly morale_grade: number | null
  readonly quality: string
  readonly mounted: number
}

type PersonalityRow = {
  readonly id: string
  readonly rank: string
  readonly name: string
  readonly social_rank: number | null
  readonly cost_ap: number
  readonly banner_unit: string | null
}

type SummaryRow = {
  readonly id: string
  readonly name: string
  readonly domain: string | null
  readonly units: number
  readonly personalities: number
  readonly cost_ap: number
  readonly unfinished: number
  readonly updated_at_ms: number
}

/** The armies, by name. The cost is that of the units and the personalities together. */
export function listArmies(db: ReadDb): readonly ArmySummary[] {
  const rows = db.all<SummaryRow>(
    `SELECT army.id, army.name, domain.name AS domain, army.updated_at_ms,
       (SELECT count(*) FROM army_units WHERE army_id = army.id) AS units,
       (SELECT count(*) FROM army_personalities WHERE army_id = army.id) AS personalities,
       (SELECT total(cost_ap) FROM army_units WHERE army_id = army.id)
         + (SELECT total(cost_ap) FROM army_personalities WHERE army_id = army.id) AS cost_ap,
       (SELECT count(*) FROM army_units WHERE army_id = army.id AND (cost_ap IS NULL OR formation IS NULL
         OR frontage_inches IS NULL OR depth_inches IS NULL)) AS unfinished
     FROM armies AS army LEFT JOIN domains AS domain ON domain.id = army.domain_id AND domain.deleted_at_ms IS NULL
     WHERE army.deleted_at_ms IS NULL ORDER BY army.name COLLATE NOCASE, army.id`,
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    domain: row.domain,
    unitCount: row.units,
    personalityCount: row.personalities,
    costAp: Math.round(row.cost_ap * 1000) / 1000,
    unfinishedUnits: row.unfinished,
    updatedAtMs: row.updated_at_ms,
  }))
}

/** An army with its units and personalities, deleted ones included, or null. */
export function findArmy(db: ReadDb, id: string): Army | null {
  const army = db.one<ArmyRow>(`SELECT id, name, domain_id FROM armies WHERE id = ?`, id)
  if (army === undefined) return null
  const units = db.all<UnitRow>(
    `SELECT id, name, type, cost_ap, formation, frontage_inches, depth_inches, stands, morale_grade, quality, mounted
     FROM army_units WHERE army_id = ? ORDER BY position`,
    id,
  )
  const personalities = db.all<PersonalityRow>(
    `SELECT id, rank, name, social_rank, cost_ap, banner_unit FROM army_personalities WHERE army_id = ? ORDER BY position`,
    id,
  )
  return {
    id: army.id,
    name: army.name,
    domainId: army.domain_id,
    units: units.map(toUnit),
    personalities: personalities.map(toPersonality),
  }
}

/** Stores an army, new or changed, with everything in it; a deleted one comes back. */
export function saveArmy(db: WriteDb, army: Army, atMs: number): void {
  db.atOnce(() => {
    db.run(
      `INSERT INTO armies (id, name, domain_id, updated_at_ms) VALUES (?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, domain_id = excluded.domain_id,
         updated_at_ms = excluded.updated_at_ms, deleted_at_ms = NULL`,
      army.id,
      army.name,
      army.domainId,
      atMs,
    )
    db.run(`DELETE FROM army_units WHERE army_id = ?`, army.id)
    db.run(`DELETE FROM army_personalities WHERE army_id = ?`, army.id)
    for (const [position, unit] of army.units.entries()) insertUnit(db, army.id, position, unit)
    for (const [position, personality] of army.personalities.entries())
      insertPersonality(db, army.id, position, personality)
  })
}

/** Puts an army into the bin (a moment) or takes it out (null); tells whether there is one of that id. */
export function setArmyDeleted(db: WriteDb, id: string, atMs: number | null): boolean {
  return db.run(`UPDATE armies SET deleted_at_ms = ? WHERE id = ?`, atMs, id) > 0
}

function insertUnit(db: WriteDb, armyId: string, position: number, unit: ArmyUnit): void {
  db.run(
    `INSERT INTO army_units (army_id, position, id, name, type, cost_ap, formation, frontage_inches, depth_inches,
       stands, morale_grade, quality, mounted) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    armyId,
    position,
    unit.id,
    unit.name,
    unit.type,
    unit.costAp,
    unit.formation,
    unit.frontageInches,
    unit.depthInches,
    unit.stands,
    unit.moraleGrade,
    unit.quality,
    unit.mounted ? 1 : 0,
  )
}

function insertPersonality(
  db: WriteDb,
  armyId: string,
  position: number,
  personality: ArmyPersonality,
): void {
  db.run(
    `INSERT INTO army_personalities (army_id, position, id, rank, name, social_rank, cost_ap, banner_unit)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    armyId,
    position,
    personality.id,
    personality.rank,
    personality.name,
    personality.socialRank,
    personality.costAp,
    personality.bannerUnit,
  )
}

function toUnit(row: UnitRow): ArmyUnit {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    costAp: row.cost_ap,
    formation: row.formation === 'formed' || row.formation === 'skirmish' ? row.formation : null,
    frontageInches: row.frontage_inches,
    depthInches: row.depth_inches,
    stands: row.stands,
    moraleGrade: row.morale_grade,
    quality: row.quality,
    mounted: row.mounted === 1,
  }
}

function toPersonality(row: PersonalityRow): ArmyPersonality {
  return {
    id: row.id,
    rank: row.rank === 'warlord' ? 'warlord' : 'leader',
    name: row.name,
    socialRank: row.social_rank,
    costAp: row.cost_ap,
    bannerUnit: row.banner_unit,
  }
}
