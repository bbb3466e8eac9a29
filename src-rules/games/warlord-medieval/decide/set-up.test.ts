import { describe, expect, it } from 'vitest'
import { battle, battleAt, deployedAt, enterCards, squareAt } from '../../../testing/battle'
import { codesOf, perform, performAll, refusalOf } from '../../../testing/perform'
import type { Command } from '../commands'
import { STAGES, type Stage } from '../model'
import { missingPieces } from '../stages'
import { tableOf } from '../table'
import { featuresPerSide } from '../terrain-turns'

function enter(stage: Stage, confirmed = false): Command {
  return { type: 'enter-stage', stage, confirmed }
}

describe('points and house rules', () => {
  it('WM-35 the table follows from the points agreed on: 50 gives 48″ × 48″, 50.5 gives 72″ × 60″', () => {
    const sizeAt = (points: number) => {
      const { widthInches, depthInches } = tableOf(perform(battle(), { type: 'agree-points', points }).state)
      return [widthInches, depthInches]
    }
    expect(sizeAt(50)).toEqual([48, 48])
    expect(sizeAt(50.5)).toEqual([72, 60])
    expect(refusalOf(battle(), { type: 'agree-points', points: 45 }).code).toBe('command/changes-nothing')
    expect(refusalOf(battle(), { type: 'agree-points', points: 0 }).code).toBe('command/malformed')
  })

  /** How many features each side places on A's domain of two, at the points agreed on. */
  function featuresAt(points: number): number {
    const chosen = battleAt('table')
    if (points === chosen.agreedPoints) return featuresPerSide(chosen)
    return featuresPerSide(perform(chosen, { type: 'agree-points', points }).state)
  }

  it('WM-31 up to 50 points each side places the domain’s two features', () => {
    expect([10, 45, 50].map(featuresAt)).toEqual([2, 2, 2])
  })

  it('WM-32 from 51 to 75 points each side places one more', () => {
    expect([51, 75].map(featuresAt)).toEqual([3, 3])
  })

  it('WM-33 from 76 to 100 points each side places two more', () => {
    expect([76, 100].map(featuresAt)).toEqual([4, 4])
  })

  it('WM-34 from 101 points on each side places three more', () => {
    expect([101, 500].map(featuresAt)).toEqual([5, 5])
  })

  it('changes only the switches that differ', () => {
    const houseRules = { exactPerimeter: true, deckPerSide: false }
    const { events, state } = perform(battle(), { type: 'change-house-rules', houseRules })
    expect(events).toEqual([{ type: 'house-rules-changed', houseRules: { exactPerimeter: true } }])
    expect(state.houseRules).toEqual({ ...battle().houseRules, exactPerimeter: true })
    expect(refusalOf(state, { type: 'change-house-rules', houseRules }).code).toBe('command/changes-nothing')
  })
})

