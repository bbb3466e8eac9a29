import type { Side } from '@rules/core/ids'
import type { Square } from '@rules/games/lords-of-war/mat'
import { CARD_SIZE, cardMarks } from '../cards/card-marks'
import { paintMarks } from './card-paint'
import { type LyingFace, paintEngaged, paintSum } from './mat-badges'
import { cornerOf, layOutMat, type MatLayout } from './mat-layout'
import type { MarkedSquare, MatCard, MatScene } from './mat-scene'

/** Colours of the window's theme by the names of their tokens, resolved. */
export type MatTheme = {
  readonly colour: (name: string) => string
  readonly serif: string
  readonly sans: string
}

/** Words on the mat. */
export type MatWords = {
  /** Whose edge each short side is. */
  readonly edges: Readonly<Record<Side, string>>
  readonly column: (column: number) => string
}

type Context = CanvasRenderingContext2D

/** Paints the mat on any canvas, that of the window or that of a picture; it owns no truth and no canvas. */
export class MatPainter {
  readonly #theme: MatTheme
  readonly #words: MatWords

  constructor(theme: MatTheme, words: MatWords) {
    this.#theme = theme
    this.#words = words
  }

  /** Paints the mat, as large as it fits, in the middle of an area whose corner is the canvas's origin. */
  paint(context: Context, scene: MatScene, area: { readonly width: number; readonly height: number }): void {
    const layout = layOutMat(scene, area)
    this.#paintMat(context, scene, layout)
    for (const mark of scene.marks) this.#paintMark(context, scene, layout, mark)
    for (const card of scene.cards) this.#paintCard(context, scene, layout, card)
    if (scene.ghost !== null) this.#paintGhost(context, scene, layout, scene.ghost)
    for (const { from, to } of scene.shots) this.#paintShot(context, scene, layout, from, to)
    this.#paintSums(context, scene, layout)
    if (scene.cursor !== null) this.#paintCursor(context, scene, layout, scene.cursor)
  }

  #paintMat(context: Context, scene: MatScene, layout: MatLayout): void {
    const { colour } = this.#theme
    const width = scene.columns * layout.square.width
    const height = scene.rows * layout.square.height
    context.fillStyle = colour('felt')
    context.fillRect(layout.left, layout.top, width, height)
    context.strokeStyle = colour('edge')
    context.lineWidth = 1
    for (let column = 0; column <= scene.columns; column++) {
      const x = Math.round(layout.left + column * layout.square.width) + 0.5
      line(context, x, layout.top, x, layout.top + height)
    }
    for (let row = 0; row <= scene.rows; row++) {
      const y = Math.round(layout.top + row * layout.square.height) + 0.5
      line(context, layout.left, y, layout.left + width, y)
    }
    this.#paintCoordinates(context, scene, layout)
    if (!scene.boundless) {
      context.strokeStyle = colour('frame')
      context.lineWidth = 4
      context.strokeRect(layout.left - 2, layout.top - 2, width + 4, height + 4)
    }
    const near = scene.viewFrom
    const far = near === 'a' ? 'b' : 'a'
    context.font = `600 13px ${this.#theme.sans}`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillStyle = colour(`side-${far}`)
    context.fillText(this.#words.edges[far], layout.left + width / 2, layout.top - 14)
    context.fillStyle = colour(`side-${near}`)
    context.fillText(this.#words.edges[near], layout.left + width / 2, layout.top + height + 25)
  }

  /** Letters and numbers along the edges, as the log names squares. */
  #paintCoordinates(context: Context, scene: MatScene, layout: MatLayout): void {
    const { width, height } = layout.square
    context.font = `600 11px ${this.#theme.sans}`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillStyle = this.#theme.colour('soft')
    for (let across = 0; across < scene.columns; across++) {
      const square = { column: scene.left + across, row: scene.near }
      const { left } = cornerOf(scene, layout, square)
      const name = this.#words.column(square.column)
      context.fillText(name, left + width / 2, layout.top + scene.rows * height + 11)
    }
    for (let along = 0; along < scene.rows; along++) {
      const square = { column: scene.left, row: scene.near + along }
      const { top } = cornerOf(scene, layout, square)
      context.fillText(String(square.row), layout.left - 10, top + height / 2)
    }
  }

