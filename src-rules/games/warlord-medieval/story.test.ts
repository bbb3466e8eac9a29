import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../core/battle-log'
import type { Audience } from '../../core/ids'
import { type Story, tellStory } from '../../core/story'
import { battleAt, deployedAt } from '../../testing/battle'
import { perform } from '../../testing/perform'
import { randomCommand, seededRandom } from '../../testing/random-commands'
import { scriptedChance, seededChance } from '../../testing/seeded-chance'
import { withWider } from '../../testing/turn-state'
import { warlordMedieval } from '.'
import type { Command } from './commands'
import type { Event } from './events'
import { PHASES, type State } from './model'
import { story } from './story'
import { isSecretTo, secretSidesOf } from './view'

type Entry = LogEntry<Event> & { readonly kind: 'command' }
const AMBUSH = 'b:foot-1'
const OTHERS = ['player-a', 'player-b', 'public'] as const

/** Carries commands out and keeps what they led to. */
function played(start: State, ...commands: readonly Command[]): readonly Entry[] {
  let state = start
  return commands.map((command, index): Entry => {
    const done = perform(state, command)
    state = done.state
    return { kind: 'command', sequence: index + 1, atMs: index, events: done.events }
  })
}

const told = (start: State, entries: readonly Entry[], audience: Audience) =>
  tellStory({ ...warlordMedieval, story }, start, entries, audience)

const eventsOf = ({ chapters }: Story<State, Event>) =>
  chapters.flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'command' ? step.events : [])))

const hidden: readonly Command[] = [
  { type: 'hide-units', units: [AMBUSH], hidden: true },
  { type: 'move-units', manner: 'place', moves: [{ unit: AMBUSH, pose: deployedAt(AMBUSH) }] },
  { type: 'seal-hidden', side: 'b' },
]

