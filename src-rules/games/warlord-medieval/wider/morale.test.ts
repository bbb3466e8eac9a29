import { describe, expect, test } from 'vitest'
import { featureOf, personality, rectangle, unitAt } from '../../../testing/table-state'
import { turnState, withWider } from '../../../testing/turn-state'
import type { Charge, State, Unit } from '../model'
import type { MoraleModifier } from '../wider-rules'
import { moraleHelper } from './morale'

/** Foot of A, 34 ≤ x ≤ 38 and 8 ≤ y ≤ 10. */
const OWN = unitAt('a-own', { x: 36, y: 9 }, { moraleGrade: 12, line: null })

type Parts = Parameters<typeof turnState>[0]

function stateWith(units: readonly Unit[], parts: Parts = {}): State {
  return turnState({ phase: 'rally', ...parts, units: [OWN, ...units] })
}

function modifier(state: State, code: MoraleModifier) {
  const found = moraleHelper(state, 'a-own')?.modifiers.find((one) => one.code === code)
  if (found === undefined) throw new Error('no modifier')
  return found
}

/** A friend to the right of the unit at this gap. */
function right(gap: number, figures: Partial<Unit> = {}, id = 'a-right'): Unit {
  return unitAt(id, { x: 40 + gap, y: 9 }, { line: null, ...figures })
}

function left(gap: number, figures: Partial<Unit> = {}): Unit {
  return unitAt('a-left', { x: 32 - gap, y: 9 }, { line: null, ...figures })
}

describe('support', () => {
  test.each([
    [2.99, 3, true],
    [3, 3, true],
    [3, 3.01, false],
  ])('WM-103 two formed friends at %f″ and %f″: supported %s', (one, other, applies) => {
    const found = modifier(stateWith([right(one), left(other)]), 'supported')
    expect(found).toMatchObject({ applies, value: 10 })
    expect(found.trace[0]).toMatchObject({
      code: 'morale/supporters',
      figures: { count: applies ? 2 : 1, needed: 2 },
    })
    expect(found.trace.slice(1).map(({ figures }) => figures.inches)).toEqual([
      expect.closeTo(one, 9),
      expect.closeTo(other, 9),
    ])
  })

  test.each<[string, Partial<Unit>]>([
    ['hidden', { hidden: true }],
    ['skirmishing', { formation: 'skirmish' }],
    ['disordered', { order: 'disordered' }],
    ['of the enemy', { side: 'b' }],
    ['destroyed', { removal: 'destroyed' }],
  ])('WM-103 one that is %s does not support', (_, figures) => {
    expect(modifier(stateWith([right(1), left(1, figures)]), 'supported').applies).toBe(false)
  })

  test('WM-103 a friend and a friendly feature support together, an enemy’s feature does not', () => {
    const wood = (placedBy: 'a' | 'b' | null, minY = 12) =>
      featureOf('wood', 'area', rectangle(30, minY, 40, minY + 4), placedBy)
    const supported = (feature: ReturnType<typeof wood>) =>
      modifier(stateWith([right(1)], { features: [feature] }), 'supported').applies
    expect(supported(wood('a'))).toBe(true)
    expect(supported(wood('b'))).toBe(false)
    // Nobody's terrain is friendly on the unit's own half.
    expect(supported(wood(null))).toBe(true)
    expect(supported(wood('a', 13.01))).toBe(false)
    const over = stateWith(
      [unitAt('a-own', { x: 36, y: 40 }), right(0, { pose: { x: 41, y: 40, facingRadians: 0 } })],
      {
        features: [wood(null, 42)],
      },
    )
    expect(modifier(over, 'supported').applies).toBe(false)
  })
})

