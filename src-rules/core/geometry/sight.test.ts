import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureDistance } from './distance'
import { type Footprint, polygonFootprint, polylineFootprint, rectangleFootprint } from './footprint'
import { distanceToOutline, holdsPoint, locatePoint } from './locate'
import { isSimplePolygon } from './measure'
import { gapInches, pointAlong, rotatePoint, type Segment, type TablePoint, turn } from './point'
import { findSight, type Sight } from './sight'
import type { SightBlocker } from './sight-blocking'

const base = (x: number, y: number, facingRadians = 0, frontageInches = 4, depthInches = 1) =>
  rectangleFootprint({ pose: { x, y, facingRadians }, frontageInches, depthInches })
const box = (minX: number, minY: number, maxX: number, maxY: number) =>
  polygonFootprint([
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ])
const rock = (footprint: Footprint, id = 'rock'): SightBlocker => ({ id, footprint, blocks: 'impassable' })
const wood = (footprint: Footprint, depthInches?: number): SightBlocker => ({
  id: 'wood',
  footprint,
  blocks: 'area',
  ...(depthInches === undefined ? {} : { depthInches }),
})
const line = (...points: TablePoint[]) => polylineFootprint(points)

// Two stands of 4 by 1, face to face: fronts at y 10.5 and 19.5, both from x 8 to 12.
const own = base(10, 10)
const other = base(10, 20)

test.each<[string, Sight['kind'], readonly SightBlocker[]]>([
  ['nothing between two bases leaves sight clear', 'clear', []],
  ['a rock across the whole view blocks it', 'blocked', [rock(box(5, 14, 15, 16))]],
  [
    'a rock between them exactly as wide as they are blocks all but its edges, which do not block',
    'clear',
    [rock(box(8, 14, 12, 16))],
  ],
  ['a rock a little wider blocks', 'blocked', [rock(box(7.99, 14, 12.01, 16))]],
  ['a rock in the middle can be seen past', 'clear', [rock(box(9, 14, 11, 16))]],
  [
    'two rocks that touch at a corner in the view can be seen between, by grazing both',
    'clear',
    [rock(box(0, 14, 10, 15)), rock(box(10, 15, 20, 16))],
  ],
  [
    'two rocks that share an edge along the view can be seen between',
    'clear',
    [rock(box(0, 14, 10, 16)), rock(box(10, 14, 20, 16))],
  ],
  [
    'two rocks that lap over each other cannot',
    'blocked',
    [rock(box(0, 14, 10.01, 15)), rock(box(10, 15, 20, 16))],
  ],
  ['a cliff line across the view blocks', 'blocked', [rock(line({ x: 0, y: 15 }, { x: 20, y: 15 }))]],
  [
    'a cliff line that ends at the last sight line can be seen past',
    'clear',
    [rock(line({ x: 0, y: 15 }, { x: 12, y: 15 }))],
  ],
  [
    'a cliff line both touch from one side does not block',
    'clear',
    [rock(line({ x: 12, y: 0 }, { x: 12, y: 30 }))],
  ],
  ['an area across the view blocks', 'blocked', [wood(box(5, 14, 15, 14.1))]],
  [
    'an area that only touches the front of a base from outside blocks through',
    'blocked',
    [wood(box(5, 10.5, 15, 11))],
  ],
  ['an area line blocks nothing', 'clear', [{ ...wood(line({ x: 0, y: 15 }, { x: 20, y: 15 })) }]],
  ['one sees 3 inches out of a wood', 'clear', [wood(box(5, 5, 15, 13.5))]],
  ['one sees 3 inches out of a wood, within the tolerance', 'clear', [wood(box(5, 5, 15, 13.5000005))]],
  ['one does not see 3.01 inches out of a wood', 'blocked', [wood(box(5, 5, 15, 13.51))]],
  ['one sees 3 inches into a wood', 'clear', [wood(box(5, 16.5, 15, 30))]],
  ['one does not see 3.01 inches into a wood', 'blocked', [wood(box(5, 16.49, 15, 30))]],
  ['one does not see 9 inches through one wood', 'blocked', [wood(box(0, 0, 30, 30))]],
  ['a wood that allows 9 inches lets one see 9 through it', 'clear', [wood(box(0, 0, 30, 30), 9)]],
  ['a base half in a wood looks out at the side where it is not', 'clear', [wood(box(0, 0, 10, 30))]],
])('%s', (_sentence, kind, terrain) => {
  for (const radians of [0, 0.5, Math.PI / 2, 2.5]) {
    const turned = (footprint: Footprint): Footprint => {
      const points = footprint.points.map((point) => rotatePoint(point, { x: 3, y: 8 }, radians))
      return footprint.kind === 'polygon' ? polygonFootprint(points) : polylineFootprint(points)
    }
    const view = terrain.map((blocker) => ({ ...blocker, footprint: turned(blocker.footprint) }))
    expect(findSight({ from: turned(own), to: turned(other), terrain: view }).kind).toBe(kind)
    expect(findSight({ from: turned(other), to: turned(own), terrain: view }).kind).toBe(kind)
  }
})

