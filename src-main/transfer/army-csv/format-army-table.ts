import Papa from 'papaparse'
import type { Army, ArmyPersonality, ArmyUnit, Domain, Language } from '../../contract/library'

const COLUMNS = [
  { en: 'Kind', fr: 'Genre' },
  { en: 'Name', fr: 'Nom' },
  { en: 'Type', fr: 'Type' },
  { en: 'AP', fr: 'PA' },
  { en: 'Formation', fr: 'Formation' },
  { en: 'Frontage', fr: 'Front' },
  { en: 'Depth', fr: 'Profondeur' },
  { en: 'Stands', fr: 'Socles' },
  { en: 'Morale', fr: 'Moral' },
  { en: 'Quality', fr: 'Qualité' },
  { en: 'Mounted', fr: 'Monté' },
  { en: 'SR', fr: 'SR' },
  { en: 'Banner of', fr: 'Bannière de' },
  { en: 'Domain', fr: 'Domaine' },
  { en: 'Terrain features', fr: 'Éléments de terrain' },
] as const satisfies readonly Record<Language, string>[]

const WORDS = {
  en: {
    army: 'army',
    unit: 'unit',
    warlord: 'warlord',
    leader: 'leader',
    formed: 'formed',
    skirmish: 'skirmish',
    yes: 'yes',
    no: 'no',
  },
  fr: {
    army: 'armée',
    unit: 'unité',
    warlord: 'seigneur',
    leader: 'lieutenant',
    formed: 'formé',
    skirmish: 'tirailleur',
    yes: 'oui',
    no: 'non',
  },
} as const satisfies Record<Language, Record<string, string>>

type Cell = string | number | null

/**
 * An army as a table that spreadsheets open and the importer reads back: English with commas, or French with semicolons
 * and decimal commas, as spreadsheets of either language expect. No cell can be taken for a formula.
 */
export function formatArmyTable(army: Army, domain: Domain | null, language: Language): string {
  const words = WORDS[language]
  const rows: Cell[][] = [
    COLUMNS.map((column) => column[language]),
    [words.army, army.name, ...blanks(11), domain?.name ?? null, domain?.terrainFeatures ?? null],
    ...army.personalities.map((personality) => personalityCells(personality, language)),
    ...army.units.map((unit) => unitCells(unit, bannerOf(army, unit), language)),
  ]
  const texts = rows.map((cells) => cells.map((cell) => formatCell(cell, language)))
  const delimiter = language === 'fr' ? ';' : ','
  // Spreadsheets take a file for UTF-8 by its mark only.
  return `\uFEFF${Papa.unparse(texts, { delimiter, newline: '\r\n' })}\r\n`
}

function personalityCells(personality: ArmyPersonality, language: Language): Cell[] {
  const { rank, name, costAp, socialRank } = personality
  return [WORDS[language][rank], name, null, costAp, ...blanks(7), socialRank, ...blanks(3)]
}

function unitCells(unit: ArmyUnit, banner: string | null, language: Language): Cell[] {
  const words = WORDS[language]
  return [
    words.unit,
    unit.name,
    unit.type,
    unit.costAp,
    unit.formation === null ? null : words[unit.formation],
    unit.frontageInches,
    unit.depthInches,
    unit.stands,
    unit.moraleGrade,
    unit.quality,
    unit.mounted ? words.yes : words.no,
    null,
    banner,
    ...blanks(2),
  ]
}

function bannerOf(army: Army, unit: ArmyUnit): string | null {
  return army.personalities.find(({ bannerUnit }) => bannerUnit === unit.id)?.name ?? null
}

function formatCell(cell: Cell, language: Language): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return formatNumber(cell, language)
  return /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
}

function formatNumber(value: number, language: Language): string {
  const text = value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
  if (language === 'en') return text
  // A comma before exactly three digits could part thousands.
  return text.replace('.', ',').replace(/(,\d{3})$/, '$10')
}

function blanks(count: number): null[] {
  return new Array<null>(count).fill(null)
}
