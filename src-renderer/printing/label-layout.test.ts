import { describe, expect, test } from 'vitest'
import { layOutLabels } from './label-layout'
import { MM_PER_INCH, pageSize, type UnitLabel } from './printout'

const label = (frontageInches: number, depthInches: number, name = 'Garde de la tour'): UnitLabel => ({
  side: 'a',
  name,
  facts: 'hommes d’armes · 13 AP · formed · 4″ × 2″',
  line: 'Line of Aubert de Corvenne',
  frontageInches,
  depthInches,
})

const BASES = [
  [4, 2],
  [2, 1],
  [0.5, 0.5],
  [7.4, 1.2],
  [8.5, 2],
  [1, 9],
  [3, 3],
] as const
const PAPERS = [
  ['a4', false],
  ['letter', false],
  ['a3', false],
  ['a4', true],
] as const

describe.each(PAPERS)('on %s, across: %s', (paper, landscape) => {
  const size = pageSize(paper, landscape)
  const labels = Array.from({ length: 6 }, () => BASES).flatMap((bases) =>
    bases.map(([front, deep]) => label(front, deep)),
  )
  const pages = layOutLabels(labels, size)

  test('every base is at true size and stands once, within the margins', () => {
    const placed = pages.flat()
    expect(placed.map((each) => each.label)).toEqual(labels)
    for (const { label: of, leftMm, topMm, widthMm, heightMm, isTurned, below, isTooLarge } of placed) {
      const [wide, high] = isTurned
        ? [of.depthInches, of.frontageInches]
        : [of.frontageInches, of.depthInches]
      expect([widthMm, heightMm]).toEqual([wide * MM_PER_INCH, high * MM_PER_INCH])
      expect(isTooLarge).toBe(false)
      expect(leftMm + Math.max(widthMm, below?.widthMm ?? 0)).toBeLessThanOrEqual(size.inner.widthMm)
      expect(topMm + heightMm + (below?.heightMm ?? 0)).toBeLessThanOrEqual(size.inner.heightMm)
    }
  })

  test('no label lies on another', () => {
    for (const page of pages)
      for (const [at, one] of page.entries())
        for (const other of page.slice(at + 1)) {
          const apart =
            one.leftMm + Math.max(one.widthMm, one.below?.widthMm ?? 0) < other.leftMm ||
            one.topMm + one.heightMm + (one.below?.heightMm ?? 0) < other.topMm ||
            other.topMm + other.heightMm + (other.below?.heightMm ?? 0) < one.topMm
          expect(apart).toBe(true)
        }
  })
})

test('words stand in a base that has room for them, and below one that has not', () => {
  const [[large, small] = []] = layOutLabels([label(4, 2), label(1, 0.5)], pageSize('a4', false))
  expect(large).toMatchObject({ wordsPt: 9, below: null })
  expect(small?.wordsPt).toBeNull()
  expect(small?.below?.heightMm).toBeGreaterThan(5)
})

test('a base larger than the paper is drawn as large as there is room, and says so', () => {
  const [[giant] = []] = layOutLabels([label(30, 20)], pageSize('a4', false))
  expect(giant).toMatchObject({ isTooLarge: true })
  expect(giant?.widthMm).toBeLessThanOrEqual(190)
})
