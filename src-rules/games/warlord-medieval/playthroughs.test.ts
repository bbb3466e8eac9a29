import { ok as assert, deepStrictEqual } from 'node:assert/strict'
import { describe, expect, it } from 'vitest'
import {
  append,
  type BattleLog,
  emptyLog,
  type LogEntry,
  nextSequence,
  redoTarget,
  restoreLog,
  undoTarget,
} from '../../core/battle-log'
import { opponentOf, SIDES } from '../../core/ids'
import { battlesOnTheWay, squareAt } from '../../testing/battle'
import { freezeDeeply, throughJson } from '../../testing/laws'
import { COMMAND_TYPES, type Random, randomCommand, seededRandom } from '../../testing/random-commands'
import { warlordMedieval } from '.'
import type { Command, CommandType } from './commands'
import { ACT_CODES } from './decide/acts'
import { REFUSAL_CODES } from './decide/refusals'
import { isOpen } from './decks'
import { DEFAULT_WIDER_RULES } from './default-wider-rules'
import type { Event } from './events'
import { explainUnit } from './explain'
import type { HouseRules } from './house-rules'
import { VERSION } from './meta'
import { DRAW_PURPOSES, STAGES, type State } from './model'
import { victoryClocks } from './wider/clocks'
import { impetuousCandidates } from './wider/impetuous'
import { moraleHelper } from './wider/morale'
import { strikeHelper } from './wider/strikes'
import { TRACE_CODES } from './wider/trace-codes'

const { apply, check, codec, decide, legal, view } = warlordMedieval

const PLAYTHROUGHS = 1000
const STEPS = 60

type Log = BattleLog<State, Event>

/** What happened in all playthroughs together, to see that they go everywhere. */
const seen = {
  accepted: new Set<CommandType>(),
  acts: new Set<string>(),
  refusals: new Set<string>(),
  traces: new Set<string>(),
  stages: new Set<string>(),
  commands: { asked: 0, refused: 0 },
  undone: 0,
  redone: 0,
}

describe('random playthroughs', () => {
  const perTest = 100
  for (let first = 0; first < PLAYTHROUGHS; first += perTest) {
    const last = first + perTest - 1
    it(`WM-83 never throw and always replay to the same state: ${first} to ${last}`, {
      timeout: 60_000,
    }, () => {
      for (let seed = first; seed <= last; seed++) playThrough(seed)
    })
  }

  it('go through every stage, command, act and refusal, about a third of the commands refused', () => {
    expect([...seen.stages].sort()).toEqual([...STAGES].sort())
    // A few need so much to come together that a seed may miss them; each has a test of its own.
    expect(ACT_CODES.filter((code) => !seen.acts.has(code)).length).toBeLessThan(4)
    expect(REFUSAL_CODES.filter((code) => !seen.refusals.has(code)).length).toBeLessThan(4)
    expect(COMMAND_TYPES.filter((type) => !seen.accepted.has(type))).toEqual([])
    expect([...seen.traces].filter((code) => !TRACE_CODES.some((known) => known === code))).toEqual([])
    expect(TRACE_CODES.filter((code) => !seen.traces.has(code)).length).toBeLessThan(12)
    const { asked, refused } = seen.commands
    expect(refused / asked).toBeGreaterThan(0.1)
    expect(refused / asked).toBeLessThan(0.5)
    expect(seen.undone).toBeGreaterThan(1000)
    expect(seen.redone).toBeGreaterThan(500)
  })
})

const HOUSE_RULES: readonly Partial<HouseRules>[] = [
  {},
  { deckPerSide: true, reshuffle: 'each-draw' },
  { reshuffle: 'each-turn', terrainDrawTable: [{ from: 1, to: 5, kind: 'area' }] },
  {
    reshuffle: 'each-turn',
    wider: { ...DEFAULT_WIDER_RULES, command: { ...DEFAULT_WIDER_RULES.command, cards: 'rolled' } },
  },
]

const STARTS = HOUSE_RULES.flatMap((houseRules, index) =>
  battlesOnTheWay({ houseRules, terrain: index === 1 ? [squareAt(24, 24)] : null }),
)

function startOf(seed: number): State {
  const start = STARTS[seed % STARTS.length]
  if (start === undefined) throw new Error('No start')
  return start
}

