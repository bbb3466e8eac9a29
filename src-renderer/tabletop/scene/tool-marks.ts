import { rectangleFootprint, type TablePoint } from '@rules/core/geometry'
import { campBase } from '../footprints'
import type { ToolMark } from '../tools/marks'
import { type Brush, type Canvas2d, inAxesOf, pill, pillSize, trace, upright } from './brush'
import { drawCamp } from './camp'
import { fade } from './colour'
import { toneColour } from './links'
import { drawNote } from './notes'
import { drawEmphasis } from './overlay'
import { drawPiece } from './piece'
import { type Plate, plateAt } from './plates'
import { drawFeature } from './terrain'

/** Everything a tool shows while it is at work. */
export function drawMarks(context: Canvas2d, brush: Brush, marks: readonly ToolMark[]): void {
  for (const mark of marks) if (mark.kind !== 'figure') drawMark(context, brush, mark)
  // Figures lie on top, so that no line runs through a number.
  for (const mark of marks) if (mark.kind === 'figure') drawMark(context, brush, mark)
}

/** The figure of a gesture stands so far above its place. */
const FIGURE = { size: 13.5, down: -34 } as const

/** What the figures of a tool's marks cover. */
export function platesOfMarks(context: Canvas2d, brush: Brush, marks: readonly ToolMark[]): readonly Plate[] {
  return marks.flatMap((mark) => {
    if (mark.kind !== 'figure') return []
    const size = pillSize(context, brush, brush.words.figure(mark.figure), FIGURE.size)
    return [plateAt(brush, { at: mark.at, down: FIGURE.down }, size)]
  })
}

function drawMark(context: Canvas2d, brush: Brush, mark: ToolMark): void {
  const { theme, px } = brush
  switch (mark.kind) {
    case 'box':
      context.beginPath()
      context.rect(mark.from.x, -mark.from.y, mark.to.x - mark.from.x, mark.from.y - mark.to.y)
      context.fillStyle = fade(theme.accent, 0.12)
      context.fill()
      stroke(context, theme.accent, 1.25 * px, [5 * px, 3 * px])
      return
    case 'handle':
      line(context, mark.stem, mark.at)
      stroke(context, theme.accent, 1.5 * px)
      knob(context, brush, mark.at, 7.5, theme.panel, theme.accent)
      drawTurnSign(context, brush, mark.at)
      return
    case 'pivot':
      knob(
        context,
        brush,
        mark.at,
        mark.chosen ? 6 : 4.5,
        mark.chosen ? theme.accent : theme.panel,
        theme.accent,
      )
      return
    case 'arc': {
      const { centre, radiusInches, startRadians, sweepRadians } = mark
      context.beginPath()
      context.arc(
        centre.x,
        -centre.y,
        radiusInches,
        -startRadians,
        -(startRadians + sweepRadians),
        sweepRadians > 0,
      )
      stroke(context, theme.accent, 2 * px, [6 * px, 4 * px])
      return
    }
    case 'trail':
      line(context, mark.from, mark.to)
      stroke(context, fade(theme.accent, 0.85), 1.5 * px, [3 * px, 4 * px])
      knob(context, brush, mark.from, 2.5, theme.accent, theme.accent)
      return
    case 'guide':
      line(context, mark.from, mark.to)
      if (mark.manner === 'contact') stroke(context, theme.accent, 4 * px)
      else stroke(context, theme.accent, 1.5 * px, [8 * px, 4 * px])
      return
    case 'draft':
      drawDraft(context, brush, mark)
      return
    case 'vertex':
      knob(
        context,
        brush,
        mark.at,
        mark.role === 'middle' ? 3.75 : mark.role === 'chosen' ? 7 : 5.5,
        mark.role === 'chosen' ? theme.accent : theme.panel,
        theme.accent,
      )
      return
    case 'measure':
      line(context, mark.from, mark.to)
      stroke(context, theme.panel, 5 * px)
      stroke(context, theme.ink, 2 * px)
      for (const at of [mark.from, mark.to]) knob(context, brush, at, 3.5, theme.panel, theme.ink)
      return
    case 'ray':
      line(context, mark.from, mark.to)
      stroke(context, theme.panel, 4.5 * px)
      stroke(context, toneColour(theme, mark.tone), 2.25 * px, mark.tone === 'settle' ? [4 * px, 4 * px] : [])
      return
    case 'crosshair':
      drawCrosshair(context, brush, mark.at)
      return
    case 'figure':
      upright(context, brush, mark.at, (screen) => {
        screen.translate(0, FIGURE.down)
        pill(screen, brush, brush.words.figure(mark.figure), toneColour(theme, mark.tone), {
          size: FIGURE.size,
        })
      })
      return
    case 'ghost-piece': {
      const { piece } = mark
      inAxesOf(context, piece.pose, () => drawPiece(context, brush, piece))
      drawEmphasis(context, brush, rectangleFootprint(piece), 'selected')
      return
    }
    case 'ghost-camp': {
      const { camp } = mark
      inAxesOf(context, camp.pose, () => drawCamp(context, brush, camp))
      drawEmphasis(context, brush, rectangleFootprint(campBase(camp)), 'selected')
      return
    }
    case 'ghost-note':
      drawNote(context, brush, mark.note)
      return
    case 'ghost-shape':
      context.save()
      context.globalAlpha = 0.85
      drawFeature(context, brush, mark)
      context.restore()
      return
  }
}

