import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findSight, isWithin, measureDistance, type Pose } from '../../core/geometry'
import { opponentOf } from '../../core/ids'
import { featureOf, personality, rectangle, tableState, unitAt } from '../../testing/table-state'
import { checkTable, reportBattleLines } from './check'
import { type Feature, ORDERS, type State, type Unit } from './model'
import { footprintOf } from './pieces'
import { sightBlockers } from './sight'

const WIDTH = 72
const DEPTH = 60

const quarter = (from: number, to: number) =>
  fc.integer({ min: from * 4, max: to * 4 }).map((step) => step / 4)

const unitArbitrary = fc.record({
  pose: fc.option(
    fc.record({
      x: quarter(20, 52),
      y: quarter(2, 18),
      facingRadians: fc.constantFrom(0, 0.3, 1, Math.PI / 2, 2.2),
    }),
    { freq: 15 },
  ),
  order: fc.constantFrom(...ORDERS, 'good', 'good', 'good'),
  removal: fc.constantFrom(null, null, null, null, null, null, 'destroyed' as const),
  hidden: fc.boolean(),
  line: fc.constantFrom('a-warlord', 'a-leader', null),
  formation: fc.constantFrom('formed' as const, 'skirmish' as const),
  frontageInches: quarter(1, 5),
  depthInches: quarter(1, 3),
})

const featureArbitrary = fc
  .record({
    kind: fc.constantFrom('area' as const, 'impassable' as const, 'obstacle' as const),
    x: quarter(18, 50),
    y: quarter(0, 18),
    width: quarter(1, 6),
    depth: quarter(1, 6),
  })
  .map(({ kind, x, y, width, depth }) => ({ kind, shape: rectangle(x, y, x + width, y + depth) }))

/** Side A alone, crowded into a part of the table so that chains form and break. */
const stateArbitrary = fc
  .record({
    units: fc.array(unitArbitrary, { minLength: 2, maxLength: 16 }),
    features: fc.array(featureArbitrary, { maxLength: 3 }),
    camp: fc.option(fc.record({ x: quarter(20, 52), y: quarter(3, 15), facingRadians: fc.constant(0) })),
    chainThroughOwnLineOnly: fc.boolean(),
    everyLinkNeedsSight: fc.boolean(),
  })
  .map(({ units, features, camp, chainThroughOwnLineOnly, everyLinkNeedsSight }): State => {
    const sight = { ...tableState({}).houseRules.sight, everyLinkNeedsSight }
    return tableState({
      units: units.map((figures, index) => unitAt(`a${index}`, null, { ...figures, costAp: index })),
      personalities: [personality('a-warlord', 'a0'), personality('a-leader', 'a1')],
      features: features.map(({ kind, shape }, index) => featureOf(`f${index}`, kind, shape, 'a')),
      camps: camp === null ? {} : { a: camp },
      houseRules: { chainThroughOwnLineOnly, sight },
    })
  })

/** How many links it takes to each unit of a line: every pair is measured, again and again until nothing changes. */
function linksNeeded(state: State, line: string): ReadonlyMap<string, number> {
  const bannerUnit = state.personalities[line]?.bannerUnit ?? ''
  const isOwn = (unit: Unit) => unit.line === line || unit.id === bannerUnit
  const standing = Object.values(state.units).filter(
    (unit) => footprintOf(unit) !== null && (isOwn(unit) || !state.houseRules.chainThroughOwnLineOnly),
  )
  const needed = new Map<string, number>()
  if (standing.some(({ id }) => id === bannerUnit)) needed.set(bannerUnit, 0)
  for (let changes = 1; changes > 0; ) {
    changes = 0
    for (const from of standing) {
      for (const to of standing) {
        const before = needed.get(from.id)
        if (before === undefined || from.order !== 'good' || !joins(state, from, to, bannerUnit)) continue
        if (before + 1 >= (needed.get(to.id) ?? Infinity)) continue
        needed.set(to.id, before + 1)
        changes++
      }
    }
  }
  return new Map([...needed].filter(([id]) => isOwn(state.units[id] as Unit))) // its keys are the state's own ids
}

function joins(state: State, from: Unit, to: Unit, bannerUnit: string): boolean {
  const [one, two] = [footprintOf(from), footprintOf(to)]
  if (one === null || two === null || !isWithin(measureDistance(one, two).inches, 3)) return false
  if (from.id !== bannerUnit && !state.houseRules.sight.everyLinkNeedsSight) return true
  return findSight({ from: one, to: two, terrain: sightBlockers(state) }).kind === 'clear'
}

