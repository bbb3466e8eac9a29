import enBattle from '@messages/en/battle.json'
import enLibrary from '@messages/en/library.json'
import enPrint from '@messages/en/print.json'
import frBattle from '@messages/fr/battle.json'
import frLibrary from '@messages/fr/library.json'
import frPrint from '@messages/fr/print.json'
import { expect, test } from 'vitest'
import { type Field, readHeaders } from './columns'
import { formationOf, kindOf, yesOrNo } from './words'

const ON_SCREEN = {
  army: 'army',
  bannerUnit: 'banner',
  costAp: 'cost',
  depthInches: 'depth',
  domain: 'domain',
  formation: 'formation',
  frontageInches: 'frontage',
  moraleGrade: 'morale',
  mounted: 'mounted',
  name: 'name',
  quality: 'quality',
  rank: 'kind',
  socialRank: 'socialRank',
  stands: 'stands',
  terrainFeatures: 'terrainFeatures',
  type: 'type',
} as const satisfies Record<string, Field>

const PRINTED = {
  ap: 'cost',
  banner: 'banner',
  base: 'base',
  formation: 'formation',
  leader: 'name',
  morale: 'morale',
  quality: 'quality',
  rank: 'kind',
  sr: 'socialRank',
  stands: 'stands',
  type: 'type',
  unit: 'name',
} as const satisfies Record<string, Field>

const IN_BATTLE = [
  'name',
  'type',
  'costAp',
  'formation',
  'frontageInches',
  'depthInches',
  'stands',
  'moraleGrade',
  'quality',
  'mounted',
] as const

/** What a column of this header holds, beside the columns that every table has. */
function fieldOf(header: string): Field | null | undefined {
  return readHeaders([header, 'Name', 'AP', 'Type'])?.[0]?.field
}

test.each([
  { language: 'English', library: enLibrary, print: enPrint, battle: enBattle },
  { language: 'French', library: frLibrary, print: frPrint, battle: frBattle },
])('every header that a screen or a print shows in $language is understood', ({ library, print, battle }) => {
  const shown: (readonly [string, Field])[] = [
    ...Object.entries(ON_SCREEN).map(([key, field]) => {
      const at = `library.field.${key}` as `library.field.${keyof typeof ON_SCREEN}`
      return [library[at], field] as const
    }),
    ...Object.entries(PRINTED).map(([key, field]) => {
      const at = `print.column.${key}` as `print.column.${keyof typeof PRINTED}`
      return [print[at], field] as const
    }),
    ...IN_BATTLE.map((key) => [battle[`battle.figure.${key}`], ON_SCREEN[key]] as const),
    ...Object.entries(library).flatMap(([key, words]) =>
      key.startsWith('import.field.') ? [[words, key.slice('import.field.'.length) as Field] as const] : [],
    ),
  ]
  expect(shown.map(([header]) => [header, fieldOf(header)])).toEqual(shown)
})

test.each([
  { language: 'English', library: enLibrary },
  { language: 'French', library: frLibrary },
])('every rank and formation is understood as a screen writes it in $language', ({ library }) => {
  expect(kindOf(library['library.rank.warlord'])).toBe('warlord')
  expect(kindOf(library['library.rank.leader'])).toBe('leader')
  expect(formationOf(library['library.formation.formed'])).toBe('formed')
  expect(formationOf(library['library.formation.skirmish'])).toBe('skirmish')
  expect(yesOrNo(library['library.field.mounted'])).toBe(true)
})
