import type { Command } from '@rules/games/warlord-medieval/commands'
import type { State, Turn, Unit } from '@rules/games/warlord-medieval/model'
import { battle, battleAt } from '@rules/testing/battle'
import { performAll } from '@rules/testing/perform'
import { unitAt } from '@rules/testing/table-state'
import { turnState } from '@rules/testing/turn-state'
import { beforeEach, describe, expect, test } from 'vitest'
import { speak } from '../../messages/messages.svelte'
import { AGENDA_CODES, agendaOf } from './agenda'
import { agendaWords } from './wording/agenda-words'

const endPhase: Command = { type: 'end-phase', confirmed: true }
const codes = (state: State) => agendaOf(state).map(({ code, pieces }) => `${code} ${pieces.join(' ')}`)

/** A battle so many phases into its first turn, which is B's. */
function phasesOn(count: number, ...before: readonly Command[]): State {
  return performAll(battleAt('turns'), ...before, ...Array.from({ length: count }, () => endPhase))
}

test('outside the turns nothing is on the agenda', () => {
  expect(agendaOf(battle())).toEqual([])
})

test('WM-100 every personality of the active side is to roll, until he has', () => {
  const state = battleAt('turns')
  expect(codes(state)).toEqual(['roll b:warlord', 'roll b:leader'])
  const rolled = performAll(state, {
    type: 'enter-command-roll',
    personality: 'b:warlord',
    roll: 20,
    cards: [],
  } as Command)
  expect(codes(rolled)).toEqual(['roll b:leader'])
})

test('WM-100 a personality that is lost does not command', () => {
  const state = performAll(battleAt('turns'), {
    type: 'wound-personality',
    personality: 'b:leader',
    condition: 'lost',
  } as Command)
  expect(codes(state)).toEqual(['roll b:warlord'])
})

test('WM-2 a unit without a stand left waits to be marked as destroyed, in any phase', () => {
  const unit = 'a:spears-1'
  const state = phasesOn(4)
  const lose = (standsLost: number) => performAll(state, { type: 'lose-stands', unit, standsLost } as Command)
  expect(codes(lose(3))).not.toContain(`no-stands ${unit}`)
  expect(codes(lose(4))).toContain(`no-stands ${unit}`)
  const destroyed = performAll(lose(4), {
    type: 'remove-units',
    units: [unit],
    removal: 'destroyed',
  } as Command)
  expect(codes(destroyed)).not.toContain(`no-stands ${unit}`)
})

test('WM-72 broken units are to be rallied, until their rally is written down', () => {
  const broken = phasesOn(1, {
    type: 'set-order',
    units: ['b:spears-1', 'a:spears-1'],
    order: 'broken',
  } as Command)
  expect(codes(broken)).toEqual(['rally b:spears-1'])
  const recorded = performAll(broken, {
    type: 'record',
    kind: 'rally',
    units: ['b:spears-1'],
    text: 'rallies',
  } as Command)
  expect(codes(recorded)).toEqual([])
})

test('WM-84 command cards that are left are named in the phases that need commands', () => {
  const gained = phasesOn(1, { type: 'gain-command-cards', personality: 'b:warlord', cards: 3 } as Command)
  expect(agendaOf(gained)).toEqual([{ code: 'cards', pieces: ['b:warlord'], count: 3 }])
  const spent = performAll(gained, {
    type: 'spend-command-cards',
    personality: 'b:warlord',
    cards: 3,
    units: [],
    order: 'rally',
  } as Command)
  expect(codes(spent)).toEqual([])
  expect(codes(performAll(gained, endPhase))).toEqual([])
})

test('WM-85 open reactions stay on the agenda until they are recorded', () => {
  const marked = performAll(phasesOn(3), {
    type: 'mark-may-react',
    units: ['a:spears-1'],
    mayReact: true,
  } as Command)
  expect(codes(marked)).toEqual(['reaction a:spears-1'])
  const reacted = performAll(marked, {
    type: 'record-reaction',
    unit: 'a:spears-1',
    reaction: 'none',
  } as Command)
  expect(codes(reacted)).toEqual([])
})

