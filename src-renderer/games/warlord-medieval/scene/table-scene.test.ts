import type { Pose } from '@rules/core/geometry'
import { warlordMedieval } from '@rules/games/warlord-medieval'
import type { Command, Manner } from '@rules/games/warlord-medieval/commands'
import type { State } from '@rules/games/warlord-medieval/model'
import { battleAt } from '@rules/testing/battle'
import { performAll } from '@rules/testing/perform'
import { personality, tableState, unitAt } from '@rules/testing/table-state'
import { beforeEach, describe, expect, test } from 'vitest'
import { speak } from '../../../messages/messages.svelte'
import { formUp } from '../../../tabletop/formation-bar'
import { TestTable } from '../../../tabletop/testing/test-table'
import { writeIn } from '../wording/lengths.svelte'
import { iconOf } from './icon-of'
import { tableScene } from './table-scene'

beforeEach(() => {
  speak('en')
  writeIn('inches')
})

const endPhase: Command = { type: 'end-phase', confirmed: true }
const all = { terrainUnlocked: false, only: null }

describe('the scene of a battle', () => {
  test('has the table of the agreed points, and each edge its owner', () => {
    const scene = tableScene(
      tableState({ agreedPoints: 70, personalities: [personality('a-warlord', null)] }),
      all,
    )
    expect(scene).toMatchObject({ widthInches: 72, depthInches: 60, edges: { a: 'a-warlord', b: 'b' } })
  })

  test('shows deployment areas and dead zones while they are judged, and not in the turns', () => {
    const { zones, rulings } = tableScene(tableState({ agreedPoints: 70 }), all)
    const formed = zones.find(({ id }) => id === 'formed-a')
    expect(formed?.points[0]).toEqual({ x: 9, y: 0 })
    expect(formed?.points[2]).toEqual({ x: 63, y: 18 })
    expect(zones.filter(({ style }) => style === 'hatch')).toHaveLength(4)
    expect(zones.map(({ label }) => label)).toContain('dead zone 9″ · skirmishers only')
    expect(rulings.find(({ id }) => id === 'deployment-b')).toMatchObject({
      from: { x: 0, y: 42 },
      side: 'b',
    })
    expect(tableScene(battleAt('turns'), all).zones).toEqual([])
  })

  test('has the units that stand on the table, with order and banner', () => {
    const units = [
      unitAt('a-banner', { x: 32, y: 9 }, { order: 'disordered' }),
      unitAt('a-spears', null),
      unitAt('b-gone', { x: 1, y: 1 }, { removal: 'destroyed' }),
    ]
    const { pieces } = tableScene(
      tableState({ units, personalities: [personality('a-warlord', 'a-banner')] }),
      all,
    )
    expect(pieces).toMatchObject([
      { id: 'a-banner', banner: 'warlord', order: 'disordered', side: 'a', locked: false },
    ])
  })

  test('locks the other side for a player, and terrain outside its stage', () => {
    const state = battleAt('deployment')
    const { pieces, features } = tableScene(state, { terrainUnlocked: false, only: 'a' })
    expect(pieces.every(({ side, locked }) => locked === (side === 'b'))).toBe(true)
    expect(features.length).toBeGreaterThan(0)
    expect(features.every(({ locked }) => locked)).toBe(true)
  })
})

describe('what happened in this turn', () => {
  const move = (state: State, unit: string, pose: Pose): State =>
    performAll(state, { type: 'move-units', manner: 'move', moves: [{ unit, pose }] })

  test('shows where a unit stood that moved, and its way', () => {
    const state = battleAt('turns')
    expect(tableScene(state, all)).toMatchObject({ stoodAt: [], tracks: [] })
    const from = state.units['b:knights']?.pose ?? { x: 0, y: 0, facingRadians: 0 }
    const to = { ...from, y: from.y - 6 }
    const moved = tableScene(move(state, 'b:knights', to), all)
    expect(moved.stoodAt).toMatchObject([{ id: 'b:knights', side: 'b', pose: from, frontageInches: 2 }])
    expect(moved.tracks).toEqual([{ id: 'b:knights', side: 'b', way: [from, to] }])
  })

  test('keeps the first place through several moves, and shows nothing of a unit that went back', () => {
    const state = battleAt('turns')
    const from = state.units['b:knights']?.pose ?? { x: 0, y: 0, facingRadians: 0 }
    const twice = move(move(state, 'b:knights', { ...from, y: 30 }), 'b:knights', { ...from, y: 28 })
    expect(tableScene(twice, all).stoodAt).toMatchObject([{ pose: from }])
    expect(tableScene(move(twice, 'b:knights', from), all)).toMatchObject({ stoodAt: [], tracks: [] })
  })

  test('a typed step and an arrow key count, and a place that is put right does not', () => {
    const state = battleAt('turns')
    const from = state.units['b:knights']?.pose ?? { x: 0, y: 0, facingRadians: 0 }
    const pieces = (now: State) => tableScene(now, all).pieces
    const step = (now: State, action: 'forward' | 'back', typed: string): State => {
      const scene = tableScene(now, all)
      const selection = ['b:knights', 'b:spears-1']
      const answer = formUp(action, { scene, selection, typed, bareUnits: 'inches', target: null })
      if (!answer.ok) throw new Error(answer.trouble)
      const moves = answer.moves.map(({ id, pose }) => ({ unit: id, pose }))
      return performAll(now, { type: 'move-units', manner: answer.manner, moves })
    }
    const stepped = step(step(state, 'back', '1'), 'forward', '9')
    expect(tableScene(stepped, all).stoodAt).toMatchObject([{ pose: from }, { id: 'b:spears-1' }])
    expect(tableScene(stepped, all).tracks).toHaveLength(2)

    const table = new TestTable({ pieces: pieces(stepped) }, { selection: ['b:knights'] }).keys('ArrowUp')
    const { manner, moves } = table.onlyMove()
    const pose = moves[0]?.pose ?? from
    const command: Command = {
      type: 'move-units',
      manner: manner as Manner,
      moves: [{ unit: 'b:knights', pose }],
    }
    expect(tableScene(performAll(stepped, command), all).stoodAt?.[0]).toMatchObject({ pose: from })
    expect(tableScene(performAll(state, command), all).tracks).toEqual([
      { id: 'b:knights', side: 'b', way: [from, pose] },
    ])
    expect(tableScene(performAll(state, { ...command, manner: 'nudge' }), all).stoodAt).toEqual([])
  })

  test('a unit that only turned has no way', () => {
    const state = battleAt('turns')
    const from = state.units['b:knights']?.pose ?? { x: 0, y: 0, facingRadians: 0 }
    const turned = tableScene(move(state, 'b:knights', { ...from, facingRadians: 1 }), all)
    expect(turned.stoodAt).toHaveLength(1)
    expect(turned.tracks).toEqual([])
  })

  test('stands that are lost are marked, and a move that is known is a limit in its phase only', () => {
    const lost = performAll(battleAt('turns'), { type: 'lose-stands', unit: 'b:spears-1', standsLost: 1 })
    const piece = (state: State) => tableScene(state, all).pieces.find(({ id }) => id === 'b:spears-1')
    expect(piece(lost)?.stands).toEqual({ lost: 1, of: 4 })
    const { wider } = lost.houseRules
    const troopTypes = wider.troopTypes.map((type) => ({ ...type, moveInches: 6 }))
    const known = performAll(lost, {
      type: 'change-house-rules',
      houseRules: { wider: { ...wider, troopTypes } },
    })
    expect(piece(known)?.limitInches).toBeUndefined()
    const moving = performAll(known, ...Array.from({ length: 6 }, () => endPhase))
    expect(moving.turn?.phase).toBe('movement')
    expect(piece(moving)?.limitInches).toBe(6)
  })
})

