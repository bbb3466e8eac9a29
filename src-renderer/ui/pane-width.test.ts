import { expect, test } from 'vitest'
import { fitPaneWidth, paneWidthByKey } from './pane-width'

const limits = { leastRem: 14, mostRem: 32 }

test.each([
  { side: 'left', key: 'ArrowRight', width: 21 },
  { side: 'left', key: 'ArrowLeft', width: 19 },
  { side: 'right', key: 'ArrowRight', width: 19 },
  { side: 'right', key: 'ArrowLeft', width: 21 },
  { side: 'right', key: 'Home', width: 14 },
  { side: 'right', key: 'End', width: 32 },
  { side: 'right', key: 'a', width: null },
] as const)('$key on the edge of a pane at the $side draws it to $width rem', ({ side, key, width }) => {
  expect(paneWidthByKey(key, side, 20, limits)).toBe(width)
})

test('a pane is never drawn narrower or wider than its limits', () => {
  expect(paneWidthByKey('ArrowLeft', 'left', 14, limits)).toBe(14)
  expect(fitPaneWidth(200, limits)).toBe(32)
  expect(fitPaneWidth(-4, limits)).toBe(14)
  expect(fitPaneWidth(20.13, limits)).toBe(20.25)
})
