import { expect, test } from 'vitest'
import { seededChance } from '../../testing/seeded-chance'
import { apply } from './apply'
import { isCommand } from './cards'
import { type FightReport, fightOut, type Shot } from './fight'
import { type Hint, hints, hintsOfEquals } from './hint'
import { legal } from './legal'
import type { State } from './model'
import { type Placement, placementsOf } from './placements'
import { marksmen } from './shots'
import { play } from './testing/acting'
import { matState, put } from './testing/mat-state'
import { playRandomGame } from './testing/random-game'
import { sampleSetup } from './testing/sample-decks'

test('the hint names every legal placement, the one that wins most first', () => {
  const state = matState([
    put('weak', 'b', { defence: 1 }, [3, 3]),
    put('chief', 'b', { defence: 1, rank: 'command' }, [5, 3]),
    put('sword', 'a', { attacks: { n: 2 } }, 'hand'),
  ])
  const found = hints(state)
  expect(found.map(({ square, eliminates, worth }) => [square.column, eliminates, worth])).toEqual([
    [5, ['chief'], 5],
    [3, ['weak'], 1],
  ])
  expect(found).toHaveLength(legal(state).filter((command) => command.type === 'place-card').length)
})

test('LW-25 where no placement is legal the hint names the forced ones with what they come to', () => {
  const state = matState([
    put('foe', 'b', { attacks: { s: 9, n: 9 } }, [1, 1]),
    put('bare', 'a', {}, 'hand'),
    put('chief', 'a', { rank: 'command' }, 'hand'),
  ])
  const found = hints(state)
  expect(found.map(({ card, kind }) => [card, kind])).toContainEqual(['chief', 'forced'])
  expect(found).toHaveLength(legal(state).filter((command) => command.type === 'place-card').length)
  expect(found.map(({ worth }) => worth)).toEqual([...found.map(({ worth }) => worth)].sort((a, b) => b - a))
})

test('the hint counts what is lost, and shots that make the fight worth more', () => {
  const state = matState([
    put('foe', 'b', { defence: 4, attacks: { n: 9 } }, [3, 4]),
    put('sword', 'a', { attacks: { n: 2 } }, 'hand'),
    put(
      'bow',
      'a',
      { unitClass: 'ranged', missile: { damage: 3, targets: [{ right: 0, forward: 3 }] } },
      [3, 1],
    ),
  ])
  expect(hints(state)[0]).toMatchObject({
    shots: [{ card: 'bow', target: 'foe' }],
    eliminates: ['foe'],
    loses: ['sword'],
    worth: 0,
  })
})

test('what the hint foresees is what the fight then does', () => {
  let checked = 0
  playRandomGame(sampleSetup(), seededChance(7), (state, event) => {
    if (event.type !== 'card-placed' || state.turn === null || checked >= 20) return
    const [best] = hints(state)
    if (best === undefined) return
    checked++
    const placed = play(state, { type: 'place-card', card: best.card, square: best.square })
    const fought = placed.turn?.fightOpen ? play(placed, { type: 'fight', shots: best.shots }) : placed
    const before = state.lost.a.length + state.lost.b.length
    expect(fought.lost.a.length + fought.lost.b.length - before).toBe(
      best.eliminates.length + best.loses.length,
    )
  })
  expect(checked).toBe(20)
})

/** A hint worked out the long way: the card is placed, and the whole mat is fought out anew for every shot. */
function plainHint(state: State, { card, square, kind }: Placement): Hint {
  const player = state.turn?.player ?? 'a'
  const placed = apply(state, { type: 'card-placed', card, square, kind, fights: true, against: [] })
  const worthOf = ({ eliminated }: FightReport) =>
    eliminated.reduce((worth, id) => {
      const fallen = placed.cards[id]
      if (fallen === undefined) return worth
      return worth + (isCommand(fallen) ? 5 : 1) * (fallen.side === player ? -1 : 1)
    }, 0)
  let best: { report: FightReport; shots: readonly Shot[] } = { report: fightOut(placed, []), shots: [] }
  for (const shooter of marksmen(placed))
    for (const target of shooter.targets) {
      const others = best.shots.filter((shot) => shot.card !== shooter.card)
      const shots = [...others, { card: shooter.card, target }]
      const report = fightOut(placed, shots)
      if (worthOf(report) > worthOf(best.report)) best = { report, shots }
    }
  const of = (own: boolean) =>
    best.report.eliminated.filter((id) => (placed.cards[id]?.side === player) === own)
  return {
    card,
    square,
    kind,
    shots: best.shots,
    eliminates: of(false),
    loses: of(true),
    worth: worthOf(best.report),
  }
}

test.each([
  { boundless: false, intermediate: true, shootOnlyFromSupport: false },
  { boundless: true, intermediate: false, shootOnlyFromSupport: true },
])(
  'over random games each hint is what fighting the whole mat out finds (%o)',
  { timeout: 60_000 },
  (houseRules) => {
    const counted = { hints: 0, shots: 0, falls: 0 }
    for (let seed = 1; seed <= 2; seed++)
      playRandomGame(sampleSetup(houseRules, seed === 2), seededChance(seed), (state, event) => {
        if (event.type !== 'card-placed' || state.turn === null || state.turn.number % 3 > 0) return
        const found = hints(state)
        const plain = placementsOf(state, state.turn.player).map((placement) => plainHint(state, placement))
        expect(found).toEqual(plain.sort((one, other) => other.worth - one.worth))
        counted.hints += found.length
        counted.shots += found.filter((hint) => hint.shots.length > 0).length
        counted.falls += found.filter((hint) => hint.eliminates.length > 0).length
      })
    expect(counted.hints).toBeGreaterThan(500)
    expect(Math.min(counted.shots, counted.falls)).toBeGreaterThan(20)
  },
)

test('equal cards of a hand are one hint, with how many there are', () => {
  const twin = { name: 'Twin', attacks: { n: 2 } } as const
  const state = matState([
    put('one', 'a', twin, 'hand'),
    put('two', 'a', twin, 'hand'),
    put('other', 'a', { ...twin, defence: 9 }, 'hand'),
    put('foe', 'b', {}, [3, 4]),
  ])
  expect(hints(state)).toHaveLength(3)
  expect(hintsOfEquals(state).map(({ card, copies }) => [card, copies])).toEqual([
    ['one', 2],
    ['other', 1],
  ])
})
