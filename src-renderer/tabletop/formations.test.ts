import { frontCorner, frontEdge, measureDistance, rectangleFootprint } from '@rules/core/geometry'
import { describe, expect, test } from 'vitest'
import { CATALOGUES } from '../messages/catalogue'
import {
  FORMATION_ACTIONS,
  FORMATION_TROUBLES,
  type FormationInput,
  formationActions,
  formUp,
} from './formation-bar'
import type { TablePiece } from './table-model'
import { testPiece, testScene } from './testing/test-table'

const knights = testPiece('knights', 20, 10)
const levy = testPiece('levy', 30, 12, { degrees: 15, depthInches: 4 })
const archers = testPiece('archers', 12, 9)
const foe = testPiece('foe', 40, 40, { side: 'b', degrees: 160, frontageInches: 6 })
const scene = testScene({ pieces: [knights, levy, archers, foe] })

const input = (more: Partial<FormationInput>): FormationInput => ({
  scene,
  selection: ['knights', 'levy', 'archers'],
  typed: '',
  bareUnits: 'inches',
  target: null,
  ...more,
})

/** The pieces where an action puts them. */
function placedBy(action: Parameters<typeof formUp>[0], more: Partial<FormationInput>) {
  const answer = formUp(action, input(more))
  if (!answer.ok) throw new Error(answer.trouble)
  const poses = new Map(answer.moves.map(({ id, pose }) => [id, pose]))
  return (piece: TablePiece): TablePiece => ({ ...piece, pose: poses.get(piece.id) ?? piece.pose })
}

test.each(['forward', 'back', 'left', 'right'] as const)('%s is a move of the game, as by hand', (action) => {
  expect(formUp(action, input({ typed: '3' }))).toMatchObject({ ok: true, manner: 'step' })
})

describe('steps by typed inches', () => {
  test('forward is the way each faces, back the other, with a comma or a fraction', () => {
    expect(placedBy('forward', { typed: '2,5' })(knights).pose).toEqual({ x: 20, y: 12.5, facingRadians: 0 })
    expect(placedBy('back', { typed: '7 1/2' })(knights).pose.y).toBeCloseTo(2.5, 9)
    const { pose } = placedBy('forward', { typed: '2' })(levy)
    expect(pose.x).toBeCloseTo(30 - 2 * Math.sin(Math.PI / 12), 9)
  })

  test('sidesteps go to the piece’s own side and keep its facing', () => {
    expect(placedBy('right', { typed: '3' })(knights).pose).toEqual({ x: 23, y: 10, facingRadians: 0 })
    expect(placedBy('left', { typed: '3' })(foe)).toEqual(foe)
    const { pose } = placedBy('left', { selection: ['foe'], typed: '3' })(foe)
    expect(pose.x).toBeGreaterThan(40)
    expect(pose.facingRadians).toBe(foe.pose.facingRadians)
  })

  test('about-face turns each half round where it stands', () => {
    const { pose } = placedBy('about-face', {})(archers)
    expect(pose).toEqual({ x: 12, y: 9, facingRadians: Math.PI })
  })

  test('centimetres are typed where they are shown', () => {
    expect(placedBy('forward', { typed: '2.54', bareUnits: 'centimetres' })(knights).pose.y).toBeCloseTo(
      11,
      9,
    )
  })
})

describe('lines', () => {
  test('aligned fronts lie in the lead’s line, and nobody goes aside', () => {
    const moved = placedBy('align', {})
    for (const piece of [levy, archers]) {
      const { from, to } = frontEdge(moved(piece))
      expect(from.y).toBeCloseTo(11, 9)
      expect(to.y).toBeCloseTo(11, 9)
      expect(moved(piece).pose.x).toBeCloseTo(piece.pose.x, 9)
    }
    expect(moved(knights)).toEqual(knights)
  })

  test.each([0, 0.5, 3])('a row is dressed at a gap of exactly %d inches on either side', (gap) => {
    const moved = placedBy('dress', { typed: `${gap}` })
    const distance = (a: TablePiece, b: TablePiece) =>
      measureDistance(rectangleFootprint(moved(a)), rectangleFootprint(moved(b))).inches
    expect(distance(knights, levy)).toBeCloseTo(gap, 9)
    expect(distance(knights, archers)).toBeCloseTo(gap, 9)
    expect(moved(archers).pose.x).toBeLessThan(moved(knights).pose.x)
    expect(frontEdge(moved(levy)).from.y).toBeCloseTo(11, 9)
  })

  test('contact lays front against front, centre to centre, and the rest of the line comes along as one body', () => {
    const moved = placedBy('contact', { target: 'foe' })
    const [own, theirs] = [frontEdge(moved(knights)), frontEdge(foe)]
    const middle = (edge: typeof own) => ({
      x: (edge.from.x + edge.to.x) / 2,
      y: (edge.from.y + edge.to.y) / 2,
    })
    expect(middle(own).x).toBeCloseTo(middle(theirs).x, 9)
    expect(middle(own).y).toBeCloseTo(middle(theirs).y, 9)
    const gap = (a: TablePiece, b: TablePiece) =>
      measureDistance(rectangleFootprint(a), rectangleFootprint(b)).inches
    expect(gap(moved(knights), foe)).toBeCloseTo(0, 9)
    expect(gap(moved(knights), moved(levy))).toBeCloseTo(gap(knights, levy), 9)
  })
})

