import type { Bounds } from '@rules/core/geometry'
import { Konva } from 'konva/lib/Core'
import type { Camera, Viewport } from '../camera'
import type { TableLink, TableScene } from '../table-model'
import type { Words } from '../words'
import { aim } from './aim'
import type { Brush, Canvas2d } from './brush'
import type { CanvasFrame } from './canvas-frame'
import { paintLive } from './live'
import { Pictures } from './pictures'
import { type PillPlaces, placePills } from './pill-places'
import { Soil } from './soil'
import { splitLinks } from './split-links'
import { NOTHING_HELD, NOTHING_STILL, paintStill, type Still, soilChanges } from './still'
import {
  bareAfter,
  boundsIn,
  boxOf,
  covers,
  type ScreenBox,
  type Stretch,
  snapCamera,
  stretchBetween,
} from './still-view'
import type { TableTheme } from './theme'

// Layers are drawn by `draw`, in the frame that asks for it, and never on their own a frame later.
Konva.autoDrawEnabled = false

/** A still picture that is drawn so quickly is drawn anew in every frame of a zoom. */
const QUICK_MS = 9
/** After so long without a zoom a stretched picture is drawn sharp. */
const REST_MS = 130
/** Where a stretched picture leaves part of the table bare, it is drawn anew this often. */
const BARE_MS = 260

/**
 * Draws the table with Konva and owns no truth. Two layers: the still one, everything at rest, and the live one, what may
 * change with the next move of the pointer. Of the still picture only the places that changed are drawn anew; when the
 * view moves it is moved, and drawn where that leaves it bare; when the view zooms it is stretched until the zoom comes to
 * rest. Hits are found by the tools' geometry, so no layer listens.
 */
