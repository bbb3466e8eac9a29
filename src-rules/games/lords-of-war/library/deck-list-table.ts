import { DIRECTIONS } from '../cards'
import { DECK_FIELDS, type DeckField } from './deck-columns'

/**
 * The units of a deck list as the rows of a table, headings first, whatever stands in them: so that a list with
 * something wrong in it is judged unit by unit, as a table is (see `readDeckTable`).
 */
export function tableOfList(units: readonly unknown[], army: string): readonly (readonly string[])[] {
  return [DECK_FIELDS, ...units.map((unit) => rowOf(unit, army))]
}

function rowOf(unit: unknown, army: string): readonly string[] {
  const { attacks, missile, ...rest } = partsOf(unit)
  const shot = partsOf(missile)
  const text: Readonly<Partial<Record<DeckField, string>>> = {
    ...Object.fromEntries(DIRECTIONS.map((direction) => [direction, written(partsOf(attacks)[direction])])),
    name: written(rest.name),
    army: written(rest.army ?? army),
    class: written(rest.unitClass),
    rank: written(rest.rank),
    defence: written(rest.defence),
    // What is no missile at all stands as it was written, to be refused.
    missile: isParts(missile) ? written(shot.damage) : written(missile),
    targets: listOf(shot.targets).map(squareOf).join(' '),
    moves: listOf(rest.moves).map(written).join(' '),
    count: written(rest.count),
  }
  return DECK_FIELDS.map((field) => text[field] ?? '')
}

function squareOf(target: unknown): string {
  if (!isParts(target)) return written(target)
  return `${written(target.right)}/${written(target.forward)}`
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

function written(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

type Parts = Readonly<Record<string, unknown>>

function partsOf(value: unknown): Parts {
  return isParts(value) ? value : {}
}

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
