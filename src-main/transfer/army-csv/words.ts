import type { Formation } from '@rules/games/warlord-medieval/model'
import { plain } from './plain'

export type RowKind = 'unit' | 'warlord' | 'leader' | 'army'

const KINDS = {
  unit: ['unit', 'u', 'unité', 'troop', 'troops', 'troupe', 'troupes'],
  warlord: ['warlord', 'wl', 'general', 'seigneur', 'seigneur de guerre', 'chef de guerre', 'général'],
  leader: ['leader', 'l', 'captain', 'chef', 'meneur', 'lieutenant', 'capitaine'],
  army: ['army', 'armée', 'domain', 'domaine'],
} as const satisfies Record<RowKind, readonly string[]>

const FORMATIONS = {
  formed: ['formed', 'f', 'close', 'close order', 'formé', 'formée', 'serré', 'serrée', 'ordre serré'],
  skirmish: [
    'skirmish',
    'skirmisher',
    'skirmishers',
    'skirmishing',
    's',
    'sk',
    'open order',
    'loose',
    'tirailleur',
    'tirailleurs',
    'escarmouche',
    'escarmoucheur',
    'escarmoucheurs',
    'dispersé',
    'dispersée',
    'ordre dispersé',
    'ordre ouvert',
  ],
} as const satisfies Record<Formation, readonly string[]>

const YES = [
  'yes',
  'y',
  'true',
  'x',
  '1',
  'mounted',
  'horse',
  'cavalry',
  'oui',
  'o',
  'vrai',
  'monté',
  'montée',
  'à cheval',
  'cavalerie',
]
const NO = [
  'no',
  'n',
  'false',
  '0',
  'foot',
  'on foot',
  'infantry',
  'non',
  'faux',
  'à pied',
  'pied',
  'infanterie',
]

/** Words that stand for troops on horseback, where a table says nothing of it. */
const RIDERS = [
  ...['knight', 'knights', 'cavalry', 'horse', 'horses', 'horsemen', 'horseman', 'mounted', 'lancers'],
  ...['cuirassier', 'cuirassiers', 'hobilar', 'hobilars', 'stradiot', 'stradiots', 'jinetes', 'turcopoles'],
  ...['chevalier', 'chevaliers', 'chevalerie', 'cavalerie', 'cavalier', 'cavaliers', 'monté', 'montés'],
  ...['montée', 'montées', 'à cheval', 'chevau-légers', 'gendarmes', 'cuirassiers', 'genétaires'],
]
/** Words beside them that say that they fight on foot. */
const UNHORSED = ['dismounted', 'on foot', 'foot', 'unmounted', 'démonté', 'démontés', 'à pied', 'piétons']

const TOTALS = ['total', 'totals', 'subtotal', 'sum', 'totaux', 'sous-total', 'somme']

/** What a row is, by the word in its kind column; null when the word is not known. */
export function kindOf(text: string): RowKind | null {
  return lookUp(KINDS, text)
}

/** The formation that a word in English or French stands for, or null. */
export function formationOf(text: string): Formation | null {
  return lookUp(FORMATIONS, text)
}

/** Whether a word says yes or no, or null. */
export function yesOrNo(text: string): boolean | null {
  const word = plain(text)
  if (YES.some((yes) => plain(yes) === word)) return true
  return NO.some((no) => plain(no) === word) || text.trim() === '-' ? false : null
}

/** The word in a unit's type or name that says that it is mounted, or null: "foot knights" are not. */
export function riderWord(type: string, name: string): string | null {
  for (const text of [type, name]) {
    const found = RIDERS.find((word) => holdsWord(text, word))
    if (found === undefined) continue
    return UNHORSED.some((word) => holdsWord(type, word) || holdsWord(name, word)) ? null : found
  }
  return null
}

function holdsWord(text: string, word: string): boolean {
  const parts = (from: string) =>
    from
      .split(/[^\p{Letter}\p{Number}]+/u)
      .map(plain)
      .join(' ')
  return ` ${parts(text)} `.includes(` ${parts(word)} `)
}

/** Is a row's name that of a sum below a table, rather than a unit's? */
export function isTotal(name: string): boolean {
  const word = plain(name)
  return TOTALS.some((total) => plain(total) === word)
}

function lookUp<Meaning extends string>(
  words: Readonly<Record<Meaning, readonly string[]>>,
  text: string,
): Meaning | null {
  const word = plain(text)
  const meanings = Object.keys(words) as Meaning[]
  return meanings.find((meaning) => words[meaning].some((known) => plain(known) === word)) ?? null
}
