import type { Offset } from '@rules/games/lords-of-war/cards'

/** A target grid reaches so far from the card at most, in squares. */
export const MOST_REACH = 10

/** How far a grid is drawn: so far as is asked for, and no less than its targets reach. */
export function gridReach(targets: readonly Offset[], asked: number): number {
  return Math.max(asked, ...targets.map(({ right, forward }) => Math.max(Math.abs(right), Math.abs(forward))))
}

/** The squares round a card in rows from the front to behind it, the card's own square among them. */
export function gridSquares(reach: number): readonly Offset[] {
  const steps = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach)
  return steps.flatMap((back) => steps.map((right) => ({ right, forward: 0 - back })))
}

const STEPS: Readonly<Record<string, readonly [right: number, forward: number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
}

/** The square that an arrow key leads to, past the card itself; null for other keys and at the edge. */
export function nextSquare({ right, forward }: Offset, key: string, reach: number): Offset | null {
  const step = STEPS[key]
  if (step === undefined) return null
  const next = { right: right + step[0], forward: forward + step[1] }
  if (Math.abs(next.right) > reach || Math.abs(next.forward) > reach) return null
  return next.right === 0 && next.forward === 0 ? nextSquare(next, key, reach) : next
}
