import type { CardMark } from './card-marks'

/** What a digit reads as when it is turned by half a turn; the others are no digits then. */
const TURNED: Readonly<Record<string, string | undefined>> = {
  '0': '0',
  '1': '1',
  '6': '9',
  '8': '8',
  '9': '6',
}

/** Would a figure be read as another one if it lay turned (LW-7)? Six and nine are the usual case. */
export function needsFoot(text: string): boolean {
  const turned = [...text].reverse().map((digit) => TURNED[digit])
  return !turned.includes(undefined) && turned[0] !== '0' && turned.join('') !== text
}

/** A figure of a card: one that would be read as another when it is turned has a line at its foot. */
export function figureMarks(mark: Extract<CardMark, { kind: 'text' }>): readonly CardMark[] {
  if (!needsFoot(mark.text)) return [mark]
  const width = Math.min(mark.maxWidth, mark.size * 0.52 * mark.text.length)
  return [
    // The figure rises a little, so that the line keeps the whole in its middle.
    { ...mark, y: mark.y - mark.size * 0.06 },
    {
      kind: 'rect',
      x: mark.x - width / 2,
      y: mark.y + mark.size * 0.36,
      width,
      height: mark.size * 0.09,
      radius: 0,
      fill: mark.fill,
      stroke: null,
      strokeWidth: 0,
      dash: [],
    },
  ]
}
