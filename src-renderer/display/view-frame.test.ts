import { describe, expect, it } from 'vitest'
import { viewFrame } from './view-frame'

const TABLE = { widthInches: 48, depthInches: 36 }
const at = (x: number, y: number, widthInches: number, heightInches: number) => ({
  centre: { x, y },
  widthInches,
  heightInches,
})

describe('the frame of what the display shows', () => {
  it('goes round the part that is shown, its name on the far edge', () => {
    const frame = viewFrame(at(20, 10, 16, 8), TABLE, 'shown')
    expect(frame.map(({ from, to }) => [from.x, from.y, to.x, to.y])).toEqual([
      [12, 14, 28, 14],
      [12, 6, 28, 6],
      [12, 6, 12, 14],
      [28, 6, 28, 14],
    ])
    expect(frame.map(({ label }) => label)).toEqual(['shown', '', '', ''])
  })

  it('ends at the edges of the table', () => {
    const [far, , left] = viewFrame(at(2, 34, 16, 8), TABLE, '')
    expect([far?.from.x, far?.to.x, far?.from.y]).toEqual([0, 10, 36])
    expect([left?.from.y, left?.to.y]).toEqual([30, 36])
  })

  it('is left out when all of the table, or nothing of it, is shown', () => {
    expect(viewFrame(at(24, 18, 60, 40), TABLE, '')).toEqual([])
    expect(viewFrame(at(-100, 18, 60, 40), TABLE, '')).toEqual([])
  })
})
