import { type LengthUnit, lengthUnitOf } from './lengths'
import { plain } from './plain'

/** What a column can hold, each with the headers that it is known by, compared without capitals, accents and blanks. */
const HEADERS = {
  kind: ['kind', 'row', 'entry', 'rank', 'genre', 'sorte', 'nature', 'rang'],
  name: ['name', 'unit', 'unit name', 'personality', 'personnalité', 'nom', 'unité', 'nom de l’unité'],
  type: ['type', 'troop type', 'troops', 'troop', 'type de troupe', 'type de troupes', 'troupe', 'troupes'],
  cost: [
    'ap',
    'cost',
    'cost ap',
    'points',
    'pts',
    'army points',
    'pa',
    'coût',
    'coût pa',
    'coût en pa',
    'cost in ap',
    'points d’armée',
    'prix',
  ],
  formation: ['formation', 'order', 'ordre'],
  frontage: ['frontage', 'front', 'width', 'base width', 'largeur', 'largeur du socle'],
  depth: ['depth', 'base depth', 'profondeur', 'profond.', 'profondeur du socle'],
  base: [
    'base',
    'base, frontage × depth',
    'socle, front × profondeur',
    'base size',
    'size',
    'footprint',
    'socle',
    'taille',
    'taille du socle',
    'empreinte',
  ],
  stands: [
    'stands',
    'stand',
    'elements',
    'éléments',
    'plaquettes',
    'plaq.',
    'bases',
    'socles',
    'nombre de socles',
  ],
  morale: ['morale', 'morale grade', 'mg', 'moral', 'niveau de moral', 'valeur de moral'],
  quality: ['quality', 'training', 'class', 'qualité', 'entraînement', 'classe'],
  mounted: ['mounted', 'mount', 'horse', 'monté', 'montée', 'à cheval'],
  count: [
    'count',
    'number',
    'number of units',
    'nombre d’unités',
    'quantity',
    'qty',
    'nombre',
    'quantité',
    'qté',
  ],
  socialRank: ['sr', 'social rank', 'rs', 'rang social'],
  banner: [
    'banner',
    'banner of',
    'banner unit',
    'banners',
    'bannières',
    'bannière',
    'bannière de',
    'unité bannière',
    'unité de bannière',
  ],
  army: ['army', 'army name', 'armée', 'nom de l’armée'],
  domain: ['domain', 'domain name', 'domaine', 'nom du domaine'],
  terrainFeatures: [
    'terrain features',
    'terrain',
    'features',
    'éléments de terrain',
    'terrains',
    'nombre d’éléments de terrain',
  ],
} as const

export type Field = keyof typeof HEADERS

const BY_HEADER: ReadonlyMap<string, Field> = new Map(
  (Object.keys(HEADERS) as Field[]).flatMap((field) =>
    HEADERS[field].map((header) => [plain(header), field]),
  ),
)

/** A column of a table: its header as it stands there, what it holds, and the unit of length that the header gives. */
export type Column = {
  readonly header: string
  readonly field: Field | null
  readonly unit: LengthUnit | null
}

/**
 * The columns that a row of headers makes, or null when it does not look like one: a name and one more column must be
 * known. The second of two columns for the same thing is not used.
 */
export function readHeaders(cells: readonly string[]): readonly Column[] | null {
  const used = new Set<Field>()
  const columns = cells.map((cell): Column => {
    const header = cell.trim()
    const [words = '', inBrackets = null] = splitBrackets(header)
    const field = BY_HEADER.get(plain(words)) ?? BY_HEADER.get(plain(header)) ?? null
    if (field === null || used.has(field)) return { header, field: null, unit: null }
    used.add(field)
    return { header, field, unit: inBrackets === null ? null : lengthUnitOf(inBrackets) }
  })
  return used.has('name') && used.size > 1 ? columns : null
}

/** "Frontage (mm)" is the word and what stands in its brackets. */
function splitBrackets(header: string): readonly [string, string | null] {
  const found = /^(.*?)[([]([^)\]]*)[)\]]\s*$/.exec(header)
  return found === null ? [header, null] : [found[1] ?? '', found[2] ?? null]
}
