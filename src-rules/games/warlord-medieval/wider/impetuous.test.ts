import { describe, expect, test } from 'vitest'
import { featureOf, rectangle, unitAt } from '../../../testing/table-state'
import { turnState, withWider } from '../../../testing/turn-state'
import type { Feature, GivenCommands, State, Unit } from '../model'
import { impetuousCandidates } from './impetuous'

/** Knights of A whose front edge lies at y 10, 34 ≤ x ≤ 38. */
function knights(figures: Partial<Unit> = {}): Unit {
  return unitAt('a-knights', { x: 36, y: 9 }, { type: 'knights', mounted: true, ...figures })
}

/** An enemy so far ahead of the knights, base to base. */
function enemy(inches: number, figures: Partial<Unit> = {}): Unit {
  return unitAt('b-foot', { x: 36, y: 11 + inches, facingRadians: Math.PI }, figures)
}

function table(units: readonly Unit[], features: readonly Feature[] = []): State {
  return turnState({ units, features })
}

function judged(state: State) {
  const [report] = impetuousCandidates(state)
  if (report === undefined) throw new Error('no knights')
  const unmet = report.conditions.filter(({ met }) => !met).map(({ code }) => code)
  return { ...report, unmet }
}

describe('impetuous advances', () => {
  test.each([
    [14.99, 'will-charge'],
    [15, 'will-charge'],
    [15.01, 'will-not'],
  ])('WM-102 a formed enemy %f″ ahead: the knights %s', (inches, verdict) => {
    const report = judged(table([knights(), enemy(inches)]))
    expect(report.verdict).toBe(verdict)
    expect(report.target).toBe(verdict === 'will-charge' ? 'b-foot' : null)
    expect(report.conditions).toContainEqual({
      rule: 'WM-102',
      code: 'impetuous/enemy-ahead',
      pieces: ['a-knights', 'b-foot'],
      figures: { inches: expect.closeTo(inches, 9), limitInches: 15 },
      met: verdict === 'will-charge',
    })
  })

  test.each<[string, Partial<Unit>, string | null]>([
    ['trained', { quality: 'trained' }, 'impetuous/not-trained'],
    ['trained, in French', { type: 'chevaliers', quality: 'entraînés' }, 'impetuous/not-trained'],
    ['feudal', { quality: 'feudal' }, null],
    ['dismounted', { mounted: false }, 'impetuous/mounted'],
    ['trained, as the referee says', { classedAs: { troop: null, trained: true } }, 'impetuous/not-trained'],
    ['no longer trained', { quality: 'trained', classedAs: { troop: null, trained: false } }, null],
  ])('WM-102 knights that are %s', (_, figures, unmet) => {
    const report = judged(table([knights(figures), enemy(5)]))
    expect(report.unmet).toEqual(unmet === null ? [] : [unmet])
  })

  test('WM-102 is about knights only, and about the side whose turn it is', () => {
    const cavalry = unitAt('a-riders', { x: 20 }, { type: 'cavalry', mounted: true })
    const theirs = enemy(5, { type: 'knights', mounted: true })
    expect(impetuousCandidates(table([cavalry, theirs]))).toEqual([])
    const named = { ...cavalry, classedAs: { troop: 'knights', trained: null } }
    expect(impetuousCandidates(table([named, theirs])).map(({ unit }) => unit)).toEqual(['a-riders'])
  })

  test.each<[string, Partial<Unit>, string]>([
    ['hidden', { hidden: true }, 'impetuous/enemy-hidden'],
    ['skirmishing', { formation: 'skirmish' }, 'impetuous/enemy-not-formed'],
    ['behind', { pose: { x: 36, y: 2, facingRadians: 0 } }, 'impetuous/enemy-not-ahead'],
  ])('WM-102 an enemy that is %s does not count, and it is said why', (_, figures, code) => {
    const report = judged(table([knights(), enemy(5, figures)]))
    expect(report.unmet).toEqual(['impetuous/no-enemy-ahead'])
    expect(report.passedOver.map((step) => step.code)).toEqual([code])
  })

  test('WM-102 an enemy behind a wood is not visible, and the wood is named', () => {
    const wood = featureOf('wood', 'area', rectangle(20, 12, 52, 14))
    const report = judged(table([knights(), enemy(8)], [wood]))
    expect(report.unmet).toEqual(['impetuous/no-enemy-ahead'])
    expect(report.passedOver).toMatchObject([
      { code: 'impetuous/enemy-out-of-sight', pieces: ['a-knights', 'b-foot', 'wood'] },
    ])
  })

  test.each([
    ['base to base with the enemy', enemy(0), {}, ['b-foot']],
    ['marked as engaged', enemy(5), { engaged: true }, []],
    ['met in the flank', unitAt('b-foot', { x: 39, y: 9, facingRadians: Math.PI / 2 }), {}, ['b-foot']],
  ])('WM-102 knights that are %s fight already and advance no more', (_, foe, figures, others) => {
    const ahead = unitAt('b-ahead', { x: 36, y: 20 })
    const report = judged(table([knights(figures), foe, ahead]))
    expect(report).toMatchObject({ verdict: 'will-not', unmet: ['impetuous/not-in-melee'] })
    const [condition] = report.conditions.filter(({ met }) => !met)
    expect(condition).toMatchObject({
      pieces: ['a-knights', ...others],
      figures: { count: others.length },
    })
  })

  test('WM-102 knights a hair away from the enemy, or beside a hidden one, may still advance', () => {
    expect(judged(table([knights(), enemy(0.01)])).verdict).toBe('will-charge')
    const ambush = unitAt('b-ambush', { x: 40, y: 9 }, { hidden: true })
    expect(judged(table([knights(), enemy(5), ambush])).verdict).toBe('will-charge')
  })

  test('WM-102 of several the nearest that counts is the target', () => {
    const skirmishers = unitAt('b-archers', { x: 36, y: 14 }, { formation: 'skirmish' })
    const far = unitAt('b-far', { x: 30, y: 24 })
    expect(judged(table([knights(), skirmishers, far, enemy(8)])).target).toBe('b-foot')
  })

  test('WM-102 in obstacle terrain they do not charge, in a wood they do', () => {
    const at = (kind: 'obstacle' | 'area') => featureOf('terrain', kind, rectangle(33, 9.5, 39, 12))
    expect(judged(table([knights(), enemy(2)], [at('obstacle')])).unmet).toEqual(['impetuous/no-obstacle'])
    expect(judged(table([knights(), enemy(2)], [at('area')])).unmet).toEqual([])
    const hedge = featureOf('hedge', 'obstacle', {
      kind: 'polyline',
      points: [
        { x: 30, y: 10 },
        { x: 40, y: 10 },
      ],
    })
    // It only touches the front edge.
    expect(judged(table([knights(), enemy(2)], [hedge])).unmet).toEqual([])
  })

  /** Formed friends one behind the other between the knights and an enemy 14″ ahead. */
  function ranks(count: number, figures: Partial<Unit> = {}): readonly Unit[] {
    return Array.from({ length: count }, (_, at) =>
      unitAt(`a-rank-${at}`, { x: 36, y: 11.5 + at * 3 }, figures),
    )
  }

  test.each([
    [2, []],
    [3, ['impetuous/ranks-ahead']],
  ])('WM-102 behind %i ranks of formed friends', (count, unmet) => {
    const report = judged(table([knights(), enemy(14), ...ranks(count)]))
    expect(report.unmet).toEqual(unmet)
    expect(report.conditions.at(-1)).toMatchObject({ figures: { ranks: count, limit: 2 } })
  })

  test('WM-102 skirmishers, friends beside the way and friends behind the target are no ranks', () => {
    const count = (...units: readonly Unit[]) =>
      judged(table([knights(), enemy(14), ...units])).conditions.find(
        ({ code }) => code === 'impetuous/ranks-ahead',
      )?.figures.ranks
    expect(count(...ranks(4, { formation: 'skirmish' }))).toBe(0)
    expect(count(unitAt('a-beside', { x: 40, y: 14 }))).toBe(0)
    expect(count(unitAt('a-beside', { x: 39.9, y: 14 }))).toBe(1)
    expect(count(unitAt('a-beyond', { x: 36, y: 28 }))).toBe(0)
    // Side by side they are one rank.
    expect(
      count(
        unitAt('a-left', { x: 35, y: 14 }, { frontageInches: 2 }),
        unitAt('a-right', { x: 37, y: 14 }, { frontageInches: 2 }),
      ),
    ).toBe(1)
  })

  test('WM-106 a troop type that is known to stand in ranks counts as many', () => {
    const state = table([knights(), enemy(14), ...ranks(1, { type: 'pikes' })])
    const troopTypes = state.houseRules.wider.troopTypes.map((type) =>
      type.id === 'pikes' ? { ...type, ranks: 3 } : type,
    )
    expect(judged(state).unmet).toEqual([])
    expect(judged(withWider(state, { troopTypes })).unmet).toEqual(['impetuous/ranks-ahead'])
  })

  test('WM-102 a command of this turn holds them', () => {
    const given: GivenCommands = {
      personality: 'a-warlord',
      unit: 'a-knights',
      kinds: ['hold'],
      cards: ['hearts-2'],
      points: 1,
    }
    const state = turnState({ units: [knights(), enemy(5)], turn: { commandsGiven: [given] } })
    expect(judged(state)).toMatchObject({ verdict: 'held', target: 'b-foot' })
    const other = turnState({
      units: [knights(), enemy(5)],
      turn: { commandsGiven: [{ ...given, kinds: ['move'] }] },
    })
    expect(judged(other).verdict).toBe('will-charge')
  })

  test('WM-102 is silent when it is switched off, and outside the turns', () => {
    const state = table([knights(), enemy(5)])
    const { impetuous } = state.houseRules.wider
    expect(impetuousCandidates(withWider(state, { impetuous: { ...impetuous, on: false } }))).toEqual([])
    expect(impetuousCandidates({ ...state, stage: 'deployment' })).toEqual([])
    const near = withWider(state, { impetuous: { ...impetuous, inches: 4 } })
    expect(judged(near).verdict).toBe('will-not')
  })
})