function playThrough(seed: number): void {
  const random = seededRandom(seed)
  const start = startOf(seed)
  let log: Log = emptyLog<State, Event>(start)
  let done: State[] = [start]
  let undone: State[] = []
  for (let step = 0; step < STEPS; step++) {
    const before = freezeDeeply(log.state)
    const dice = random.share()
    if (dice < 0.1 && undoTarget(log) !== null) {
      log = append(log, entryOf(log, 'undo', undoTarget(log)), apply)
      undone.push(done.pop() ?? start)
      seen.undone++
    } else if (dice < 0.4 && redoTarget(log) !== null) {
      log = append(log, entryOf(log, 'redo', redoTarget(log)), apply)
      done = [...done, undone.pop() ?? start]
      seen.redone++
    } else {
      const events = askFor(before, chooseCommand(before, random), random)
      if (events === null) continue
      log = append(log, { kind: 'command', sequence: nextSequence(log), atMs: step, events }, apply)
      done = [...done, log.state]
      undone = []
      holdsTime(before, log.state)
    }
    deepStrictEqual(log.state, done.at(-1), `playthrough ${seed}: step ${step} leads elsewhere`)
    holds(log.state)
    if (step % 10 === 0 && log.state.stage === 'turns') holdsHelpers(log.state)
  }
  replays(start, log, seed)
  for (const side of SIDES) keepsSecrets(log.state, side)
}

function entryOf(log: Log, kind: 'undo' | 'redo', target: number | null): LogEntry<Event> {
  return { kind, sequence: nextSequence(log), atMs: 0, target: target ?? -1 }
}

/** Six in ten from what is offered, going on being as likely as all the rest; four in ten anything. */
function chooseCommand(state: State, random: Random): Command {
  const offered = random.chance(0.6) ? legal(state) : []
  if (offered.length === 0) return randomCommand(state, random)
  const onwards = offered.filter(({ type }) => type === 'enter-stage' || type === 'end-phase')
  return random.of(onwards.length > 0 && random.chance(0.3) ? onwards : offered)
}

function askFor(state: State, command: Command, random: Random): readonly Event[] | null {
  seen.commands.asked++
  const decision = decide(state, command, random)
  if (!decision.ok) {
    seen.commands.refused++
    seen.refusals.add(decision.trouble.code)
    return null
  }
  seen.accepted.add(command.type)
  seen.stages.add(state.stage)
  for (const event of decision.value) {
    if ('trace' in event) noteTraces(event.trace)
    for (const { code } of event.against ?? []) seen.acts.add(code)
  }
  return decision.value
}

function replays(start: State, log: Log, seed: number): void {
  const entries = throughJson(log.entries).map((entry): LogEntry<Event> => {
    if (entry.kind !== 'command') return entry
    return {
      ...entry,
      events: entry.events.map((event) => {
        const parsed = codec.parseEvent(event, VERSION)
        assert(parsed.ok, `playthrough ${seed}: ${JSON.stringify(event)}`)
        return parsed.value
      }),
    }
  })
  deepStrictEqual(restoreLog(start, entries, apply).state, log.state, `playthrough ${seed} replays elsewhere`)
  const kept = codec.parseState(throughJson(log.state), VERSION)
  assert(kept.ok, `playthrough ${seed}: ${JSON.stringify(kept)}`)
  deepStrictEqual(kept.value, log.state)
}

/** The helpers answer about any table, in figures, and say nothing that depends on who asks first. */
function holdsHelpers(state: State): void {
  const [unit, target] = ['a:knights', 'b:guard']
  const told = [
    impetuousCandidates(state),
    moraleHelper(state, unit),
    victoryClocks(state),
    strikeHelper(state, 'melee', unit, target),
    strikeHelper(state, 'shooting', target, unit),
    moraleHelper(state, target),
    explainUnit(state, target),
  ]
  deepStrictEqual(throughJson(told), told, 'a helper tells what JSON cannot hold')
  noteTraces(told)
}

/** Notes the codes of all steps in something told. */
function noteTraces(told: unknown): void {
  if (typeof told !== 'object' || told === null) return
  if ('rule' in told && 'code' in told) seen.traces.add(String(told.code))
  for (const inner of Object.values(told)) noteTraces(inner)
}

/** Time never runs backwards by a command. */
function holdsTime(before: State, after: State): void {
  if (before.turn === null) return
  assert(after.turn !== null, 'the turns vanished')
  assert(after.turn.round >= before.turn.round, 'the round went down')
}

