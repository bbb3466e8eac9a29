import { describe, expect, it } from 'vitest'
import { battleAt, deployedAt } from '../../../testing/battle'
import { codesOf, perform, performAll, refusalOf } from '../../../testing/perform'
import { atPhase, CHARGE, END, GAIN } from '../../../testing/turns'
import type { Command } from '../commands'
import { PHASES } from '../model'
import { PHASE_MARKS } from '../turn'

function moving(unit: string, manner: 'move' | 'step' | 'nudge' = 'move'): Command {
  const pose = deployedAt(unit)
  return { type: 'move-units', manner, moves: [{ unit, pose: { ...pose, y: pose.y + 0.25 } }] }
}

function recording(kind: Extract<Command, { type: 'record' }>['kind'], ...units: readonly string[]): Command {
  return { type: 'record', kind, units, text: 'as diced' }
}

function order(unit: string, to: 'good' | 'disordered' | 'broken'): Command {
  return { type: 'set-order', units: [unit], order: to }
}

describe('the phases of a player turn', () => {
  it('WM-71…82 follow each other in twelve steps, then the other player commands', () => {
    let state = battleAt('turns')
    const seen: unknown[] = []
    for (let step = 0; step < 13; step++) {
      seen.push([state.turn?.player, state.turn?.phase])
      state = perform(state, END).state
    }
    expect(seen).toEqual([...PHASES.map((phase) => ['b', phase]), ['a', 'command']])
  })

  it('WM-71…82 are marked * where they need commands and R where reactions may follow', () => {
    const marks = PHASES.map((phase) => {
      const { rule, command, reaction } = PHASE_MARKS[phase]
      return `${rule}${command ? ' *' : ''}${reaction ? ' R' : ''}`
    })
    expect(marks).toEqual([
      'WM-71',
      'WM-72 *',
      'WM-73',
      'WM-74 * R',
      'WM-75 *',
      'WM-76',
      'WM-77 *',
      'WM-78 R',
      'WM-79',
      'WM-80',
      'WM-81',
      'WM-82 * R',
    ])
  })

  it('WM-71 the personalities of the active side gain cards in the command phase', () => {
    expect(perform(atPhase('command'), GAIN).against).toEqual([])
    expect(perform(atPhase('rally'), GAIN).against).toMatchObject([
      { code: 'command/out-of-phase', rule: 'WM-71', figures: { phase: 'rally', due: 'command' } },
    ])
    const other: Command = { ...GAIN, personality: 'a:leader' }
    expect(perform(atPhase('command'), other).against).toMatchObject([
      { code: 'command/not-active', rule: 'WM-71', pieces: ['a:leader'], figures: { player: 'b', round: 1 } },
    ])
  })

  it('WM-72 broken units are rallied in their phase; one that is not broken, or another phase, is noted', () => {
    const broken = perform(atPhase('rally'), order('b:foot-1', 'broken')).state
    const { against, state } = perform(broken, recording('rally', 'b:foot-1'))
    expect(against).toEqual([])
    expect(state.turn?.records).toEqual([{ kind: 'rally', units: ['b:foot-1'], text: 'as diced' }])
    expect(perform(broken, recording('rally', 'b:foot-2')).against).toMatchObject([
      { code: 'rally/not-broken', rule: 'WM-72', pieces: ['b:foot-2'], figures: { order: 'good' } },
    ])
    const late = performAll(broken, END)
    expect(perform(late, recording('rally', 'b:foot-1')).against).toMatchObject([
      { code: 'record/out-of-phase', rule: 'WM-72', figures: { phase: 'impetuous', due: 'rally' } },
    ])
  })

  it('WM-73 impetuous units of the active side move in their phase, the other side’s do not', () => {
    const state = atPhase('impetuous')
    expect(perform(state, moving('b:knights')).against).toEqual([])
    expect(perform(state, recording('impetuous', 'b:knights')).against).toEqual([])
    expect(perform(state, moving('a:knights')).against).toMatchObject([
      { code: 'movement/out-of-phase', rule: 'WM-73', pieces: ['a:knights'] },
    ])
  })

  it('WM-74 units shoot in the shooting phase, and one that is marked as reacting may move', () => {
    const state = atPhase('shooting')
    expect(perform(state, recording('shooting', 'b:foot-3')).against).toEqual([])
    expect(perform(state, moving('a:guard')).against).toMatchObject([{ rule: 'WM-74' }])
    const marked = perform(state, { type: 'mark-may-react', units: ['a:guard'], mayReact: true }).state
    expect(perform(marked, moving('a:guard')).against).toEqual([])
    expect(perform(atPhase('melee'), recording('shooting', 'b:foot-3')).against).toMatchObject([
      { code: 'record/out-of-phase', rule: 'WM-74', figures: { phase: 'melee', due: 'shooting' } },
    ])
  })

  it('WM-75 charges are declared in their phase by the active side', () => {
    expect(perform(atPhase('declare-charges'), CHARGE).against).toEqual([])
    expect(perform(atPhase('shooting'), CHARGE).against).toMatchObject([
      { code: 'charge/out-of-phase', rule: 'WM-75', pieces: ['b:knights'], figures: { phase: 'shooting' } },
    ])
    const other: Command = { ...CHARGE, charger: 'a:knights', target: 'b:guard' }
    expect(codesOf(perform(atPhase('declare-charges'), other).against)).toEqual(['charge/not-active'])
  })

  it('WM-76 only units in a charge move in the chargers’ phase', () => {
    const state = performAll(atPhase('declare-charges'), CHARGE, END)
    expect(state.turn?.phase).toBe('move-chargers')
    expect(perform(state, moving('b:knights')).against).toEqual([])
    expect(perform(state, moving('b:foot-1')).against).toMatchObject([
      {
        code: 'movement/out-of-phase',
        rule: 'WM-76',
        pieces: ['b:foot-1'],
        figures: { round: 1, player: 'b' },
      },
    ])
  })

  it('WM-77 the active side’s units move in the movement phase, and in the command phase none', () => {
    expect(perform(atPhase('movement'), moving('b:foot-1')).against).toEqual([])
    expect(perform(atPhase('movement'), moving('a:foot-1')).against).toMatchObject([{ rule: 'WM-77' }])
    expect(perform(atPhase('command'), moving('b:foot-1')).against).toMatchObject([{ rule: 'WM-71' }])
    expect(perform(atPhase('command'), moving('b:foot-1', 'step')).against).toMatchObject([{ rule: 'WM-71' }])
    expect(perform(atPhase('command'), moving('b:foot-1', 'nudge')).against).toEqual([])
  })

  it('WM-78 how a charge’s target reacts is noted in its phase', () => {
    const charged = performAll(atPhase('declare-charges'), CHARGE)
    const react: Command = { type: 'record-charge-reaction', charge: 'charge-1-b-1', reaction: 'stands' }
    expect(perform(charged, react).against).toMatchObject([
      { code: 'charge/reaction-out-of-phase', rule: 'WM-78', figures: { phase: 'declare-charges' } },
    ])
    const due = performAll(charged, END, END, END)
    expect(due.turn?.phase).toBe('charge-reaction')
    const { state, against } = perform(due, react)
    expect(against).toEqual([])
    expect(state.turn?.charges).toMatchObject([{ reaction: 'stands' }])
  })

  it('WM-79 at contact only a charge that began outside shooting range may still be shot at', () => {
    const shoot = recording('shooting', 'a:foot-3')
    const inRange = performAll(atPhase('declare-charges'), CHARGE, END, END, END, END)
    expect(inRange.turn?.phase).toBe('contact')
    expect(perform(inRange, shoot).against).toMatchObject([
      { code: 'shooting/no-charge-from-outside', rule: 'WM-79', pieces: ['a:foot-3'] },
    ])
    const outside: Command = { ...CHARGE, outsideShootingRange: true }
    const far = performAll(atPhase('declare-charges'), outside, END, END, END, END)
    expect(perform(far, shoot).against).toEqual([])
  })

  it('WM-80 melee is fought in its phase, and nobody moves in it', () => {
    const state = atPhase('melee')
    expect(perform(state, recording('melee', 'b:knights', 'a:guard')).against).toEqual([])
    expect(perform(state, moving('b:knights')).against).toMatchObject([{ rule: 'WM-80' }])
    expect(perform(atPhase('movement'), recording('melee', 'b:knights')).against).toMatchObject([
      { code: 'record/out-of-phase', rule: 'WM-80' },
    ])
  })

  it('WM-81 after a melee its loser moves, whoever he is', () => {
    for (const unit of ['a:guard', 'b:knights']) {
      expect(perform(atPhase('post-melee'), moving(unit)).against).toEqual([])
    }
  })

  it('WM-82 units shoot once more, and what was noted for the first time is gone', () => {
    const shot = perform(atPhase('shooting'), recording('shooting', 'b:foot-3')).state
    let state = shot
    while (state.turn?.phase !== 'second-shooting') state = perform(state, END).state
    expect(state.turn.records).toEqual([])
    expect(perform(state, recording('shooting', 'b:foot-3')).against).toEqual([])
  })
})