describe('the order of the stages', () => {
  it('WM-91 a battle that keeps the rules goes through all stages without a question', () => {
    for (const stage of STAGES.slice(0, -1)) expect(battleAt(stage).stage).toBe(stage)
    expect(battleAt('turns').irregularities).toEqual([])
  })

  it.each([
    ['initiative', 'territory', 'campaign-initiative'],
    ['territory', 'table', 'territory'],
    ['terrain', 'banners', 'terrain'],
    ['banners', 'hidden', 'banners'],
    ['deployment', 'first-move', 'deployment'],
  ] as const)('WM-91 going on from %s to %s without its result asks: %s', (from, to, what) => {
    const state = battleAt(from)
    expect(refusalOf(state, enter(to))).toMatchObject({
      code: 'stage/missing',
      figures: { what, stage: from, from, to },
    })
    expect(perform(state, enter(to, true)).state.stage).toBe(to)
  })

  it('WM-91 a hidden unit without a place on the map is missing when its stage is left', () => {
    const hidden = perform(battleAt('hidden'), {
      type: 'hide-units',
      units: ['a:foot-1'],
      hidden: true,
    }).state
    expect(refusalOf(hidden, enter('deployment')).figures).toMatchObject({ what: 'hidden-units' })
    expect(missingPieces(hidden, 'hidden-units')).toEqual(['a:foot-1'])
    const moves = [{ unit: 'a:foot-1', pose: deployedAt('a:foot-1') }]
    const placed = perform(hidden, { type: 'move-units', manner: 'place', moves }).state
    expect(perform(placed, enter('deployment')).state.stage).toBe('deployment')
  })

  it('WM-91 what is missing is named: camps and banner units, then the units to deploy', () => {
    const banners = missingPieces(battleAt('banners'), 'banners')
    expect(banners.filter((piece) => piece.startsWith('camp-'))).toHaveLength(2)
    const deployment = missingPieces(battleAt('deployment'), 'deployment')
    expect(deployment).toContain('b:foot-1')
    expect(missingPieces(battleAt('deployment'), 'banners')).toEqual([])
  })

  it('WM-91 passing over a stage asks', () => {
    const state = battleAt('set-up')
    expect(refusalOf(state, enter('territory'))).toMatchObject({ code: 'stage/missing' })
    const won = enterCards(battleAt('initiative'), 'campaign', 'hearts-9', 'clubs-2')
    const chosen = perform(won, { type: 'choose-territory', side: 'a' }).state
    expect(refusalOf(chosen, enter('terrain'))).toMatchObject({
      code: 'stage/skipped',
      figures: { from: 'initiative', to: 'terrain', count: 2 },
    })
    expect(perform(chosen, enter('terrain', true)).state.stage).toBe('terrain')
    const mapped = battleAt('table', { terrain: [squareAt(24, 24)] })
    expect(refusalOf(mapped, enter('banners'))).toMatchObject({
      code: 'stage/skipped',
      figures: { count: 1 },
    })
  })

  it('WM-91 with a terrain map the domain is asked for where it is chosen, and no longer after that', () => {
    const mapped = battleAt('territory', { terrain: [squareAt(24, 24)] })
    expect(refusalOf(mapped, enter('table')).figures).toMatchObject({ what: 'territory' })
    const without = perform(mapped, enter('table', true)).state
    expect(without).toMatchObject({ stage: 'table', territory: null })
    expect(perform(without, enter('terrain')).state.stage).toBe('terrain')
  })

  it('WM-91 what was missing when its stage was left is not asked for again, but after going back it is', () => {
    const unchosen = perform(battleAt('territory'), enter('table', true)).state
    expect(perform(unchosen, enter('terrain')).state.stage).toBe('terrain')
    const bare = perform(battleAt('terrain'), enter('banners', true)).state
    expect(refusalOf(bare, enter('hidden')).figures).toMatchObject({ what: 'banners' })
    const later = perform(bare, enter('hidden', true)).state
    // Camps and banners that lack stay in the list of what is to settle, which is told at every stage.
    expect(refusalOf(later, enter('deployment')).code).toBe('stage/unsettled')
    const back = perform(later, enter('terrain')).state
    expect(refusalOf(back, enter('banners')).figures).toMatchObject({ what: 'terrain' })
  })

  it('WM-91 going on with something to settle asks, and confirmed the event lists what was left open', () => {
    const over = perform(battle(), { type: 'agree-points', points: 40 }).state
    expect(refusalOf(over, enter('initiative'))).toEqual({
      code: 'stage/unsettled',
      figures: { from: 'set-up', to: 'initiative', open: 2 },
    })
    const { events } = perform(over, enter('initiative', true))
    expect(events).toEqual([
      {
        type: 'stage-entered',
        from: 'set-up',
        stage: 'initiative',
        open: ['army/over-points army-a', 'army/over-points army-b'],
      },
    ])
  })

  it('WM-91 with everything settled or let stand nothing is asked', () => {
    const over = perform(battle(), { type: 'agree-points', points: 40 }).state
    const standing = performAll(
      over,
      { type: 'overrule', key: 'army/over-points army-a', reason: 'both agree' },
      { type: 'overrule', key: 'army/over-points army-b', reason: 'both agree' },
    )
    expect(perform(standing, enter('initiative')).events).toMatchObject([{ open: [] }])
  })

  it('WM-91 going back is free, and forward again the turns are where they were', () => {
    const started = performAll(battleAt('turns'), { type: 'end-phase', confirmed: false })
    const back = perform(started, enter('deployment')).state
    expect([back.stage, back.turn]).toEqual(['deployment', started.turn])
    expect(perform(back, enter('turns', true)).state.turn).toEqual(started.turn)
  })

  it('WM-91 the way to turns that have begun asks nothing, past whatever stages and troubles', () => {
    const over = perform(battleAt('turns'), { type: 'agree-points', points: 20 }).state
    const back = perform(over, enter('set-up')).state
    expect(perform(back, enter('deployment')).state.stage).toBe('deployment')
    const { state, events } = perform(back, enter('turns'))
    expect(events).toMatchObject([{ type: 'stage-entered', open: [] }])
    expect(state.turn).toEqual(over.turn)
  })

  it('WM-91 the turns cannot begin without a first mover, confirmed or not', () => {
    const state = battleAt('first-move')
    for (const confirmed of [true, false]) {
      expect(refusalOf(state, enter('turns', confirmed))).toEqual({
        code: 'stage/no-first-mover',
        figures: {},
      })
    }
  })

  it('WM-91 the stage one is in cannot be entered', () => {
    expect(refusalOf(battle(), enter('set-up')).code).toBe('command/changes-nothing')
  })
})

describe('the end of a battle', () => {
  it('is reached from the turns with its result, and can be gone back from', () => {
    const ended = perform(battleAt('turns'), { type: 'end-battle', winner: 'a', reason: 'B gives up' })
    expect(ended.against).toEqual([])
    expect(ended.state).toMatchObject({ stage: 'ended', result: { winner: 'a', reason: 'B gives up' } })
    expect(refusalOf(ended.state, { type: 'end-battle', winner: 'b', reason: '' }).code).toBe(
      'battle/already-ended',
    )
    expect(perform(ended.state, enter('turns')).state).toMatchObject({ stage: 'turns', result: null })
  })

  it('WM-91 before the turns it is noted, and without a result it is asked for', () => {
    expect(codesOf(perform(battle(), { type: 'end-battle', winner: null, reason: '' }).against)).toEqual([
      'battle/out-of-stage',
    ])
    expect(refusalOf(battleAt('turns'), enter('ended'))).toMatchObject({
      code: 'stage/missing',
      figures: { what: 'end' },
    })
  })
})