describe('the picture of a unit', () => {
  const unit = { type: '', name: '', mounted: false, formation: 'formed' as const }

  test('comes from its type, in English and French', () => {
    expect(iconOf({ ...unit, type: 'crossbowmen' })).toBe('crossbow')
    expect(iconOf({ ...unit, type: 'arbalétriers' })).toBe('crossbow')
    expect(iconOf({ ...unit, type: 'chevaliers', mounted: true })).toBe('mounted-knight')
    expect(iconOf({ ...unit, type: 'light horse', mounted: true })).toBe('horse-head')
  })

  test('comes from its name when the type tells nothing, and else from its formation', () => {
    expect(iconOf({ ...unit, name: 'Heron archers' })).toBe('bowman')
    expect(iconOf({ ...unit, formation: 'skirmish' })).toBe('hood')
    expect(iconOf({ ...unit, mounted: true })).toBe('cavalry')
  })
})

describe('notes and locks', () => {
  const note = (text: string, readers: 'referee' | 'public'): Command => ({
    type: 'add-note',
    note: { at: { x: 5, y: 6 }, text, symbol: 'flag', side: 'b', readers, locked: false },
  })
  const state = performAll(battleAt('turns'), note('ambush?', 'referee'), note('ford', 'public'))

  test('are drawn where they lie, those of the referee alone with a broken rim', () => {
    expect(tableScene(state, all).notes).toMatchObject([
      { id: 'note-1', at: { x: 5, y: 6 }, text: 'ambush?', locked: false, isPrivate: true },
      { id: 'note-2', text: 'ford', symbol: 'flag', side: 'b', isPrivate: false },
    ])
  })

  test('WM-54 a player’s scene has the notes for everybody alone, and he moves none', () => {
    const { notes } = tableScene(warlordMedieval.view(state, 'player-a'), { ...all, only: 'a' })
    expect(notes).toMatchObject([{ text: 'ford', locked: true }])
    const looking = tableScene(state, { ...all, still: true }).notes ?? []
    expect(looking.every(({ locked }) => locked)).toBe(true)
  })

  test('what is locked is locked on the table, whoever looks', () => {
    const unit = 'a:guard'
    const pieces = [unit, 'camp-a', Object.keys(state.features)[0] ?? '']
    const locked = performAll(state, { type: 'lock-pieces', pieces, locked: true })
    const scene = tableScene(locked, { ...all, terrainUnlocked: true })
    const fixed = [...scene.pieces, ...scene.camps, ...scene.features].filter((piece) => piece.locked)
    expect(fixed.map(({ id }) => id).sort()).toEqual([...pieces].sort())
  })
})

test('a charge that is declared is an arrow until it is over, with its distance', () => {
  const chargers = performAll(battleAt('turns'), {
    type: 'declare-charge',
    charger: 'a:guard',
    target: 'b:guard',
    outsideShootingRange: false,
  })
  const [charge] = tableScene(chargers, all).charges ?? []
  expect(charge).toMatchObject({ charger: 'a:guard', target: 'b:guard', side: 'a' })
  expect(charge?.label).toMatch(/^charge, \d+\.\d″$/)
  const over = performAll(chargers, { type: 'end-charge', charge: charge?.id ?? '', outcome: 'contact' })
  expect(tableScene(over, all).charges).toEqual([])
})
