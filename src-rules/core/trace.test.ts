import { describe, expect, it } from 'vitest'
import { fingerprint, violation } from './trace'

describe('violations', () => {
  it('keep their key when only a figure changes', () => {
    const near = violation('unit/cut-off', 'WM-23', ['a:1', 'a:2'], { inches: 3.01 })
    const far = violation('unit/cut-off', 'WM-23', ['a:1', 'a:2'], { inches: 9 })
    expect(near.key).toBe('unit/cut-off a:1 a:2')
    expect(far.key).toBe(near.key)
  })

  it('are to settle unless they are said to be notes', () => {
    expect(violation('unit/cut-off', 'WM-23', []).severity).toBe('settle')
    expect(violation('unit/cut-off', 'WM-23', [], {}, 'note').severity).toBe('note')
  })

  it('have the same fingerprint for figures that agree to a hundredth, and another beyond', () => {
    const at = (inches: number) => fingerprint(violation('unit/cut-off', 'WM-23', ['a:1'], { inches }))
    expect(at(3.401)).toBe(at(3.404))
    expect(at(3.404)).not.toBe(at(3.406))
    expect(at(3.41)).not.toBe(at(3.4))
  })

  it('have the same fingerprint in whatever order the figures were noted', () => {
    const one = violation('army/over-points', 'WM-35', ['a'], { points: 52, agreed: 50 })
    const other = violation('army/over-points', 'WM-35', ['a'], { agreed: 50, points: 52 })
    expect(fingerprint(one)).toBe(fingerprint(other))
  })

  it('have another fingerprint for another piece and for another word', () => {
    const base = violation('terrain/other-kind', 'WM-43', ['feature-1'], { drawn: 'area' })
    const piece = violation('terrain/other-kind', 'WM-43', ['feature-2'], { drawn: 'area' })
    const word = violation('terrain/other-kind', 'WM-43', ['feature-1'], { drawn: 'obstacle' })
    expect(new Set([base, piece, word].map(fingerprint)).size).toBe(3)
  })
})