describe('a battle told afterwards', () => {
  it('WM-54 the referee and the unit’s own player read of it, the opponent and the public do not', () => {
    const start = battleAt('hidden')
    const entries = played(start, ...hidden)
    for (const [audience, isTold] of [
      ['referee', true],
      ['player-b', true],
      ['player-a', false],
      ['public', false],
    ] as const)
      expect([audience, JSON.stringify(told(start, entries, audience)).includes(AMBUSH)]).toEqual([
        audience,
        isTold,
      ])
    expect(eventsOf(told(start, entries, 'player-a'))).toMatchObject([
      { type: 'hidden-sealed', seal: { nonce: null, marks: null } },
    ])
  })

  it('WM-54 a unit that is moved with others is taken from among them', () => {
    const start = battleAt('hidden')
    const both = [AMBUSH, 'b:foot-2'].map((unit) => ({ unit, pose: deployedAt(unit) }))
    const entries = played(
      start,
      { type: 'hide-units', units: [AMBUSH], hidden: true },
      { type: 'move-units', manner: 'place', moves: both },
      { type: 'set-order', units: [AMBUSH, 'b:foot-2'], order: 'disordered' },
    )
    expect(eventsOf(told(start, entries, 'public'))).toMatchObject([
      { type: 'units-moved', moves: [{ unit: 'b:foot-2' }] },
      { type: 'order-set', units: ['b:foot-2'] },
    ])
  })

  it('WM-54 what happened before a unit was shown stays untold, what happens from then on is told', () => {
    const start = battleAt('hidden')
    const entries = played(
      start,
      ...hidden,
      { type: 'hide-units', units: [AMBUSH], hidden: false },
      { type: 'set-order', units: [AMBUSH], order: 'broken' },
    )
    expect(eventsOf(told(start, entries, 'player-a')).map(({ type }) => type)).toEqual([
      'hidden-sealed',
      'units-hidden',
      'order-set',
    ])
  })

  it('WM-54 a unit that is hidden now is in no earlier picture', () => {
    const start = battleAt('turns')
    const entries = played(
      start,
      ...Array.from({ length: 13 }, (): Command => ({ type: 'end-phase', confirmed: true })),
      { type: 'hide-units', units: [AMBUSH], hidden: true },
    )
    const { chapters } = told(start, entries, 'player-a')
    expect(chapters.map(({ end }) => [end.turn?.player, end.units[AMBUSH] === undefined])).toEqual([
      [start.turn?.player, true],
      [start.turn?.player === 'a' ? 'b' : 'a', true],
    ])
    expect(told(start, entries, 'player-b').chapters[0]?.end.units[AMBUSH]).toBeDefined()
  })

  it('WM-100 the roll for command cards is told, the cards of the opponent’s hand are not', () => {
    const turns = battleAt('turns')
    const start = withWider(turns, { command: { ...turns.houseRules.wider.command, cards: 'rolled' } })
    const rolled = perform(
      start,
      { type: 'roll-command', personality: 'b:warlord' },
      scriptedChance(4, 0, 0, 0, 0, 0),
    )
    const entries: readonly Entry[] = [{ kind: 'command', sequence: 1, atMs: 0, events: rolled.events }]
    const rollTo = (audience: Audience) => {
      const [event] = eventsOf(told(start, entries, audience))
      if (event?.type !== 'command-rolled') throw new Error('There is no roll')
      return {
        passed: event.check.passed,
        cards: event.drawn.length,
        left: event.drawn[0]?.leftBefore.length,
      }
    }
    expect(rollTo('player-a')).toEqual({ passed: true, cards: 0, left: undefined })
    expect(rollTo('public')).toEqual({ passed: true, cards: 0, left: undefined })
    expect(rollTo('player-b')).toEqual({ passed: true, cards: 5, left: 0 })
    expect(rollTo('referee').left).toBeGreaterThan(40)
  })

  it('WM-54 neither story nor pictures hold the name that a withheld unit got later', () => {
    const start = battleAt('turns')
    const entries = played(
      start,
      { type: 'hide-units', units: [AMBUSH], hidden: true },
      {
        type: 'add-note',
        note: {
          at: { x: 5, y: 6 },
          text: 'Black riders seen here',
          symbol: 'pin',
          side: null,
          readers: 'public',
          locked: false,
        },
      },
      // The next chapter, so that the first one's picture has the name that the unit had then.
      ...PHASES.map((): Command => ({ type: 'end-phase', confirmed: true })),
      { type: 'correct-unit', unit: AMBUSH, changes: { name: 'Black riders' } },
    )
    for (const audience of ['player-a', 'public'] as const)
      expect(JSON.stringify(told(start, entries, audience))).not.toContain('Black riders')
    expect(JSON.stringify(told(start, entries, 'player-b'))).toContain('Black riders')
    const shown = played(start, {
      type: 'correct-unit',
      unit: AMBUSH,
      changes: { name: 'Black riders' },
    })
    expect(JSON.stringify(told(start, shown, 'public'))).toContain('Black riders')
  })

  it('WM-54 over random battles no story names what its audience may not know now', {
    timeout: 60_000,
  }, () => {
    const counted = { stories: 0, withSecrets: 0, told: 0 }
    for (let seed = 1; seed <= 12; seed++) {
      const random = seededRandom(seed)
      const chance = seededChance(seed)
      const start = battleAt(seed % 2 === 0 ? 'turns' : 'hidden')
      const entries: Entry[] = []
      let state = start
      const carryOut = (command: Command) => {
        const decision = warlordMedieval.decide(state, command, chance)
        if (!decision.ok || decision.value.length === 0) return
        entries.push({ kind: 'command', sequence: entries.length + 1, atMs: 0, events: decision.value })
        state = decision.value.reduce(warlordMedieval.apply, state)
      }
      carryOut({ type: 'hide-units', units: [AMBUSH, 'a:foot-2'], hidden: true })
      for (let step = 0; step < 120; step++) carryOut(randomCommand(state, random))
      for (const audience of OTHERS) {
        const heard = told(start, entries, audience)
        const text = JSON.stringify({ ...heard, now: null })
        const secret = Object.values(state.units).filter((unit) => isSecretTo(unit, secretSidesOf(audience)))
        expect(
          secret.filter(({ id }) => text.includes(`"${id}"`)).map(({ id }) => id),
          `${seed} ${audience}`,
        ).toEqual([])
        for (const event of eventsOf(heard)) {
          if (event.type === 'command-rolled')
            for (const drawn of event.drawn) expect(drawn.leftBefore).toEqual([])
        }
        counted.stories++
        if (secret.length > 0) counted.withSecrets++
        counted.told += eventsOf(heard).length
      }
    }
    expect(counted.withSecrets).toBeGreaterThan(counted.stories / 2)
    expect(counted.told).toBeGreaterThan(counted.stories * 10)
  })
})

it('WM-54 a note of the referee’s comes into the story when all may read it, and goes when they no longer may', () => {
  const start = battleAt('turns')
  const note = (text: string, readers: 'referee' | 'public'): Command => ({
    type: 'add-note',
    note: { at: { x: 5, y: 6 }, text, symbol: 'pin', side: null, readers, locked: false },
  })
  const entries = played(
    start,
    note('the ambush lies here', 'referee'),
    note('ford', 'public'),
    { type: 'move-note', note: 'note-1', at: { x: 7, y: 8 } },
    { type: 'change-note', note: 'note-1', changes: { text: 'smoke', readers: 'public' } },
    { type: 'change-note', note: 'note-1', changes: { text: 'the ambush is gone', readers: 'referee' } },
    { type: 'remove-note', note: 'note-1' },
  )
  for (const audience of OTHERS) {
    const read = told(start, entries, audience)
    expect(eventsOf(read)).toMatchObject([
      { type: 'note-added', note: { id: 'note', text: 'ford' } },
      { type: 'note-added', note: { id: 'note', text: 'smoke' } },
      { type: 'note-removed', note: { id: 'note', text: 'smoke' } },
    ])
    expect(JSON.stringify(read)).not.toContain('ambush')
  }
})

it('WM-54 a move that was taken back is in no story, since it may tell of what was not seen', () => {
  const start = battleAt('hidden')
  const entries = played(start, ...hidden)
  const undo = { kind: 'undo' as const, sequence: 4, atMs: 4, target: 3 }
  for (const audience of OTHERS)
    expect(tellStory({ ...warlordMedieval, story }, start, [...entries, undo], audience)).toEqual(
      told(start, entries.slice(0, 2), audience),
    )
})
