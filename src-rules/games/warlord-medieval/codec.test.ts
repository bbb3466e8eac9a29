import { describe, expect, it } from 'vitest'
import { battleAt, setupOf } from '../../testing/battle'
import { throughJson } from '../../testing/laws'
import { parseCommand, parseEvent, parseSetup, parseState } from './codec'
import { DEFAULT_DECK } from './default-deck'
import { VERSION } from './meta'

/** The data with the value at a path, such as `armies.a.units.0.name`, replaced; undefined removes it. */
function changed(data: unknown, path: string, value: unknown): unknown {
  const copy = throughJson(data)
  const names = path.split('.')
  const last = names.pop() ?? ''
  let holder = copy as Record<string, unknown>
  for (const name of names) holder = holder[name] as Record<string, unknown>
  if (value === undefined) delete holder[last]
  else holder[last] = value
  return copy
}

const MOVE = { type: 'move-camp', side: 'a', pose: { x: 1, y: 2, facingRadians: 3 } }

describe('reading commands', () => {
  it('drops fields that nobody knows', () => {
    expect(parseCommand({ ...MOVE, side: 'a', by: 'someone', pose: { ...MOVE.pose, z: 4 } })).toEqual({
      ok: true,
      value: MOVE,
    })
  })

  it.each([
    [null, '', 'invalid_type'],
    ['move-camp', '', 'invalid_type'],
    [{}, 'type', 'invalid_union'],
    [{ type: 'fly' }, 'type', 'invalid_union'],
    [{ type: 'toString' }, 'type', 'invalid_union'],
    [{ ...MOVE, side: 'c' }, 'side', 'invalid_value'],
    [{ ...MOVE, pose: undefined }, 'pose', 'invalid_type'],
    [{ ...MOVE, pose: { ...MOVE.pose, x: '1' } }, 'pose.x', 'invalid_type'],
    [{ ...MOVE, pose: { ...MOVE.pose, y: Number.NaN } }, 'pose.y', 'invalid_type'],
    [{ ...MOVE, pose: { ...MOVE.pose, y: -1000.01 } }, 'pose.y', 'too_small'],
    [{ type: 'hide-units', units: [], hidden: true }, 'units', 'too_small'],
    [{ type: 'hide-units', units: [''], hidden: true }, 'units.0', 'too_small'],
    [{ type: 'hide-units', units: ['x'.repeat(201)], hidden: true }, 'units.0', 'too_big'],
    [{ type: 'record', kind: 'note', units: [], text: 'x'.repeat(2001) }, 'text', 'too_big'],
    [{ type: 'agree-points', points: -5 }, 'points', 'too_small'],
    [{ type: 'draw-initiative', purpose: 'campaign', sides: [] }, 'sides', 'too_small'],
    [
      { type: 'change-house-rules', houseRules: { reshuffle: 'never' } },
      'houseRules.reshuffle',
      'invalid_value',
    ],
  ])('refuses %j at “%s” as %s', (data, path, problem) => {
    expect(parseCommand(data)).toEqual({ ok: false, trouble: { code: 'codec/malformed', path, problem } })
  })

  it('takes 1000″ and refuses a hair more', () => {
    const at = (x: number) => parseCommand({ ...MOVE, pose: { x, y: 0, facingRadians: 0 } }).ok
    expect([at(1000), at(1000.001), at(-1000), at(-1000.001)]).toEqual([true, false, true, false])
  })

  it('trims reasons, and refuses one of blanks', () => {
    expect(parseCommand({ type: 'overrule', key: 'k', reason: '  agreed ' })).toEqual({
      ok: true,
      value: { type: 'overrule', key: 'k', reason: 'agreed' },
    })
    expect(parseCommand({ type: 'overrule', key: 'k', reason: '   ' })).toMatchObject({ ok: false })
  })

  it('refuses a deck with a card twice, an empty one, and a draw table row that runs backwards', () => {
    const deck = [...DEFAULT_DECK, DEFAULT_DECK[3]]
    const problemOf = (houseRules: unknown) => {
      const parsed = parseCommand({ type: 'change-house-rules', houseRules })
      return parsed.ok ? 'none' : `${parsed.trouble.path} ${parsed.trouble.problem}`
    }
    expect(problemOf({ deck })).toBe('houseRules.deck.54.id duplicate-id')
    expect(problemOf({ deck: [] })).toBe('houseRules.deck too_small')
    const terrainDrawTable = [{ from: 5, to: 4, kind: 'area' }]
    expect(problemOf({ terrainDrawTable })).toBe('houseRules.terrainDrawTable.0.to from-over-to')
    expect(problemOf({ terrainDrawTable: [{ from: 4, to: 4, kind: 'area' }] })).toBe('none')
  })
})

