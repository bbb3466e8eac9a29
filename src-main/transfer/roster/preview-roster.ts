import { randomUUID } from 'node:crypto'
import { err, ok, type Result } from '@rules/core/result'
import { type Failure, failure } from '../../contract/failures'
import type { ArmyImportPreview, ArmyUnit, ImportRow } from '../../contract/library'
import { type Remark, remark } from '../army-csv/remark'
import { riderWord } from '../army-csv/words'
import { type CostChoice, chooseCost } from './cost-name'
import { allSelections, type Gathered, gatherUnits } from './gather-units'
import { parseRoster, type Roster, type Selection } from './parse-roster'

const MOST_UNITS = 2000
const MOST_STANDS = 1000
const MOST_AP = 100_000

type Row = Omit<ImportRow, 'line' | 'verdict'> & { readonly refused: boolean; readonly unit: ArmyUnit | null }

/**
 * What a roster of BattleScribe or New Recruit says as an army, selection by selection; nothing is stored. What it cannot
 * say (base, formation, who leads) stays open and is remarked on. Fails as parseRoster does, with
 * `import/roster-empty` or `import/too-many-units`.
 */
export function previewRoster(source: string, text: string): Result<ArmyImportPreview, Failure> {
  const parsed = parseRoster(text)
  if (!parsed.ok) return parsed
  const roster = parsed.value
  const gathered = gatherUnits(roster)
  if (gathered.length === 0) return err(failure('import/roster-empty'))
  const units = gathered.filter(({ as }) => as === 'unit').length
  if (units > MOST_UNITS) return err(failure('import/too-many-units', { units, most: MOST_UNITS }))
  const selections = allSelections(roster)
  const cost = chooseCost(roster, selections)
  let count = 0
  const rows = gathered.map((one): Row => {
    const row = readGathered(one, cost)
    if (row.unit === null) return row
    count += 1
    return { ...row, unit: { ...row.unit, id: `u${count}` } }
  })
  const name = roster.name || nameOfSource(source)
  return ok({
    source,
    columns: [
      { header: 'name', field: 'name' },
      { header: 'type', field: 'kind' },
      { header: 'category', field: 'type' },
      { header: 'number', field: 'stands' },
      { header: cost.chosen ?? 'cost', field: cost.chosen === null ? null : 'cost' },
      { header: 'force', field: null },
    ],
    rows: [rosterRow(roster, name, selections, cost), ...rows].map((row, index) =>
      toImportRow(row, index + 1),
    ),
    domain: null,
    army: {
      id: randomUUID(),
      name,
      domainId: null,
      units: rows.flatMap(({ unit }) => (unit === null ? [] : [unit])),
      personalities: [],
    },
  })
}

function rosterRow(
  roster: Roster,
  name: string,
  selections: readonly Selection[],
  { chosen, others }: CostChoice,
): Row {
  const remarks: Remark[] = []
  if (chosen === null)
    remarks.push(remark('import/roster-no-points', { costs: others.join(', ').slice(0, 200) }))
  else if (others.length > 0)
    remarks.push(remark('import/roster-points', { chosen, others: others.join(', ').slice(0, 200) }))
  const given = totalOf(roster.costs, chosen)
  const found = totalOf(
    selections.flatMap(({ costs }) => costs),
    chosen,
  )
  if (chosen !== null && roster.costs.some((cost) => cost.name === chosen) && Math.abs(given - found) > 0.001)
    remarks.push(remark('import/roster-total', { given, found }))
  if (roster.forces.length > 1) remarks.push(remark('import/roster-forces', { count: roster.forces.length }))
  remarks.push(remark('import/roster-leaders'))
  const total = chosen === null ? '' : String(found)
  return {
    cells: [name, 'roster', roster.system, '', total, ''],
    what: 'army',
    remarks,
    refused: false,
    unit: null,
  }
}

function readGathered(gathered: Gathered, cost: CostChoice): Row {
  const { selection, as, force, own, models } = gathered
  const costs = own.flatMap((one) => one.costs)
  const ap = totalOf(costs, cost.chosen)
  const cells = [
    selection.name,
    selection.type,
    selection.category,
    as === 'unit' ? String(models) : String(selection.number ?? ''),
    cost.chosen === null ? '' : String(ap),
    force,
  ]
  const refuse = (why: Remark): Row => ({ cells, what: 'unit', remarks: [why], refused: true, unit: null })
  if (as === 'unknown') return refuse(remark('import/roster-unknown-type', { type: selection.type }))
  if (as === 'group')
    return { cells, what: 'empty', remarks: [remark('import/roster-group')], refused: false, unit: null }
  if (as === 'not-a-unit') {
    const free = ap === 0
    const why = free ? remark('import/roster-upgrade') : remark('import/roster-upgrade-cost', { points: ap })
    return { cells, what: free ? 'empty' : 'unit', remarks: [why], refused: !free, unit: null }
  }
  if (selection.name === '') return refuse(remark('import/no-name'))
  const { unit, remarks } = readUnit(gathered, cost, costs)
  return { cells, what: 'unit', remarks, refused: false, unit }
}

function readUnit(
  { selection, own, models }: Gathered,
  { chosen }: CostChoice,
  costs: Selection['costs'],
): { readonly unit: ArmyUnit; readonly remarks: readonly Remark[] } {
  const remarks: Remark[] = []
  const ap = totalOf(costs, chosen)
  const unreadable = costs.some(({ name, value }) => name === chosen && value === null)
  const isFigure =
    chosen !== null && !unreadable && ap >= 0 && ap <= MOST_AP && costs.some(({ name }) => name === chosen)
  if (!isFigure)
    remarks.push(remark(unreadable || ap < 0 || ap > MOST_AP ? 'import/roster-bad-cost' : 'import/no-cost'))
  if (own.some(({ number }) => number === null)) remarks.push(remark('import/roster-bad-number'))
  if (selection.type === 'unit' && (selection.number ?? 1) > 1)
    remarks.push(remark('import/roster-several', { count: selection.number ?? 1 }))
  const stands = models >= 1 && models <= MOST_STANDS ? models : null
  remarks.push(remark('import/no-formation'), remark('import/no-base'))
  const rider = riderWord(selection.category, selection.name)
  if (rider !== null) remarks.push(remark('import/taken-as-mounted', { text: rider }))
  return {
    remarks,
    unit: {
      id: '',
      name: selection.name,
      type: selection.category,
      costAp: isFigure ? ap : null,
      formation: null,
      frontageInches: null,
      depthInches: null,
      stands,
      moraleGrade: null,
      quality: '',
      mounted: rider !== null,
    },
  }
}

/** Each cost is a selection's own, so that nothing is counted twice; to a thousandth, since decimals add up unevenly. */
function totalOf(costs: Selection['costs'], name: string | null): number {
  const sum = costs.reduce((total, cost) => (cost.name === name ? total + (cost.value ?? 0) : total), 0)
  return Math.round(sum * 1000) / 1000
}

function toImportRow({ cells, what, remarks, refused }: Row, line: number): ImportRow {
  const verdict = refused ? 'refused' : remarks.length > 0 ? 'corrected' : 'understood'
  return { line, cells, verdict, what, remarks }
}

function nameOfSource(source: string): string {
  return source
    .replace(/\.(rosz?|xml|zip)$/i, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
    .slice(0, 200)
}
