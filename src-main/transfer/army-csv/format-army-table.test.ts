import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Army,
  type ArmyPersonality,
  type ArmyUnit,
  type Domain,
  LANGUAGES,
} from '../../contract/library'
import { testArmy, testUnit } from '../../testing/test-library'
import { formatArmyTable } from './format-army-table'
import { previewTable } from './preview-table'

function readBack(army: Army, domain: Domain | null, language: (typeof LANGUAGES)[number]) {
  const read = previewTable('x.csv', formatArmyTable(army, domain, language))
  if (!read.ok) throw new Error(JSON.stringify(read.trouble))
  return read.value
}

// What a window sends: one line, no blanks at its ends, and no runs of blanks.
const word = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 20 })
  .map((text) =>
    text
      .replaceAll(/[\p{Cc}\p{Cs}\uFEFF]/gu, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
  .filter((text) => text !== '')
const hostile = fc.constantFrom('=1+1', '+x', '-x', '@x', "'=x", "''=x", "'x", '"quoted"', 'a,b', 'a;b')
const name = fc.oneof(word, hostile)
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const length = fc.double({ min: 0.001, max: 999, noNaN: true })

const unit: fc.Arbitrary<Omit<ArmyUnit, 'id'>> = fc.record({
  name: name.map((text) => `U ${text}`),
  type: fc.oneof(fc.constant(''), name),
  costAp: optional(fc.nat(9_999_999).map((thousandths) => thousandths / 1000)),
  formation: optional(fc.constantFrom('formed', 'skirmish')),
  frontageInches: optional(length),
  depthInches: optional(length),
  stands: optional(fc.integer({ min: 0, max: 1000 })),
  moraleGrade: optional(fc.integer({ min: -100, max: 100 })),
  quality: fc.oneof(fc.constant(''), name),
  mounted: fc.boolean(),
})

const army: fc.Arbitrary<Army> = fc
  .record({
    name,
    units: fc.array(unit, { maxLength: 8 }),
    leaders: fc.array(
      fc.record({ name, socialRank: optional(fc.integer({ min: 1, max: 1000 })), costAp: fc.nat(50) }),
      {
        maxLength: 3,
      },
    ),
  })
  .map(({ name, units, leaders }) => ({
    id: 'x',
    name,
    domainId: null,
    units: units.map((one, index) => ({ id: `u${index + 1}`, ...one, name: `${one.name} ${index}` })),
    personalities: leaders.map(
      (leader, index): ArmyPersonality => ({
        id: `p${index + 1}`,
        rank: index === 0 ? 'warlord' : 'leader',
        ...leader,
        name: `P${index} ${leader.name}`,
        bannerUnit: index < units.length ? `u${index + 1}` : null,
      }),
    ),
  }))

test.each(LANGUAGES)('an army written as a table in %s and read back is the same army', (language) => {
  fc.assert(
    fc.property(army, (written) => {
      const read = readBack(written, null, language)
      expect({ ...read.army, id: 'x' }).toEqual(written)
      expect(read.rows.filter(({ verdict }) => verdict === 'refused')).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test.each(LANGUAGES)('a finished army in %s is read back without a remark, its domain too', (language) => {
  const written = testArmy('a', {
    units: [testUnit('u1', { costAp: 7.5, frontageInches: 1.125, depthInches: 40 / 25.4 })],
  })
  const domain = { id: 'd', name: 'Vale', terrainFeatures: 4 }
  const read = readBack(written, domain, language)
  expect(read.rows.filter(({ verdict }) => verdict !== 'understood')).toEqual([])
  expect(read.domain).toEqual({ name: 'Vale', terrainFeatures: 4 })
  expect({ ...read.army, id: 'a' }).toEqual(written)
})

test.each(['=HYPERLINK("http://example.org")', '+1', '-1', '@SUM(A1)', "'=1"])(
  'no spreadsheet takes the name %s for a formula',
  (formula) => {
    const written = testArmy('a', {
      name: formula,
      units: [testUnit('u1', { name: formula, type: formula, quality: formula })],
    })
    const cells = previewCells(formatArmyTable(written, { id: 'd', name: formula, terrainFeatures: 1 }, 'en'))
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
    expect(cells.filter((cell) => cell === `'${formula}`)).toHaveLength(5)
  },
)

function previewCells(text: string): readonly string[] {
  const read = previewTable('x.csv', text)
  if (!read.ok) throw new Error(read.trouble.code)
  return read.value.rows.flatMap(({ cells }) => cells)
}

test('French figures have decimal commas that cannot be taken for thousands', () => {
  const written = testArmy('a', {
    units: [testUnit('u1', { costAp: 1.125, frontageInches: 2.5, depthInches: 1234 / 1000 })],
  })
  const text = formatArmyTable(written, null, 'fr')
  expect(text).toContain(';1,1250;formé;2,5;1,2340;')
})
