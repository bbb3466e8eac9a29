import { type Footprint, polygonFootprint } from './footprint'
import { type TablePoint, turn } from './point'

/** The convex hull of some places: the polygon that a thread pulled tight around them makes. */
export function convexHull(points: readonly TablePoint[]): Footprint {
  const ordered = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  return polygonFootprint([...lowerChain(ordered), ...lowerChain(ordered.reverse())])
}

/** The chain that turns left only, from the first place to the last, without the last. */
function lowerChain(ordered: readonly TablePoint[]): readonly TablePoint[] {
  const chain: TablePoint[] = []
  for (const point of ordered) {
    for (;;) {
      const last = chain.at(-1)
      const beforeLast = chain.at(-2)
      if (last === undefined || beforeLast === undefined || turn(beforeLast, last, point) > 0) break
      chain.pop()
    }
    chain.push(point)
  }
  return chain.slice(0, -1)
}