test('blocked sight names every feature in the way of the nearest points, in the order of the terrain', () => {
  const terrain = [
    rock(box(5, 14, 15, 15), 'crag'),
    rock(box(30, 30, 40, 40), 'far away'),
    rock(box(5, 16, 15, 17), 'tower'),
    rock(box(9.9, 12, 10.1, 13), 'boulder aside'),
  ]
  expect(findSight({ from: own, to: other, terrain })).toMatchObject({
    kind: 'blocked',
    by: ['crag', 'tower'],
  })
})

test('units within 3 inches of each other in one wood see each other; 3.01 apart they do not', () => {
  const terrain = [wood(box(0, 0, 40, 40))]
  expect(findSight({ from: own, to: base(10, 14), terrain }).kind).toBe('clear')
  expect(findSight({ from: own, to: base(10, 14.01), terrain }).kind).toBe('blocked')
})

test('the shortest way out of a slanting wood counts, not the way between nearest points', () => {
  // The wood's rim runs at 45 degrees: straight ahead 3.5 inches from the front, square to it 2.5 from the right corner.
  const rim = 2.5 * Math.SQRT2
  const wedge = polygonFootprint([
    { x: -20, y: 0 },
    { x: 30, y: 0 },
    { x: 12 + rim + 10.5, y: 0 },
    { x: 12 + rim - 40, y: 50.5 },
  ])
  const target = base(16, 18, 0, 12, 1)
  expect(findSight({ from: own, to: target, terrain: [wood(wedge)] }).kind).toBe('clear')
  expect(findSight({ from: own, to: target, terrain: [wood(wedge, 2.49)] }).kind).toBe('blocked')
})

test('bases that touch each other see each other, also across the rim of a wood or along a cliff', () => {
  const terrain = [wood(box(0, 0, 20, 10.5)), rock(line({ x: 0, y: 10.5 }, { x: 20, y: 10.5 }))]
  expect(findSight({ from: own, to: base(10, 11), terrain }).kind).toBe('clear')
})

test('a base may look back out of the mouth of a bent wood from where it is in it', () => {
  // The base reaches half an inch into the wood behind it; before it lies an arm of the same wood, an inch deep.
  const bent = polygonFootprint([
    { x: 0, y: 0 },
    { x: 20, y: 0 },
    { x: 20, y: 14 },
    { x: 0, y: 14 },
    { x: 0, y: 13 },
    { x: 19, y: 13 },
    { x: 19, y: 10 },
    { x: 0, y: 10 },
  ])
  expect(findSight({ from: own, to: other, terrain: [wood(bent)] }).kind).toBe('clear')
  expect(findSight({ from: own, to: other, terrain: [wood(bent, 0.99)] }).kind).toBe('blocked')
})

test('each of two woods allows its own depth, and the view must keep to both', () => {
  const terrain = [wood(box(0, 0, 20, 13)), { ...wood(box(0, 17, 20, 30)), id: 'copse' }]
  expect(findSight({ from: own, to: other, terrain }).kind).toBe('clear')
  expect(findSight({ from: own, to: base(10, 20.6), terrain })).toMatchObject({
    kind: 'blocked',
    by: ['copse'],
  })
})

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const anyBase = (minX: number, maxX: number) =>
  fc
    .record({
      x: number(minX, maxX),
      y: number(3, 12),
      facing: number(-3, 3),
      wide: number(1, 5),
      deep: number(0.5, 2),
    })
    .map(({ x, y, facing, wide, deep }) => base(x, y, facing, wide, deep))
const anyTerrain = fc.array(
  fc
    .record({
      x: number(2, 15),
      y: number(2, 13),
      radii: fc.array(number(0.3, 5), { minLength: 3, maxLength: 9 }),
      kind: fc.constantFrom('rock', 'wood', 'cliff'),
      depthInches: fc.constantFrom(1, 3, 5),
    })
    .map(({ x, y, radii, kind, depthInches }): SightBlocker => {
      const points = radii.map((radius, index) => {
        const radians = 0.3 + (index / radii.length) * 2 * Math.PI
        return { x: x + radius * Math.cos(radians), y: y + radius * Math.sin(radians) }
      })
      if (kind === 'cliff') return rock(polylineFootprint(points.slice(0, 4)))
      return kind === 'rock' ? rock(polygonFootprint(points)) : wood(polygonFootprint(points), depthInches)
    }),
  { minLength: 1, maxLength: 4 },
)

