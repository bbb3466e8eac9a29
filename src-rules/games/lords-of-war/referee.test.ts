import { describe, expect, test } from 'vitest'
import { lordsOfWar } from '.'
import { expectRefusal, play } from './testing/acting'
import { matState, put } from './testing/mat-state'

describe('the referee', () => {
  const state = () =>
    matState([
      put('foe', 'b', { defence: 9 }, [4, 4]),
      put('card', 'a', { attacks: { n: 1 } }, 'hand'),
      put('next', 'a', {}, 'deck'),
    ])

  test('what is done against a rule happens, is listed, and can be let stand with a reason', () => {
    const placed = play(state(), { type: 'place-card', card: 'card', square: { column: 1, row: 1 } })
    const codes = () => lordsOfWar.check(placed).map(({ code }) => code)
    expect(codes()).toContain('place/no-enemy-beside')
    const key = 'place/no-enemy-beside card'
    const stands = play(placed, { type: 'overrule', key, reason: 'Both agree' })
    expect(stands.overrules.map((overrule) => overrule.reason)).toEqual(['Both agree'])
    expect(play(stands, { type: 'withdraw-overrule', key }).overrules).toEqual([])
    expectRefusal(placed, { type: 'overrule', key: 'nothing', reason: 'x' }, 'overrule/not-reported')
  })

  test('a card is put where it really lies, and is in one place only', () => {
    const onMat = play(state(), {
      type: 'correct-card',
      card: 'card',
      to: { kind: 'mat', square: { column: 2, row: 2 } },
    })
    expect([onMat.mat['2,2'], onMat.hands.a]).toEqual(['card', []])
    const lost = play(onMat, { type: 'correct-card', card: 'card', to: { kind: 'lost' } })
    expect([lost.lost.a, Object.values(lost.mat)]).toEqual([['card'], ['foe']])
    expect(play(lost, { type: 'correct-card', card: 'card', to: { kind: 'deck' } }).decks.a).toEqual([
      'card',
      'next',
    ])
    expectRefusal(
      lost,
      { type: 'correct-card', card: 'card', to: { kind: 'lost' } },
      'command/changes-nothing',
    )
    expectRefusal(
      state(),
      { type: 'correct-card', card: 'card', to: { kind: 'mat', square: { column: 4, row: 4 } } },
      'place/taken',
    )
  })

  test('LW-70 without boundaries a card is put near the others only', () => {
    const open = matState([put('foe', 'b', {}, [4, 4]), put('card', 'a', {}, 'hand')], {
      houseRules: { boundless: true },
    })
    const to = (column: number, row: number) =>
      ({ type: 'correct-card', card: 'card', to: { kind: 'mat', square: { column, row } } }) as const
    expectRefusal(open, to(999, 4), 'place/too-far')
    expectRefusal(open, to(4, -18), 'place/too-far')
    expect(play(open, to(25, -17)).mat['25,-17']).toBe('card')
  })

  test('a rule that is broken once more is open again, for each side by itself', () => {
    const skip = { type: 'skip-placement' } as const
    const once = play(state(), skip)
    const key = 'place/could-be a'
    const stands = play(once, { type: 'overrule', key, reason: 'Agreed' })
    const again = { ...stands, turn: once.turn && { ...once.turn, skipped: false } }
    const twice = play(again, skip)
    expect([twice.overrules, twice.acts.map((act) => act.key)]).toEqual([[], [key]])
  })

  test.each(['constructor', '__proto__'])('a card called %s is none', (card) => {
    const square = { column: 2, row: 2 }
    expectRefusal(state(), { type: 'place-card', card, square }, 'card/not-in-hand')
    expectRefusal(state(), { type: 'move-card', card, direction: 'n' }, 'card/not-on-mat')
    expectRefusal(state(), { type: 'recall-card', card }, 'card/not-on-mat')
    expectRefusal(state(), { type: 'correct-card', card, to: { kind: 'mat', square } }, 'card/unknown')
  })

  test('LW-11 what a side’s hand or deck lacks is told to nobody else, not even as let stand', () => {
    const skipped = play(state(), { type: 'skip-placement' })
    const stands = play(skipped, { type: 'overrule', key: 'deck/generals a general', reason: 'A small deck' })
    for (const audience of ['player-b', 'public'] as const) {
      const seen = lordsOfWar.view(stands, audience)
      expect([seen.acts, seen.overrules]).toEqual([[], []])
    }
    expect(lordsOfWar.view(stands, 'player-a').overrules).toHaveLength(1)
  })

  test('before the first turn no card is put on the mat but by the challenge', () => {
    const challenge = { ...state(), stage: 'challenge' as const, turn: null, ordinary: null, mat: {} }
    expectRefusal(
      challenge,
      { type: 'correct-card', card: 'card', to: { kind: 'mat', square: { column: 2, row: 2 } } },
      'card/before-first-turn',
    )
  })

  test('a battle can be ended by the referee, and nothing is played after it', () => {
    const ended = play(state(), { type: 'end-battle', winner: 'b' })
    expect(ended.ending).toEqual({ winner: 'b', reason: 'referee' })
    expectRefusal(ended, { type: 'skip-placement' }, 'battle/ended')
    expect(play(ended, { type: 'note', text: 'A good game' }).stage).toBe('ended')
  })

  test('a malformed command names what is wrong with it', () => {
    const wrong = { type: 'place-card', card: 'card', square: { column: 1.5, row: 1 } } as never
    const decision = lordsOfWar.decide(state(), wrong, { below: () => 0 })
    expect(decision.ok ? null : decision.trouble).toMatchObject({
      code: 'command/malformed',
      figures: { path: 'square.column' },
    })
  })
})
