import { expect, test } from 'vitest'
import { testPiece } from '../testing/test-table'
import { makeWords } from '../words'
import type { Brush, Canvas2d } from './brush'
import { drawPiece } from './piece'
import type { TableTheme } from './theme'

/** Draws a hidden piece and one that is not; the sizes of round plates, in pixels, and the dashes of outlines. */
function drawn(pixelsPerInch: number, hidden: boolean) {
  const plates: number[] = []
  const dashes: (readonly number[])[] = []
  const scales = [1]
  const calls: Readonly<Record<string, (...figures: number[]) => void>> = {
    save: () => void scales.push(scales.at(-1) ?? 1),
    restore: () => void scales.pop(),
    scale: (by = 1) => void scales.push((scales.pop() ?? 1) * by),
    arc: (_x, _y, radius = 0) => void plates.push(radius * (scales.at(-1) ?? 1) * pixelsPerInch),
  }
  const context = new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'setLineDash'
          ? (dash: readonly number[]) => void dashes.push(dash)
          : (calls[String(name)] ?? (() => undefined)),
      set: () => true,
    },
  ) as Canvas2d
  const theme = { isDark: false, sides: { a: '#aa0000', b: '#0000aa' } } as TableTheme
  const brush: Brush = {
    theme,
    words: makeWords(() => '', { language: 'en', units: 'inches' }),
    pictures: { find: () => null },
    px: 1 / pixelsPerInch,
    pixelsPerInch,
    viewFrom: 'a',
    pixelRatio: 1,
    sight: { minX: 0, minY: 0, maxX: 72, maxY: 60 },
  }
  drawPiece(context, brush, testPiece('levy', 20, 10, { hidden, depthInches: 1 }))
  return { largest: Math.max(0, ...plates), isDashed: dashes.some(({ length }) => length > 0) }
}

test.each([2, 5, 8.9])(
  'a hidden unit has its eye and a broken outline at %f pixels an inch',
  (pixelsPerInch) => {
    const { largest, isDashed } = drawn(pixelsPerInch, true)
    expect(largest).toBeGreaterThanOrEqual(6)
    expect(isDashed).toBe(true)
    expect(drawn(pixelsPerInch, false)).toEqual({ largest: 0, isDashed: false })
  },
)
