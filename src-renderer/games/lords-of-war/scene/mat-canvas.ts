import { Konva } from 'konva/lib/Core'
import { MatPainter, type MatTheme, type MatWords } from './mat-painter'
import type { MatScene } from './mat-scene'

/** Draws the mat with Konva and owns no truth: a scene goes in, and squares are found by the layout, not by nodes. */
export class MatCanvas {
  readonly #stage: Konva.Stage
  readonly #layer: Konva.Layer
  #scene: MatScene | null = null
  #painter: MatPainter

  constructor(container: HTMLDivElement, theme: MatTheme, words: MatWords) {
    this.#painter = new MatPainter(theme, words)
    this.#stage = new Konva.Stage({ container, width: 1, height: 1, listening: false })
    this.#layer = new Konva.Layer({ listening: false })
    this.#layer.getHitCanvas().setSize(1, 1)
    const shape = new Konva.Shape({
      listening: false,
      sceneFunc: ({ _context }) => {
        // Konva's own type is wider: a layer's canvas has this context.
        const context = _context as CanvasRenderingContext2D
        if (this.#scene !== null) this.#painter.paint(context, this.#scene, this.#stage.size())
      },
    })
    this.#layer.add(shape)
    this.#stage.add(this.#layer)
  }

  /** Fits the canvas to its element, at as many device pixels as the screen has. */
  resize(area: { readonly width: number; readonly height: number }): void {
    this.#stage.size(area)
    this.#layer.getCanvas().setPixelRatio(window.devicePixelRatio)
    this.#layer.getHitCanvas().setSize(1, 1)
  }

  restyle(theme: MatTheme, words: MatWords): void {
    this.#painter = new MatPainter(theme, words)
  }

  draw(scene: MatScene): void {
    this.#scene = scene
    this.#layer.draw()
  }

  destroy(): void {
    this.#stage.destroy()
  }
}