export class TableCanvas {
  readonly #stage: Konva.Stage
  readonly #stillLayer = layerOf((context) => {
    if (this.#frame !== null) paintStill(context, this.#brush, this.#still)
  })
  readonly #liveLayer = layerOf((context) => {
    if (this.#frame !== null) paintLive(context, this.#brush, this.#frame, this.#liveLinks, this.#still.pills)
  })
  readonly #wantsFrame: () => void
  readonly #soil = new Soil()
  #frame: CanvasFrame | null = null
  #brush: Brush
  #still: Still = NOTHING_STILL
  #liveLinks: readonly TableLink[] = []
  #pills: {
    readonly links: readonly TableLink[]
    readonly pieces: TableScene['pieces']
    readonly pixelsPerInch: number
    readonly places: PillPlaces
  } | null = null
  /** The camera that the still picture was drawn for. */
  #drawn: Camera | null = null
  #isStretched = false
  #paintMs = 0
  #paintedAt = 0
  #restTimer: ReturnType<typeof setTimeout> | undefined
  #isRested = false

  /** `wantsFrame` is called when the canvas wants to be drawn again without anything having changed. */
  constructor(container: HTMLDivElement, theme: TableTheme, words: Words, wantsFrame: () => void) {
    this.#wantsFrame = wantsFrame
    this.#stage = new Konva.Stage({ container, width: 1, height: 1, listening: false })
    this.#stage.add(this.#stillLayer, this.#liveLayer)
    // Its places are cleared one by one.
    this.#stillLayer.clearBeforeDraw(false)
    const pictures = new Pictures(() => {
      this.#soil.all()
      wantsFrame()
    })
    this.#brush = {
      theme,
      words,
      pictures,
      px: 1,
      pixelsPerInch: 1,
      viewFrom: 'a',
      pixelRatio: window.devicePixelRatio,
      sight: { minX: 0, minY: 0, maxX: 0, maxY: 0 },
    }
  }

  /** Fits the canvases to the window, at as many device pixels as the screen has. */
  resize({ width, height }: Viewport): void {
    const ratio = window.devicePixelRatio
    this.#stage.size({ width, height })
    for (const layer of [this.#stillLayer, this.#liveLayer]) {
      layer.getCanvas().setPixelRatio(ratio)
      // Nothing is ever hit on a canvas, so the second one of each layer need not hold a window's pixels.
      layer.getHitCanvas().setSize(1, 1)
    }
    this.#brush = { ...this.#brush, pixelRatio: ratio }
    this.#soil.all()
  }

  restyle(theme: TableTheme, words: Words): void {
    this.#brush = { ...this.#brush, theme, words }
    this.#soil.all()
  }

  /** Draws what has changed since the last frame, at once. */
  draw(frame: CanvasFrame): void {
    this.#frame = frame
    const camera = snapCamera(frame.camera, this.#brush.pixelRatio)
    this.#lookWith(camera)
    this.#take(frame)
    this.#follow(camera)
    if (!this.#isStretched) this.#paintSoiled(camera)
    this.#lookWith(camera)
    aim(this.#liveLayer, camera)
    this.#liveLayer.drawScene()
  }

  destroy(): void {
    clearTimeout(this.#restTimer)
    this.#stage.destroy()
  }

  get #viewport(): Viewport {
    return { width: this.#stage.width(), height: this.#stage.height() }
  }

  #lookWith({ pixelsPerInch, viewFrom }: Camera, sight?: Bounds): void {
    const camera = this.#frame?.camera
    this.#brush = {
      ...this.#brush,
      px: 1 / pixelsPerInch,
      pixelsPerInch,
      viewFrom,
      sight:
        sight ??
        (camera === undefined ? this.#brush.sight : boundsIn(camera, { left: 0, top: 0, ...this.#viewport })),
    }
  }

  /** Takes what lies at rest from a frame, and soils the places where it differs from before. */
  #take(frame: CanvasFrame): void {
    const { poses, shapes } = frame.feedback
    const isHeld = poses.size > 0 || shapes.size > 0
    const { still: links, live } = splitLinks(this.#still.links, frame.judgement.links, isHeld)
    this.#liveLinks = live
    const still: Still = {
      scene: frame.scene,
      poses: isHeld ? poses : NOTHING_HELD,
      shapes: isHeld ? shapes : NOTHING_HELD,
      links,
      pills: this.#placesFor(links, frame.scene.pieces),
    }
    soilChanges(this.#soil, this.#brush, this.#still, still)
    this.#still = still
  }

  #placesFor(links: readonly TableLink[], pieces: TableScene['pieces']): PillPlaces {
    const { pixelsPerInch } = this.#brush
    const known = this.#pills
    if (known?.links === links && known.pieces === pieces && known.pixelsPerInch === pixelsPerInch)
      return known.places
    this.#pills = { links, pieces, pixelsPerInch, places: placePills(this.#brush, links, pieces) }
    return this.#pills.places
  }

  /** Brings the still picture to where a camera sees it: moved, stretched, or to be drawn anew. */
  #follow(camera: Camera): void {
    const drawn = this.#drawn
    if (drawn === null || drawn.viewFrom !== camera.viewFrom) this.#soil.all()
    // A picture that is to be drawn whole is no use for anything else.
    if (drawn === null || this.#soil.isAll) this.#lay(null)
    else if (drawn.pixelsPerInch !== camera.pixelsPerInch) this.#zoom(drawn, camera)
    else {
      this.#lay(null)
      this.#shift(drawn, camera)
    }
  }

  #zoom(drawn: Camera, camera: Camera): void {
    const stretch = stretchBetween(drawn, camera)
    const isBare =
      performance.now() - this.#paintedAt > BARE_MS &&
      !covers(stretch, camera, this.#viewport, this.#still.scene)
    if (this.#paintMs < QUICK_MS || this.#isRested || isBare) {
      this.#isRested = false
      this.#soil.all()
      this.#lay(null)
      return
    }
    this.#lay(stretch)
    clearTimeout(this.#restTimer)
    this.#restTimer = setTimeout(() => {
      this.#isRested = true
      this.#wantsFrame()
    }, REST_MS)
  }

  #lay(stretch: Stretch | null): void {
    if (stretch === null && !this.#isStretched) return
    const { style } = this.#stillLayer.getNativeCanvasElement()
    this.#isStretched = stretch !== null
    style.transformOrigin = '0 0'
    style.transform =
      stretch === null
        ? ''
        : `matrix(${stretch.scale}, 0, 0, ${stretch.scale}, ${stretch.left}, ${stretch.top})`
  }

  /** Moves the picture's pixels, and soils what they leave bare. */
  #shift(drawn: Camera, camera: Camera): void {
    const left = camera.origin.left - drawn.origin.left
    const top = camera.origin.top - drawn.origin.top
    if (left === 0 && top === 0) return
    const { width, height } = this.#viewport
    if (Math.abs(left) >= width || Math.abs(top) >= height) {
      this.#soil.all()
      return
    }
    const { pixelRatio } = this.#brush
    const context = this.#stillLayer.getCanvas().getContext()._context
    context.save()
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.globalCompositeOperation = 'copy'
    context.drawImage(
      this.#stillLayer.getNativeCanvasElement(),
      Math.round(left * pixelRatio),
      Math.round(top * pixelRatio),
    )
    context.restore()
    this.#drawn = camera
    for (const box of bareAfter({ left, top }, { width, height })) this.#soil.add(boundsIn(camera, box))
  }

  #paintSoiled(camera: Camera): void {
    if (this.#soil.isClean) return
    const whole = { left: 0, top: 0, ...this.#viewport }
    aim(this.#stillLayer, camera)
    if (this.#soil.isAll) {
      const started = performance.now()
      this.#paintBox(camera, whole)
      this.#paintedAt = performance.now()
      this.#paintMs = this.#paintedAt - started
    } else for (const area of this.#soil.areas) this.#paintBox(camera, boxOf(camera, area))
    this.#soil.clean()
    this.#drawn = camera
    clearTimeout(this.#restTimer)
    this.#isRested = false
  }

  /** Draws a part of the window, to whole device pixels, so that no seam is seen. */
  #paintBox(camera: Camera, box: ScreenBox): void {
    const ratio = this.#brush.pixelRatio
    const canvas = this.#stillLayer.getNativeCanvasElement()
    const left = Math.max(0, Math.floor(box.left * ratio))
    const top = Math.max(0, Math.floor(box.top * ratio))
    const width = Math.min(canvas.width, Math.ceil((box.left + box.width) * ratio)) - left
    const height = Math.min(canvas.height, Math.ceil((box.top + box.height) * ratio)) - top
    if (width <= 0 || height <= 0) return
    const part = { left: left / ratio, top: top / ratio, width: width / ratio, height: height / ratio }
    this.#lookWith(camera, boundsIn(camera, part))
    const context = this.#stillLayer.getCanvas().getContext()._context
    context.save()
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.beginPath()
    context.rect(left, top, width, height)
    context.clip()
    context.clearRect(left, top, width, height)
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    this.#stillLayer.drawScene()
    context.restore()
  }
}

function layerOf(paint: (context: Canvas2d) => void): Konva.Layer {
  const layer = new Konva.Layer({ listening: false })
  layer.add(new Konva.Shape({ perfectDrawEnabled: false, sceneFunc: (context) => paint(context._context) }))
  return layer
}