describe('a wheel by a typed figure', () => {
  const outer = (piece: TablePiece, side: 'left' | 'right') => frontCorner(piece, side)

  test.each(['left', 'right'] as const)(
    'turns one unit about its %s front corner by exactly so many degrees',
    (side) => {
      const moved = placedBy(`wheel-${side}`, { selection: ['levy'], typed: '22,5', wheelBy: 'angle' })(levy)
      expect(outer(moved, side).x).toBeCloseTo(outer(levy, side).x, 9)
      expect(outer(moved, side).y).toBeCloseTo(outer(levy, side).y, 9)
      const turned = ((moved.pose.facingRadians - levy.pose.facingRadians) * 180) / Math.PI
      expect(turned).toBeCloseTo(side === 'left' ? 22.5 : -22.5, 9)
    },
  )

  test('goes on until the outer corner has gone exactly so many inches along its arc, backward with a minus', () => {
    const moved = placedBy('wheel-left', { selection: ['knights'], typed: '2', wheelBy: 'length' })(knights)
    expect(moved.pose.facingRadians).toBeCloseTo(2 / knights.frontageInches, 9)
    const back = placedBy('wheel-left', { selection: ['knights'], typed: '-2', wheelBy: 'length' })(knights)
    expect(back.pose.facingRadians).toBeCloseTo(-2 / knights.frontageInches, 9)
    const metric = placedBy('wheel-left', {
      selection: ['knights'],
      typed: '5.08',
      wheelBy: 'length',
      bareUnits: 'centimetres',
    })(knights)
    expect(metric.pose.facingRadians).toBeCloseTo(2 / knights.frontageInches, 9)
  })

  test('takes a group round as one body about its outermost corner', () => {
    const moved = placedBy('wheel-right', { typed: '30', wheelBy: 'angle' })
    const gap = (a: TablePiece, b: TablePiece) =>
      measureDistance(rectangleFootprint(a), rectangleFootprint(b)).inches
    expect(gap(moved(knights), moved(levy))).toBeCloseTo(gap(knights, levy), 9)
    expect(gap(moved(archers), moved(levy))).toBeCloseTo(gap(archers, levy), 9)
    const pivot = frontCorner(levy, 'right')
    expect(frontCorner(moved(levy), 'right').x).toBeCloseTo(pivot.x, 9)
    expect(frontCorner(moved(levy), 'right').y).toBeCloseTo(pivot.y, 9)
  })
})

describe('what cannot be done', () => {
  test.each([
    ['forward', { typed: 'far' }, 'not-a-length'],
    ['forward', { typed: '0' }, 'not-a-length'],
    ['dress', { typed: '-1' }, 'not-a-length'],
    ['dress', { typed: '1', selection: ['knights'] }, 'too-few'],
    ['align', { selection: [] }, 'too-few'],
    ['wheel-left', { typed: '0' }, 'not-a-length'],
    ['wheel-right', { typed: '2', wheelBy: 'angle', selection: [] }, 'too-few'],
    ['wheel-right', { typed: '361', wheelBy: 'angle' }, 'not-an-angle'],
    ['wheel-left', { typed: '3 cm', wheelBy: 'angle' }, 'not-an-angle'],
    ['back', { typed: '40' }, 'off-table'],
    ['left', { typed: '13', selection: ['archers'] }, 'off-table'],
    ['contact', { target: null }, 'no-target'],
    ['contact', { target: 'levy' }, 'no-target'],
  ] as const)('%s with %o is refused: %s', (action, more, trouble) => {
    expect(formUp(action, input(more))).toEqual({ ok: false, trouble })
  })

  test('a row that is dressed already is said to be so', () => {
    const moved = placedBy('dress', { typed: '1' })
    const dressed = testScene({ pieces: [knights, levy, archers].map(moved) })
    expect(formUp('dress', input({ scene: dressed, typed: '1' }))).toEqual({
      ok: false,
      trouble: 'no-change',
    })
  })

  test('every refusal has words in both languages', () => {
    for (const trouble of FORMATION_TROUBLES) {
      expect(CATALOGUES.en[`tabletop.formation.${trouble}`]).toBeTruthy()
      expect(CATALOGUES.fr[`tabletop.formation.${trouble}`]).toBeTruthy()
    }
  })

  test('a locked piece is never moved', () => {
    const locked = testScene({ pieces: [{ ...knights, locked: true }, levy] })
    const answer = formUp('forward', input({ scene: locked, typed: '1' }))
    expect(answer.ok && answer.moves.map(({ id }) => id)).toEqual(['levy'])
    expect(formationActions(locked, ['knights']).some(({ isPossible }) => isPossible)).toBe(false)
  })

  test('every action has words in both languages', () => {
    for (const { label } of FORMATION_ACTIONS) {
      expect(CATALOGUES.en[label]).toBeTruthy()
      expect(CATALOGUES.fr[label]).toBeTruthy()
    }
  })
})
