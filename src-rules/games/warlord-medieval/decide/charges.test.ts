import { describe, expect, it } from 'vitest'
import { deployedAt } from '../../../testing/battle'
import { codesOf, perform, performAll, refusalOf } from '../../../testing/perform'
import { atPhase, CHARGE, END } from '../../../testing/turns'
import { apply } from '../apply'
import type { Command } from '../commands'

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

  it('WM-79 mark both units as engaged when they come to contact, in one step', () => {
    const end = (outcome: 'contact' | 'no-contact'): Command => ({
      type: 'end-charge',
      charge: 'charge-1-b-1',
      outcome,
    })
    const closing = performAll(declared().state, END, END, END, END)
    const met = perform(closing, end('contact'))
    expect(met.events).toEqual([
      { type: 'charge-ended', charge: 'charge-1-b-1', outcome: 'contact' },
      { type: 'engaged-set', units: ['b:knights', 'a:guard'], engaged: true },
    ])
    expect([met.state.units['b:knights']?.engaged, met.state.units['a:guard']?.engaged]).toEqual([true, true])
    expect(perform(closing, end('no-contact')).events).toHaveLength(1)
    // One that fights already is not marked again, and one that has gone is not marked at all.
    const engaged = performAll(closing, { type: 'set-engaged', units: ['a:guard'], engaged: true })
    expect(perform(engaged, end('contact')).events.at(-1)).toMatchObject({ units: ['b:knights'] })
    const gone = performAll(closing, { type: 'remove-units', units: ['a:guard'], removal: 'destroyed' })
    expect(perform(gone, end('contact')).events.at(-1)).toMatchObject({ units: ['b:knights'] })
  })

  it('WM-79 a charge that an older battle ended in contact replays as it was: nobody is marked', () => {
    const { state } = declared()
    const replayed = apply(state, { type: 'charge-ended', charge: 'charge-1-b-1', outcome: 'contact' })
    expect(replayed.turn?.charges).toMatchObject([{ outcome: 'contact' }])
    expect(Object.values(replayed.units).some(({ engaged }) => engaged)).toBe(false)
  })

  it('WM-86 a charge on a friend, or a second one of the same unit, stands and is noted', () => {
    const friend: Command = { ...CHARGE, target: 'b:guard' }
    expect(perform(atPhase('declare-charges'), friend).against).toMatchObject([
      { code: 'charge/on-friend', rule: 'WM-86', pieces: ['b:knights', 'b:guard'] },
    ])
    const second = perform(declared().state, { ...CHARGE, target: 'a:knights' })
    expect(codesOf(second.against)).toEqual(['charge/second'])
    expect(second.state.turn?.charges.map(({ id }) => id)).toEqual(['charge-1-b-1', 'charge-1-b-2'])
  })

  it('WM-86 a unit whose charge has ended may charge again', () => {
    const ended = performAll(declared().state, {
      type: 'end-charge',
      charge: 'charge-1-b-1',
      outcome: 'no-contact',
    })
    expect(perform(ended, { ...CHARGE, target: 'a:knights' }).against).toEqual([])
  })

  it('WM-86 cannot be meant without two units on the table', () => {
    const state = atPhase('declare-charges')
    expect(refusalOf(state, { ...CHARGE, target: 'b:knights' }).code).toBe('charge/itself')
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
