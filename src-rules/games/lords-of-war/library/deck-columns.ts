import { DIRECTIONS, type Direction, type Rank, type UnitClass } from '../cards'

/** What a column of a deck's table holds. */
export type DeckField =
  | 'name'
  | 'army'
  | 'class'
  | 'rank'
  | 'defence'
  | Direction
  | 'missile'
  | 'targets'
  | 'moves'
  | 'count'

/** The columns of a deck's table in the order in which they are written. */
export const DECK_FIELDS: readonly DeckField[] = [
  'name',
  'army',
  'class',
  'rank',
  'defence',
  ...DIRECTIONS,
  'missile',
  'targets',
  'moves',
  'count',
]

const HEADERS: Readonly<Record<string, DeckField>> = {
  name: 'name',
  nom: 'name',
  army: 'army',
  race: 'army',
  armee: 'army',
  class: 'class',
  classe: 'class',
  rank: 'rank',
  rang: 'rank',
  defence: 'defence',
  defense: 'defence',
  missile: 'missile',
  tir: 'missile',
  targets: 'targets',
  cibles: 'targets',
  cases: 'targets',
  'cases cibles': 'targets',
  moves: 'moves',
  mouvements: 'moves',
  count: 'count',
  nombre: 'count',
  no: 'nw',
  so: 'sw',
  o: 'w',
}

const CLASSES: Readonly<Record<string, UnitClass>> = {
  infantry: 'infantry',
  infanterie: 'infantry',
  cavalry: 'cavalry',
  cavalerie: 'cavalry',
  spear: 'spear',
  lance: 'spear',
  ranged: 'ranged',
  tireur: 'ranged',
  berserker: 'berserker',
}

const RANK_WORDS: Readonly<Record<string, Rank>> = {
  recruit: 'recruit',
  recrue: 'recruit',
  regular: 'regular',
  regulier: 'regular',
  veteran: 'veteran',
  elite: 'elite',
  special: 'special',
  command: 'command',
  commandement: 'command',
  general: 'general',
}

/** What a header names, in English or French, whatever its capitals and accents; null when nobody knows it. */
export function fieldOf(header: string): DeckField | null {
  const word = plain(header)
  return own(HEADERS, word) ?? DIRECTIONS.find((direction) => direction === word) ?? null
}

/** The class of a word, or null. */
export function classOf(word: string): UnitClass | null {
  return own(CLASSES, plain(word))
}

/** The rank of a word, or null. */
export function rankOf(word: string): Rank | null {
  return own(RANK_WORDS, plain(word))
}

/** A direction as it is written in a list of movement arrows; in French west is O. */
export function directionOf(word: string): Direction | null {
  const written = plain(word)
  return DIRECTIONS.find((direction) => direction === written || FRENCH[direction] === written) ?? null
}

const FRENCH: Partial<Record<Direction, string>> = { w: 'o', nw: 'no', sw: 'so' }

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}

/** A cell may say "constructor", too, which every object has without it being a word of ours. */
function own<Value>(words: Readonly<Record<string, Value>>, word: string): Value | null {
  return Object.hasOwn(words, word) ? (words[word] ?? null) : null
}
