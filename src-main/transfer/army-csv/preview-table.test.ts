import { expect, test } from 'vitest'
import type { ArmyImportPreview, ArmyUnit } from '../../contract/library'
import { decodeTable } from './decode-table'
import { previewTable } from './preview-table'
import { MOST_ROWS } from './split-table'

function preview(text: string, source = 'army.csv'): ArmyImportPreview {
  const read = previewTable(source, text)
  if (!read.ok) throw new Error(JSON.stringify(read.trouble))
  return read.value
}

const codes = ({ rows }: ArmyImportPreview) =>
  rows.map(({ verdict, remarks }) => [verdict, ...remarks.map(({ code }) => code)])

/** The one unit of a table with one row, and what is said about it. */
function unitOf(header: string, row: string) {
  const read = preview(`${header}\n${row}\n`)
  return { unit: read.army.units[0], verdict: read.rows[0]?.verdict, remarks: read.rows[0]?.remarks ?? [] }
}

const KNIGHTS: Omit<ArmyUnit, 'id'> = {
  name: 'Red knights',
  type: 'knights',
  costAp: 7.5,
  formation: 'formed',
  frontageInches: 3,
  depthInches: 2,
  stands: 4,
  moraleGrade: 15,
  quality: 'feudal',
  mounted: true,
}

test.each([
  {
    what: 'commas in English',
    text: 'Name,Type,AP,Formation,Frontage,Depth,Stands,Morale,Quality,Mounted\nRed knights,knights,7.5,formed,3,2,4,15,feudal,yes',
  },
  {
    what: 'semicolons in French with decimal commas',
    text: 'Nom;Type de troupe;PA;Formation;Front;Profondeur;Plaquettes;Moral;Qualité;Monté\nRed knights;knights;7,5;formé;3,0;2,0;4;15;feudal;oui',
  },
  {
    what: 'tabs, columns in another order, headers without accents and in capitals',
    text: 'MONTE\tQUALITE\tNOM\tCOUT\tFORMATION\tSOCLE\tPLAQUETTES\tMORAL\tTYPE\nx\tfeudal\tRed knights\t7,5\tFORMÉE\t3 x 2\t4\t15\tknights',
  },
  {
    what: 'a byte order mark, quotes, blanks at the ends and Windows line ends',
    text: '\uFEFF"Name" , "Troop type",Cost,"Formation","Base size",Stands,"Morale grade",Quality,Mounted\r\n" Red knights ", knights\u00a0,7.5,formed,"3 x 2",4,15,feudal,yes\r\n',
  },
  {
    what: 'the separator that a spreadsheet declares',
    text: 'sep=;\r\nname;type;ap;formation;frontage;depth;stands;mg;quality;mounted\r\nRed knights;knights;7.5;f;3";2";4;15;feudal;1\r\n',
  },
])('$what: one unit, understood', ({ text }) => {
  const read = preview(text)
  expect(read.army.units).toEqual([{ id: 'u1', ...KNIGHTS }])
  expect(codes(read)).toEqual([['understood']])
})

