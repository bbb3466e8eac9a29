import { describe, expect, it } from 'vitest'
import { battleAt, deployedAt } from '../../../testing/battle'
import { codesOf, perform, performAll, refusalOf } from '../../../testing/perform'
import { checkState } from '../check'
import type { Command } from '../commands'
import { PHASES, type Phase, type State } from '../model'
import { PHASE_MARKS } from '../turn'

const END: Command = { type: 'end-phase', confirmed: false }

/** The turns, taken to a phase of the first player turn, which is B's. */
function atPhase(phase: Phase): State {
  let state = battleAt('turns')
  while (state.turn?.phase !== phase) state = perform(state, END).state
  return state
}

function moving(unit: string, manner: 'move' | 'nudge' = 'move'): Command {
  const pose = deployedAt(unit)
  return { type: 'move-units', manner, moves: [{ unit, pose: { ...pose, y: pose.y + 0.25 } }] }
}

function recording(kind: Extract<Command, { type: 'record' }>['kind'], ...units: readonly string[]): Command {
  return { type: 'record', kind, units, text: 'as diced' }
}

function order(unit: string, to: 'good' | 'disordered' | 'broken'): Command {
  return { type: 'set-order', units: [unit], order: to }
}

const GAIN: Command = { type: 'gain-command-cards', personality: 'b:warlord', cards: 2 }
const CHARGE: Command = {
  type: 'declare-charge',
  charger: 'b:knights',
  target: 'a:guard',
  outsideShootingRange: false,
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

describe('command cards', () => {
  const spend = (cards: number, ...units: readonly string[]): Command => ({
    type: 'spend-command-cards',
    personality: 'b:warlord',
    cards,
    units,
    order: 'forward',
  })

  it('WM-84 are gained per personality and spent in a phase that is marked *', () => {
    const gained = performAll(atPhase('command'), GAIN, { ...GAIN, cards: 1 }, END)
    expect(gained.turn?.commandCards).toEqual({ 'b:warlord': { gained: 3, spent: 0 } })
    const { events, state, against } = perform(gained, spend(2, 'b:foot-1', 'b:foot-1'))
    expect(against).toEqual([])
    expect(events).toEqual([
      {
        type: 'command-cards-spent',
        personality: 'b:warlord',
        cards: 2,
        units: ['b:foot-1'],
        order: 'forward',
      },
    ])
    expect(state.turn?.commandCards).toEqual({ 'b:warlord': { gained: 3, spent: 2 } })
  })

  it('WM-84 spending the last one is right, one more is reported and stays so in the next turn', () => {
    const gained = performAll(atPhase('command'), GAIN, END)
    const all = perform(gained, spend(2))
    expect(all.against).toEqual([])
    const { state, against } = perform(all.state, spend(1))
    expect(against).toMatchObject([
      { code: 'turn/overspent', rule: 'WM-84', pieces: ['b:warlord'], figures: { spent: 3, gained: 2 } },
    ])
    const reported = (now: State) => codesOf(checkState(now)).filter((code) => code === 'turn/overspent')
    expect(reported(state)).toHaveLength(1)
    let later = state
    while (later.turn?.player === 'b') later = perform(later, END).state
    expect(later.turn?.commandCards).toEqual({})
    expect(reported(later)).toHaveLength(1)
  })

  it('WM-84 cards that are entered afterwards settle it', () => {
    const over = performAll(atPhase('rally'), spend(2))
    expect(codesOf(over.irregularities)).toEqual(['turn/overspent'])
    const enough = perform(over, GAIN).state
    expect(codesOf(enough.irregularities)).toEqual(['command/out-of-phase'])
  })

  it('WM-84 spending in a phase without *, or by the other side, is noted', () => {
    const gained = performAll(atPhase('command'), GAIN)
    expect(perform(gained, spend(1)).against).toMatchObject([
      { code: 'command/phase-without-commands', rule: 'WM-84', figures: { phase: 'command' } },
    ])
    const other: Command = { ...spend(1), personality: 'a:warlord' } as Command
    expect(codesOf(perform(atPhase('movement'), other).against)).toEqual([
      'command/not-active',
      'turn/overspent',
    ])
  })

  it('WM-84 are never fewer than none, and command units of one’s own side', () => {
    const fewer: Command = { ...GAIN, cards: -3 } as Command
    const gained = performAll(atPhase('command'), GAIN)
    expect(refusalOf(gained, fewer)).toEqual({
      code: 'command-cards/below-nothing',
      figures: { personality: 'b:warlord', gained: 2, cards: -3 },
    })
    expect(perform(gained, { ...GAIN, cards: -2 } as Command).state.turn?.commandCards).toEqual({
      'b:warlord': { gained: 0, spent: 0 },
    })
    expect(refusalOf(gained, spend(1, 'a:foot-1'))).toEqual({
      code: 'command-cards/other-side',
      figures: { unit: 'a:foot-1', personality: 'b:warlord' },
    })
    expect(refusalOf(gained, { ...GAIN, personality: 'b:king' } as Command).code).toBe('personality/unknown')
    expect(refusalOf(gained, spend(0)).code).toBe('command/malformed')
    expect(refusalOf(gained, spend(1.5)).code).toBe('command/malformed')
  })
})

describe('reactions', () => {
  const mark = (unit: string, mayReact = true): Command => ({
    type: 'mark-may-react',
    units: [unit],
    mayReact,
  })

  it('WM-85 units are marked in a phase with R, and what they did is recorded', () => {
    const { state, against } = perform(atPhase('shooting'), mark('a:guard'))
    expect(against).toEqual([])
    expect(state.turn?.reactions).toEqual([{ unit: 'a:guard', reaction: null }])
    const reacted = perform(state, { type: 'record-reaction', unit: 'a:guard', reaction: 'falls back' })
    expect(reacted.against).toEqual([])
    expect(reacted.state.turn?.reactions).toEqual([{ unit: 'a:guard', reaction: 'falls back' }])
    expect(perform(reacted.state, END).events).toMatchObject([{ unresolved: [] }])
  })

  it('WM-85 an open reaction is asked about before the phase is left, and confirmed it is logged', () => {
    const open = performAll(atPhase('shooting'), mark('a:guard'), mark('a:foot-1'))
    expect(refusalOf(open, END)).toEqual({ code: 'turn/reactions-open', figures: { open: 2 } })
    const { events, state } = perform(open, { type: 'end-phase', confirmed: true })
    expect(events).toMatchObject([
      { type: 'phase-entered', phase: 'declare-charges', unresolved: ['a:guard', 'a:foot-1'] },
    ])
    expect(state.turn?.reactions).toEqual([])
  })

  it('WM-85 a mark can be taken away again', () => {
    const open = perform(atPhase('shooting'), mark('a:guard')).state
    expect(refusalOf(open, mark('a:guard')).code).toBe('command/changes-nothing')
    expect(perform(open, mark('a:guard', false)).state.turn?.reactions).toEqual([])
    expect(perform(atPhase('melee'), mark('a:guard')).state.turn?.reactions).toHaveLength(1)
  })

  it('WM-85 in a phase without R a reaction is noted', () => {
    expect(perform(atPhase('melee'), mark('a:guard')).against).toMatchObject([
      { code: 'reaction/out-of-phase', rule: 'WM-85', pieces: ['a:guard'], figures: { phase: 'melee' } },
    ])
    const react: Command = { type: 'record-reaction', unit: 'a:guard', reaction: 'flees' }
    const unmarked = perform(atPhase('command'), react)
    expect(codesOf(unmarked.against)).toEqual(['reaction/out-of-phase'])
    expect(unmarked.state.turn?.reactions).toEqual([{ unit: 'a:guard', reaction: 'flees' }])
  })
})

describe('charges', () => {
  const declared = () => perform(atPhase('declare-charges'), CHARGE)

  it('WM-86 are records: who, whom, from where, how far from base to base', () => {
    // Knights of B at (25, 40), the guard of A at (13, 8); bases 2″ × 1″, so 10″ and 31″ apart.
    const { events } = declared()
    expect(events).toEqual([
      {
        type: 'charge-declared',
        charge: {
          id: 'charge-1-b-1',
          charger: 'b:knights',
          target: 'a:guard',
          from: deployedAt('b:knights'),
          distanceInches: expect.closeTo(Math.hypot(10, 31), 9),
          outsideShootingRange: false,
          reaction: null,
          outcome: null,
        },
      },
    ])
  })

  it('WM-86 live from their declaration through phase 81 and end with the second shooting', () => {
    let state = declared().state
    const lasting: unknown[] = []
    while (state.turn?.player === 'b') {
      lasting.push([state.turn.phase, state.turn.charges.length])
      state = perform(state, END).state
    }
    expect(lasting).toEqual([
      ['declare-charges', 1],
      ['move-chargers', 1],
      ['movement', 1],
      ['charge-reaction', 1],
      ['contact', 1],
      ['melee', 1],
      ['post-melee', 1],
      ['second-shooting', 0],
    ])
  })

  it('WM-86 come to contact or not, once', () => {
    const state = performAll(declared().state, END, END, END, END)
    const contact: Command = { type: 'end-charge', charge: 'charge-1-b-1', outcome: 'contact' }
    const ended = perform(state, contact)
    expect(ended.against).toEqual([])
    expect(ended.state.turn?.charges).toMatchObject([{ outcome: 'contact' }])
    expect(refusalOf(ended.state, contact)).toEqual({
      code: 'charge/ended',
      figures: { charge: 'charge-1-b-1' },
    })
    expect(codesOf(perform(declared().state, contact).against)).toEqual(['charge/ended-out-of-phase'])
  })

  it('WM-86 a charge on a friend, or a second one of the same unit, stands and is noted', () => {
    const friend: Command = { ...CHARGE, target: 'b:guard' } as Command
    expect(perform(atPhase('declare-charges'), friend).against).toMatchObject([
      { code: 'charge/on-friend', rule: 'WM-86', pieces: ['b:knights', 'b:guard'] },
    ])
    const second = perform(declared().state, { ...CHARGE, target: 'a:knights' } as Command)
    expect(codesOf(second.against)).toEqual(['charge/second'])
    expect(second.state.turn?.charges.map(({ id }) => id)).toEqual(['charge-1-b-1', 'charge-1-b-2'])
  })

  it('WM-86 a unit whose charge has ended may charge again', () => {
    const ended = performAll(declared().state, {
      type: 'end-charge',
      charge: 'charge-1-b-1',
      outcome: 'no-contact',
    })
    expect(perform(ended, { ...CHARGE, target: 'a:knights' } as Command).against).toEqual([])
  })

  it('WM-86 cannot be meant without two units on the table', () => {
    const state = atPhase('declare-charges')
    expect(refusalOf(state, { ...CHARGE, target: 'b:knights' } as Command).code).toBe('charge/itself')
    const off: Command = { type: 'move-units', manner: 'nudge', moves: [{ unit: 'a:guard', pose: null }] }
    expect(refusalOf(perform(state, off).state, CHARGE)).toEqual({
      code: 'charge/not-on-table',
      figures: { unit: 'a:guard' },
    })
    const gone = perform(state, { type: 'remove-units', units: ['a:guard'], removal: 'destroyed' }).state
    expect(refusalOf(gone, CHARGE).code).toBe('unit/removed')
    expect(refusalOf(state, { type: 'end-charge', charge: 'charge-9', outcome: 'contact' }).code).toBe(
      'charge/unknown',
    )
  })

  it('WM-86 of another round have other ids, so that the log cannot mix them up', () => {
    let state = declared().state
    for (let step = 0; step < 24; step++) state = perform(state, END).state
    expect(state.turn).toMatchObject({ round: 2, player: 'b', phase: 'declare-charges' })
    expect(perform(state, CHARGE).events).toMatchObject([{ charge: { id: 'charge-2-b-1' } }])
  })
})
