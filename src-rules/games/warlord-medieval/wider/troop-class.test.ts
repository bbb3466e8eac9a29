import { describe, expect, test } from 'vitest'
import { battleAt } from '../../../testing/battle'
import { perform, refusalOf } from '../../../testing/perform'
import { unitAt } from '../../../testing/table-state'
import { turnState, withWider } from '../../../testing/turn-state'
import { classifyUnit } from './troop-class'

const PLAIN = turnState({})

describe('what troops are', () => {
  test.each([
    ['knights', 'knights'],
    ['Feudal KNIGHTS', 'knights'],
    ['Chevaliers', 'knights'],
    ['cavalerie légère', 'cavalry'],
    ['light cavalry', 'cavalry'],
    ['cavaliers', 'cavalry'],
    ['men-at-arms', 'men-at-arms'],
    ['Men at Arms', 'men-at-arms'],
    ['hommes d’armes', 'men-at-arms'],
    ["hommes d'armes", 'men-at-arms'],
    ['spearmen', 'spearmen'],
    ['lanciers', 'spearmen'],
    ['pikes', 'pikes'],
    ['piquiers', 'pikes'],
    ['crossbowmen', 'crossbowmen'],
    ['arbalétriers', 'crossbowmen'],
    ['Arbalètes du môle', 'crossbowmen'],
    ['longbowmen', 'archers'],
    ['frondeurs', 'slingers'],
    ['milice', 'militia'],
    ['sergents montés', 'cavalry'],
    ['raiders', null],
    ['horseless', null],
    ['', null],
  ])('WM-106 “%s” are %s', (type, troop) => {
    const found = classifyUnit(PLAIN, unitAt('a1', null, { type }))
    expect(found.type?.id ?? null).toBe(troop)
    expect(found.knights).toBe(troop === 'knights')
  })

  test.each([
    ['trained', true],
    ['well trained', true],
    ['entraînés', true],
    ['ENTRAÎNÉES', true],
    ['untrained', false],
    ['not trained', false],
    ['non entraînés', false],
    ['pas entraîné', false],
    ['feudal', false],
    ['féodaux', false],
    ['', false],
  ])('WM-106 of the quality “%s” they are trained: %s', (quality, trained) => {
    expect(classifyUnit(PLAIN, unitAt('a1', null, { quality })).trained).toBe(trained)
  })

  test('WM-106 the words that say so are told as they are written', () => {
    const found = classifyUnit(
      PLAIN,
      unitAt('a1', null, { type: 'Hommes d’Armes à pied', quality: 'non  entraînés' }),
    )
    expect(found).toMatchObject({ typeFrom: 'Hommes d’Armes', trainedFrom: 'non  entraînés' })
    expect(classifyUnit(PLAIN, unitAt('a1', null, { quality: 'bien Entraînés' })).trainedFrom).toBe(
      'Entraînés',
    )
  })

  test('WM-106 the quality goes before the type, and the type’s own figure comes last', () => {
    const state = withWider(PLAIN, {
      troopTypes: PLAIN.houseRules.wider.troopTypes.map((type) => ({ ...type, trained: true })),
    })
    const trained = (type: string, quality: string) =>
      classifyUnit(state, unitAt('a1', null, { type, quality })).trained
    expect(trained('trained pikes', 'untrained')).toBe(false)
    expect(trained('trained pikes', '')).toBe(true)
    expect(trained('pikes', '')).toBe(true)
    expect(trained('feudal pikes', '')).toBe(false)
  })

  test('WM-106 of two types that fit, the one with the longer word', () => {
    const [knights] = PLAIN.houseRules.wider.troopTypes
    if (knights === undefined) throw new Error('no types')
    const troopTypes = [
      { ...knights, id: 'order', words: ['order knights'] },
      ...PLAIN.houseRules.wider.troopTypes,
    ]
    const unit = unitAt('a1', null, { type: 'order knights' })
    expect(classifyUnit(withWider(PLAIN, { troopTypes }), unit).type?.id).toBe('order')
  })

  test('WM-106 the referee says otherwise by correcting the unit, and it is kept', () => {
    const classedAs = { troop: 'knights', trained: true }
    const { state } = perform(battleAt('turns'), {
      type: 'correct-unit',
      unit: 'a:foot-1',
      changes: { classedAs },
    })
    const unit = state.units['a:foot-1']
    if (unit === undefined) throw new Error('no unit')
    expect(classifyUnit(state, unit)).toMatchObject({
      knights: true,
      trained: true,
      typeFrom: 'referee',
      trainedFrom: 'referee',
    })
    expect(refusalOf(state, { type: 'correct-unit', unit: 'a:foot-1', changes: { classedAs } }).code).toBe(
      'command/changes-nothing',
    )
    const unknown = { ...unit, classedAs: { troop: 'griffins', trained: null } }
    expect(classifyUnit(state, unknown).type).toBeNull()
  })

  test('WM-106 the shipped types say nothing that nobody knows', () => {
    for (const type of PLAIN.houseRules.wider.troopTypes) {
      const { ranks, stands, moveInches, chargeInches, rangeInches, standWidthInches } = type
      expect([ranks, stands, moveInches, chargeInches, rangeInches, standWidthInches]).toEqual(
        Array(6).fill(null),
      )
    }
    expect(PLAIN.houseRules.wider.troopTypes.map(({ id }) => id)).toEqual([
      'knights',
      'cavalry',
      'men-at-arms',
      'spearmen',
      'pikes',
      'crossbowmen',
      'archers',
      'slingers',
      'javelinmen',
      'militia',
    ])
  })
})
