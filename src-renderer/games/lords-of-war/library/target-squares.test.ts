import { expect, test } from 'vitest'
import { gridReach, gridSquares, nextSquare } from './target-squares'

test('LW-3 the grid is drawn with forward above, and reaches as far as its targets', () => {
  expect(gridSquares(1)).toEqual([
    { right: -1, forward: 1 },
    { right: 0, forward: 1 },
    { right: 1, forward: 1 },
    { right: -1, forward: 0 },
    { right: 0, forward: 0 },
    { right: 1, forward: 0 },
    { right: -1, forward: -1 },
    { right: 0, forward: -1 },
    { right: 1, forward: -1 },
  ])
  expect(gridReach([{ right: -5, forward: 2 }], 3)).toBe(5)
  expect(gridReach([], 3)).toBe(3)
})

test('arrow keys go over the grid, past the card itself, and stop at the edge', () => {
  expect(nextSquare({ right: 0, forward: 1 }, 'ArrowDown', 3)).toEqual({ right: 0, forward: -1 })
  expect(nextSquare({ right: 1, forward: 0 }, 'ArrowLeft', 3)).toEqual({ right: -1, forward: 0 })
  expect(nextSquare({ right: 2, forward: 2 }, 'ArrowUp', 3)).toEqual({ right: 2, forward: 3 })
  expect(nextSquare({ right: 2, forward: 3 }, 'ArrowUp', 3)).toBeNull()
  expect(nextSquare({ right: 2, forward: 3 }, 'Enter', 3)).toBeNull()
})