describe('the tracker', () => {
  it('WM-83 begins with round 1, the first mover and the command phase', () => {
    expect(battleAt('turns').turn).toEqual({
      round: 1,
      player: 'b',
      phase: 'command',
      commandCards: {},
      charges: [],
      reactions: [],
      records: [],
      commandChecks: {},
      commandsGiven: [],
      moraleChecks: [],
      strikes: [],
      combat: { shooting: false, melee: false },
      movedFrom: {},
      movedBefore: {},
      revealedAt: {},
      revealedBefore: {},
    })
  })

  it('WM-83 keeps what was done in the phase and forgets it in the next', () => {
    const done = perform(atPhase('shooting'), recording('shooting', 'b:foot-3')).state
    expect(done.turn?.records).toHaveLength(1)
    expect(perform(done, END).state.turn?.records).toEqual([])
  })

  it('WM-83 a note can be made at any time, also before the turns', () => {
    const note = recording('note', 'b:foot-3')
    expect(perform(atPhase('melee'), note).state.turn?.records).toHaveLength(1)
    const early = perform(battleAt('banners'), note)
    expect(early.events).toMatchObject([{ type: 'recorded', kind: 'note' }])
    expect(early.state).toEqual(battleAt('banners'))
  })

  it('WM-83 does not run before the turns or after the battle', () => {
    const ended = perform(battleAt('turns'), { type: 'end-battle', winner: null, reason: '' }).state
    for (const state of [battleAt('first-move'), ended]) {
      for (const command of [
        END,
        GAIN,
        CHARGE,
        recording('melee', 'a:guard'),
        { type: 'mark-may-react', units: ['a:guard'], mayReact: true } as const,
        { type: 'record-reaction', unit: 'a:guard', reaction: 'flees' } as const,
        { type: 'end-charge', charge: 'charge-1-b-1', outcome: 'contact' } as const,
        { type: 'record-charge-reaction', charge: 'charge-1-b-1', reaction: 'stands' } as const,
      ]) {
        expect(refusalOf(state, command)).toEqual({
          code: 'turn/not-running',
          figures: { stage: state.stage },
        })
      }
      const spend: Command = {
        type: 'spend-command-cards',
        personality: 'b:warlord',
        cards: 1,
        units: [],
        order: '',
      }
      expect(refusalOf(state, spend).code).toBe('turn/not-running')
    }
  })

  it('WM-87 the round rises when both players have had their turn', () => {
    let state = battleAt('turns')
    const turns: unknown[] = []
    for (let step = 0; step < 12 * 5; step++) {
      if (step % 12 === 0) turns.push([state.turn?.round, state.turn?.player])
      state = perform(state, END).state
    }
    expect(turns).toEqual([
      [1, 'b'],
      [1, 'a'],
      [2, 'b'],
      [2, 'a'],
      [3, 'b'],
    ])
  })
})