  #paintMark(
    context: Context,
    scene: MatScene,
    layout: MatLayout,
    { square, mark, from }: MarkedSquare,
  ): void {
    const { colour } = this.#theme
    const { left, top } = cornerOf(scene, layout, square)
    const { width, height } = layout.square
    if (mark === 'start-a' || mark === 'start-b') {
      context.font = `700 ${height * 0.4}px ${this.#theme.serif}`
      context.textAlign = 'center'
      context.textBaseline = 'middle'
      context.fillStyle = colour(mark === 'start-a' ? 'side-a' : 'side-b')
      context.globalAlpha = 0.55
      context.save()
      context.translate(left + width / 2, top + height / 2)
      // Each number is read from its own player's side, as on the printed mat (LW-10).
      if (mark !== `start-${scene.viewFrom}`) context.rotate(Math.PI)
      context.fillText(mark === 'start-a' ? '1' : '2', 0, 0)
      context.restore()
      context.globalAlpha = 1
      return
    }
    if (mark === 'grid') {
      context.strokeStyle = colour('accent')
      context.lineWidth = 2
      context.setLineDash([2, 4])
      context.strokeRect(left + 9, top + 9, width - 18, height - 18)
      context.setLineDash([])
      return
    }
    const tone = mark === 'forced' ? 'near' : mark === 'target' ? 'settle' : 'fine'
    context.strokeStyle = colour(tone)
    context.fillStyle = colour(`${tone}-tint`)
    context.globalAlpha = 0.7
    context.fillRect(left + 3, top + 3, width - 6, height - 6)
    context.globalAlpha = 1
    context.lineWidth = 2.5
    context.setLineDash(mark === 'legal' ? [] : [6, 4])
    context.strokeRect(left + 4, top + 4, width - 8, height - 8)
    context.setLineDash([])
    // A sign of its own for each, so that the colour is not needed.
    context.fillStyle = colour(tone)
    context.font = `700 ${Math.min(26, height * 0.22)}px ${this.#theme.sans}`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    const sign = { legal: '+', forced: '!', step: '↑', target: '◎' }[mark]
    context.save()
    context.translate(left + width / 2, top + height / 2)
    if (from) context.rotate(turnTowards(from, square, scene.viewFrom))
    context.fillText(sign, 0, 0)
    context.restore()
  }

  #cardAt(
    context: Context,
    scene: MatScene,
    layout: MatLayout,
    square: Square,
    side: Side,
    paint: () => void,
  ): void {
    const { x, y, scale, turned } = faceOf(scene, layout, square, side)
    context.save()
    context.translate(x, y)
    // A card is turned to its owner (LW-7).
    if (turned) context.rotate(Math.PI)
    context.scale(scale, scale)
    context.translate(-CARD_SIZE.width / 2, -CARD_SIZE.height / 2)
    paint()
    context.restore()
  }

  #paintCard(context: Context, scene: MatScene, layout: MatLayout, lying: MatCard): void {
    const { colour } = this.#theme
    this.#cardAt(context, scene, layout, lying.square, lying.card.side, () =>
      paintMarks(context, { marks: cardMarks(lying.card, lying.card.side), theme: this.#theme }),
    )
    const { left, top } = cornerOf(scene, layout, lying.square)
    const { width, height } = layout.square
    if (lying.selected || lying.offered) {
      context.strokeStyle = colour(lying.selected ? 'accent' : 'near')
      context.lineWidth = lying.selected ? 4 : 2.5
      context.setLineDash(lying.selected ? [] : [7, 5])
      context.strokeRect(left + 2, top + 2, width - 4, height - 4)
      context.setLineDash([])
    }
    const face = faceOf(scene, layout, lying.square, lying.card.side)
    if (lying.engaged) paintEngaged(context, this.#theme, face)
  }

  /** Sums lie above the arrows of shots. */
  #paintSums(context: Context, scene: MatScene, layout: MatLayout): void {
    const placed = scene.ghost === null ? [] : [scene.ghost]
    for (const { card, square, sum } of [...scene.cards, ...placed])
      if (sum !== null) paintSum(context, this.#theme, faceOf(scene, layout, square, card.side), sum)
  }

  #paintGhost(
    context: Context,
    scene: MatScene,
    layout: MatLayout,
    { card, square }: NonNullable<MatScene['ghost']>,
  ): void {
    context.globalAlpha = 0.75
    this.#cardAt(context, scene, layout, square, card.side, () =>
      paintMarks(context, { marks: cardMarks(card, card.side), theme: this.#theme }),
    )
    context.globalAlpha = 1
  }

  #paintShot(context: Context, scene: MatScene, layout: MatLayout, from: Square, to: Square): void {
    const middle = (square: Square) => {
      const { left, top } = cornerOf(scene, layout, square)
      return { x: left + layout.square.width / 2, y: top + layout.square.height / 2 }
    }
    const [start, end] = [middle(from), middle(to)]
    const angle = Math.atan2(end.y - start.y, end.x - start.x)
    context.strokeStyle = this.#theme.colour('settle')
    context.fillStyle = this.#theme.colour('settle')
    context.lineWidth = 4
    line(context, start.x, start.y, end.x - Math.cos(angle) * 12, end.y - Math.sin(angle) * 12)
    context.beginPath()
    context.moveTo(end.x, end.y)
    for (const turn of [2.6, -2.6])
      context.lineTo(end.x + 18 * Math.cos(angle + turn), end.y + 18 * Math.sin(angle + turn))
    context.fill()
  }

  #paintCursor(context: Context, scene: MatScene, layout: MatLayout, square: Square): void {
    const { left, top } = cornerOf(scene, layout, square)
    context.strokeStyle = this.#theme.colour('focus')
    context.lineWidth = 3
    context.strokeRect(left + 1.5, top + 1.5, layout.square.width - 3, layout.square.height - 3)
  }
}

/** How far an arrow that points up the screen is turned to point from a square to another. */
function turnTowards(from: Square, to: Square, viewFrom: Side): number {
  const turned = viewFrom === 'a' ? 1 : -1
  return Math.atan2(turned * (to.column - from.column), turned * (to.row - from.row))
}

function faceOf(scene: MatScene, layout: MatLayout, square: Square, side: Side): LyingFace {
  const { left, top } = cornerOf(scene, layout, square)
  return {
    x: left + layout.square.width / 2,
    y: top + layout.square.height / 2,
    scale: layout.scale,
    turned: side !== scene.viewFrom,
  }
}

function line(context: Context, x1: number, y1: number, x2: number, y2: number): void {
  context.beginPath()
  context.moveTo(x1, y1)
  context.lineTo(x2, y2)
  context.stroke()
}