test('whenever sampled segments find a free view, so do we', () => {
  fc.assert(
    fc.property(
      anyBase(3, 6),
      anyBase(9, 14),
      anyTerrain,
      fc.infiniteStream(number(0, 1)),
      (from, to, terrain, chance) => {
        fc.pre(
          terrain.every(
            ({ footprint }) => footprint.kind === 'polyline' || isSimplePolygon(footprint.points),
          ),
        )
        if (findSight({ from, to, terrain }).kind === 'clear') return
        const draw = () => chance.next().value ?? 0
        for (let count = 0; count < 300; count++) {
          const ray = { from: somewhereIn(from, draw), to: somewhereIn(to, draw) }
          expect(terrain.every((blocker) => passesPlainly(ray, blocker))).toBe(false)
        }
      },
    ),
  )
})

test('a free view that we name runs from base to base and is free step by step', () => {
  fc.assert(
    fc.property(anyBase(3, 6), anyBase(9, 14), anyTerrain, (from, to, terrain) => {
      const { kind, ray } = findSight({ from, to, terrain })
      expect(measureDistance(from, polylineFootprint([ray.from, ray.from])).inches).toBeLessThan(1e-8)
      expect(measureDistance(to, polylineFootprint([ray.to, ray.to])).inches).toBeLessThan(1e-8)
      if (kind === 'clear') for (const blocker of terrain) expect(isFreeByStep(ray, blocker)).toBe(true)
    }),
  )
})

/** Any place of a base, often on its rim or at a corner. */
function somewhereIn({ points: [a, b, , d] }: Footprint, draw: () => number): TablePoint {
  if (a === undefined || b === undefined || d === undefined) throw new RangeError('not a rectangle')
  const snap = (share: number) => (draw() < 0.5 ? Math.round(share) : share)
  const along = snap(draw())
  const up = snap(draw())
  return { x: a.x + (b.x - a.x) * along + (d.x - a.x) * up, y: a.y + (b.y - a.y) * along + (d.y - a.y) * up }
}

/** The rule without any tolerance, by its plainest means: cut at every edge, look at each middle. */
function passesPlainly(ray: Segment, { footprint, blocks, depthInches = 3 }: SightBlocker): boolean {
  const { points } = footprint
  const isLine = footprint.kind === 'polyline'
  const cuts = [0, 1]
  for (const [index, start] of points.entries()) {
    const end = points[index + 1] ?? (isLine ? undefined : points[0])
    if (end === undefined || turn(ray.from, ray.to, start) * turn(ray.from, ray.to, end) > 0) continue
    const fromSide = turn(start, end, ray.from)
    const toSide = turn(start, end, ray.to)
    if (fromSide * toSide <= 0) cuts.push(fromSide / (fromSide - toSide))
  }
  if (isLine) return cuts.length === 2
  cuts.sort((a, b) => a - b)
  let inside = 0
  for (const [index, cut] of cuts.entries()) {
    const next = cuts[index + 1] ?? cut
    const { x, y } = pointAlong(ray, (cut + next) / 2)
    if (holdsPoint(footprint, x, y)) inside += (next - cut) * gapInches(ray.from, ray.to)
  }
  if (inside === 0) return true
  const hasEnd = [ray.from, ray.to].some((place) => locatePoint(footprint, place) === 'inside')
  return blocks === 'area' && hasEnd && inside <= depthInches
}

/** The rule by walking the ray in small steps; a step counts as inside when it is so by more than the tolerance. */
function isFreeByStep(ray: Segment, { footprint, blocks, depthInches = 3 }: SightBlocker): boolean {
  const steps = 400
  const stepInches = gapInches(ray.from, ray.to) / steps
  if (footprint.kind === 'polyline') {
    return footprint.points.every((start, index) => {
      const end = footprint.points[index + 1] ?? start
      const across = turn(ray.from, ray.to, start) * turn(ray.from, ray.to, end)
      const along = turn(start, end, ray.from) * turn(start, end, ray.to)
      return across > -0.001 || along > -0.001
    })
  }
  let inside = 0
  for (let step = 0; step < steps; step++) {
    const place = pointAlong(ray, (step + 0.5) / steps)
    if (holdsPoint(footprint, place.x, place.y) && distanceToOutline(footprint, place) > 0.000002) inside++
  }
  if (inside === 0) return true
  if (blocks === 'impassable') return false
  const hasEnd = [ray.from, ray.to].some((place) => holdsPoint(footprint, place.x, place.y))
  return hasEnd && inside * stepInches <= depthInches + 4 * stepInches
}