describe('terrain, line and cavalry', () => {
  test.each([
    [0, true],
    [0.01, false],
  ])('WM-103 a friendly feature %f″ away counts for those in it or touching it: %s', (gap, applies) => {
    const wall = featureOf('wall', 'obstacle', rectangle(34, 10 + gap, 38, 11), 'a')
    const found = modifier(stateWith([], { features: [wall] }), 'friendly-feature')
    expect(found).toMatchObject({ applies, value: 5 })
    expect(found.trace[0]).toMatchObject({ pieces: ['a-own', 'wall'], figures: { limitInches: 0 } })
  })

  test('WM-103 a unit’s own camp is a friendly feature', () => {
    const camps = { a: { x: 36, y: 13, facingRadians: 0 } }
    expect(modifier(stateWith([], { camps }), 'friendly-feature')).toMatchObject({
      applies: true,
      trace: [{ pieces: ['a-own', 'camp-a'] }],
    })
  })

  test.each([
    [3, true],
    [3.01, false],
  ])('WM-103 in its line at %f″ of the banner unit: %s', (gap, applies) => {
    const state = stateWith([right(gap, {}, 'a-banner'), unitAt('a-own', OWN.pose, { line: 'a-warlord' })], {
      personalities: [personality('a-warlord', 'a-banner')],
    })
    expect(modifier(state, 'in-line')).toMatchObject({ applies, value: 5 })
    expect(modifier(state, 'in-line').trace[0]).toMatchObject({
      code: applies ? 'morale/in-line' : 'morale/cut-off',
      pieces: ['a-own', 'a-warlord'],
      figures: { inches: expect.closeTo(gap, 9) },
    })
  })

  test('WM-103 a banner unit has the same, one without a line has it not', () => {
    const banner = stateWith([], { personalities: [personality('a-warlord', 'a-own')] })
    expect(modifier(banner, 'in-line').trace[0]?.code).toBe('morale/banner-unit')
    expect(modifier(stateWith([]), 'in-line')).toMatchObject({ applies: false })
  })

  const riders = (gap: number, figures: Partial<Unit> = {}) =>
    unitAt('b-riders', { x: 36, y: 11 + gap, facingRadians: Math.PI }, { mounted: true, ...figures })

  const charge: Charge = {
    id: 'charge-1',
    charger: 'b-riders',
    target: 'a-own',
    from: { x: 36, y: 20, facingRadians: Math.PI },
    distanceInches: 8,
    outsideShootingRange: false,
    reaction: null,
    outcome: null,
  }

  test('WM-103 foot in the open is worse against cavalry that charges or touches it', () => {
    const applies = (units: readonly Unit[], parts: Parts = {}) =>
      modifier(stateWith(units, parts), 'foot-against-cavalry').applies
    expect(applies([riders(0)])).toBe(true)
    expect(applies([riders(0.01)])).toBe(false)
    expect(applies([riders(8)], { turn: { charges: [charge] } })).toBe(true)
    expect(applies([riders(8)], { turn: { charges: [{ ...charge, outcome: 'no-contact' }] } })).toBe(false)
    for (const figures of [
      { mounted: false },
      { formation: 'skirmish' },
      { order: 'disordered' },
      { hidden: true },
    ] satisfies Partial<Unit>[]) {
      expect(applies([riders(0, figures)])).toBe(false)
    }
    expect(applies([riders(0), unitAt('a-own', OWN.pose, { mounted: true })])).toBe(false)
    const inThe = (kind: 'area' | 'gentle-slope') => ({
      features: [featureOf('wood', kind, rectangle(30, 5, 40, 9))],
    })
    expect(applies([riders(0)], inThe('area'))).toBe(false)
    expect(applies([riders(0)], inThe('gentle-slope'))).toBe(true)
  })
})

