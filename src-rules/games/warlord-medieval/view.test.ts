import { describe, expect, it } from 'vitest'
import type { Audience } from '../../core/ids'
import { army, battleAt, deployedAt, listed } from '../../testing/battle'
import { perform, performAll } from '../../testing/perform'
import { scriptedChance } from '../../testing/seeded-chance'
import { withWider } from '../../testing/turn-state'
import { END } from '../../testing/turns'
import type { Command } from './commands'
import type { State } from './model'
import { armyPoints } from './pieces'
import { view } from './view'

/** Hides units of B in their stage and places them. */
function withHidden(...units: readonly string[]): State {
  const moves = units
    .filter((unit) => unit !== 'b:guard' && unit !== 'b:knights') // they were placed in the stage of banners
    .map((unit) => ({ unit, pose: deployedAt(unit) }))
  const hidden = perform(
    battleAt('hidden', {
      armies: {
        b: army('Birch', {
          units: [
            listed('guard', { costAp: 8 }),
            listed('spears-1'),
            listed('spears-2'),
            listed('spears-3', { name: 'Black Wolves' }),
            listed('knights', { costAp: 7 }),
            listed('foot-1', { name: 'Grey Wolves' }),
            listed('foot-2'),
            listed('foot-3'),
          ],
        }),
      },
    }),
    { type: 'hide-units', units, hidden: true },
  ).state
  return moves.length === 0 ? hidden : perform(hidden, { type: 'move-units', manner: 'place', moves }).state
}

function knows(state: State, audience: Audience, ...words: readonly string[]): boolean {
  const text = JSON.stringify(view(state, audience)).toLowerCase()
  return words.some((word) => text.includes(word.toLowerCase()))
}

const AMBUSH = 'b:foot-1'

/** A turn in which everything that can name a unit names the hidden one. */
function talkative(): State {
  const hidden = withHidden(AMBUSH)
  const started = performAll(
    hidden,
    { type: 'choose-first-mover', side: 'b' },
    { type: 'enter-stage', stage: 'turns', confirmed: true },
  )
  const charge: Command = {
    type: 'declare-charge',
    charger: AMBUSH,
    target: 'a:guard',
    outsideShootingRange: false,
  }
  return performAll(
    started,
    charge,
    { ...charge, charger: 'b:knights', target: 'a:knights' },
    { type: 'record-charge-reaction', charge: 'charge-1-b-2', reaction: 'afraid of the GREY wolves' },
    { type: 'mark-may-react', units: [AMBUSH, 'a:guard'], mayReact: true },
    { type: 'record-reaction', unit: 'a:guard', reaction: 'shoots at Grey Wolves' },
    { type: 'record', kind: 'note', units: [], text: 'the Grey Wolves wait in the wood' },
    { type: 'record', kind: 'melee', units: [AMBUSH, 'a:guard'], text: 'a draw' },
    { type: 'record', kind: 'note', units: ['a:guard'], text: 'halts' },
    { type: 'set-order', units: [AMBUSH], order: 'disordered' },
    { type: 'overrule', key: `charge/out-of-phase ${AMBUSH}`, reason: 'Grey Wolves are keen' },
    { type: 'overrule', key: 'charge/out-of-phase b:knights', reason: 'as the Grey Wolves did' },
    { type: 'end-battle', winner: 'b', reason: 'the Grey Wolves struck' },
  )
}