test('WM-86 a charge is to be moved, reacted to, and brought to its end', () => {
  const declared = performAll(phasesOn(4), {
    type: 'declare-charge',
    charger: 'b:knights',
    target: 'a:knights',
    outsideShootingRange: false,
  } as Command)
  const moving = performAll(declared, endPhase)
  expect(codes(moving)).toEqual(['move-charger b:knights a:knights'])
  const reacting = performAll(moving, endPhase, endPhase)
  expect(codes(reacting)).toEqual(['charge-reaction b:knights a:knights'])
  const [charge] = reacting.turn?.charges ?? []
  const reacted = performAll(reacting, {
    type: 'record-charge-reaction',
    charge: charge?.id,
    reaction: 'stands',
  } as Command)
  expect(codes(reacted)).toEqual([])
  const closing = performAll(reacted, endPhase)
  expect(codes(closing)).toEqual(['charge-open b:knights a:knights'])
  const ended = performAll(closing, { type: 'end-charge', charge: charge?.id, outcome: 'contact' } as Command)
  expect(codes(ended)).toEqual([])
})

test('WM-80 units in contact are to fight, until their melee is written down', () => {
  const engaged = phasesOn(9, {
    type: 'set-engaged',
    units: ['b:spears-1', 'a:spears-1'],
    engaged: true,
  } as Command)
  expect(codes(engaged)).toEqual(['fight b:spears-1', 'fight a:spears-1'])
  const record = (...units: string[]) =>
    performAll(engaged, { type: 'record', kind: 'melee', units, text: 'draw' } as Command)
  expect(codes(record('b:spears-1', 'a:spears-1'))).toEqual([])
  expect(codes(record('b:spears-1'))).toEqual(['fight a:spears-1'])
})

test('WM-80 units that stand base to base with an enemy are to fight, marked as engaged or not', () => {
  const own = unitAt('a-foot', { x: 30, y: 10 })
  const foe = (y: number, figures: Partial<Unit> = {}) =>
    unitAt('b-foot', { x: 30, y, facingRadians: Math.PI }, figures)
  const melee = (enemy: Unit) => codes(turnState({ units: [own, enemy], turn: { phase: 'melee' } }))
  expect(melee(foe(12))).toEqual(['fight a-foot', 'fight b-foot'])
  expect(melee(foe(12.01))).toEqual([])
  expect(melee(foe(12, { hidden: true }))).toEqual([])
})

test('WM-80 whoever was struck in contact is to strike back, until he has or the melee is written down', () => {
  const pair = [
    unitAt('a-foot', { x: 30, y: 10 }),
    unitAt('b-foot', { x: 30, y: 12, facingRadians: Math.PI }),
    unitAt('b-far', { x: 30, y: 40 }),
  ]
  const melee = (turn: Partial<Turn>) => codes(turnState({ units: pair, turn: { phase: 'melee', ...turn } }))
  const strike = (unit: string, target: string, kind = 'melee') =>
    ({ kind, unit, target }) as Turn['strikes'][number]
  expect(melee({ strikes: [strike('a-foot', 'b-foot')] })).toEqual(['strike-back b-foot'])
  expect(melee({ strikes: [strike('b-foot', 'a-foot')] })).toEqual(['strike-back a-foot'])
  expect(melee({ strikes: [strike('a-foot', 'b-foot', 'shooting')] })).toEqual([
    'fight a-foot',
    'fight b-foot',
  ])
  expect(melee({ strikes: [strike('a-foot', 'b-foot'), strike('b-foot', 'a-foot')] })).toEqual([])
  const record = (...units: string[]) => [{ kind: 'melee', units, text: 'draw' }] as const
  expect(melee({ records: record('a-foot') })).toEqual([])
  expect(melee({ records: record('a-foot', 'b-far') })).toEqual(['fight b-foot'])
})

test('WM-80 a charge that came to contact puts the charger on the agenda of the melee', () => {
  const closing = phasesOn(4)
  const declared = performAll(closing, {
    type: 'declare-charge',
    charger: 'b:knights',
    target: 'a:knights',
    outsideShootingRange: false,
  } as Command)
  const [charge] = declared.turn?.charges ?? []
  const met = performAll(declared, endPhase, endPhase, endPhase, endPhase, {
    type: 'end-charge',
    charge: charge?.id,
    outcome: 'contact',
  } as Command)
  expect(codes(performAll(met, endPhase))).toEqual(['fight b:knights', 'fight a:knights'])
})