describe('threats', () => {
  /** An enemy behind the unit at this gap. */
  const behind = (gap: number, figures: Partial<Unit> = {}) =>
    unitAt('b-behind', { x: 36, y: 7 - gap }, figures)
  const aside = (gap: number, figures: Partial<Unit> = {}) =>
    unitAt('b-aside', { x: 40 + gap, y: 9 }, { frontageInches: 4, ...figures })

  test.each([
    [14.99, true],
    [15, true],
    [15.01, false],
  ])('WM-103 an enemy %f″ from the flank threatens: %s', (gap, applies) => {
    const found = modifier(stateWith([aside(gap)]), 'threatened')
    expect(found).toMatchObject({ applies, value: -5 })
    expect(found.trace).toContainEqual({
      rule: 'WM-103',
      code: 'morale/threat',
      pieces: ['a-own', 'b-aside'],
      figures: { zone: 'right', inches: expect.closeTo(gap, 9), limitInches: 15 },
    })
  })

  test('WM-103 from the rear too, from the front not, and neither when it is hidden or out of sight', () => {
    const threatened = (units: readonly Unit[], parts: Parts = {}) =>
      modifier(stateWith(units, parts), 'threatened').applies
    expect(threatened([behind(5)])).toBe(true)
    expect(threatened([unitAt('b-ahead', { x: 36, y: 16 })])).toBe(false)
    expect(threatened([behind(5, { hidden: true })])).toBe(false)
    const wood = featureOf('wood', 'area', rectangle(20, 4, 52, 6), 'b')
    expect(threatened([unitAt('b-behind', { x: 36, y: 2 })], { features: [wood] })).toBe(false)
  })

  /** An enemy front to front with the unit, its middle so far aside. */
  const opposite = (aside: number, gap = 0, figures: Partial<Unit> = {}) =>
    unitAt('b-ahead', { x: 36 + aside, y: 11 + gap, facingRadians: Math.PI }, figures)

  test.each<[string, boolean, Unit]>([
    ['of the same width, corner to corner', false, opposite(0)],
    ['0.4″ wider at either end', false, opposite(0, 0, { frontageInches: 4.8 })],
    ['shifted by 0.4″', false, opposite(0.4)],
    ['shifted by half its width', false, opposite(2)],
    ['shifted by more than half', true, opposite(2.1)],
    ['that only touches the corner', true, opposite(4)],
    ['0.1″ away and 0.4″ wider at either end', false, opposite(0, 0.1, { frontageInches: 4.8 })],
    ['turned by 10° at the corner', false, turnedAtCorner()],
  ])('WM-103 an enemy before the front, %s, threatens a flank: %s', (_, applies, enemy) => {
    const found = modifier(stateWith([enemy]), 'threatened')
    expect(found.applies).toBe(applies)
    expect(found.trace.filter(({ code }) => code === 'morale/threat')).toHaveLength(applies ? 1 : 0)
  })

  /** Its left end touches the unit's right front corner, the rest gapes. */
  function turnedAtCorner(): Unit {
    const [sine, cosine] = [Math.sin(Math.PI / 18), Math.cos(Math.PI / 18)]
    // Its own front left corner lies 2 to its left and 1 ahead of its middle, seen from its own side.
    const facingRadians = Math.PI - Math.PI / 18
    return unitAt('b-ahead', { x: 38 - 2 * cosine + sine, y: 10 + 2 * sine + cosine, facingRadians })
  }

  test('WM-103 an enemy squarely in the flank with a corner past the rear threatens the flank alone', () => {
    const enemy = unitAt('b-aside', { x: 39, y: 9, facingRadians: Math.PI / 2 }, { frontageInches: 2.8 })
    const threats = modifier(stateWith([enemy]), 'threatened').trace.filter(
      ({ code }) => code === 'morale/threat',
    )
    expect(threats).toMatchObject([{ figures: { zone: 'right', inches: 0 } }])
  })

  test.each([
    [3, false],
    [3.01, true],
  ])('WM-103 a friend in good order %f″ from that side covers it: threatened %s', (gap, threatened) => {
    const friend = unitAt('a-cover', { x: 39 + gap, y: 9 }, { frontageInches: 2 })
    const found = modifier(stateWith([aside(12), friend]), 'threatened')
    expect(found.applies).toBe(threatened)
    expect(found.trace.at(-2)).toMatchObject({
      code: 'morale/cover',
      figures: { zone: 'right', limitInches: 3 },
    })
  })

  test('WM-103 a disordered or hidden friend covers nothing, nor does one on the other side', () => {
    const cover = (x: number, figures: Partial<Unit> = {}) =>
      modifier(
        stateWith([aside(12), unitAt('a-cover', { x, y: 9 }, { frontageInches: 2, ...figures })]),
        'threatened',
      ).applies
    expect(cover(40)).toBe(false)
    expect(cover(40, { order: 'disordered' })).toBe(true)
    expect(cover(40, { hidden: true })).toBe(true)
    expect(cover(32)).toBe(true)
    const marsh = featureOf('marsh', 'area', rectangle(39, 6, 44, 8.5), 'a')
    expect(modifier(stateWith([aside(12)], { features: [marsh] }), 'threatened').applies).toBe(false)
  })
})

