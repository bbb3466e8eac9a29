import { expect, test } from 'vitest'
import type { ArmyImportPreview } from '../../contract/library'
import { BATTLESCRIBE_ROSTER, NEW_RECRUIT_ROSTER, rosterOf } from '../../testing/test-rosters'
import { previewRoster } from './preview-roster'

function preview(text: string, source = 'x.ros'): ArmyImportPreview {
  const read = previewRoster(source, text)
  if (!read.ok) throw new Error(JSON.stringify(read.trouble))
  return read.value
}

const unitsOf = ({ army }: ArmyImportPreview) =>
  army.units.map(({ id, name, costAp, stands }) => [id, name, costAp, stands])
const codesOf = ({ rows }: ArmyImportPreview) =>
  rows.map(({ verdict, what, remarks }) => [verdict, what, ...remarks.map(({ code }) => code)])
const OPEN = ['import/no-formation', 'import/no-base']

test('a roster of BattleScribe gives its units with every cost counted once and models as stands', () => {
  const read = preview(BATTLESCRIBE_ROSTER)
  expect(read.army.name).toBe('Marchers of Elm')
  expect(unitsOf(read)).toEqual([
    ['u1', 'Spear & Shield Levy', 41.5, 12],
    ['u2', 'Old Grumble', 37.5, 1],
  ])
  expect(read.army.units[0]).toMatchObject({ type: 'Foot', formation: null, frontageInches: null })
  expect(codesOf(read)).toEqual([
    ['corrected', 'army', 'import/roster-points', 'import/roster-leaders'],
    ['corrected', 'empty', 'import/roster-upgrade'],
    ['corrected', 'unit', ...OPEN],
    ['corrected', 'unit', ...OPEN],
  ])
  expect(read.rows[0]?.remarks[0]?.figures).toEqual({ chosen: 'pts', others: 'Renown' })
})

test('a roster of New Recruit gives the units of a group and of allied forces', () => {
  const read = preview(NEW_RECRUIT_ROSTER)
  expect(unitsOf(read)).toEqual([
    ['u1', 'Reed cutters', 12, 1],
    ['u2', 'Reed cutters', 12.25, 3],
    ['u3', 'Pedlars', 6.75, 4],
  ])
  expect(codesOf(read)).toEqual([
    ['corrected', 'army', 'import/roster-leaders'],
    ['corrected', 'empty', 'import/roster-group'],
    ['corrected', 'unit', ...OPEN],
    ['corrected', 'unit', 'import/roster-several', ...OPEN],
    ['corrected', 'unit', ...OPEN],
  ])
  expect(read.rows.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5])
})

test('a total that the parts do not reach is said with both figures', () => {
  const text = rosterOf(
    '<selection name="A" type="unit"><costs><cost name="pts" value="5"/></costs></selection>',
    '<cost name="pts" value="7"/>',
  )
  expect(preview(text).rows[0]?.remarks).toContainEqual({
    code: 'import/roster-total',
    figures: { given: 7, found: 5 },
  })
})

test('tenths add up to what they are', () => {
  const tenths = '<selection type="model" name="m"><costs><cost name="pts" value="0.1"/></costs></selection>'
  const text = rosterOf(
    `<selection name="A" type="unit"><selections>${tenths.repeat(3)}</selections></selection>`,
  )
  expect(unitsOf(preview(text))).toEqual([['u1', 'A', 0.3, 3]])
})

test.each([
  { what: 'AP before points', costs: { pts: 9, AP: 4 }, ap: 4 },
  { what: 'the only cost whatever its name', costs: { Denarii: 6 }, ap: 6 },
  { what: 'points before another cost', costs: { Renown: 2, 'Pts.': 8 }, ap: 8 },
  { what: 'a cost of nothing when nothing costs more', costs: { pts: 0 }, ap: 0 },
  { what: 'neither of two costs without points', costs: { Gold: 2, Silver: 8 }, ap: null },
])('of several costs the importer takes $what', ({ costs, ap }) => {
  const list = Object.entries(costs).map(([name, value]) => `<cost name="${name}" value="${value}"/>`)
  const read = preview(
    rosterOf(`<selection name="A" type="unit"><costs>${list.join('')}</costs></selection>`),
  )
  expect(read.army.units[0]?.costAp).toBe(ap)
})

test.each([
  {
    what: 'a type that nobody knows',
    selection: '<selection name="A" type="beast"/>',
    code: 'import/roster-unknown-type',
  },
  { what: 'no name', selection: '<selection name=" " type="unit"/>', code: 'import/no-name' },
  {
    what: 'an upgrade with a cost outside any unit',
    selection: '<selection name="A" type="upgrade"><costs><cost name="pts" value="3"/></costs></selection>',
    code: 'import/roster-upgrade-cost',
  },
])('$what is refused with the reason', ({ selection, code }) => {
  const read = preview(rosterOf(selection))
  expect(read.rows[1]).toMatchObject({ verdict: 'refused', remarks: [{ code }] })
  expect(read.army.units).toEqual([])
})

test('a unit within an upgrade is a unit, and its upgrade is not', () => {
  const read = preview(
    rosterOf(
      '<selection name="Detachment" type="upgrade"><selections><selection name="A" type="unit"/></selections></selection>',
    ),
  )
  expect(unitsOf(read)).toEqual([['u1', 'A', null, 1]])
})

test.each([
  { number: 'two', stands: null, code: 'import/roster-bad-number' },
  { number: '2.0', stands: 2, code: 'import/roster-several' },
  { number: '1001', stands: null, code: 'import/roster-several' },
])('a number of $number gives $stands stands and a remark', ({ number, stands, code }) => {
  const read = preview(rosterOf(`<selection name="A" type="unit" number="${number}"/>`))
  expect(read.army.units[0]?.stands).toBe(stands)
  expect(read.rows[1]?.remarks.map((remark) => remark.code)).toContain(code)
})

test('a cost that is no number, or below nothing, leaves the AP open', () => {
  for (const value of ['many', '-4', '1e9', '1 000'])
    expect(
      preview(
        rosterOf(
          `<selection name="A" type="unit"><costs><cost name="pts" value="${value}"/></costs></selection>`,
        ),
      ),
    ).toMatchObject({ army: { units: [{ costAp: null }] } })
})

test('names are read as they were written, with signs by number and no control characters', () => {
  const read = preview(
    rosterOf('<selection name="  L&#233;vy&#x2019;s &lt;b&gt; &amp;lt; &#10; x&#0;y " type="unit"/>'),
  )
  expect(read.army.units[0]?.name).toBe('Lévy’s <b> &lt; x\uFFFDy')
})
