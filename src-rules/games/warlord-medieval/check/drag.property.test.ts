import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bigBattle } from '../../../testing/big-battle'
import { ORDERS, type State } from '../model'
import { checkTable } from '.'

const start = bigBattle({ unitsPerSide: 30, linesPerSide: 3, features: 12, stage: 'first-move' })
const inches = fc.integer({ min: -16, max: 16 }).map((quarters) => quarters / 4)
const units = fc.constantFrom(...Object.keys(start.units))
const features = fc.constantFrom(...Object.keys(start.features))

/** Something small that changes on a table, as a drag or a click changes it. */
const editArbitrary = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ edit: fc.constant('move' as const), unit: units, x: inches, y: inches }),
  },
  fc.record({ edit: fc.constant('order' as const), unit: units, order: fc.constantFrom(...ORDERS) }),
  fc.record({ edit: fc.constant('take-off' as const), unit: units }),
  fc.record({ edit: fc.constant('feature' as const), feature: features, x: inches, y: inches }),
  fc.record({ edit: fc.constant('camp' as const), x: inches, y: inches }),
  fc.record({ edit: fc.constant('switch' as const), everyLinkNeedsSight: fc.boolean(), own: fc.boolean() }),
  fc.record({ edit: fc.constant('banner' as const), unit: units }),
)
type Edit = typeof editArbitrary extends fc.Arbitrary<infer Value> ? Value : never

function edited(state: State, change: Edit): State {
  switch (change.edit) {
    case 'move':
    case 'order':
    case 'take-off': {
      const unit = state.units[change.unit]
      if (unit === undefined || unit.pose === null) return state
      const { pose } = unit
      const after =
        change.edit === 'move'
          ? { ...unit, pose: { ...pose, x: pose.x + change.x, y: pose.y + change.y } }
          : change.edit === 'order'
            ? { ...unit, order: change.order }
            : { ...unit, pose: null }
      return { ...state, units: { ...state.units, [unit.id]: after } }
    }
    case 'feature': {
      const feature = state.features[change.feature]
      if (feature === undefined) return state
      const points = feature.shape.points.map(({ x, y }) => ({ x: x + change.x, y: y + change.y }))
      const moved = { ...feature, shape: { ...feature.shape, points } }
      return { ...state, features: { ...state.features, [feature.id]: moved } }
    }
    case 'camp': {
      const camp = { x: 30 + change.x, y: 8 + change.y, facingRadians: 0 }
      return { ...state, sides: { ...state.sides, a: { ...state.sides.a, camp } } }
    }
    case 'switch': {
      const sight = { ...state.houseRules.sight, everyLinkNeedsSight: change.everyLinkNeedsSight }
      return { ...state, houseRules: { ...state.houseRules, chainThroughOwnLineOnly: change.own, sight } }
    }
    case 'banner': {
      const leader = state.personalities['a-leader-1']
      if (leader === undefined) return state
      const named = { ...leader, bannerUnit: change.unit }
      return { ...state, personalities: { ...state.personalities, [leader.id]: named } }
    }
  }
}

test('WM-90 what is found step by step in a drag is what a fresh look at each table finds', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(fc.array(editArbitrary, { minLength: 2, maxLength: 12 }), (edits) => {
      const states = [start]
      for (const edit of edits) states.push(edited(states.at(-1) ?? start, edit))
      // All in a row first, so that each step may build on the one before; then each as if it were the first.
      const found = states.map((state) => checkTable({ ...state }))
      for (const [step, state] of states.entries()) {
        expect(found[step]).toEqual(checkTable(JSON.parse(JSON.stringify(state))))
      }
    }),
    { numRuns: 60 },
  )
})