test('WM-23 a line’s units and the links they need are those of a search through all pairs', () => {
  fc.assert(
    fc.property(stateArbitrary, (state) => {
      for (const report of reportBattleLines(state)) {
        const needed = linksNeeded(state, report.line)
        expect([...report.inLine].sort()).toEqual([...needed.keys()].sort())
        const before = new Map(report.links.map(({ from, to }) => [to, from]))
        expect(before.size).toBe(report.links.length)
        for (const [unit, links] of needed) {
          let count = 0
          for (let at = unit; at !== report.bannerUnit && count <= 20; count++) at = before.get(at) ?? ''
          expect(count).toBe(links)
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('WM-22 every unit assigned to a line is in it, cut off, or not placed, and never two of them', () => {
  fc.assert(
    fc.property(stateArbitrary, (state) => {
      for (const { assigned, inLine, cutOff, notPlaced } of reportBattleLines(state)) {
        expect([...inLine, ...cutOff.map(({ unit }) => unit), ...notPlaced].sort()).toEqual(
          [...assigned].sort(),
        )
      }
    }),
  )
})

type PoseChange = (pose: Pose) => Pose

const mirrored: PoseChange = ({ x, y, facingRadians }) => ({ x: WIDTH - x, y, facingRadians: -facingRadians })
const turnedHalfRound: PoseChange = ({ x, y, facingRadians }) => ({
  x: WIDTH - x,
  y: DEPTH - y,
  facingRadians: facingRadians + Math.PI,
})

/** The same table seen otherwise; `swap` gives each piece to the other side. */
function seen(state: State, change: PoseChange, swap: boolean): State {
  const other = (side: 'a' | 'b') => (swap ? opponentOf(side) : side)
  const feature = (piece: Feature): Feature => {
    const points = piece.shape.points
      .map((point) => change({ ...point, facingRadians: 0 }))
      .map(({ x, y }) => ({ x, y }))
    return { ...piece, shape: { ...piece.shape, points }, placedBy: piece.placedBy && other(piece.placedBy) }
  }
  const changed = <Piece>(pieces: Readonly<Record<string, Piece>>, to: (piece: Piece) => Piece) =>
    Object.fromEntries(Object.entries(pieces).map(([id, piece]) => [id, to(piece)]))
  const sideOf = (side: 'a' | 'b') => {
    const { camp } = state.sides[side]
    return { ...state.sides[side], camp: camp === null ? null : change(camp) }
  }
  return {
    ...state,
    sides: swap ? { a: sideOf('b'), b: sideOf('a') } : { a: sideOf('a'), b: sideOf('b') },
    units: changed(state.units, (unit) => ({
      ...unit,
      side: other(unit.side),
      pose: unit.pose && change(unit.pose),
    })),
    personalities: changed(state.personalities, (leader) => ({ ...leader, side: other(leader.side) })),
    features: changed(state.features, feature),
  }
}

/** What was found, without where it was seen from: codes, units and figures to a millionth. */
function essence(state: State) {
  const { violations, lines } = checkTable(state)
  const neutral = (text: string) => text.replace(/^(camp|army)-[ab]$/, '$1')
  return {
    found: violations
      .filter(({ code }) => !code.startsWith('army/'))
      .map(({ code, pieces, figures }) =>
        [
          code,
          ...pieces.map(neutral),
          ...Object.entries(figures)
            // Ties may fall either way: which of two equally near units is named, or which terrain hides first.
            .filter(([name]) => !['side', 'nearest', 'hiddenBy'].includes(name))
            .map(([, figure]) => (typeof figure === 'number' ? figure.toFixed(6) : figure)),
        ].join(' '),
      )
      .sort(),
    lines: lines.map(({ line, inLine, cutOff }) => ({
      line,
      inLine,
      cutOff: cutOff.map(({ unit, reason }) => [unit, reason]),
    })),
  }
}

test('WM-36 a table mirrored from flank to flank is judged the same', () => {
  fc.assert(
    fc.property(stateArbitrary, (state) => {
      expect(essence(seen(state, mirrored, false))).toEqual(essence(state))
    }),
    { numRuns: 200 },
  )
})

test('WM-36 a table turned half round, with the sides exchanged, is judged the same', () => {
  fc.assert(
    fc.property(stateArbitrary, (state) => {
      expect(essence(seen(state, turnedHalfRound, true))).toEqual(essence(state))
    }),
    { numRuns: 200 },
  )
})
