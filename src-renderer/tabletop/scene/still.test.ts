import { describe, expect, test } from 'vitest'
import type { TableLink, TableScene } from '../table-model'
import { testFeature, testPiece } from '../testing/test-table'
import type { Brush } from './brush'
import { placePills } from './pill-places'
import { Soil } from './soil'
import { splitLinks } from './split-links'
import { type Still, soilChanges } from './still'

// Of a brush only the scale counts here: nothing is drawn.
const brush = { px: 0.05, pixelsPerInch: 20, viewFrom: 'a' } as Brush

const link = (id: string, x: number, more: Partial<TableLink> = {}): TableLink => ({
  id,
  side: 'a',
  from: { x, y: 10 },
  to: { x: x + 2, y: 10 },
  label: '2.0″',
  tone: 'fine',
  ...more,
})

function stillOf(scene: Partial<TableScene>, more: Partial<Still> = {}): Still {
  return {
    scene: {
      widthInches: 72,
      depthInches: 60,
      edges: { a: 'Aubrey', b: 'Radmir' },
      zones: [],
      rulings: [],
      features: [],
      camps: [],
      pieces: [],
      ...scene,
    },
    poses: new Map(),
    shapes: new Map(),
    links: [],
    pills: new Map(),
    ...more,
  }
}

function soiled(before: Still, after: Still): Soil {
  const soil = new Soil()
  soil.clean()
  soilChanges(soil, brush, before, after)
  return soil
}

describe('what is drawn anew of the table at rest', () => {
  const knights = testPiece('knights', 20, 10)
  const levy = testPiece('levy', 50, 40)

  test('nothing, when a new scene says the same', () => {
    const soil = soiled(stillOf({ pieces: [knights] }), stillOf({ pieces: [{ ...knights }] }))
    expect(soil.isClean).toBe(true)
  })

  test('where a unit stood and where it stands, when it has moved', () => {
    const moved = { ...knights, pose: { ...knights.pose, x: 45 } }
    const { areas } = soiled(stillOf({ pieces: [knights, levy] }), stillOf({ pieces: [moved, levy] }))
    expect(areas).toHaveLength(2)
    expect(areas.some(({ minX, maxX }) => minX < 18 && maxX > 22 && maxX < 43)).toBe(true)
    expect(areas.some(({ minX, maxX }) => minX > 22 && minX < 43 && maxX > 47)).toBe(true)
  })

  test('where a unit stood, when it is taken hold of, and only once in a drag', () => {
    const still = stillOf({ pieces: [knights, levy] })
    const held = { ...still, poses: new Map([['knights', knights.pose]]) }
    expect(soiled(still, held).areas).toHaveLength(1)
    const further = { ...still, poses: new Map([['knights', { ...knights.pose, x: 30 }]]) }
    expect(soiled(held, further).isClean).toBe(true)
  })

  test('where a unit stands, when its order changes', () => {
    const broken = { ...levy, order: 'broken' as const }
    const { areas } = soiled(stillOf({ pieces: [knights, levy] }), stillOf({ pieces: [knights, broken] }))
    expect(areas).toHaveLength(1)
    expect(areas[0]?.minX).toBeGreaterThan(40)
  })

  test('a wood that was there and is not', () => {
    const wood = testFeature('wood', [
      [10, 40],
      [20, 40],
      [15, 50],
    ])
    const { areas } = soiled(stillOf({ features: [wood] }), stillOf({}))
    expect(areas).toHaveLength(1)
    expect(areas[0]?.minY).toBeLessThan(40)
  })

  test('everything, when the table or its zones change', () => {
    const zone = { id: 'z', points: [], side: null, style: 'tint' as const, label: '' }
    expect(soiled(stillOf({}), stillOf({ widthInches: 96 })).isAll).toBe(true)
    expect(soiled(stillOf({}), stillOf({ zones: [zone] })).isAll).toBe(true)
  })

  test('a link whose figure changes, and one whose figure finds room', () => {
    const links = [link('one', 10), link('two', 40)]
    const before = stillOf({}, { links, pills: placePills(brush, links) })
    const later = [link('one', 10, { label: '2.4″' }), links[1] as TableLink]
    expect(soiled(before, stillOf({}, { links: later, pills: placePills(brush, later) })).areas).toHaveLength(
      1,
    )
    const bare = stillOf({}, { links, pills: new Map() })
    expect(soiled(bare, before).areas).toHaveLength(2)
  })
})

describe('links while something is held', () => {
  const links = [link('one', 10), link('two', 40)]

  test('those that change are drawn live, the others lie where they lay', () => {
    const changed = [links[0] as TableLink, link('two', 41)]
    const split = splitLinks(links, changed, true)
    expect(split.live.map(({ id }) => id)).toEqual(['two'])
    expect(split.still.map(({ id }) => id)).toEqual(['one'])
  })

  test('with nothing held all lie at rest, and the same list stays the same', () => {
    expect(splitLinks([], links, false)).toEqual({ still: links, live: [] })
    expect(
      splitLinks(
        links,
        links.map((each) => ({ ...each })),
        false,
      ).still,
    ).toBe(links)
  })
})

describe('figures of links', () => {
  test('none lies on another: the one to be settled has the place, others the other side or none', () => {
    const links = [link('fine', 10), link('third', 10.2), link('over', 10.1, { tone: 'settle' })]
    const places = placePills(brush, links)
    expect([...places.keys()]).toEqual(['over', 'fine'])
    const [over, fine] = [places.get('over'), places.get('fine')]
    expect(Math.sign((over?.y ?? 0) - 10)).toBe(-Math.sign((fine?.y ?? 0) - 10))
  })

  test('none lies on a base while another side of its link is free', () => {
    const links = [link('one', 10)]
    const place = placePills(brush, links).get('one')
    const base = testPiece('banner', place?.x ?? 0, place?.y ?? 0)
    const moved = placePills(brush, links, [base]).get('one')
    expect(moved).toBeDefined()
    expect(moved).not.toEqual(place)
  })

  test('where bases lie on every side only what is to be settled has its figure', () => {
    const around = [6, 8, 10, 12, 14].flatMap((y) => [4, 8, 12, 16].map((x) => testPiece(`${x} ${y}`, x, y)))
    expect(placePills(brush, [link('one', 10)], around).size).toBe(0)
    expect(placePills(brush, [link('one', 10, { tone: 'settle' })], around).size).toBe(1)
  })

  test('from afar only what is to be settled has its figure', () => {
    const links = [link('fine', 10), link('over', 40, { tone: 'settle' })]
    const far = { ...brush, px: 0.2, pixelsPerInch: 5 }
    expect([...placePills(far, links).keys()]).toEqual(['over'])
    expect(placePills(brush, links).size).toBe(2)
  })
})