describe('reading setups', () => {
  it.each([
    ['armies.a.units.0.frontageInches', 0, 'too_small'],
    ['armies.a.units.0.frontageInches', 1000.5, 'too_big'],
    ['armies.a.units.0.costAp', -1, 'too_small'],
    ['armies.a.units.0.formation', 'loose', 'invalid_value'],
    ['armies.a.units.1.id', 'guard', 'duplicate-id'],
    ['armies.b.personalities.1.id', 'warlord', 'duplicate-id'],
    ['armies.b.personalities.0.bannerUnit', 'ghosts', 'unknown-unit'],
    ['armies.b.domain.terrainFeatures', 1.5, 'invalid_type'],
    ['houseRules.deck.0.value', 'ten', 'invalid_type'],
    ['houseRules.sight.intoAreaInches', -1, 'too_small'],
    ['houseRules.sight.blocks.area', undefined, 'invalid_value'],
    ['agreedPoints', null, 'invalid_type'],
  ])('refuses %s = %j as %s', (path, value, problem) => {
    expect(parseSetup(changed(setupOf(), path, value))).toEqual({
      ok: false,
      trouble: { code: 'codec/malformed', path, problem },
    })
  })
})

describe('reading events and states', () => {
  const event = { type: 'territory-chosen', side: 'a' }

  it('knows this version and none of the future', () => {
    expect(parseEvent(event, VERSION)).toEqual({ ok: true, value: event })
    for (const version of [VERSION + 1, 0, 1.5]) {
      expect(parseEvent(event, version)).toMatchObject({
        ok: false,
        trouble: { problem: `version-${version}` },
      })
      expect(parseState(battleAt('turns'), version)).toMatchObject({ ok: false })
    }
  })

  it('keeps what speaks against an event, and nothing that is not a trouble', () => {
    const against = [
      {
        key: 'territory/no-attacker',
        code: 'territory/no-attacker',
        rule: 'WM-16',
        severity: 'settle',
        pieces: [],
        figures: { inches: 2.5, side: 'a' },
      },
    ]
    expect(parseEvent({ ...event, against }, VERSION)).toEqual({ ok: true, value: { ...event, against } })
    const wrong = changed({ ...event, against }, 'against.0.rule', 'Rule 16')
    expect(parseEvent(wrong, VERSION)).toMatchObject({ ok: false, trouble: { path: 'against.0.rule' } })
  })

  it('reads a battle in its turns the same, and says where a damaged one is damaged', () => {
    const state = battleAt('turns')
    expect(parseState(throughJson(state), VERSION)).toEqual({ ok: true, value: state })
    expect(parseState(changed(state, 'units.a:guard.pose.x', null), VERSION)).toMatchObject({
      ok: false,
      trouble: { path: 'units.a:guard.pose.x', problem: 'invalid_type' },
    })
    expect(parseState(changed(state, 'turn.phase', 'lunch'), VERSION)).toMatchObject({
      ok: false,
      trouble: { path: 'turn.phase' },
    })
  })

  it('keeps the order of the army list', () => {
    const state = battleAt('turns')
    const read = parseState(throughJson(state), VERSION)
    expect(read.ok && Object.keys(read.value.units)).toEqual(Object.keys(state.units))
  })
})
