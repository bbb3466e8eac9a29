import { NOTE_PIXELS } from '../camera'
import type { TableNote } from '../table-model'
import { type Brush, type Canvas2d, upright, write } from './brush'
import { fade } from './colour'

/** A note's sign on a round plate at its place, and its text beside it. */
export function drawNote(context: Canvas2d, brush: Brush, note: TableNote): void {
  const { theme } = brush
  const side = note.side ?? null
  const colour = side === null ? theme.ink : theme.sides[side]
  upright(context, brush, note.at, (screen) => {
    screen.beginPath()
    screen.arc(0, 0, NOTE_PIXELS - 1, 0, 2 * Math.PI)
    screen.fillStyle = theme.panel
    screen.fill()
    screen.lineWidth = 2
    screen.strokeStyle = colour
    if (note.isPrivate === true) screen.setLineDash([4, 3])
    screen.stroke()
    screen.setLineDash([])
    drawSymbol(screen, brush, note.symbol, colour)
    if (note.text === '') return
    write(
      screen,
      brush,
      shortened(note.text),
      { size: 12.5, weight: 600, colour: theme.ink, halo: fade(theme.felt, 0.9), align: 'left' },
      NOTE_PIXELS + 4,
      0.5,
    )
  })
}

/** So much is read beside a sign at a glance; the whole text is in its panel. */
const MOST_CHARACTERS = 26

function shortened(text: string): string {
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - 1).trimEnd()}…`
}

/** How far a note is drawn round its place, in inches. */
export function noteSlack({ px }: Brush, { text }: TableNote): number {
  return (NOTE_PIXELS + 6 + shortened(text).length * 8) * px
}

function drawSymbol(screen: Canvas2d, brush: Brush, symbol: TableNote['symbol'], colour: string): void {
  screen.fillStyle = colour
  screen.strokeStyle = colour
  screen.lineWidth = 2
  screen.beginPath()
  switch (symbol) {
    case 'pin':
      screen.arc(0, -2, 3.6, 0, 2 * Math.PI)
      screen.fill()
      screen.beginPath()
      screen.moveTo(0, 1)
      screen.lineTo(0, 7)
      screen.stroke()
      return
    case 'flag':
      screen.moveTo(-3.5, 7)
      screen.lineTo(-3.5, -7)
      screen.stroke()
      screen.beginPath()
      screen.moveTo(-3.5, -7)
      screen.lineTo(6, -4)
      screen.lineTo(-3.5, -0.5)
      screen.fill()
      return
    case 'cross':
      screen.moveTo(-4.5, -4.5)
      screen.lineTo(4.5, 4.5)
      screen.moveTo(4.5, -4.5)
      screen.lineTo(-4.5, 4.5)
      screen.stroke()
      return
    case 'star':
      for (let point = 0; point < 10; point++) {
        const angle = (point / 10) * 2 * Math.PI - Math.PI / 2
        const reach = point % 2 === 0 ? 7.5 : 3
        screen.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach)
      }
      screen.fill()
      return
    case 'question':
    case 'exclamation':
      write(screen, brush, symbol === 'question' ? '?' : '!', { size: 15, weight: 700, colour }, 0, 0.5)
      return
  }
}
