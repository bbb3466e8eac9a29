import Flatbush from 'flatbush'
import { type Bounds, boundsGapInches } from './bounds'
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
  const tree = treeOver(footprints)
  return { near: (bounds, inches) => search(tree, bounds, inches).sort((a, b) => a - b) }
}

/** All pairs of footprints at most so many inches apart (WM-24), measured, in ascending order. */
export function closePairs(footprints: readonly Footprint[], inches: number): readonly ClosePair[] {
  if (footprints.length === 0) return []
  const tree = treeOver(footprints)
  const pairs: ClosePair[] = []
  for (let first = 0; first < footprints.length; first++) {
    const own = footprints[first]
    if (own === undefined) continue
    const isLater = (second: number) => second > first
    for (const second of search(tree, own.bounds, inches, isLater).sort((a, b) => a - b)) {
      const other = footprints[second]
      if (other === undefined || !isWithin(boundsGapInches(own.bounds, other.bounds), inches)) continue
      const distance = measureDistance(own, other)
      if (isWithin(distance.inches, inches)) pairs.push({ first, second, distance })
    }
  }
  return pairs
}

function treeOver(footprints: readonly Footprint[]): Flatbush {
  const tree = new Flatbush(footprints.length)
  for (const { bounds } of footprints) tree.add(bounds.minX, bounds.minY, bounds.maxX, bounds.maxY)
  tree.finish()
  return tree
}

function search(
  tree: Flatbush,
  { minX, minY, maxX, maxY }: Bounds,
  inches: number,
  filter?: (index: number) => boolean,
): number[] {
  const reach = inches + TOLERANCE_INCHES
  return tree.search(minX - reach, minY - reach, maxX + reach, maxY + reach, filter)
}