describe('what an audience may know', () => {
  it('WM-22 into which line a hidden unit is put changes nothing that the others see', () => {
    const before = withHidden(AMBUSH)
    const line = Object.values(before.personalities).find(({ side }) => side === 'b')?.id ?? ''
    const other = before.units[AMBUSH]?.line === line ? null : line
    const after = perform(before, { type: 'assign-to-line', units: [AMBUSH], line: other }).state
    expect(after).not.toEqual(before)
    for (const audience of ['player-a', 'public'] as const)
      expect(view(after, audience)).toEqual(view(before, audience))
  })

  it('WM-54 the referee and the unit’s own player see it, the opponent and the public do not', () => {
    const state = withHidden(AMBUSH)
    expect(knows(state, 'referee', AMBUSH)).toBe(true)
    expect(knows(state, 'player-b', AMBUSH, 'Grey Wolves')).toBe(true)
    expect(knows(state, 'player-a', AMBUSH, 'Grey Wolves')).toBe(false)
    expect(knows(state, 'public', AMBUSH, 'Grey Wolves')).toBe(false)
    expect(view(state, 'referee')).toBe(state)
  })

  it('WM-54 neither charges, reactions, records, troubles, overrules nor the result name it', () => {
    const state = talkative()
    expect(knows(state, 'referee', AMBUSH, 'Grey Wolves')).toBe(true)
    for (const audience of ['player-a', 'public'] as const) {
      expect(knows(state, audience, AMBUSH, 'Grey Wolves')).toBe(false)
    }
    const seen = view(state, 'player-a')
    expect(seen.turn).toMatchObject({
      charges: [{ id: 'charge-1-b-2', charger: 'b:knights', reaction: null }],
      reactions: [{ unit: 'a:guard', reaction: null }],
      records: [{ units: ['a:guard'], text: 'halts' }],
    })
    expect(seen.result).toEqual({ winner: 'b', reason: '' })
    expect(seen.overrules).toMatchObject([{ key: 'charge/out-of-phase b:knights', reason: '' }])
  })

  it('WM-54 what does not name it is kept', () => {
    const state = withHidden(AMBUSH)
    const seen = view(state, 'player-a')
    expect(seen.units['b:guard']).toEqual(state.units['b:guard'])
    expect(seen.units['a:spears-1']).toEqual(state.units['a:spears-1'])
    expect(seen.features).toEqual(state.features)
    expect(seen.draws).toEqual(state.draws)
  })

  it('WM-54 a unit that is still to come looks like a hidden one, so that marking it changes nothing', () => {
    const before = battleAt('hidden')
    const after = perform(before, { type: 'hide-units', units: [AMBUSH], hidden: true }).state
    for (const audience of ['player-a', 'public'] as const) {
      expect(view(after, audience)).toEqual(view(before, audience))
    }
    expect(view(after, 'player-b')).not.toEqual(view(before, 'player-b'))
  })

  it('WM-54 a unit that is shown is seen from then on', () => {
    const shown = perform(withHidden(AMBUSH), { type: 'hide-units', units: [AMBUSH], hidden: false }).state
    expect(view(shown, 'player-a').units[AMBUSH]).toEqual(shown.units[AMBUSH])
  })

  it('WM-54 a hidden banner unit is no longer named by its personality', () => {
    const state = withHidden('b:guard')
    expect(view(state, 'player-a').personalities['b:warlord']?.bannerUnit).toBeNull()
    expect(view(state, 'player-b').personalities['b:warlord']?.bannerUnit).toBe('b:guard')
    expect(knows(state, 'player-a', 'b:guard')).toBe(false)
  })

  it('WM-54 the points of an army do not tell of it, not even where they were let stand', () => {
    // B has 45 points; 40 are agreed, and both armies’ being over is let stand.
    const state = performAll(
      withHidden(AMBUSH),
      { type: 'agree-points', points: 40 },
      { type: 'overrule', key: 'army/over-points army-a', reason: 'fine' },
      { type: 'overrule', key: 'army/over-points army-b', reason: 'fine' },
    )
    const deployed = performAll(state, {
      type: 'move-units',
      manner: 'place',
      moves: ['spears-1', 'spears-2', 'spears-3', 'foot-2', 'foot-3'].map((id) => ({
        unit: `b:${id}`,
        pose: deployedAt(`b:${id}`),
      })),
    })
    const seen = view(deployed, 'player-a')
    expect(armyPoints(deployed, 'b')).toBe(45)
    expect(armyPoints(seen, 'b')).toBe(40)
    expect(seen.overrules.map(({ key }) => key)).toEqual(['army/over-points army-a'])
    expect(JSON.stringify(seen.overrules)).not.toContain('army-b')
  })

  it('WM-54 an id that begins with a hidden one’s is another unit', () => {
    const units = ['guard', 'spears-1', 'spears-2', 'spears-3', 'knights', 'foot-1', 'foot-2', 'foot-3']
    const state = battleAt('hidden', {
      armies: { b: army('Birch', { units: [...units, 'guard-2'].map((id) => listed(id)) }) },
    })
    const pose = { x: 20, y: 40, facingRadians: Math.PI }
    const hidden = performAll(
      state,
      { type: 'hide-units', units: ['b:guard'], hidden: true },
      { type: 'name-banner-unit', personality: 'b:warlord', unit: 'b:guard-2' },
      { type: 'move-units', manner: 'place', moves: [{ unit: 'b:guard-2', pose }] },
    )
    expect(view(hidden, 'player-a').personalities['b:warlord']?.bannerUnit).toBe('b:guard-2')
    expect(view(hidden, 'player-a').units['b:guard']).toBeUndefined()
  })

  it('WM-14 only the referee sees which cards a deck has left; drawn cards are seen by all', () => {
    const drawn = perform(battleAt('initiative'), {
      type: 'draw-initiative',
      purpose: 'campaign',
      sides: ['a', 'b'],
    }).state
    expect(drawn.decks.shared?.left).toHaveLength(52)
    for (const audience of ['player-a', 'player-b', 'public'] as const) {
      const seen = view(drawn, audience)
      expect(seen.decks.shared?.left).toEqual([])
      expect(seen.decks.shared?.drawn).toEqual(drawn.decks.shared?.drawn)
    }
  })

  it('WM-100 the cards in a hand are seen by their owner and the referee, their number by all', () => {
    const start = battleAt('turns')
    const state = withWider(start, {
      command: { ...start.houseRules.wider.command, cards: 'rolled' },
    })
    const rolled = perform(
      state,
      { type: 'roll-command', personality: 'b:warlord' },
      scriptedChance(4, 0, 0, 0, 0, 0),
    )
    const hand = rolled.state.hands['b:warlord']
    expect(hand).toHaveLength(5)
    expect(view(rolled.state, 'player-b').hands['b:warlord']).toEqual(hand)
    for (const audience of ['player-a', 'public'] as const) {
      const seen = view(rolled.state, audience)
      expect(seen.hands).toEqual({})
      expect(seen.turn?.commandCards['b:warlord']).toEqual({ gained: 5, spent: 0 })
      const told = seen.decks.shared?.drawn.map(({ id }) => id) ?? []
      expect(hand?.filter(({ card }) => told.includes(card.id))).toEqual([])
    }
  })

  it('WM-54 what the turn notes of a hidden unit goes with it', () => {
    const hidden = perform(battleAt('turns'), { type: 'hide-units', units: ['b:foot-1'], hidden: true }).state
    const state = performAll(
      hidden,
      { type: 'gain-command-cards', personality: 'b:leader', cards: 1 },
      {
        type: 'give-commands',
        personality: 'b:leader',
        unit: 'b:foot-1',
        kinds: ['move'],
        cards: ['hearts-2'],
      },
      {
        type: 'move-units',
        manner: 'move',
        moves: [{ unit: 'b:foot-1', pose: { x: 20, y: 38, facingRadians: Math.PI } }],
      },
      { type: 'correct-unit', unit: 'b:foot-1', changes: { moraleGrade: 9 } },
      { type: 'check-morale', unit: 'b:foot-1', card: 'hearts-3', modifiers: [] },
      {
        type: 'roll-strikes',
        kind: 'shooting',
        unit: 'a:foot-1',
        target: 'b:foot-1',
        dice: [3],
        modifiers: [],
        halved: false,
      },
    )
    expect(state.turn).toMatchObject({ commandsGiven: [{}], moraleChecks: [{}], strikes: [{}] })
    expect(view(state, 'player-a').turn).toMatchObject({
      commandsGiven: [],
      moraleChecks: [],
      strikes: [],
      movedFrom: {},
    })
    expect(view(state, 'player-b').turn).toEqual(state.turn)
  })

  describe('WM-54 how a unit came to where it was revealed stays unknown to those who did not see it', () => {
    const at = (x: number, y: number) => ({ x, y, facingRadians: Math.PI })
    const to = (x: number, y: number): Command => ({
      type: 'move-units',
      manner: 'move',
      moves: [{ unit: 'b:foot-1', pose: at(x, y) }],
    })
    const hide = (hidden: boolean): Command => ({ type: 'hide-units', units: ['b:foot-1'], hidden })
    const shown = performAll(
      perform(battleAt('turns'), hide(true)).state,
      to(20, 38),
      { type: 'correct-unit', unit: 'b:foot-1', changes: { moraleGrade: 9 } },
      { type: 'check-morale', unit: 'b:foot-1', card: 'hearts-3', modifiers: [] },
      hide(false),
    )
    const others = ['player-a', 'public'] as const
    const nextTurn = (state: State): State => {
      let now = state
      while (now.turn?.player === state.turn?.player) now = perform(now, END).state
      return now
    }

    it('in the turn in which it is revealed', () => {
      expect(shown.turn?.movedFrom).toHaveProperty('b:foot-1')
      for (const audience of others) {
        const seen = view(shown, audience)
        expect(seen.units['b:foot-1']?.pose).toEqual(at(20, 38))
        expect(seen.turn).toMatchObject({ movedFrom: {}, movedBefore: {}, moraleChecks: [] })
      }
      for (const audience of ['player-b', 'referee'] as const)
        expect(view(shown, audience).turn).toEqual(shown.turn)
    })

    it('but they see how it moves from there', () => {
      const moved = perform(shown, to(22, 36)).state
      for (const audience of others)
        expect(view(moved, audience).turn?.movedFrom).toEqual({ 'b:foot-1': at(20, 38) })
    })

    it('nor do they learn it in the turn after', () => {
      const next = nextTurn(perform(shown, to(22, 36)).state)
      expect(next.turn?.movedBefore['b:foot-1']).not.toEqual(at(20, 38))
      for (const audience of others)
        expect(view(next, audience).turn?.movedBefore).toEqual({ 'b:foot-1': at(20, 38) })
    })

    it('nor when it is revealed in the turn after it moved', () => {
      const moved = perform(perform(battleAt('turns'), hide(true)).state, to(20, 38)).state
      const hidden = perform(nextTurn(moved), hide(false)).state
      expect(hidden.turn?.movedBefore).toHaveProperty('b:foot-1')
      for (const audience of others) expect(view(hidden, audience).turn?.movedBefore).toEqual({})
    })

    it('nor when it was hidden again, and revealed elsewhere', () => {
      const again = performAll(shown, hide(true), to(24, 38), hide(false))
      for (const audience of others) expect(view(again, audience).turn?.movedFrom).toEqual({})
    })
  })
})
