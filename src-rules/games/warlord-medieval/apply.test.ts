import { describe, expect, it } from 'vitest'
import { violation } from '../../core/trace'
import { battle, battleAt, squareAt } from '../../testing/battle'
import { freezeDeeply } from '../../testing/laws'
import { apply } from './apply'
import { DEFAULT_DECK } from './default-deck'
import type { Event } from './events'

const TROUBLE = violation('hidden/out-of-stage', 'WM-54', ['a:foot-1'], { stage: 'turns' })

describe('applying events', () => {
  const strange: readonly Event[] = [
    { type: 'units-hidden', units: ['a:ghosts', 'constructor'], hidden: true },
    { type: 'units-moved', manner: 'move', moves: [{ unit: 'a:ghosts', from: null, to: null }] },
    { type: 'banner-unit-named', personality: 'a:king', unit: 'a:ghosts' },
    { type: 'banner-unit-left', personality: 'a:king', away: true },
    { type: 'feature-changed', feature: 'feature-9', changes: { name: 'x' } },
    { type: 'feature-removed', feature: 'feature-9' },
    { type: 'charge-ended', charge: 'charge-9', outcome: 'contact' },
    { type: 'overrule-withdrawn', key: 'nothing' },
    { type: 'command-cards-discarded', personality: 'a:king', cards: ['hearts-2'], overLimit: false },
    { type: 'personality-wounded', personality: 'a:king', condition: 'lost' },
    { type: 'uncontrolled-marked', personality: 'a:king', marks: 2 },
    { type: 'morale-recorded', unit: 'a:ghosts', outcome: 'runs' },
  ]

  it.each(strange)('passes over what is not there: $type', (event) => {
    for (const state of [battle(), battleAt('turns')])
      expect(apply(freezeDeeply(state), event)).toEqual(state)
  })

  it('takes turn events before any turn without throwing', () => {
    const events: readonly Event[] = [
      { type: 'may-react-marked', units: ['a:guard'], mayReact: true },
      { type: 'command-cards-gained', personality: 'a:warlord', cards: 1 },
      { type: 'recorded', kind: 'note', units: [], text: 'early' },
    ]
    for (const event of events) expect(apply(battle(), event)).toEqual(battle())
    const entered = apply(battle(), {
      type: 'phase-entered',
      round: 3,
      player: 'a',
      phase: 'melee',
      unresolved: [],
      turnEnded: null,
    })
    expect(entered.turn).toMatchObject({ round: 3, player: 'a', phase: 'melee' })
  })

  it('keeps what was said against an act, once for the same trouble', () => {
    const event: Event = { type: 'territory-chosen', side: 'a', against: [TROUBLE] }
    const once = apply(battle(), event)
    expect(once.irregularities).toEqual([TROUBLE])
    expect(apply(once, event).irregularities).toEqual([TROUBLE])
  })

  it('replays a draw by its event alone, though the deck has changed since', () => {
    const [first, second, third] = DEFAULT_DECK
    if (first === undefined || second === undefined || third === undefined) throw new Error('No deck')
    const event: Event = {
      type: 'initiative-drawn',
      purpose: 'campaign',
      side: 'a',
      drawn: { card: second, deck: 'shared', leftBefore: [first.id, second.id, third.id], reshuffled: false },
    }
    const { decks, draws } = apply(battle(), event)
    expect(decks.shared?.left).toEqual([first, third])
    expect(decks.shared?.drawn).toEqual([second])
    expect(draws.campaign).toEqual([{ a: { card: second, byHand: false }, b: null }])
  })

  it('takes a feature off with its troubles and what was let stand about it', () => {
    const placed = apply(battle(), {
      type: 'feature-placed',
      feature: { ...squareAt(10, 10), id: 'feature-1', placedBy: 'a' },
      against: [violation('terrain/out-of-turn', 'WM-42', ['feature-1'])],
    })
    const standing = apply(placed, {
      type: 'overruled',
      overrule: { fingerprint: 'f', key: 'terrain/out-of-turn feature-1', reason: 'r' },
      found: violation('terrain/out-of-turn', 'WM-42', ['feature-1']),
    })
    expect(apply(standing, { type: 'feature-removed', feature: 'feature-1' })).toEqual(battle())
  })

  it('shares what an event does not touch', () => {
    const state = battleAt('turns')
    const after = apply(state, { type: 'order-set', units: ['a:guard'], order: 'broken' })
    expect(after.units['a:foot-1']).toBe(state.units['a:foot-1'])
    expect(after.features).toBe(state.features)
    expect(after.houseRules).toBe(state.houseRules)
  })
})
