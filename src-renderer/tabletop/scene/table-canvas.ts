import { type Footprint, type Pose, rectangleFootprint } from '@rules/core/geometry'
import { Konva } from 'konva/lib/Core'
import { type Camera, toScreen, toTable, type Viewport } from '../camera'
import type { DeskFrame } from '../desk'
import { campBase, findFootprint, pieceFootprint, shapeFootprint } from '../footprints'
import { samePose, sameShape } from '../settling'
import type { TableCamp, TableFeature, TableLink, TablePiece, TableScene } from '../table-model'
import type { Words } from '../words'
import { type Brush, type Canvas2d, isInSight } from './brush'
import { drawCamp } from './camp'
import { drawEdges, drawTable } from './ground'
import { drawLinks, drawRemarks } from './links'
import { drawAlert, drawEmphasis, drawMarks, drawName, drawReach } from './overlay'
import { drawPiece } from './piece'
import { drawFeature, drawFeatureName } from './terrain'
import type { TableTheme } from './theme'
import { drawRulings, drawZone, drawZoneLabels } from './zones'

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

// Links lie over pieces: they end at the bases, and their figures must not be hidden by a neighbour's.
const LAYERS = ['ground', 'pieces', 'links', 'live'] as const
type LayerName = (typeof LAYERS)[number]

type Node<Thing> = { thing: Thing; pose: Pose; readonly shape: Konva.Shape }

/** From so many pixels an inch every piece carries its name. */
const NAMES_FROM_PIXELS_PER_INCH = 17

/**
 * Draws the table with Konva and owns no truth. Four layers: ground, pieces, links, and a live one for what moves; a
 * frame redraws only the layers in which something changed, and nodes are kept by id. Hits are found by the tools'
 * geometry, so no layer listens.
 */
export class TableCanvas {
  readonly #stage: Konva.Stage
  readonly #layers: Readonly<Record<LayerName, Konva.Layer>>
  readonly #dirty = new Set<LayerName>(LAYERS)
  readonly #pieces = new Map<string, Node<TablePiece>>()
  readonly #camps = new Map<string, Node<TableCamp>>()
  readonly #campHome = new Konva.Group()
  readonly #pieceHome = new Konva.Group()
  readonly #moved = new Konva.Group()
  #frame: CanvasFrame | null = null
  #brush: Brush
  /** Ids that are drawn in the live layer just now. */
  #live: ReadonlySet<string> = new Set()
  #stillLinks: readonly TableLink[] = []
  #liveLinks: readonly TableLink[] = []

