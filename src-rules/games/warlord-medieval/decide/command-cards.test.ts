import { describe, expect, it } from 'vitest'
import { codesOf, perform, performAll, refusalOf } from '../../../testing/perform'
import { atPhase, END, GAIN } from '../../../testing/turns'
import { checkState } from '../check'
import type { Command, CommandOf } from '../commands'
import type { State } from '../model'

describe('command cards', () => {
  const spend = (cards: number, ...units: readonly string[]): CommandOf<'spend-command-cards'> => ({
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
    const other: Command = { ...spend(1), personality: 'a:warlord' }
    expect(codesOf(perform(atPhase('movement'), other).against)).toEqual([
      'command/not-active',
      'turn/overspent',
    ])
  })

  it('WM-84 are never fewer than none, and command units of one’s own side', () => {
    const fewer: Command = { ...GAIN, cards: -3 }
    const gained = performAll(atPhase('command'), GAIN)
    expect(refusalOf(gained, fewer)).toEqual({
      code: 'command-cards/below-nothing',
      figures: { personality: 'b:warlord', gained: 2, cards: -3 },
    })
    expect(perform(gained, { ...GAIN, cards: -2 }).state.turn?.commandCards).toEqual({
      'b:warlord': { gained: 0, spent: 0 },
    })
    expect(refusalOf(gained, spend(1, 'a:foot-1'))).toEqual({
      code: 'command-cards/other-side',
      figures: { unit: 'a:foot-1', personality: 'b:warlord' },
    })
    expect(refusalOf(gained, { ...GAIN, personality: 'b:king' }).code).toBe('personality/unknown')
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
