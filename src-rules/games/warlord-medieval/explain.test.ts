import { describe, expect, test } from 'vitest'
import { battleAt } from '../../testing/battle'
import { perform, performAll } from '../../testing/perform'
import { featureOf, personality, rectangle, unitAt } from '../../testing/table-state'
import { turnState } from '../../testing/turn-state'
import { atPhase, CHARGE, GAIN } from '../../testing/turns'
import { explainUnit, type Permission } from './explain'
import type { Phase, State, Unit } from './model'

function explained(state: State, unit: string) {
  const explanation = explainUnit(state, unit)
  if (explanation === null) throw new Error('no unit')
  return explanation
}

function may(state: State, unit: string): Readonly<Record<string, boolean>> {
  const told = (permission: Permission) => [permission.code.replace('may/', ''), permission.allowed]
  return Object.fromEntries(explained(state, unit).may.map(told))
}

/** A's banner unit, and units to its right, each at a gap from the one before. */
function line(...gaps: readonly number[]): readonly Unit[] {
  let x = 20
  const units = gaps.map((gap, at) => {
    x += 4 + gap
    return unitAt(`a-${at + 1}`, { x, y: 9 })
  })
  return [unitAt('a-banner', { x: 20, y: 9 }), ...units]
}

const LEADERS = [personality('a-warlord', 'a-banner')]

describe('why a unit is in its line or not', () => {
  test('WM-23 the chain is told from the banner unit on, link by link with its figure', () => {
    const state = turnState({ units: line(3, 1.5, 2), personalities: LEADERS })
    const [found] = explained(state, 'a-3').lines
    expect(found).toMatchObject({ line: 'a-warlord', inLine: true, isBannerUnit: false, cutOff: null })
    expect(found?.chain).toMatchObject([
      { from: 'a-banner', to: 'a-1', inches: expect.closeTo(3, 9) },
      { from: 'a-1', to: 'a-2', inches: expect.closeTo(1.5, 9) },
      { from: 'a-2', to: 'a-3', inches: expect.closeTo(2, 9) },
    ])
    expect(explained(state, 'a-banner').lines).toMatchObject([
      { isBannerUnit: true, inLine: true, chain: [] },
    ])
  })

  test('WM-23 one that is cut off has the reason and the nearest unit, and no chain', () => {
    const state = turnState({ units: line(3.01, 1), personalities: LEADERS })
    expect(explained(state, 'a-1').lines).toMatchObject([
      {
        inLine: false,
        chain: [],
        cutOff: { reason: 'too-far', nearest: { inches: expect.closeTo(3.01, 9) } },
      },
    ])
  })
})

describe('what a unit sees', () => {
  const OWN = unitAt('a-own', { x: 36, y: 9 })

  test('WM-27 every enemy is told with its distance, its zone, and what hides it', () => {
    const wood = featureOf('wood', 'area', rectangle(30, 14, 42, 16))
    const state = turnState({
      features: [wood],
      units: [
        OWN,
        unitAt('b-behind-wood', { x: 36, y: 25 }, { frontageInches: 1 }),
        unitAt('b-aside', { x: 45, y: 9 }),
        unitAt('b-hidden', { x: 26, y: 9 }, { hidden: true }),
        unitAt('b-waiting', null),
        unitAt('a-friend', { x: 36, y: 5 }),
      ],
    })
    expect(explained(state, 'a-own').sees).toEqual([
      { enemy: 'b-aside', inches: 5, visible: true, hidden: false, hiddenBy: [], zones: ['right'] },
      { enemy: 'b-hidden', inches: 6, visible: false, hidden: true, hiddenBy: [], zones: ['left'] },
      {
        enemy: 'b-behind-wood',
        inches: 14,
        visible: false,
        hidden: false,
        hiddenBy: ['wood'],
        zones: ['front'],
      },
    ])
  })

  test.each([
    [14.99, 1],
    [15, 1],
    [15.01, 0],
  ])('WM-103 a visible enemy at %f″ is a threat: %i', (inches, threats) => {
    const state = turnState({ units: [OWN, unitAt('b-foe', { x: 36, y: 11 + inches })] })
    expect(explained(state, 'a-own').threats).toHaveLength(threats)
  })

  test('WM-103 a unit that is not on the table sees nothing, and there is no unit of another name', () => {
    const state = turnState({ units: [unitAt('a-own', null), unitAt('b-foe', {})] })
    expect(explained(state, 'a-own')).toMatchObject({ sees: [], threats: [] })
    expect(explainUnit(state, 'constructor')).toBeNull()
  })
})