  constructor(container: HTMLDivElement, theme: TableTheme, words: Words) {
    this.#stage = new Konva.Stage({ container, width: 1, height: 1, listening: false })
    const layer = () => new Konva.Layer({ listening: false })
    this.#layers = { ground: layer(), pieces: layer(), links: layer(), live: layer() }
    for (const name of LAYERS) this.#stage.add(this.#layers[name])
    const painted = (paint: (context: Canvas2d, frame: CanvasFrame) => void) =>
      new Konva.Shape({
        perfectDrawEnabled: false,
        sceneFunc: (context) => {
          if (this.#frame !== null) paint(context._context, this.#frame)
        },
      })
    this.#layers.ground.add(painted((context, frame) => this.#paintGround(context, frame)))
    this.#layers.links.add(painted((context) => drawLinks(context, this.#brush, this.#stillLinks)))
    this.#layers.pieces.add(
      this.#campHome,
      this.#pieceHome,
      painted((context, frame) => this.#paintNames(context, frame)),
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

  #syncPieces(frame: CanvasFrame): void {
    const { poses } = frame.feedback
    const live = new Set(poses.keys())
    this.#syncNodes(this.#camps, frame.scene.camps, frame, live, this.#campHome, drawCamp, sameCamp)
    this.#syncNodes(this.#pieces, frame.scene.pieces, frame, live, this.#pieceHome, drawPiece, samePiece)
    if (!sameKeys(this.#live, live)) this.#dirty.add('pieces')
    this.#live = live
  }

  #syncNodes<Thing extends { readonly id: string; readonly pose: Pose }>(
    nodes: Map<string, Node<Thing>>,
    things: readonly Thing[],
    frame: CanvasFrame,
    live: ReadonlySet<string>,
    home: Konva.Group,
    draw: (context: Canvas2d, brush: Brush, thing: Thing) => void,
    same: (a: Thing, b: Thing) => boolean,
  ): void {
    const seen = new Set<string>()
    for (const thing of things) {
      seen.add(thing.id)
      const pose = frame.feedback.poses.get(thing.id) ?? thing.pose
      let node = nodes.get(thing.id)
      if (node === undefined) {
        const made: Node<Thing> = {
          thing,
          pose,
          shape: new Konva.Shape({ perfectDrawEnabled: false, listening: false }),
        }
        made.shape.sceneFunc((context) => {
          if (isInSight(this.#brush, around(made.pose), 14))
            draw(context._context, this.#brush, posed(made.thing, made.pose))
        })
        place(made.shape, pose)
        home.add(made.shape)
        nodes.set(thing.id, made)
        this.#dirty.add('pieces')
        node = made
      }
      const isLive = live.has(thing.id)
      if (!same(node.thing, thing) || !samePose(node.pose, pose)) {
        node.thing = thing
        node.pose = pose
        place(node.shape, pose)
        if (!isLive) this.#dirty.add('pieces')
      }
      const parent = isLive ? this.#moved : home
      if (node.shape.getParent() !== parent) {
        node.shape.moveTo(parent)
        this.#dirty.add('pieces')
      }
    }
    for (const [id, node] of nodes) {
      if (seen.has(id)) continue
      node.shape.destroy()
      nodes.delete(id)
      this.#dirty.add('pieces')
    }
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
      this.#dirty.add('links')
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
    context.restore()
    drawEdges(context, brush, scene)
  }

  #paintNames(context: Canvas2d, { scene, feedback }: CanvasFrame): void {
    const brush = this.#brush
    if (brush.pixelsPerInch < NAMES_FROM_PIXELS_PER_INCH) return
    for (const piece of scene.pieces) {
      if (feedback.poses.has(piece.id)) continue
      const footprint = pieceFootprint(piece)
      if (isInSight(brush, footprint.bounds, 1)) drawName(context, brush, footprint, piece.name, false)
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
    drawName(context, this.#brush, pieceFootprint(piece), piece.name, true)
  }
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

function place(shape: Konva.Shape, pose: Pose): void {
  shape.setAttrs({ x: pose.x, y: -pose.y, rotation: (-pose.facingRadians * 180) / Math.PI })
}

function posed<Thing extends { readonly pose: Pose }>(thing: Thing, pose: Pose): Thing {
  return samePose(thing.pose, pose) ? thing : { ...thing, pose }
}

function around({ x, y }: Pose) {
  return { minX: x, minY: y, maxX: x, maxY: y }
}

function sameKeys(
  a: { readonly size: number; readonly keys: () => Iterator<string> & Iterable<string> },
  b: { readonly size: number; readonly has: (key: string) => boolean },
): boolean {
  if (a.size !== b.size) return false
  for (const key of a.keys()) if (!b.has(key)) return false
  return true
}

function samePiece(a: TablePiece, b: TablePiece): boolean {
  return (
    a === b ||
    (a.side === b.side &&
      a.name === b.name &&
      a.icon === b.icon &&
      a.frontageInches === b.frontageInches &&
      a.depthInches === b.depthInches &&
      a.banner === b.banner &&
      a.order === b.order &&
      a.hidden === b.hidden &&
      a.engaged === b.engaged &&
      a.locked === b.locked &&
      samePose(a.pose, b.pose))
  )
}

function sameCamp(a: TableCamp, b: TableCamp): boolean {
  return a === b || (a.side === b.side && a.sideInches === b.sideInches && samePose(a.pose, b.pose))
}

function sameLink(a: TableLink, b: TableLink): boolean {
  return (
    a === b ||
    (a.id === b.id &&
      a.label === b.label &&
      a.tone === b.tone &&
      a.from.x === b.from.x &&
      a.from.y === b.from.y &&
      a.to.x === b.to.x &&
      a.to.y === b.to.y)
  )
}

function sameFeature(a: TableFeature, b: TableFeature): boolean {
  return a === b || (a.id === b.id && a.name === b.name && a.look === b.look && sameShape(a.shape, b.shape))
}

function sameGround(a: TableScene, b: TableScene): boolean {
  return (
    a.widthInches === b.widthInches &&
    a.depthInches === b.depthInches &&
    sameText(a.edges, b.edges) &&
    (a.zones === b.zones || sameText(a.zones, b.zones)) &&
    (a.rulings === b.rulings || sameText(a.rulings, b.rulings)) &&
    (a.features === b.features ||
      (a.features.length === b.features.length &&
        a.features.every((feature, index) => sameFeature(feature, b.features[index] ?? feature))))
  )
}

/** Zones, rulings and names are few; their text tells whether they differ. */
function sameText(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
