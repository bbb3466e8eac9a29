import type { CardFigures } from '@rules/games/lords-of-war/cards'
import type { CardMark } from './card-marks'

/** How wide a name may be within the inner frame, and roughly how wide a bold letter is for its size. */
const WIDTH = 72
const LETTER = 0.56
/** Smaller than this no name is read: a longer one is cut. */
const LEAST = 7

/** Where a name may stand, and how large: less of it where arrows of movement stand below. */
const ROOM = {
  free: { one: { y: 100, size: 17 }, two: { y: [93.5, 107.5], size: 14.5 } },
  low: { one: { y: 96, size: 14 }, two: { y: [89.2, 98.6], size: 10.2 } },
} as const

/** The name in one line or in two, whichever can be read from farther away. */
export function nameMarks({ name, moves }: Pick<CardFigures, 'name' | 'moves'>): readonly CardMark[] {
  const { one, two } = ROOM[moves.some((direction) => direction.startsWith('s')) ? 'low' : 'free']
  const lines = inTwoLines(name)
  const single = Math.max(LEAST, Math.min(one.size, sizeFor([name])))
  const double = Math.max(LEAST, Math.min(two.size, sizeFor(lines)))
  const size = Math.max(single, double)
  if (lines.length < 2 || (single >= double && sizeFor([name]) >= LEAST))
    return [{ ...WRITING, text: cut(name), x: 50, y: one.y, size: single, maxWidth: WIDTH }]
  return lines.map((text, index) => ({
    ...WRITING,
    text: cut(text),
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

/** A line with no more letters than can be read. */
function cut(line: string): string {
  const letters = [...line]
  const most = Math.floor(WIDTH / (LETTER * LEAST))
  return letters.length <= most
    ? line
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

/** A text parted at the blank that is nearest to its middle. */
function inTwoLines(text: string): readonly string[] {
  const blanks = [...text.matchAll(/ /g)].map((match) => match.index)
  const middle = text.length / 2
  const [blank] = blanks.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
  return blank === undefined ? [text] : [text.slice(0, blank), text.slice(blank + 1)]
}
