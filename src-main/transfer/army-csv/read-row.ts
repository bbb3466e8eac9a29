import type { ArmyPersonality, ArmyUnit } from '../../contract/library'
import type { Column } from './columns'
import { type Remark, remark } from './remark'
import { RowCells } from './row-cells'
import { formationOf, isTotal, kindOf, type RowKind, riderWord, yesOrNo } from './words'

/** The most units that one row may stand for. */
const MOST_OF_A_ROW = 100

const MOST_AP = 100_000
const AP_WORDS = /\s*(?:ap|pa|pts?\.?|points?)\s*$/i

type Drafted = {
  readonly remarks: readonly Remark[]
  readonly army: string
  readonly domain: string
  readonly terrainFeatures: number | null
}

type DraftedUnit = {
  readonly what: 'unit'
  readonly unit: Omit<ArmyUnit, 'id'>
  readonly count: number
  readonly banner: string
}

type DraftedPersonality = {
  readonly what: 'personality'
  readonly personality: Omit<ArmyPersonality, 'id' | 'bannerUnit'>
  readonly banner: string
}

type RefusedRow = { readonly what: 'refused'; readonly as: 'unit' | 'personality' | 'army' }

type Read = DraftedUnit | DraftedPersonality | RefusedRow | { readonly what: 'army'; readonly name: string }

/** What a row was understood as, before the rows are put together; the banner is a name, on either side. */
export type RowDraft = { readonly what: 'empty' } | (Drafted & Read)

/** Reads one row by its columns. What is missing or unclear is left open and remarked on, never made up. */
export function readRow(columns: readonly Column[], cells: readonly string[]): RowDraft {
  if (cells.every((cell) => cell.trim() === '')) return { what: 'empty' }
  const row = new RowCells(columns, cells)
  const army = row.text('army')
  const domain = row.text('domain')
  const terrainFeatures = row.number('terrainFeatures', { least: 0, most: 100, whole: true })
  const read = readKind(row)
  return { ...read, army, domain, terrainFeatures, remarks: row.remarks }
}

function readKind(row: RowCells): Read {
  const word = row.text('kind')
  const kind: RowKind | null = word === '' ? 'unit' : kindOf(word)
  switch (kind) {
    case null:
      return row.refuse('unit', remark('import/unknown-kind', { column: row.header('kind'), text: word }))
    case 'army':
      return { what: 'army', name: row.text('name') }
    case 'unit':
      return readUnitRow(row)
    default:
      return readPersonality(row, kind)
  }
}

function readPersonality(row: RowCells, rank: ArmyPersonality['rank']): DraftedPersonality | RefusedRow {
  const name = row.text('name')
  if (name === '') return row.refuse('personality', remark('import/no-name'))
  const socialRank = row.number('socialRank', { least: 1, most: 1000, whole: true })
  if (socialRank === null) row.leaveOpen('socialRank', 'import/no-social-rank')
  const costAp = row.number('cost', { least: 0, most: MOST_AP, whole: false }, AP_WORDS) ?? 0
  return { what: 'personality', personality: { rank, name, socialRank, costAp }, banner: row.text('banner') }
}

function readUnitRow(row: RowCells): DraftedUnit | RefusedRow {
  const type = row.text('type')
  const name = row.text('name')
  if (name === '' && type === '') return row.refuse('unit', remark('import/no-name'))
  if (type === '' && isTotal(name)) return row.refuse('unit', remark('import/total', { text: name }))
  if (name === '') row.say(remark('import/named-after-type', { text: type }))
  const unit = readUnit(row, name || type, type)
  const count = row.number('count', { least: 1, most: MOST_OF_A_ROW, whole: true }) ?? 1
  return { what: 'unit', unit, count, banner: row.text('banner') }
}

function readUnit(row: RowCells, name: string, type: string): Omit<ArmyUnit, 'id'> {
  const costAp = row.number('cost', { least: 0, most: MOST_AP, whole: false }, AP_WORDS)
  if (costAp === null) row.leaveOpen('cost', 'import/no-cost')
  const formation = row.word('formation', formationOf, 'import/unknown-formation')
  if (formation === null) row.leaveOpen('formation', 'import/no-formation')
  const { frontageInches, depthInches } = row.base()
  if (frontageInches === null || depthInches === null) row.leaveBaseOpen()
  return {
    name,
    type,
    costAp,
    formation,
    frontageInches,
    depthInches,
    stands: row.number('stands', { least: 0, most: 1000, whole: true }),
    moraleGrade: row.number('morale', { least: -100, most: 100, whole: true }),
    quality: row.text('quality'),
    mounted: readMounted(row, name, type),
  }
}

/** Whether a unit rides: as its cell says, else as its words do, which is remarked on. */
function readMounted(row: RowCells, name: string, type: string): boolean {
  if (row.text('mounted') !== '') return row.word('mounted', yesOrNo, 'import/unknown-mounted') ?? false
  const text = riderWord(type, name)
  if (text !== null) row.say(remark('import/taken-as-mounted', { text }))
  return text !== null
}