function holds(state: State): void {
  holdsCards(state)
  holdsHands(state)
  const { units, personalities, features, turn } = state
  assert(Object.keys(units).length === 16, 'a unit appeared or vanished')
  for (const [id, unit] of Object.entries(units)) {
    assert(unit.id === id && id.startsWith(unit.side))
    assert(
      unit.line === null || personalities[unit.line]?.side === unit.side,
      'a unit is in no line of its side',
    )
    assert(unit.stands === null || unit.standsLost >= 0)
  }
  for (const { bannerUnit, side } of Object.values(personalities)) {
    assert(bannerUnit === null || units[bannerUnit]?.side === side, 'a banner is not with a unit of its side')
  }
  for (const [id, feature] of Object.entries(features)) assert(feature.id === id)
  holdsOnce(state.irregularities.map(({ key }) => key))
  holdsOnce(state.overrules.map(({ fingerprint }) => fingerprint))
  if (turn === null) return
  holdsOnce(turn.charges.map(({ id }) => id))
  holdsOnce(turn.reactions.map(({ unit }) => unit))
  assert(turn.round >= 1)
  for (const { gained, spent } of Object.values(turn.commandCards)) assert(gained >= 0 && spent >= 0)
  for (const { dice, strikes } of turn.strikes) assert(strikes <= dice.length)
}

/** No card is in two places, and each deck has all its cards. */
function holdsCards({ decks, draws, houseRules }: State): void {
  deepStrictEqual(Object.keys(decks), houseRules.deckPerSide ? ['a', 'b'] : ['shared'])
  const whole = houseRules.deck.map(({ id }) => id).sort()
  for (const [key, { left, drawn }] of Object.entries(decks)) {
    deepStrictEqual(
      [...left, ...drawn].map(({ id }) => id).sort(),
      whole,
      `the deck ${key} lost or gained a card`,
    )
  }
  for (const purpose of DRAW_PURPOSES) {
    const rounds = draws[purpose]
    assert(!rounds.slice(0, -1).some(isOpen), 'two draws are open at once')
    const last = rounds.at(-1)
    if (!isOpen(last)) continue
    for (const side of SIDES) {
      const lying = last[side]
      if (lying === null || lying.byHand) continue
      const deck = decks[houseRules.deckPerSide ? side : 'shared']
      assert(!deck?.left.some(({ id }) => id === lying.card.id), 'a card lies on the table and in the deck')
    }
  }
}

/** WM-100: what is held is in no deck's left cards, once at most, and there is no hand where none is kept. */
function holdsHands({ hands, decks, houseRules, personalities }: State): void {
  const all = Object.values(hands).flat()
  assert(houseRules.wider.command.cards === 'rolled' || all.length === 0, 'a hand where cards are entered')
  const ours = all.filter(({ deck }) => deck !== null)
  holdsOnce(ours.map(({ card, deck }) => `${deck} ${card.id}`))
  for (const { card, deck } of ours) {
    const left = deck === null ? [] : (decks[deck]?.left ?? [])
    assert(!left.some(({ id }) => id === card.id), 'a card is in a hand and in the deck')
  }
  for (const [id, hand] of Object.entries(hands)) assert(hand.length > 0 && Object.hasOwn(personalities, id))
}

function holdsOnce(names: readonly string[]): void {
  assert(new Set(names).size === names.length, `twice among ${names.join(', ')}`)
}

/** WM-54: what the opponent's window receives has neither id nor name of a hidden unit. */
function keepsSecrets(state: State, side: 'a' | 'b'): void {
  const audience = opponentOf(side) === 'a' ? 'player-a' : 'player-b'
  const sees = view(state, audience)
  check(sees)
  for (const [id, hand] of Object.entries(state.hands)) {
    if (state.personalities[id]?.side !== side) continue
    assert(!Object.hasOwn(sees.hands, id), `${audience} sees the hand of ${id}`)
    for (const { card, deck } of hand) {
      const drawn = deck === null ? [] : (sees.decks[deck]?.drawn ?? [])
      assert(!drawn.some((seen) => seen.id === card.id), `${audience} can tell ${card.id}`)
    }
  }
  const text = JSON.stringify(sees)
  // Its own seal tells its own units' names as they were, and one of them may be the other side's now.
  const sealed = sees.seals[opponentOf(side)]?.marks ?? []
  const others = new Set([...Object.values(sees.units), ...sealed].map(({ name }) => name))
  for (const unit of Object.values(state.units)) {
    if (unit.side !== side || !unit.hidden) continue
    assert(
      !text.includes(`"${unit.id}"`) && !text.includes(`${unit.id} `),
      `${audience} learns of ${unit.id}`,
    )
    assert(others.has(unit.name) || !text.includes(unit.name), `${audience} learns of ${unit.name}`)
  }
}
