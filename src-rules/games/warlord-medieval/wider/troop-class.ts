import type { State, Unit } from '../model'
import type { TroopType } from '../wider-rules'

/** What a unit counts as (WM-106), and where that comes from. */
export type TroopClass = {
  /** The troop type that its words name, or that the referee says; null when none is known. */
  readonly type: TroopType | null
  readonly mounted: boolean
  readonly trained: boolean
  readonly knights: boolean
  readonly skirmishers: boolean
  /** The word of its type that names the troop type, or "referee"; null when none is known. */
  readonly typeFrom: string | null
  /** The word that says whether it is trained, or "referee", or "type"; null when nothing says so. */
  readonly trainedFrom: string | null
}

const KNIGHTS = 'knights'

/** Words that say that troops are trained, and those that say that they are not, which go first. */
const TRAINED = [
  ...['trained', 'drilled', 'disciplined', 'veteran', 'veterans'],
  ...['entraine', 'entraines', 'entrainee', 'entrainees', 'exerce', 'exerces', 'exercee', 'exercees'],
  ...['aguerri', 'aguerris', 'aguerrie', 'aguerries', 'discipline', 'disciplines', 'disciplinee'],
]
const UNTRAINED = [
  ...['untrained', 'not trained', 'undrilled', 'undisciplined', 'feudal', 'levy'],
  ...['feodal', 'feodaux', 'feodale', 'feodales', 'leve', 'levee', 'indiscipline', 'indisciplines'],
  ...TRAINED.slice(5).map((word) => `non ${word}`),
  ...TRAINED.slice(5).map((word) => `pas ${word}`),
]

/**
 * What a unit counts as (WM-106): what the referee says of it, else what the words of its type and quality say, in
 * English or French, whatever their accents and capitals.
 */
export function classifyUnit(
  { houseRules }: Pick<State, 'houseRules'>,
  unit: Pick<Unit, 'type' | 'quality' | 'mounted' | 'formation' | 'classedAs'>,
): TroopClass {
  const { troopTypes } = houseRules.wider
  const { type, from: typeFrom } = typeOf(unit, troopTypes)
  const { trained, from: trainedFrom } = trainingOf(unit, type)
  return {
    type,
    mounted: unit.mounted,
    trained,
    knights: type?.id === KNIGHTS,
    skirmishers: unit.formation === 'skirmish',
    typeFrom,
    trainedFrom,
  }
}

type Worded = Pick<Unit, 'type' | 'quality' | 'classedAs'>

function typeOf(unit: Worded, types: readonly TroopType[]) {
  const { troop } = unit.classedAs
  if (troop !== null) return { type: types.find(({ id }) => id === troop) ?? null, from: 'referee' }
  const text = plain(unit.type)
  let found: { readonly type: TroopType | null; readonly from: string | null } = { type: null, from: null }
  for (const type of types) {
    // Of two that fit, "heavy cavalry" says more than "cavalry".
    for (const word of type.words) {
      if (holds(text, word) && plain(word).length > plain(found.from ?? '').length)
        found = { type, from: asWritten(unit.type, plain(word)) }
    }
  }
  return found
}

function trainingOf(unit: Worded, type: TroopType | null) {
  const { trained } = unit.classedAs
  if (trained !== null) return { trained, from: 'referee' }
  for (const written of [unit.quality, unit.type]) {
    const text = plain(written)
    const not = UNTRAINED.find((word) => holds(text, word))
    if (not !== undefined) return { trained: false, from: asWritten(written, not) }
    const word = TRAINED.find((known) => holds(text, known))
    if (word !== undefined) return { trained: true, from: asWritten(written, word) }
  }
  return type?.trained == null ? { trained: false, from: null } : { trained: type.trained, from: 'type' }
}

/** Does a plain text hold a word, or words in a row, as whole words? */
function holds(text: string, word: string): boolean {
  const wanted = plain(word)
  return wanted !== '' && ` ${text} `.includes(` ${wanted} `)
}

/** The words of a text that say what a plain word says, as they are written there. */
function asWritten(text: string, word: string): string {
  const words = [...text.matchAll(/[\p{Letter}\p{Mark}\p{Number}]+/gu)]
  const count = word.split(' ').length
  for (let at = 0; at + count <= words.length; at++) {
    const run = words.slice(at, at + count)
    if (run.map(([each]) => plain(each)).join(' ') !== word) continue
    const [first, last] = [run[0], run.at(-1)]
    if (first !== undefined && last !== undefined) return text.slice(first.index, last.index + last[0].length)
  }
  return word
}

/** Small letters without accents, the words apart by one blank each. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}
