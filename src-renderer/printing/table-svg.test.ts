import { FEATURE_LOOKS } from '@rules/games/warlord-medieval/model'
import { expect, test } from 'vitest'
import type { TablePiece, TableScene } from '../tabletop/table-model'
import { checkBars } from './check-bars'
import { tableSvg } from './table-svg'

const piece = (id: string, side: 'a' | 'b', more: Partial<TablePiece> = {}): TablePiece => ({
  id,
  side,
  name: id,
  icon: 'x',
  pose: { x: 24, y: 12, facingRadians: 0 },
  frontageInches: 4,
  depthInches: 2,
  banner: null,
  order: 'good',
  hidden: false,
  engaged: false,
  locked: false,
  ...more,
})

const scene = (more: Partial<TableScene> = {}): TableScene => ({
  widthInches: 48,
  depthInches: 48,
  edges: { a: 'Aldous', b: 'Béatrice' },
  zones: [],
  rulings: [],
  features: [],
  camps: [],
  pieces: [],
  ...more,
})

const draw = (of: TableScene) =>
  tableSvg(of, {
    widthMm: 97,
    heightMm: 400,
    marks: new Map([['u', 'A1']]),
    scaleLabel: (inches) => `${inches}″`,
  })

test('a base stands where it stands on the table, y away from player A', () => {
  // 48″ over 96 mm: 2 mm an inch; the frame begins at 0.5 and 6 mm.
  expect(draw(scene({ pieces: [piece('u', 'a')] }))).toContain(
    'points="44.5,76 52.5,76 52.5,80 44.5,80" fill="#fff"',
  )
})

test('each edge has its owner’s name, player A’s below', () => {
  const svg = draw(scene())
  expect(svg.indexOf('Béatrice')).toBeLessThan(svg.indexOf('Aldous'))
  expect(Number(/y="([\d.]+)"[^>]*>Aldous/.exec(svg)?.[1])).toBeGreaterThan(
    Number(/y="([\d.]+)"[^>]*>Béatrice/.exec(svg)?.[1]),
  )
})

test('sides and looks of terrain are told apart without colours', () => {
  const blackOf = (side: 'a' | 'b') =>
    draw(scene({ pieces: [piece('u', side)] })).match(/<polygon points="[^"]*" fill="#000"\/>/g)?.length
  expect([blackOf('a'), blackOf('b')]).toEqual([1, 2])
  const points = [
    { x: 2, y: 2 },
    { x: 14, y: 2 },
    { x: 14, y: 14 },
    { x: 2, y: 14 },
  ]
  const marks = FEATURE_LOOKS.map((look) => {
    const feature = { id: look, name: '', look, locked: true, shape: { kind: 'polygon', points } } as const
    return (
      /<path d="([^"]*)" stroke="#000" stroke-width="0.2"/.exec(draw(scene({ features: [feature] })))?.[1] ??
      ''
    )
  })
  expect(new Set(marks).size).toBe(FEATURE_LOOKS.length)
  expect(marks.filter((path) => path === '')).toHaveLength(1)
})

test('an arrow ends at the edge of the base it leads to, and the key is drawn over everything', () => {
  const pieces = [piece('u', 'a')]
  const stood = { x: 24, y: 30 }
  const svg = draw(scene({ pieces, tracks: [{ id: 'u', side: 'a', way: [stood, { x: 24, y: 12 }] }] }))
  // The base reaches from 76 to 80 mm; the unit came from above.
  expect(svg).toMatch(/<polygon points="48.5,76 [^"]*" fill="#000"\/>/)
  expect(svg.indexOf('>A1<')).toBeGreaterThan(svg.indexOf('class="track"'))
  const short = draw(
    scene({
      pieces,
      tracks: [
        {
          id: 'u',
          side: 'a',
          way: [
            { x: 24, y: 12.5 },
            { x: 24, y: 12 },
          ],
        },
      ],
    }),
  )
  expect(short).toContain('class="track"')
})

test('long names of terrain, notes and edges stay within the table', () => {
  const long = 'The wood of the old mill at the ford beyond the bridge of Saint Lambert '.repeat(3).trim()
  const svg = draw(
    scene({
      edges: { a: long, b: 'W'.repeat(200) },
      features: [
        {
          id: 'f',
          name: long,
          look: 'wood',
          locked: true,
          shape: {
            kind: 'polygon',
            points: [
              { x: 44, y: 10 },
              { x: 48, y: 10 },
              { x: 48, y: 16 },
            ],
          },
        },
      ],
      notes: [{ id: 'n', at: { x: 46, y: 30 }, text: long, symbol: 'pin' }],
    }),
  )
  const texts = [...svg.matchAll(/<text x="([\d.]+)"[^>]*font-size="([\d.]+)"([^>]*)>([^<]*)</g)]
  expect(texts.length).toBeGreaterThan(8)
  for (const [, x, size, more = '', text = ''] of texts) {
    const width = text.length * Number(size) * 0.5
    const share = more.includes('"middle"') ? 0.5 : more.includes('"end"') ? 1 : 0
    expect(Number(x) - share * width, text).toBeGreaterThanOrEqual(-0.5)
    expect(Number(x) + (1 - share) * width, text).toBeLessThanOrEqual(97.5)
  }
})

test('names are text, whatever is in them', () => {
  const svg = draw(
    scene({
      edges: { a: '<script>alert(1)</script>', b: '"&' },
      features: [
        {
          id: 'f',
          name: '</text><img src=x>',
          look: 'wood',
          locked: true,
          shape: {
            kind: 'polygon',
            points: [
              { x: 1, y: 1 },
              { x: 5, y: 1 },
              { x: 5, y: 5 },
            ],
          },
        },
      ],
    }),
  )
  expect(svg).not.toMatch(/<script|<img/)
  expect(svg).toContain('&lt;script&gt;')
})

test('the same scene is always the same drawing', () => {
  expect(draw(scene({ pieces: [piece('u', 'b')] }))).toBe(draw(scene({ pieces: [piece('u', 'b')] })))
})

test('the bars are one inch and ten centimetres long', () => {
  const ends = [...checkBars().matchAll(/<rect x="([\d.]+)" y="0" width="0.3"/g)].map(([, x]) => Number(x))
  expect(ends).toEqual([0, 25.1, 35, 134.7])
})
