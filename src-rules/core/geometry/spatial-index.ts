import Flatbush from 'flatbush'
import type { Bounds } from './bounds'
import { type Distance, measureDistance } from './distance'
import type { Footprint } from './footprint'
import { isWithin, TOLERANCE_INCHES } from './tolerance'

/** Finds, among some footprints, those that may be near a place without looking at each. */
export type FootprintIndex = {
  /**
   * The indices, ascending, of the footprints whose bounds lie at most so many inches from these bounds along x and
   * along y. It misses none that is so near; what it names is still to be measured.
   */
  readonly near: (bounds: Bounds, inches: number) => readonly number[]
}

/** Two footprints of a list, by their indices (first < second), and what was measured between them. */
export type ClosePair = { readonly first: number; readonly second: number; readonly distance: Distance }

/** An index over some footprints as they stand now; build it anew when one of them moves. */
export function indexFootprints(footprints: readonly Footprint[]): FootprintIndex {
  if (footprints.length === 0) return { near: () => [] }
  const tree = new Flatbush(footprints.length)
  for (const { bounds } of footprints) tree.add(bounds.minX, bounds.minY, bounds.maxX, bounds.maxY)
  tree.finish()
  return {
    near: (bounds, inches) => {
      const reach = inches + TOLERANCE_INCHES
      const found = tree.search(
        bounds.minX - reach,
        bounds.minY - reach,
        bounds.maxX + reach,
        bounds.maxY + reach,
      )
      return found.sort((a, b) => a - b)
    },
  }
}

/** All pairs of footprints at most so many inches apart (WM-24), measured, in ascending order. */
export function closePairs(footprints: readonly Footprint[], inches: number): readonly ClosePair[] {
  const index = indexFootprints(footprints)
  const pairs: ClosePair[] = []
  for (const [first, own] of footprints.entries()) {
    for (const second of index.near(own.bounds, inches)) {
      const other = footprints[second]
      if (second <= first || other === undefined) continue
      const distance = measureDistance(own, other)
      if (isWithin(distance.inches, inches)) pairs.push({ first, second, distance })
    }
  }
  return pairs
}