describe('moves to the rear', () => {
  const back = (id: string, y: number) => unitAt(id, { x: 50, y })

  test.each([
    ['a-friend', 15, 15.001, 'friend-to-rear', true],
    ['a-friend', 15, 15, 'friend-to-rear', false],
    ['a-friend', 15, 14, 'friend-to-rear', false],
    ['b-foe', 15, 14, 'enemy-to-rear', true],
    ['b-foe', 15, 16, 'enemy-to-rear', false],
  ] as const)('WM-103 %s at y %f that came from %f: %s %s', (id, y, from, code, applies) => {
    const movedFrom = { [id]: { x: 50, y: from, facingRadians: 0 } }
    const found = modifier(stateWith([back(id, y)], { turn: { movedFrom } }), code)
    expect(found.applies).toBe(applies)
    const other = code === 'friend-to-rear' ? 'enemy-to-rear' : 'friend-to-rear'
    expect(modifier(stateWith([back(id, y)], { turn: { movedFrom } }), other).applies).toBe(false)
    const movedBefore = movedFrom
    expect(modifier(stateWith([back(id, y)], { turn: { movedBefore } }), code).applies).toBe(applies)
  })

  test('WM-103 how far it went back is told, and one that is hidden is not', () => {
    const movedFrom = { 'b-foe': { x: 50, y: 14, facingRadians: 0 } }
    const found = modifier(stateWith([back('b-foe', 16.5)], { turn: { movedFrom } }), 'enemy-to-rear')
    expect(found.trace).toMatchObject([{ pieces: ['a-own', 'b-foe'], figures: { backInches: 2.5 } }])
    const hidden = { ...back('b-foe', 16.5), hidden: true }
    expect(modifier(stateWith([hidden], { turn: { movedFrom } }), 'enemy-to-rear').applies).toBe(false)
  })
})

describe('the whole', () => {
  test('WM-103 is the grade with what applies; without a grade there is no sum', () => {
    const state = stateWith([right(1), left(1)])
    expect(moraleHelper(state, 'a-own')).toMatchObject({ grade: 12, beforeCard: 22, needed: null })
    const needing = withWider(state, { morale: { ...state.houseRules.wider.morale, needed: 20 } })
    expect(moraleHelper(needing, 'a-own')?.needed).toBe(20)
    expect(moraleHelper(state, 'a-right')).toMatchObject({ grade: null, beforeCard: null })
  })

  test('WM-103 is silent about units that are not there, and switched off', () => {
    const state = stateWith([unitAt('a-waiting', null)])
    expect(moraleHelper(state, 'a-waiting')).toBeNull()
    expect(moraleHelper(state, 'constructor')).toBeNull()
    const off = withWider(state, { morale: { ...state.houseRules.wider.morale, on: false } })
    expect(moraleHelper(off, 'a-own')).toBeNull()
  })
})
