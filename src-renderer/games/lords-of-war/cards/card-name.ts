import type { CardFigures } from '@rules/games/lords-of-war/cards'
import type { CardMark } from './card-marks'

/** How wide a name may be, and roughly how wide a letter is for its size. */
const WIDTH = 77
const LETTER = 0.52

/** Where a name may stand, and how large: less of it where arrows of movement stand below. */
const ROOM = {
  free: { one: { y: 100, size: 17 }, two: { y: [93.5, 107.5], size: 14.5 } },
  low: { one: { y: 96, size: 14 }, two: { y: [89.2, 98.6], size: 10.2 } },
} as const

/** The name in one line or in two, whichever can be read from farther away. */
export function nameMarks({ name, moves }: Pick<CardFigures, 'name' | 'moves'>): readonly CardMark[] {
  const { one, two } = ROOM[moves.some((direction) => direction.startsWith('s')) ? 'low' : 'free']
  const lines = inTwoLines(name)
  const single = Math.min(one.size, sizeFor([name]))
  const double = Math.min(two.size, sizeFor(lines))
  const size = Math.max(single, double)
  if (lines.length < 2 || single >= double)
    return [{ ...WRITING, text: name, x: 50, y: one.y, size: single, maxWidth: WIDTH }]
  return lines.map((text, index) => ({
    ...WRITING,
    text,
    x: 50,
    y: two.y[index] ?? one.y,
    size,
    maxWidth: WIDTH,
  }))
}

const WRITING = { kind: 'text', fill: 'ink', bold: true, serif: true } as const

function sizeFor(lines: readonly string[]): number {
  return WIDTH / (LETTER * Math.max(1, ...lines.map((line) => line.length)))
}

/** A text cut at the blank that is nearest to its middle. */
function inTwoLines(text: string): readonly string[] {
  const blanks = [...text.matchAll(/ /g)].map((match) => match.index)
  const middle = text.length / 2
  const [cut] = blanks.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
  return cut === undefined ? [text] : [text.slice(0, cut), text.slice(cut + 1)]
}