test.each([
  { encoding: 'UTF-8', bytes: (text: string) => Buffer.from(text, 'utf8') },
  { encoding: 'UTF-8 with its mark', bytes: (text: string) => Buffer.from(`\uFEFF${text}`, 'utf8') },
  { encoding: 'UTF-16 with its mark', bytes: (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le') },
  { encoding: 'UTF-16 without', bytes: (text: string) => Buffer.from(text, 'utf16le') },
  {
    encoding: 'big-endian UTF-16',
    bytes: (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  },
  {
    encoding: 'Windows-1252',
    bytes: (text: string) => Buffer.from(text.replaceAll('’', '\u0092'), 'latin1'),
  },
])('accents survive in $encoding', ({ bytes }) => {
  const text = 'nom;unité;qualité\nCavaliers de l’orage;;féodaux'
  const read = preview(decodeTable(bytes(text)))
  expect(read.army.units[0]).toMatchObject({ name: 'Cavaliers de l’orage', quality: 'féodaux' })
})

test.each([
  { cell: '7.5', ap: 7.5, said: [] },
  { cell: '"7,5"', ap: 7.5, said: ['import/decimal-comma'] },
  { cell: '7', ap: 7, said: [] },
  { cell: ' 7 ', ap: 7, said: [] },
  { cell: '79.0', ap: 79, said: [] },
  { cell: '.5', ap: 0.5, said: [] },
  { cell: '12 AP', ap: 12, said: [] },
  { cell: '12pts', ap: 12, said: [] },
  { cell: '1 234', ap: 1234, said: ['import/thousands'] },
  { cell: '1\u202f234', ap: 1234, said: ['import/thousands'] },
  { cell: '"1.234,5"', ap: null, said: ['import/unclear-number'] },
  { cell: '"1,234.5"', ap: null, said: ['import/unclear-number'] },
  { cell: '"1,234"', ap: null, said: ['import/unclear-number'] },
  { cell: '"0,125"', ap: 0.125, said: ['import/decimal-comma'] },
  { cell: '1.2.3', ap: null, said: ['import/unclear-number'] },
  { cell: '1 23', ap: null, said: ['import/not-a-number'] },
  { cell: 'ten', ap: null, said: ['import/not-a-number'] },
  { cell: '-3', ap: null, said: ['import/out-of-range'] },
  { cell: '1e3', ap: null, said: ['import/not-a-number'] },
  { cell: '0x10', ap: null, said: ['import/not-a-number'] },
  { cell: 'Infinity', ap: null, said: ['import/not-a-number'] },
  { cell: '', ap: null, said: ['import/no-cost'] },
])('a cost of $cell is $ap', ({ cell, ap, said }) => {
  const { unit, verdict, remarks } = unitOf('name,ap,formation,base', `Spears,${cell},formed,3 x 2`)
  expect(unit?.costAp).toBe(ap)
  expect(remarks.map(({ code }) => code)).toEqual(said)
  expect(verdict).toBe(said.length === 0 ? 'understood' : 'corrected')
})

test('a decimal comma is nothing to be put right in a table parted by semicolons', () => {
  const read = preview('nom;pa;formation;socle\nPiques;7,5;formé;2,4 x 1,2')
  expect(codes(read)).toEqual([['understood']])
  expect(read.army.units[0]).toMatchObject({ costAp: 7.5, frontageInches: 2.4, depthInches: 1.2 })
})

test.each([
  { cell: '3 x 2', frontage: 3, depth: 2, said: [] },
  { cell: '3x2', frontage: 3, depth: 2, said: [] },
  { cell: '3 × 1.5', frontage: 3, depth: 1.5, said: [] },
  { cell: '3" x 1 1/2"', frontage: 3, depth: 1.5, said: [] },
  { cell: '3 by 2½ in', frontage: 3, depth: 2.5, said: [] },
  { cell: '3 sur 2 pouces', frontage: 3, depth: 2, said: [] },
  { cell: '76.2mm x 50.8mm', frontage: 3, depth: 2, said: ['import/converted', 'import/converted'] },
  {
    cell: '40 x 20 mm',
    frontage: 40 / 25.4,
    depth: 20 / 25.4,
    said: ['import/converted', 'import/converted'],
  },
  { cell: '5.08cm x 2in', frontage: 2, depth: 2, said: ['import/converted'] },
  { cell: '3', frontage: null, depth: null, said: ['import/not-a-base'] },
  { cell: '3 x 2 x 1', frontage: null, depth: null, said: ['import/not-a-base'] },
  { cell: '3 x', frontage: 3, depth: null, said: ['import/half-a-base'] },
  { cell: '0 x 2', frontage: null, depth: 2, said: ['import/out-of-range'] },
  { cell: 'large', frontage: null, depth: null, said: ['import/not-a-base'] },
  { cell: '', frontage: null, depth: null, said: ['import/no-base'] },
])('a base of $cell is $frontage by $depth inches', ({ cell, frontage, depth, said }) => {
  const { unit, remarks } = unitOf('name;ap;formation;base', `Spears;5;formed;${cell}`)
  expect(unit?.frontageInches === null ? null : unit?.frontageInches.toFixed(9)).toBe(
    frontage === null ? null : frontage.toFixed(9),
  )
  expect(unit?.depthInches === null ? null : unit?.depthInches.toFixed(9)).toBe(
    depth === null ? null : depth.toFixed(9),
  )
  expect(remarks.map(({ code }) => code)).toEqual(said)
})

test('a header may give the unit of its column, and a cell may differ from it', () => {
  const { unit, remarks } = unitOf('name,ap,formation,Frontage (mm),Depth [cm]', 'Spears,5,formed,50.8,1 in')
  expect(unit).toMatchObject({ frontageInches: 2, depthInches: 1 })
  expect(remarks).toEqual([
    { code: 'import/converted', figures: { column: 'Frontage (mm)', text: '50.8 mm', inches: 2 } },
  ])
})

test('what is missing is left open and said, never made up', () => {
  const { unit, verdict, remarks } = unitOf('name,type', 'Spears,spearmen')
  expect(unit).toEqual({
    id: 'u1',
    name: 'Spears',
    type: 'spearmen',
    costAp: null,
    formation: null,
    frontageInches: null,
    depthInches: null,
    stands: null,
    moraleGrade: null,
    quality: '',
    mounted: false,
  })
  expect(verdict).toBe('corrected')
  expect(remarks.map(({ code }) => code)).toEqual(['import/no-cost', 'import/no-formation', 'import/no-base'])
})

test.each([
  ['formed', 'formed'],
  ['Formé', 'formed'],
  ['close order', 'formed'],
  ['skirmishers', 'skirmish'],
  ['TIRAILLEURS', 'skirmish'],
  ['ordre dispersé', 'skirmish'],
])('a formation written %s is %s', (word, formation) => {
  expect(unitOf('name,ap,base,formation', `Spears,5,3x2,${word}`)).toMatchObject({
    unit: { formation },
    verdict: 'understood',
  })
})

test('a word for a formation or a mount that nobody knows is left open', () => {
  const { unit, remarks } = unitOf('name,ap,base,formation,mounted', 'Spears,5,3x2,hedgehog,sometimes')
  expect(unit).toMatchObject({ formation: null, mounted: false })
  expect(remarks).toEqual([
    { code: 'import/unknown-formation', figures: { column: 'formation', text: 'hedgehog' } },
    { code: 'import/unknown-mounted', figures: { column: 'mounted', text: 'sometimes' } },
  ])
})

test('a count makes several units, numbered', () => {
  const read = preview('name,ap,formation,base,count\nSpears,5,formed,3x2,3\nBows,4,skirmish,2x1,1')
  expect(read.army.units.map(({ id, name }) => [id, name])).toEqual([
    ['u1', 'Spears 1'],
    ['u2', 'Spears 2'],
    ['u3', 'Spears 3'],
    ['u4', 'Bows'],
  ])
})

test.each(['0', '101', '2.5', 'many'])('a count of %s is one unit and remarked on', (count) => {
  const { unit, verdict } = unitOf('name,ap,formation,base,count', `Spears,5,formed,3x2,${count}`)
  expect(unit?.name).toBe('Spears')
  expect(verdict).toBe('corrected')
})

const WITH_LEADERS = 'kind,name,ap,formation,base,sr,banner'

test('personalities stand in rows of their own, and a unit names whose banner it carries', () => {
  const read = preview(
    [
      WITH_LEADERS,
      'warlord,Aldous,,,,6,',
      'Chef,Béatrice,2,,,3,',
      'unit,Guards,9,formed,3x2,,aldous',
      'unité,Spears,5,formed,3x2,,Beatrice',
    ].join('\n'),
  )
  expect(codes(read)).toEqual([['understood'], ['understood'], ['understood'], ['understood']])
  expect(read.army.personalities).toEqual([
    { id: 'p1', rank: 'warlord', name: 'Aldous', socialRank: 6, costAp: 0, bannerUnit: 'u1' },
    { id: 'p2', rank: 'leader', name: 'Béatrice', socialRank: 3, costAp: 2, bannerUnit: 'u2' },
  ])
})

test('a personality may name his banner unit instead', () => {
  const read = preview([WITH_LEADERS, 'warlord,Aldous,,,,6,Guards', ',Guards,9,formed,3x2,,'].join('\n'))
  expect(read.army.personalities[0]?.bannerUnit).toBe('u1')
})

test.each([
  { what: 'of nobody', rows: [',Guards,9,formed,3x2,,Nobody'], code: 'import/unknown-banner', banner: null },
  {
    what: 'of two units',
    rows: [',Guards,9,formed,3x2,,Aldous', ',Spears,5,formed,3x2,,Aldous'],
    code: 'import/second-banner',
    banner: 'u1',
  },
])('a banner $what is remarked on', ({ rows, code, banner }) => {
  const read = preview([WITH_LEADERS, 'warlord,Aldous,,,,6,', ...rows].join('\n'))
  expect(read.rows.at(-1)).toMatchObject({ verdict: 'corrected', remarks: [{ code }] })
  expect(read.army.personalities[0]?.bannerUnit).toBe(banner)
})

test('a banner carried by one of several units is not guessed', () => {
  const read = preview(`${WITH_LEADERS},count\nwarlord,Aldous,,,,6,,\n,Guards,9,formed,3x2,,Aldous,2`)
  expect(read.rows[1]?.remarks).toEqual([{ code: 'import/banner-of-several', figures: { name: 'Aldous' } }])
  expect(read.army.personalities[0]?.bannerUnit).toBeNull()
})

test('a Warlord without a social rank is left open', () => {
  const read = preview(`${WITH_LEADERS}\nwarlord,Aldous,,,,,\nleader,Bea,,,,0,`)
  expect(read.army.personalities.map(({ socialRank }) => socialRank)).toEqual([null, null])
  expect(codes(read)).toEqual([
    ['corrected', 'import/no-social-rank'],
    ['corrected', 'import/out-of-range'],
  ])
})

test('the army and its domain may stand in columns or in a row of their own', () => {
  const inColumns = preview('name,ap,army,domain,terrain features\nSpears,5,Host,Vale,4\nBows,4,host,VALE,')
  expect(inColumns.army.name).toBe('Host')
  expect(inColumns.domain).toEqual({ name: 'Vale', terrainFeatures: 4 })
  const inRow = preview('kind,name,ap,domain,terrain\narmy,Host,,Vale,4\nunit,Spears,5,,')
  expect([inRow.army.name, inRow.domain]).toEqual(['Host', { name: 'Vale', terrainFeatures: 4 }])
})

test('an army without a name is called after its file, and has no domain', () => {
  const read = preview('name,ap\nSpears,5', 'host-of_the vale.CSV')
  expect(read.army.name).toBe('host of the vale')
  expect(read.domain).toBeNull()
})

test('a row of another army is refused and not taken in', () => {
  const read = preview('name,ap,army\nSpears,5,Host\nBows,4,Horde\nPikes,6,Host')
  expect(read.army.units.map(({ name }) => name)).toEqual(['Spears', 'Pikes'])
  expect(read.rows[1]?.verdict).toBe('refused')
  expect(read.rows[1]?.remarks).toContainEqual({
    code: 'import/other-army',
    figures: { army: 'Horde', taken: 'Host' },
  })
})

test('rows that are no pieces are refused with the reason', () => {
  const read = preview('kind,name,type,ap\nmascot,Rex,,1\nunit,,,5\nunit,Total,,45\nleader,,,\nunit,,pikes,5')
  expect(
    read.rows.map(({ line, verdict, what, remarks }) => [line, verdict, what, remarks[0]?.code]),
  ).toEqual([
    [2, 'refused', 'unit', 'import/unknown-kind'],
    [3, 'refused', 'unit', 'import/no-name'],
    [4, 'refused', 'unit', 'import/total'],
    [5, 'refused', 'personality', 'import/no-name'],
    [6, 'corrected', 'unit', 'import/named-after-type'],
  ])
  expect(read.army.units.map(({ name }) => name)).toEqual(['pikes'])
})

test('lines are counted as in the file, with blank rows, titles and line ends in cells', () => {
  const read = preview('My army\n\nname,ap,quality\nSpears,5,"two\nlines"\n\nBows,4,\n')
  expect(read.rows.map(({ line, what, verdict }) => [line, what, verdict])).toEqual([
    [1, 'empty', 'corrected'],
    [2, 'empty', 'understood'],
    [4, 'unit', 'corrected'],
    [6, 'empty', 'understood'],
    [7, 'unit', 'corrected'],
  ])
  expect(read.army.units[0]?.quality).toBe('two lines')
})

test('columns that are not known, or there twice, are shown as not used', () => {
  const read = preview('Name,Colour,AP,Cost\nSpears,red,5,9')
  expect(read.columns).toEqual([
    { header: 'Name', field: 'name' },
    { header: 'Colour', field: null },
    { header: 'AP', field: 'cost' },
    { header: 'Cost', field: null },
  ])
  expect(read.army.units[0]?.costAp).toBe(5)
})

test('cells beyond the headers and words too long are said', () => {
  const read = preview(`name,ap,formation,base\n${'x'.repeat(201)},5,formed,3x2,surplus,,more`)
  expect(read.rows[0]?.remarks).toEqual([
    { code: 'import/extra-cells', figures: { count: 2 } },
    { code: 'import/too-long', figures: { column: 'name', most: 200 } },
  ])
  expect(read.army.units[0]?.name).toHaveLength(200)
})

test.each([
  { what: 'nothing', text: '', code: 'import/empty' },
  { what: 'blank lines', text: '\uFEFF \n\n\t\n', code: 'import/empty' },
  { what: 'prose', text: 'Dear club,\nplease find my army below.', code: 'import/no-header' },
  { what: 'a quote that never ends', text: 'name,ap\n"Spears,5\nBows,4\n', code: 'import/unclosed-quote' },
  { what: 'a picture', text: '\u0089PNG\r\n\u001a\n\u0000\u0000', code: 'import/binary' },
  { what: 'a workbook', text: 'PK\u0003\u0004rest', code: 'import/workbook' },
  { what: 'an old workbook', text: '\u00d0\u00cf\u0011\u00e0rest', code: 'import/workbook' },
  {
    what: 'a hundred and one columns',
    text: `name,ap${',x'.repeat(99)}\nSpears,5`,
    code: 'import/too-many-columns',
  },
  { what: '2,001 rows', text: `name,ap\n${'Spears,5\n'.repeat(MOST_ROWS)}`, code: 'import/too-many-rows' },
  {
    what: '2,001 units',
    text: `name,ap,count\n${'Spears,5,100\n'.repeat(20)}Bows,4,1`,
    code: 'import/too-many-units',
  },
])('a table of $what is refused as a whole', ({ text, code }) => {
  expect(previewTable('x.csv', text)).toMatchObject({ ok: false, trouble: { code } })
})

test('2,000 rows and 2,000 units are read', () => {
  expect(preview(`name,ap\n${'Spears,5\n'.repeat(MOST_ROWS - 2)}`).army.units).toHaveLength(MOST_ROWS - 2)
  expect(preview(`name,ap,count\n${'Spears,5,100\n'.repeat(20)}`).army.units).toHaveLength(2000)
})

test.each([
  ['Red ones,knights', 'knights'],
  ['Mounted sergeants,', 'mounted'],
  ['Border riders,light horse', 'horse'],
  ['Ban,Chevaliers bannerets', 'chevaliers'],
  ['Sergents,sergents à cheval', 'à cheval'],
])('without a word of it, %s is taken as mounted, and that is said', (row, text) => {
  const { unit, remarks } = unitOf('name,type,ap,formation,base', `${row},5,formed,3x2`)
  expect(unit?.mounted).toBe(true)
  expect(remarks).toContainEqual({ code: 'import/taken-as-mounted', figures: { text } })
})

test('who goes on foot by a cell or by a word is not taken as mounted', () => {
  for (const row of [
    'A,knights,no',
    'A,dismounted knights,',
    'A,foot knights,',
    'Horseshoe guild,spearmen,',
  ]) {
    const { unit, remarks } = unitOf('name,type,mounted,ap,formation,base', `${row},5,formed,3x2`)
    expect([row, unit?.mounted]).toEqual([row, false])
    expect(remarks).toEqual([])
  }
})