describe('after the melee', () => {
  const own = unitAt('a-foot', { x: 30, y: 10 })
  const touching = unitAt('b-foot', { x: 30, y: 11, facingRadians: Math.PI })
  const fought = { kind: 'melee', units: ['a-foot', 'b-foot'], text: 'B loses' } as const
  const table = (enemy: Unit, records: Turn['records'], phase: Turn['phase'] = 'post-melee') =>
    turnState({ units: [own, enemy], turn: { phase, records } })

  test('WM-81 units that fought and still touch are to be parted, until it is written down', () => {
    expect(codes(table(touching, [fought]))).toEqual(['post-melee a-foot b-foot'])
    const moved = { kind: 'movement', units: ['b-foot'], text: 'none' } as const
    expect(codes(table(touching, [fought, moved]))).toEqual([])
  })

  test('WM-81 a loser that has gone is done with, and so are units that did not fight', () => {
    const gone = unitAt('b-foot', { x: 30, y: 14, facingRadians: Math.PI })
    expect(codes(table(gone, [fought]))).toEqual([])
    const destroyed: Unit = { ...touching, costAp: 0, removal: 'destroyed' }
    expect(codes(table(destroyed, [fought]))).toEqual([])
    expect(codes(table(touching, []))).toEqual([])
    expect(codes(table(touching, [fought], 'second-shooting'))).toEqual([])
  })
})

describe('impetuous advances', () => {
  const knights = unitAt('a-knights', { x: 30, y: 10 }, { type: 'knights', mounted: true })
  const enemy = unitAt('b-foot', { x: 30, y: 20, facingRadians: Math.PI })
  const table = (turn: Partial<Turn>) =>
    turnState({ units: [knights, enemy], turn: { phase: 'impetuous', ...turn } })

  test('WM-73 knights that charge of themselves are named until they have moved or it is written down', () => {
    expect(codes(table({}))).toEqual(['impetuous a-knights b-foot'])
    const from = { x: 30, y: 8, facingRadians: 0 }
    expect(codes(table({ movedFrom: { 'a-knights': from } }))).toEqual([])
    const record = { kind: 'impetuous', units: ['a-knights'], text: 'they charge' } as const
    expect(codes(table({ records: [record] }))).toEqual([])
  })

  test('WM-72 a morale check waits for its outcome in whatever phase it was made', () => {
    const check = { unit: 'a-knights', outcome: null } as Turn['moraleChecks'][number]
    expect(codes(table({ phase: 'movement', moraleChecks: [check] }))).toEqual(['morale-outcome a-knights'])
    const again = { ...check, outcome: 'holds' }
    expect(codes(table({ phase: 'movement', moraleChecks: [check, again] }))).toEqual([])
  })
})

describe('victory clocks', () => {
  const lost = (side: 'a' | 'b') =>
    (['warlord', 'leader'] as const).map(
      (who) => ({ type: 'wound-personality', personality: `${side}:${who}`, condition: 'lost' }) as Command,
    )

  test('WM-104 a clock that has run out is on the agenda of every phase, and one that has not is not', () => {
    const clocksOf = (state: State) => codes(state).filter((code) => code.startsWith('clock-'))
    expect(clocksOf(battleAt('turns'))).toEqual([])
    expect(clocksOf(phasesOn(0, ...lost('a')))).toEqual(['clock-last-personality a'])
    expect(clocksOf(phasesOn(5, ...lost('a')))).toEqual(['clock-last-personality a'])
  })

  test('WM-104 a clock that is switched off is not on the agenda', () => {
    const state = phasesOn(0, ...lost('b'))
    const { wider } = state.houseRules
    const clocks = { ...wider.clocks, lastPersonality: { on: false } }
    const off = { ...state, houseRules: { ...state.houseRules, wider: { ...wider, clocks } } }
    expect(codes(off)).toEqual([])
    expect(codes(state)).toEqual(['clock-last-personality b'])
  })

  test('WM-104 player turns without combat are reminded of when they have run out', () => {
    const quiet = { turnsApart: 3, turnsWithoutCombat: 5 }
    expect(codes({ ...phasesOn(6), quiet })).toEqual(['clock-apart ', 'clock-no-combat '])
    expect(codes({ ...phasesOn(6), quiet: { turnsApart: 2, turnsWithoutCombat: 4 } })).toEqual([])
  })
})

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  beforeEach(() => speak(language))

  test.each(AGENDA_CODES)('%s is written to its end', (code) => {
    const sentence = agendaWords(battle(), { code, pieces: ['a:warlord', 'b:knights'], count: 2 })
    expect(sentence).not.toMatch(/[{}]|undefined/)
    expect(sentence).toMatch(/^[A-ZÀ-Üa-z0-9].*[.?]$/)
  })
})
