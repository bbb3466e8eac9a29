import { type Footprint, rectangleFootprint } from '@rules/core/geometry'
import { Konva } from 'konva/lib/Core'
import { type Camera, toScreen, toTable, type Viewport } from '../camera'
import type { DeskFrame } from '../desk'
import { campBase, findFootprint, pieceFootprint, shapeFootprint } from '../footprints'
import type { TableCamp, TableLink, TablePiece } from '../table-model'
import type { Words } from '../words'
import { type Brush, type Canvas2d, isInSight } from './brush'
import { drawCamp } from './camp'
import { sameCamp, sameGround, sameKeys, sameLink, samePiece } from './compare'
import { drawEdges, drawTable } from './ground'
import { drawLinks, drawRemarks } from './links'
import { Nodes } from './nodes'
import { drawAlert, drawEmphasis, drawName, drawPadlock, drawReach } from './overlay'
import { drawPiece } from './piece'
import { drawFeature, drawFeatureName } from './terrain'
import type { TableTheme } from './theme'
import { drawMarks } from './tool-marks'
import { drawRulingLabels, drawRulings, drawZone, drawZoneLabels } from './zones'

// Layers are drawn by `draw`, in the frame that asks for it, and never on their own a frame later.
Konva.autoDrawEnabled = false

/** What is to be seen, beyond what the desk holds. */
export type CanvasFrame = DeskFrame & {
  /** The reach drawn round selected and hovered pieces, in inches; null for none. */
  readonly reachInches: number | null
  /** The piece that the keyboard is on. */
  readonly focus: string | null
  /** Pieces that something else points at, such as a trouble chosen in a list. */
  readonly highlight: readonly string[]
}

const LAYERS = ['ground', 'pieces', 'live'] as const
type LayerName = (typeof LAYERS)[number]

/** From so many pixels an inch every piece carries its name. */
const NAMES_FROM_PIXELS_PER_INCH = 17

/**
 * Draws the table with Konva and owns no truth. Three layers: ground, pieces with their links, and a live one for what moves; a
 * frame redraws only the layers in which something changed, and nodes are kept by id. Hits are found by the tools'
 * geometry, so no layer listens.
 */
