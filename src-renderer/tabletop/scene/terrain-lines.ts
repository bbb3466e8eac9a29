import { gapInches, type TablePoint } from '@rules/core/geometry'
import type { FeatureLook, FeatureShape } from '@rules/games/warlord-medieval/model'
import { type Brush, type Canvas2d, trace } from './brush'
import { fade } from './colour'
import { noise } from './scatter'

const LINE_LOOKS: ReadonlySet<FeatureLook> = new Set(['hedge', 'wall', 'stream', 'cliff'])

/** Is a look that of a line, whether it is open or runs in a ring? */
export function isLineLook(look: FeatureLook): boolean {
  return LINE_LOOKS.has(look)
}

/** A hedge, wall, stream or cliff along its exact line; any other look as a broad band of its ground. */
export function drawLine(context: Canvas2d, brush: Brush, look: FeatureLook, shape: FeatureShape): void {
  const closes = shape.kind === 'polygon'
  context.lineCap = 'round'
  context.lineJoin = 'round'
  if (closes) {
    context.beginPath()
    trace(context, shape.points, true)
    context.fillStyle = fade(brush.theme.looks[look].ground, 0.25)
    context.fill()
  }
  const line = closes && shape.points[0] !== undefined ? [...shape.points, shape.points[0]] : shape.points
  if (look === 'hedge') drawHedge(context, brush, line)
  else if (look === 'wall') drawWall(context, brush, line)
  else if (look === 'stream') drawStream(context, brush, line)
  else if (look === 'cliff') drawCliff(context, brush, line)
  else drawBand(context, brush, look, line)
  context.lineCap = 'butt'
}

/** Round bushes, one touching the next. */
function drawHedge(context: Canvas2d, brush: Brush, line: readonly TablePoint[]): void {
  const { theme, px } = brush
  const radius = Math.max(0.34, 2.4 * px)
  const bushes = new Path2D()
  for (const { at, index } of steps(line, radius * 1.45)) {
    const size = radius * (0.85 + noise(index, 5) * 0.4)
    bushes.moveTo(at.x + size, -at.y)
    bushes.arc(at.x, -at.y, size, 0, 2 * Math.PI)
  }
  context.lineWidth = 1.5 * px
  context.strokeStyle = theme.looks.hedge.edge
  context.stroke(bushes)
  context.fillStyle = theme.looks.hedge.ground
  context.fill(bushes)
  stroke(context, line, 0.9 * px, theme.looks.hedge.edge)
}

/** A course of blocks: two lines with joints between them. */
function drawWall(context: Canvas2d, brush: Brush, line: readonly TablePoint[]): void {
  const { theme, px } = brush
  const wide = Math.max(0.4, 4 * px)
  const colours = theme.looks.wall
  context.lineCap = 'butt'
  stroke(context, line, wide + 2 * px, colours.edge)
  stroke(context, line, wide, colours.ground)
  context.beginPath()
  for (const { at, along } of steps(line, Math.max(0.75, 7 * px))) {
    context.moveTo(at.x - (along.y * wide) / 2, -(at.y + (along.x * wide) / 2))
    context.lineTo(at.x + (along.y * wide) / 2, -(at.y - (along.x * wide) / 2))
  }
  context.lineWidth = 1.2 * px
  context.strokeStyle = colours.edge
  context.stroke()
}

/** Two banks with light running between them. */
function drawStream(context: Canvas2d, brush: Brush, line: readonly TablePoint[]): void {
  const { theme, px } = brush
  const wide = Math.max(0.55, 5 * px)
  const colours = theme.looks.stream
  stroke(context, line, wide + 2.4 * px, colours.edge)
  stroke(context, line, wide, colours.ground)
  context.setLineDash([0.9, 0.7, 0.35, 0.7])
  stroke(context, line, 1.3 * px, colours.marks)
  context.setLineDash([])
}

/** The upper edge, with strokes down its right side, shorter and longer by turns. */
function drawCliff(context: Canvas2d, brush: Brush, line: readonly TablePoint[]): void {
  const { theme, px } = brush
  const colours = theme.looks.cliff
  context.beginPath()
  for (const { at, along, index } of steps(line, 0.42)) {
    const long = Math.max(4 * px, index % 2 === 0 ? 0.8 : 0.5)
    context.moveTo(at.x, -at.y)
    context.lineTo(at.x + along.y * long, -(at.y - along.x * long))
  }
  context.lineWidth = 1.2 * px
  context.strokeStyle = colours.marks
  context.stroke()
  stroke(context, line, 2.2 * px, colours.edge)
}

function drawBand(context: Canvas2d, brush: Brush, look: FeatureLook, line: readonly TablePoint[]): void {
  const colours = brush.theme.looks[look]
  const wide = Math.max(0.7, 6 * brush.px)
  stroke(context, line, wide + 2 * brush.px, colours.edge)
  stroke(context, line, wide, colours.ground)
  context.setLineDash([0.2, 0.5])
  stroke(context, line, wide * 0.4, colours.marks)
  context.setLineDash([])
}

function stroke(context: Canvas2d, line: readonly TablePoint[], width: number, colour: string): void {
  context.beginPath()
  trace(context, line, false)
  context.lineWidth = width
  context.strokeStyle = colour
  context.stroke()
}

type Step = { readonly at: TablePoint; readonly along: TablePoint; readonly index: number }

/** Places along a line at even steps from its start, with the direction it runs in there. */
function* steps(line: readonly TablePoint[], stepInches: number): Generator<Step> {
  let index = 0
  let rest = stepInches / 2
  for (let corner = 0; corner + 1 < line.length; corner++) {
    const from = line[corner]
    const to = line[corner + 1]
    if (from === undefined || to === undefined) return
    const long = gapInches(from, to)
    if (long === 0) continue
    const along = { x: (to.x - from.x) / long, y: (to.y - from.y) / long }
    while (rest <= long) {
      yield { at: { x: from.x + along.x * rest, y: from.y + along.y * rest }, along, index }
      index += 1
      rest += stepInches
    }
    rest -= long
  }
}
