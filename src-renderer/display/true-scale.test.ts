import { describe, expect, it } from 'vitest'
import { BAR_INCHES, cssPixelsPerInch, stretched } from './true-scale'

describe('true scale', () => {
  it('10 cm are 3.937 inches, so that both bars give the same scale', () => {
    expect(BAR_INCHES['10-cm'] * 2.54).toBeCloseTo(10, 12)
    expect(BAR_INCHES['4-inches']).toBe(4)
  })

  it('an inch stays an inch whatever the page or the system is scaled by', () => {
    for (const ratio of [1, 1.25, 1.5, 2, 3])
      expect(cssPixelsPerInch(120, ratio) * ratio).toBeCloseTo(120, 12)
    expect(cssPixelsPerInch(null, 2)).toBe(96)
  })

  it('the bar grows and shrinks by whole pixels of the screen', () => {
    for (const bar of ['10-cm', '4-inches'] as const) {
      const longer = stretched(100, bar, 1)
      expect(Math.round(longer * BAR_INCHES[bar])).toBe(Math.round(100 * BAR_INCHES[bar]) + 1)
      expect(stretched(longer, bar, -1) * BAR_INCHES[bar]).toBeCloseTo(Math.round(100 * BAR_INCHES[bar]), 9)
    }
    expect(stretched(null, '4-inches', 0)).toBe(96)
    expect(stretched(10, '4-inches', -100)).toBe(10)
  })
})