export class TableCanvas {
  readonly #stage: Konva.Stage
  readonly #layers: Readonly<Record<LayerName, Konva.Layer>>
  readonly #dirty = new Set<LayerName>(LAYERS)
  readonly #moved = new Konva.Group()
  readonly #pieces = new Nodes<TablePiece>(this.#moved, () => this.#brush, {
    draw: drawPiece,
    same: samePiece,
  })
  readonly #camps = new Nodes<TableCamp>(this.#moved, () => this.#brush, { draw: drawCamp, same: sameCamp })
  #frame: CanvasFrame | null = null
  #brush: Brush
  /** Ids that are drawn in the live layer just now. */
  #live: ReadonlySet<string> = new Set()
  #stillLinks: readonly TableLink[] = []
  #liveLinks: readonly TableLink[] = []

  constructor(container: HTMLDivElement, theme: TableTheme, words: Words) {
    this.#stage = new Konva.Stage({ container, width: 1, height: 1, listening: false })
    const layer = () => new Konva.Layer({ listening: false })
    this.#layers = { ground: layer(), pieces: layer(), live: layer() }
    for (const name of LAYERS) this.#stage.add(this.#layers[name])
    const painted = (paint: (context: Canvas2d, frame: CanvasFrame) => void) =>
      new Konva.Shape({
        perfectDrawEnabled: false,
        sceneFunc: (context) => {
          if (this.#frame !== null) paint(context._context, this.#frame)
        },
      })
    this.#layers.ground.add(painted((context, frame) => this.#paintGround(context, frame)))
    this.#layers.pieces.add(
      this.#camps.home,
      this.#pieces.home,
      painted((context, frame) => this.#paintNames(context, frame)),
      // Over the bases: links end at them, and their figures must not be hidden by a neighbour's.
      painted((context) => drawLinks(context, this.#brush, this.#stillLinks)),
    )
    this.#layers.live.add(
      painted((context, frame) => this.#paintUnderlay(context, frame)),
      this.#moved,
      painted((context, frame) => this.#paintOverlay(context, frame)),
    )
    this.#brush = {
      theme,
      words,
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
    for (const layer of Object.values(this.#layers)) {
      layer.getCanvas().setPixelRatio(ratio)
      // Nothing is ever hit on a canvas, so the second one of each layer need not hold a window's pixels.
      layer.getHitCanvas().setSize(1, 1)
    }
    this.#brush = { ...this.#brush, pixelRatio: ratio }
    this.#soilAll()
  }

  restyle(theme: TableTheme, words: Words): void {
    this.#brush = { ...this.#brush, theme, words }
    this.#soilAll()
  }

  /** Draws what has changed since the last frame, at once. */
  draw(frame: CanvasFrame): void {
    const before = this.#frame
    this.#frame = frame
    if (before?.camera !== frame.camera) this.#look(frame.camera)
    this.#compareGround(before, frame)
    this.#syncPieces(frame)
    this.#splitLinks(before, frame)
    this.#dirty.add('live')
    for (const name of this.#dirty) this.#layers[name].drawScene()
    this.#dirty.clear()
  }

  destroy(): void {
    this.#stage.destroy()
  }

  #look(camera: Camera): void {
    const origin = toScreen(camera, { x: 0, y: 0 })
    for (const layer of Object.values(this.#layers)) {
      layer.setAttrs({
        x: origin.left,
        y: origin.top,
        scaleX: camera.pixelsPerInch,
        scaleY: camera.pixelsPerInch,
        rotation: camera.viewFrom === 'a' ? 0 : 180,
      })
    }
    this.#soilAll()
    const corner = toTable(camera, { left: 0, top: 0 })
    const other = toTable(camera, { left: this.#stage.width(), top: this.#stage.height() })
    this.#brush = {
      ...this.#brush,
      px: 1 / camera.pixelsPerInch,
      pixelsPerInch: camera.pixelsPerInch,
      viewFrom: camera.viewFrom,
      sight: {
        minX: Math.min(corner.x, other.x),
        maxX: Math.max(corner.x, other.x),
        minY: Math.min(corner.y, other.y),
        maxY: Math.max(corner.y, other.y),
      },
    }
  }

  #soilAll(): void {
    for (const name of LAYERS) this.#dirty.add(name)
  }

  #compareGround(before: CanvasFrame | null, frame: CanvasFrame): void {
    if (before === null) return
    const was = before.scene
    const is = frame.scene
    const shapesChanged =
      before.feedback.shapes !== frame.feedback.shapes &&
      sameKeys(before.feedback.shapes, frame.feedback.shapes) === false
    if (shapesChanged || (was !== is && !sameGround(was, is))) this.#dirty.add('ground')
  }

  #syncPieces({ scene, feedback }: CanvasFrame): void {
    const camps = this.#camps.sync(scene.camps, feedback.poses)
    const pieces = this.#pieces.sync(scene.pieces, feedback.poses)
    // Names are drawn of pieces at rest only.
    if (camps || pieces || !sameKeys(this.#live, feedback.poses)) this.#dirty.add('pieces')
    this.#live = new Set(feedback.poses.keys())
  }

  /** Links that change while something is dragged are drawn live; the others are left as they are. */
  #splitLinks(before: CanvasFrame | null, frame: CanvasFrame): void {
    const { links } = frame.judgement
    if (before?.judgement.links === links && before.feedback.poses === frame.feedback.poses) return
    const isDragging = frame.feedback.poses.size > 0
    const still = new Map(this.#stillLinks.map((link) => [link.id, link]))
    const kept: TableLink[] = []
    const live: TableLink[] = []
    for (const link of links) {
      const known = still.get(link.id)
      if (isDragging && (known === undefined || !sameLink(known, link))) live.push(link)
      else kept.push(link)
    }
    const isSame =
      kept.length === this.#stillLinks.length &&
      kept.every((link, index) => sameLink(link, this.#stillLinks[index] ?? link))
    if (!isSame) {
      this.#stillLinks = kept
      this.#dirty.add('pieces')
    }
    this.#liveLinks = live
  }

  #paintGround(context: Canvas2d, { scene, feedback }: CanvasFrame): void {
    const brush = this.#brush
    drawTable(context, brush, scene)
    context.save()
    context.beginPath()
    context.rect(0, -scene.depthInches, scene.widthInches, scene.depthInches)
    context.clip()
    for (const zone of scene.zones) drawZone(context, brush, zone)
    drawRulings(context, brush, scene.rulings)
    const still = scene.features.filter(({ id }) => !feedback.shapes.has(id))
    for (const feature of still) drawFeature(context, brush, feature)
    for (const feature of still) drawFeatureName(context, brush, feature)
    drawZoneLabels(context, brush, scene.zones)
    drawRulingLabels(context, brush, scene.rulings)
    context.restore()
    drawEdges(context, brush, scene)
  }

  #paintNames(context: Canvas2d, { scene, feedback }: CanvasFrame): void {
    const brush = this.#brush
    if (brush.pixelsPerInch < NAMES_FROM_PIXELS_PER_INCH) return
    for (const piece of scene.pieces) {
      if (feedback.poses.has(piece.id)) continue
      if (isInSight(brush, pieceFootprint(piece).bounds, 1)) drawName(context, brush, piece, false)
    }
  }

  /** What lies under moved pieces: moved terrain, reaches, and the links that change. */
  #paintUnderlay(context: Canvas2d, frame: CanvasFrame): void {
    const brush = this.#brush
    for (const [id, shape] of frame.feedback.shapes) {
      const feature = frame.scene.features.find((each) => each.id === id)
      if (feature !== undefined) drawFeature(context, brush, { look: feature.look, shape })
    }
    const { reachInches } = frame
    if (reachInches !== null) {
      const selected = frame.selection.length <= 12 ? frame.selection : []
      for (const id of selected) this.#reach(context, frame, id, reachInches, false)
      const { hover } = frame.feedback
      if (hover !== null && !selected.includes(hover)) this.#reach(context, frame, hover, reachInches, true)
      for (const mark of frame.feedback.marks) {
        if (mark.kind === 'ghost-piece')
          drawReach(context, brush, pieceFootprint(mark.piece), reachInches, false)
      }
    }
    drawLinks(context, brush, this.#liveLinks)
  }

  #reach(context: Canvas2d, frame: CanvasFrame, id: string, inches: number, isFaint: boolean): void {
    if (!frame.scene.pieces.some((piece) => piece.id === id)) return
    const footprint = footprintNow(frame, id)
    if (footprint !== null) drawReach(context, this.#brush, footprint, inches, isFaint)
  }

  #paintOverlay(context: Canvas2d, frame: CanvasFrame): void {
    const brush = this.#brush
    const { hover, marks } = frame.feedback
    const emphasise = (ids: readonly string[], emphasis: Parameters<typeof drawEmphasis>[3]) => {
      for (const id of ids) {
        const footprint = footprintNow(frame, id)
        if (footprint !== null) drawEmphasis(context, brush, footprint, emphasis)
      }
    }
    emphasise(frame.highlight, 'highlight')
    if (hover !== null && !frame.selection.includes(hover)) emphasise([hover], 'hover')
    emphasise(frame.selection, 'selected')
    for (const id of frame.judgement.alerts) {
      const footprint = footprintNow(frame, id)
      if (footprint !== null) drawAlert(context, brush, footprint)
    }
    for (const id of hover === null ? frame.selection : [...frame.selection, hover]) {
      const footprint = isLocked(frame, id) ? footprintNow(frame, id) : null
      if (footprint !== null) drawPadlock(context, brush, footprint)
    }
    drawRemarks(context, brush, frame.judgement.remarks)
    this.#named(context, frame)
    drawMarks(context, brush, marks)
  }

  /** The name of what is pointed at or in focus, when names are not shown anyway. */
  #named(context: Canvas2d, frame: CanvasFrame): void {
    if (frame.feedback.poses.size > 0) return
    const id = frame.feedback.hover ?? frame.focus
    const piece = frame.scene.pieces.find((each) => each.id === id)
    if (piece === undefined || this.#brush.pixelsPerInch >= NAMES_FROM_PIXELS_PER_INCH) return
    drawName(context, this.#brush, piece, true)
  }
}

function isLocked({ scene }: CanvasFrame, id: string): boolean {
  const things = [scene.pieces, scene.camps, scene.features]
  return things.some((some) => some.some((thing) => thing.id === id && thing.locked === true))
}

/** The footprint of something where it is shown just now, in the middle of a gesture too. */
function footprintNow(frame: CanvasFrame, id: string): Footprint | null {
  const { poses, shapes } = frame.feedback
  const shape = shapes.get(id)
  if (shape !== undefined) return shapeFootprint(shape)
  const pose = poses.get(id)
  if (pose !== undefined) {
    const piece = frame.scene.pieces.find((each) => each.id === id)
    if (piece !== undefined) return rectangleFootprint({ ...piece, pose })
    const camp = frame.scene.camps.find((each) => each.id === id)
    if (camp !== undefined) return rectangleFootprint({ ...campBase(camp), pose })
  }
  return findFootprint(frame.scene, id)
}
