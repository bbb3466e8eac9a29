import type { Command } from '@rules/games/warlord-medieval/commands'
import type { State } from '@rules/games/warlord-medieval/model'
import { battle, battleAt } from '@rules/testing/battle'
import { performAll } from '@rules/testing/perform'
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
  expect(codes(engaged)).toEqual(['fight b:spears-1'])
  const fought = performAll(engaged, {
    type: 'record',
    kind: 'melee',
    units: ['b:spears-1'],
    text: 'draw',
  } as Command)
  expect(codes(fought)).toEqual([])
})

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  beforeEach(() => speak(language))

  test.each(AGENDA_CODES)('%s is written to its end', (code) => {
    const sentence = agendaWords(battle(), { code, pieces: ['a:warlord', 'b:knights'], count: 2 })
    expect(sentence).not.toMatch(/[{}]|undefined/)
    expect(sentence).toMatch(/^[A-ZÀ-Üa-z0-9].*[.?]$/)
  })
})