function drawDraft(context: Canvas2d, brush: Brush, mark: Extract<ToolMark, { kind: 'draft' }>): void {
  const { theme, px } = brush
  const colour = toneColour(theme, mark.tone)
  context.beginPath()
  trace(context, mark.points, mark.shape === 'polygon' && mark.points.length > 2)
  if (mark.shape === 'polygon') {
    context.fillStyle = fade(colour, 0.15)
    context.fill()
  }
  stroke(context, colour, 2 * px, mark.open ? [7 * px, 3 * px] : [])
  const set = mark.open ? mark.points.slice(0, -1) : mark.points
  set.forEach((at, index) => {
    knob(context, brush, at, index === 0 ? 6 : 4.5, theme.panel, colour)
  })
}

function drawCrosshair(context: Canvas2d, brush: Brush, at: TablePoint): void {
  upright(context, brush, at, (screen) => {
    screen.beginPath()
    for (const [left, top] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      screen.moveTo(left * 4, top * 4)
      screen.lineTo(left * 13, top * 13)
    }
    screen.lineWidth = 4
    screen.strokeStyle = brush.theme.panel
    screen.stroke()
    screen.lineWidth = 1.75
    screen.strokeStyle = brush.theme.ink
    screen.stroke()
  })
}

function drawTurnSign(context: Canvas2d, brush: Brush, at: TablePoint): void {
  upright(context, brush, at, (screen) => {
    screen.beginPath()
    screen.arc(0, 0, 3.5, -Math.PI * 0.6, Math.PI * 0.9)
    screen.lineWidth = 1.4
    screen.strokeStyle = brush.theme.accent
    screen.stroke()
  })
}

function line(context: Canvas2d, from: TablePoint, to: TablePoint): void {
  context.beginPath()
  context.moveTo(from.x, -from.y)
  context.lineTo(to.x, -to.y)
}

function stroke(context: Canvas2d, colour: string, width: number, dash: readonly number[] = []): void {
  context.lineWidth = width
  context.strokeStyle = colour
  context.setLineDash([...dash])
  context.stroke()
  context.setLineDash([])
}

function knob(
  context: Canvas2d,
  brush: Brush,
  at: TablePoint,
  radius: number,
  fill: string,
  edge: string,
): void {
  context.beginPath()
  context.arc(at.x, -at.y, radius * brush.px, 0, 2 * Math.PI)
  context.fillStyle = fill
  context.fill()
  stroke(context, edge, 1.75 * brush.px)
}