describe('what a unit may do', () => {
  test('WM-55 before it is placed: whether it is its turn', () => {
    const state = battleAt('deployment')
    expect(explained(state, 'b:foot-1').may).toMatchObject([
      { rule: 'WM-55', code: 'may/be-placed', allowed: true },
    ])
    expect(explained(state, 'a:foot-1').may).toMatchObject([
      { code: 'may/be-placed', allowed: false, figures: { due: 'b' } },
    ])
    expect(explained(battleAt('terrain'), 'b:guard').may).toMatchObject([{ rule: 'WM-50', allowed: false }])
  })

  test('WM-72 broken units of the active side may be rallied and moved', () => {
    const state = perform(atPhase('rally'), {
      type: 'set-order',
      units: ['b:foot-1', 'a:foot-1'],
      order: 'broken',
    })
    expect(may(state.state, 'b:foot-1')).toEqual({ move: true, 'be-commanded': false, rally: true })
    expect(may(state.state, 'a:foot-1')).toMatchObject({ rally: false })
    expect(may(state.state, 'b:foot-2')).toEqual({ move: false, 'be-commanded': false, rally: false })
  })

  test('WM-84 may be commanded while its leader has cards left', () => {
    const gained = perform(atPhase('movement'), GAIN).state
    expect(may(gained, 'b:spears-1')).toEqual({ move: true, 'be-commanded': true })
    expect(may(gained, 'b:foot-1')).toEqual({ move: true, 'be-commanded': false })
    expect(may(gained, 'a:spears-1')).toEqual({ move: false, 'be-commanded': false })
  })

  test.each<[Phase, Readonly<Record<string, boolean>>, Readonly<Record<string, boolean>>]>([
    ['command', { move: false }, { move: false }],
    [
      'rally',
      { move: false, 'be-commanded': false, rally: false },
      { move: false, 'be-commanded': false, rally: false },
    ],
    ['impetuous', { move: true }, { move: false }],
    [
      'shooting',
      { move: false, 'be-commanded': false, react: false, shoot: true },
      { move: false, 'be-commanded': false, react: false, shoot: false },
    ],
    [
      'declare-charges',
      { move: false, 'be-commanded': false, charge: true },
      { move: false, 'be-commanded': false, charge: false },
    ],
    ['move-chargers', { move: false }, { move: false }],
    ['movement', { move: true, 'be-commanded': false }, { move: false, 'be-commanded': false }],
    ['charge-reaction', { move: true, react: false }, { move: true, react: false }],
    ['contact', { move: false, shoot: false }, { move: false, shoot: false }],
    ['melee', { move: false, fight: false }, { move: false, fight: false }],
    ['post-melee', { move: true }, { move: true }],
    [
      'second-shooting',
      { move: false, 'be-commanded': false, react: false, shoot: true },
      { move: false, 'be-commanded': false, react: false, shoot: false },
    ],
  ])('WM-71…82 in phase %s spears of the active side and of the other', (phase, active, other) => {
    const state = atPhase(phase)
    expect(may(state, 'b:spears-1')).toEqual(active)
    expect(may(state, 'a:spears-1')).toEqual(other)
  })

  test('WM-100 where hands are drawn a unit may be commanded while its leader holds a card', () => {
    const state = atPhase('movement')
    const { wider } = state.houseRules
    const [card] = state.houseRules.deck
    if (card === undefined) throw new Error('The deck is empty')
    const rolled: State = {
      ...state,
      houseRules: {
        ...state.houseRules,
        wider: { ...wider, command: { ...wider.command, cards: 'rolled' } },
      },
    }
    const holding: State = { ...rolled, hands: { 'b:warlord': [{ card, deck: null }] } }
    expect(may(rolled, 'b:spears-1')).toMatchObject({ 'be-commanded': false })
    expect(may(holding, 'b:spears-1')).toMatchObject({ 'be-commanded': true })
  })

  test('WM-73 knights may charge of themselves', () => {
    const knights = unitAt('a-knights', { x: 36, y: 9 }, { type: 'knights', mounted: true })
    const state = turnState({ units: [knights, unitAt('b-foe', { x: 36, y: 20 })] })
    expect(explained(state, 'a-knights').may).toContainEqual(
      expect.objectContaining({
        rule: 'WM-102',
        code: 'may/charge-of-itself',
        allowed: true,
        figures: { phase: 'impetuous', player: 'a', verdict: 'will-charge' },
      }),
    )
    expect(may(state, 'b-foe')).toEqual({ move: false })
  })

  test('WM-74…82 shoot, charge, react and fight in their phases', () => {
    expect(may(atPhase('shooting'), 'b:foot-1')).toMatchObject({ shoot: true, react: false })
    expect(may(atPhase('shooting'), 'a:foot-1')).toMatchObject({ shoot: false })
    const marked = perform(atPhase('shooting'), {
      type: 'mark-may-react',
      units: ['a:guard'],
      mayReact: true,
    })
    expect(may(marked.state, 'a:guard')).toMatchObject({ react: true, move: true })
    expect(may(atPhase('declare-charges'), 'b:knights')).toMatchObject({ charge: true })
    expect(may(atPhase('declare-charges'), 'a:knights')).toMatchObject({ charge: false })
    const charged = perform(atPhase('contact'), { ...CHARGE, outsideShootingRange: true }).state
    expect(may(charged, 'a:foot-1')).toMatchObject({ shoot: true })
    expect(may(charged, 'b:foot-1')).toMatchObject({ shoot: false })
    expect(may(atPhase('contact'), 'a:foot-1')).toMatchObject({ shoot: false })
    const met = performAll(
      atPhase('melee'),
      CHARGE,
      { type: 'end-charge', charge: 'charge-1-b-1', outcome: 'contact' },
      { type: 'set-engaged', units: ['a:foot-1'], engaged: true },
    )
    for (const unit of ['a:guard', 'b:knights', 'a:foot-1'])
      expect(may(met, unit)).toMatchObject({ fight: true })
    expect(may(met, 'b:foot-1')).toMatchObject({ fight: false })
  })

  test('WM-2 a unit that is destroyed may do nothing', () => {
    const { state } = perform(atPhase('melee'), {
      type: 'remove-units',
      units: ['a:guard'],
      removal: 'destroyed',
    })
    expect(explained(state, 'a:guard').may).toEqual([])
  })
})
