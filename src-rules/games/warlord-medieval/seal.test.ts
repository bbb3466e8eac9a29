import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { battleAt } from '../../testing/battle'
import { codesOf, perform, performAll, refusalOf } from '../../testing/perform'
import { seededChance } from '../../testing/seeded-chance'
import type { Command } from './commands'
import type { State } from './model'
import { groupedFingerprint, sealMarks, sealText, shortFingerprint, verifySeal } from './seal'
import { view } from './view'

const SEAL: Command = { type: 'seal-hidden', side: 'b' }
const OPEN: Command = { type: 'open-seal', side: 'b' }
const hide = (unit: string, hidden = true): Command => ({ type: 'hide-units', units: [unit], hidden })
const place = (unit: string): Command => ({
  type: 'move-units',
  manner: 'place',
  moves: [{ unit, pose: { x: 20, y: 40, facingRadians: Math.PI } }],
})

function sealed(): State {
  return performAll(battleAt('hidden'), hide('b:foot-1'), hide('b:foot-2'), SEAL)
}

describe('sealed marks', () => {
  it('WM-54 a seal is the SHA-256 of its text, as any other tool computes it', () => {
    const state = sealed()
    const { nonce, marks, fingerprint } = state.seals.b ?? { nonce: null, marks: null, fingerprint: '' }
    expect(marks).toEqual([
      { unit: 'b:foot-1', name: 'unit foot-1' },
      { unit: 'b:foot-2', name: 'unit foot-2' },
    ])
    expect(nonce).toMatch(/^[0-9a-f]{32}$/)
    const text = `Marshal seal 1\nside: b\nnonce: ${nonce}\nhidden: b:foot-1 "unit foot-1"\nhidden: b:foot-2 "unit foot-2"`
    expect(fingerprint).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
    expect(verifySeal(state, 'b')).toEqual({
      text,
      recomputed: fingerprint,
      isIntact: true,
      stillHidden: ['b:foot-1', 'b:foot-2'],
      unsealed: [],
    })
  })

  it('WM-54 accents are sealed in UTF-8, and no name can look like another line', () => {
    const marks = [{ unit: 'b:1', name: 'Évêque\nhidden: b:2 "Lances"' }]
    const seal = sealMarks('b', marks, seededChance(3))
    const text = sealText('b', seal.nonce ?? '', marks)
    expect(text.split('\n')).toHaveLength(4)
    expect(seal.fingerprint).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
  })

  it('WM-54 the same marks are sealed under another number each time', () => {
    const marks = [{ unit: 'b:1', name: 'one' }]
    const chance = seededChance(1)
    const prints = new Set(Array.from({ length: 50 }, () => sealMarks('b', marks, chance).fingerprint))
    expect(prints.size).toBe(50)
  })

  it('WM-54 marking a unit after the seal is listed, showing one is not', () => {
    const late = perform(sealed(), hide('b:foot-3'))
    expect(late.against).toMatchObject([{ code: 'seal/marked-after', pieces: ['b:foot-3'] }])
    expect(verifySeal(late.state, 'b')).toMatchObject({ isIntact: true, unsealed: ['b:foot-3'] })
    const shown = performAll(late.state, hide('b:foot-3', false), hide('b:foot-1', false))
    expect(codesOf(shown.irregularities)).toEqual(['seal/marked-after'])
    expect(verifySeal(shown, 'b')).toMatchObject({ unsealed: ['b:foot-3'], stillHidden: ['b:foot-2'] })
    expect(perform(sealed(), hide('a:foot-3')).against).toEqual([])
  })

  it('WM-54 sealing other marks is noted, sealing the same is nothing new', () => {
    expect(refusalOf(sealed(), SEAL).code).toBe('command/changes-nothing')
    const again = perform(perform(sealed(), hide('b:foot-1', false)).state, SEAL)
    expect(codesOf(again.against)).toEqual(['seal/again'])
    expect(refusalOf(battleAt('hidden'), OPEN).code).toBe('seal/none')
  })

  it('WM-54 marks that do not give the fingerprint are found out', () => {
    const state = sealed()
    const seal = state.seals.b
    if (seal === undefined) throw new Error('Nothing is sealed')
    const forged = { ...state, seals: { b: { ...seal, marks: (seal.marks ?? []).slice(1) } } }
    expect(verifySeal(forged, 'b')).toMatchObject({ isIntact: false, unsealed: ['b:foot-1'] })
  })

  it('WM-54 others see the fingerprint only, until it is open and its units are shown', () => {
    const closed = { nonce: null, marks: null }
    const opened = performAll(sealed(), place('b:foot-1'), place('b:foot-2'), OPEN)
    for (const audience of ['player-a', 'public'] as const) {
      expect(view(sealed(), audience).seals.b).toEqual({ ...sealed().seals.b, ...closed })
      expect(view(opened, audience).seals.b).toMatchObject({ ...closed, isOpen: true })
      const one = perform(opened, hide('b:foot-1', false)).state
      expect(view(one, audience).seals.b).toMatchObject(closed)
      const both = perform(one, hide('b:foot-2', false)).state
      expect(view(both, audience).seals.b).toEqual(both.seals.b)
      expect(verifySeal(view(both, audience), 'b')).toMatchObject({ isIntact: true, stillHidden: [] })
    }
    expect(view(sealed(), 'player-b').seals.b).toEqual(sealed().seals.b)
  })

  it('WM-54 nobody sees from a seal that nothing was hidden', () => {
    const empty = perform(battleAt('hidden'), SEAL).state
    expect(empty.seals.b?.marks).toEqual([])
    expect(view(empty, 'player-a').seals.b).toMatchObject({ nonce: null, marks: null })
  })

  it('WM-54 a fingerprint is read out in groups', () => {
    const print = '3f2a91bc07de'.padEnd(64, '0')
    expect(shortFingerprint(print)).toBe('3F2A 91BC 07DE')
    expect(groupedFingerprint(print).split(' ')).toHaveLength(8)
  })
})
