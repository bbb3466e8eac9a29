import type { Army, ArmyImportPreview, ArmyPersonality, ArmyUnit } from '../../contract/library'
import { plain } from './plain'
import type { RowDraft } from './read-row'
import { type Remark, remark } from './remark'
import type { TableRow } from './split-table'

/** A row with what it was understood as; what shows only when the rows are put together is added to its remarks. */
export type DraftedRow = { readonly row: TableRow; readonly draft: RowDraft; readonly remarks: Remark[] }

/** An army put together from its rows. */
export type GatheredArmy = Pick<ArmyImportPreview, 'army' | 'domain'> & {
  /** Rows that were understood and yet are not part of this army. */
  readonly refusedRows: ReadonlySet<DraftedRow>
}

type Named = { readonly from: DraftedRow; readonly name: string }
type GatheredUnit = { readonly from: DraftedRow; readonly unit: ArmyUnit; readonly banner: string }
type GatheredPersonality = {
  readonly from: DraftedRow
  readonly personality: ArmyPersonality
  readonly banner: string
}

/**
 * Puts the rows of one army together: names and numbers its pieces, finds its domain and the banner units. Adds to the
 * rows' remarks what shows only here. Rows that name another army than the first are refused.
 */
export function gatherArmy(
  rows: readonly DraftedRow[],
  otherwise: { readonly id: string; readonly name: string },
): GatheredArmy {
  const name = armyName(rows) ?? otherwise.name
  const refusedRows = refuseOtherArmies(rows, name)
  const own = rows.filter((row) => !refusedRows.has(row))
  const units: GatheredUnit[] = []
  const personalities: GatheredPersonality[] = []
  for (const from of own) {
    const { draft } = from
    if (draft.what === 'personality') {
      const id = `p${personalities.length + 1}`
      personalities.push({
        from,
        personality: { id, ...draft.personality, bannerUnit: null },
        banner: draft.banner,
      })
    }
    if (draft.what !== 'unit') continue
    for (let number = 1; number <= draft.count; number++) {
      const id = `u${units.length + 1}`
      const called = draft.count === 1 ? draft.unit.name : `${draft.unit.name} ${number}`
      units.push({
        from,
        unit: { id, ...draft.unit, name: called },
        banner: number === 1 ? draft.banner : '',
      })
    }
  }
  const banners = assignBanners(units, personalities)
  const army: Army = {
    id: otherwise.id,
    name,
    domainId: null,
    units: units.map(({ unit }) => unit),
    personalities: personalities.map(({ personality }) => ({
      ...personality,
      bannerUnit: banners.get(personality.id) ?? null,
    })),
  }
  return { army, domain: gatherDomain(own), refusedRows }
}

function armyName(rows: readonly DraftedRow[]): string | null {
  for (const { draft } of rows) {
    if (draft.what === 'army' && draft.name !== '') return draft.name
    if (draft.what !== 'empty' && draft.army !== '') return draft.army
  }
  return null
}

function refuseOtherArmies(rows: readonly DraftedRow[], name: string): ReadonlySet<DraftedRow> {
  const refused = new Set<DraftedRow>()
  for (const row of rows) {
    const { draft } = row
    if (draft.what === 'empty') continue
    const called = draft.what === 'army' ? draft.name || draft.army : draft.army
    if (called === '' || plain(called) === plain(name)) continue
    row.remarks.push(remark('import/other-army', { army: called, taken: name }))
    refused.add(row)
  }
  return refused
}

function gatherDomain(rows: readonly DraftedRow[]): GatheredArmy['domain'] {
  let domain: Named | null = null
  let terrainFeatures: number | null = null
  for (const from of rows) {
    const { draft } = from
    if (draft.what === 'empty') continue
    if (draft.domain !== '') {
      domain ??= { from, name: draft.domain }
      if (plain(draft.domain) !== plain(domain.name))
        from.remarks.push(remark('import/other-domain', { domain: draft.domain, taken: domain.name }))
    }
    terrainFeatures ??= draft.terrainFeatures
  }
  return domain === null ? null : { name: domain.name, terrainFeatures }
}

/** Which unit carries whose banner; a name that fits none or several leaves it open. */
function assignBanners(
  units: readonly GatheredUnit[],
  personalities: readonly GatheredPersonality[],
): ReadonlyMap<string, string> {
  const banners = new Map<string, string>()
  const assign = (from: DraftedRow, wanted: string, personality: string | null, unit: string | null) => {
    if (personality === null || unit === null)
      from.remarks.push(remark('import/unknown-banner', { name: wanted }))
    else if (banners.has(personality) && banners.get(personality) !== unit)
      from.remarks.push(remark('import/second-banner', { name: wanted }))
    else banners.set(personality, unit)
  }
  for (const { from, unit, banner } of units) {
    if (banner === '') continue
    if (from.draft.what === 'unit' && from.draft.count > 1) {
      from.remarks.push(remark('import/banner-of-several', { name: banner }))
      continue
    }
    const whose = onlyOne(personalities, banner, ({ personality }) => personality.name)
    assign(from, banner, whose?.personality.id ?? null, unit.id)
  }
  for (const { from, personality, banner } of personalities) {
    if (banner === '') continue
    const which = onlyOne(units, banner, ({ unit }) => unit.name)
    assign(from, banner, personality.id, which?.unit.id ?? null)
  }
  return banners
}

function onlyOne<Piece>(
  pieces: readonly Piece[],
  name: string,
  nameOf: (piece: Piece) => string,
): Piece | null {
  const [first, ...more] = pieces.filter((piece) => plain(nameOf(piece)) === plain(name))
  return first === undefined || more.length > 0 ? null : first
}
