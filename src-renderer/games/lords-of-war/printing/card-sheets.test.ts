import { PAPERS } from '@contract/printing'
import { CATAPULT, MARAUDER } from '@rules/games/lords-of-war/testing/printed-cards'
import { RIDERS, WARDENS } from '@rules/games/lords-of-war/testing/sample-decks'
import { expect, test } from 'vitest'
import { pageSize } from '../../../printing/printout'
import { cardGrid, cardSheets } from './card-sheets'
import { cardSvg } from './card-svg'

const POINTS_PER_MM = 72 / 25.4

/** The outlines that are cut, in points of paper. */
function cuts(svg: string) {
  return [
    ...svg.matchAll(/<rect class="cut" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g),
  ].map((found) => found.slice(1).map((mm) => Number(mm) * POINTS_PER_MM) as [number, number, number, number])
}

test.each(PAPERS)(
  'on %s every card is 180 × 252 points, whole on the page, and none lies on another',
  (paper) => {
    const page = pageSize(paper, cardGrid(paper).landscape)
    for (const { svg, whole } of cardSheets(WARDENS, 'a', paper)) {
      expect(whole).toBe(true)
      // A unit of the drawing is a millimetre of paper, to the last digit: no pixel is rounded.
      const [, pixels, millimetres] = /width="(\d+)" height="\d+" viewBox="0 0 ([\d.]+)/.exec(svg) ?? []
      expect((Number(pixels) / Number(millimetres)) * 25.4).toBeCloseTo(96, 9)
      const found = cuts(svg)
      for (const [x, y, width, height] of found) {
        expect(width).toBeCloseTo(180, 2)
        expect(height).toBeCloseTo(252, 2)
        // Six millimetres are left for what a printer cannot reach.
        expect(Math.min(x, y)).toBeGreaterThan(6 * POINTS_PER_MM)
        expect(page.widthMm * POINTS_PER_MM - x - width).toBeGreaterThan(6 * POINTS_PER_MM)
        expect(page.heightMm * POINTS_PER_MM - y - height).toBeGreaterThan(6 * POINTS_PER_MM)
        for (const [otherX, otherY] of found) {
          const isOther = Math.abs(otherX - x) > 1 || Math.abs(otherY - y) > 1
          if (isOther) expect(Math.abs(otherX - x) > 179.9 || Math.abs(otherY - y) > 251.9).toBe(true)
        }
      }
    }
  },
)

test('nine cards are on A4 and on Letter, eighteen on A3, which is turned for it', () => {
  expect(
    PAPERS.map((paper) => [
      paper,
      cardGrid(paper).landscape,
      cuts(cardSheets(RIDERS, 'b', paper)[0]?.svg ?? '').length,
    ]),
  ).toEqual([
    ['a4', false, 9],
    ['a3', true, 18],
    ['letter', false, 9],
  ])
  expect(cardSheets(RIDERS, 'b', 'a4')).toHaveLength(4)
})

test('every card of a deck is on its sheets once, with its name, the general first', () => {
  const svg = cardSheets(RIDERS, 'b', 'a4')
    .map((sheet) => sheet.svg)
    .join('')
  // A name may stand in two lines.
  const names = svg
    .split('<g class="card"')
    .slice(1)
    .map((card) =>
      [...card.matchAll(/font-family="Alegreya[^>]*>([^<]*)</g)].map(([, line]) => line).join(' '),
    )
  expect([...names].sort()).toEqual(RIDERS.map((card) => card.name).sort())
  expect(names[0]).toBe(RIDERS.find((card) => card.rank === 'general')?.name)
})

test('no name of a shipped card is stretched or squeezed: it comes in a size that fits', () => {
  for (const cards of [WARDENS, RIDERS])
    for (const { svg } of cardSheets(cards, 'a', 'a4')) expect(svg).not.toContain('textLength')
})

test('cut marks stand outside the cards, two to each line', () => {
  const [sheet] = cardSheets(WARDENS, 'a', 'letter')
  const marks = /<path class="marks" d="([^"]*)"/.exec(sheet?.svg ?? '')?.[1] ?? ''
  expect(marks.match(/v/g)).toHaveLength(8)
  expect(marks.match(/h/g)).toHaveLength(8)
  const page = pageSize('letter', false)
  for (const [, y] of marks.matchAll(/M[\d.]+ ([\d.]+)v/g)) {
    const fromEdge = Math.min(Number(y), page.heightMm - Number(y))
    expect(fromEdge).toBeLessThan((page.heightMm - 3 * 88.9) / 2)
    expect(fromEdge).toBeGreaterThan(2.5)
  }
})

test('a card on paper has its figures, in ink and paper and no colour of a theme, and names are text', () => {
  const at = { x: 50, y: 60, scale: 0.635, turned: false }
  const svg = cardSvg({ ...MARAUDER, name: '<script>"Maraud"&' }, 'a', at)
  for (const value of Object.values(MARAUDER.attacks)) expect(svg).toContain(`>${value}</text>`)
  expect(svg).not.toMatch(/var\(|<script/)
  expect(svg).toContain('&lt;script&gt;&quot;Maraud&quot;&amp;')
  expect(cardSvg(CATAPULT, null, at)).toContain(`>${CATAPULT.missile?.damage}</text>`)
  // Sides differ without colour, and the second player's card is turned to him (LW-7).
  expect(svg).not.toContain('stroke-dasharray')
  expect(cardSvg(MARAUDER, 'b', { ...at, turned: true })).toMatch(/rotate\(180\).*stroke-dasharray/)
})
