import { boundsMeet, type Footprint, rectangleFootprint } from '@rules/core/geometry'
import { campBase, findFootprint, findPiece, pieceFootprint, shapeFootprint } from '../footprints'
import type { TableLink, TablePiece } from '../table-model'
import { drawBandFigures, drawBands } from './bands'
import { type Brush, type Canvas2d, inAxesOf } from './brush'
import { drawCamp } from './camp'
import type { CanvasFrame } from './canvas-frame'
import { drawCharges } from './charges'
import { drawEdges } from './ground'
import { boundsOfLink, drawLinks, platesOfLinks } from './links'
import { drawNote } from './notes'
import { drawAlert, drawEmphasis, drawNamePlate, drawPadlock, drawReach, drawRing } from './overlay'
import { drawPiece } from './piece'
import { type PillPlaces, placePills } from './pill-places'
import { overlap, type Plate, plateAt } from './plates'
import { drawReaches } from './reaches'
import { drawRemarks } from './remarks'
import { NAMES_FROM_PIXELS_PER_INCH } from './still'
import { drawFeature } from './terrain'
import { drawMarks, platesOfMarks } from './tool-marks'

/** What is chosen with more pieces than this is not drawn with each one's reach. */
const MOST_REACHES = 12

/** Draws what may be different in the next frame: what is held, pointed at or chosen, and the tool's marks. */
export function paintLive(
  context: Canvas2d,
  brush: Brush,
  frame: CanvasFrame,
  links: readonly TableLink[],
  atRest: PillPlaces,
): void {
  const marked = platesOfMarks(context, brush, frame.feedback.marks)
  const lying = platesAtRest(context, brush, frame.judgement.links, atRest)
  const near = [...platesNear(brush, lying, links), ...marked]
  const pills = placePills(brush, links, piecesNear(brush, frame, links), near)
  const figures = [...lying, ...marked, ...platesOfLinks(context, brush, links, pills)]
  drawEdges(context, brush, frame.scene)
  paintUnder(context, brush, frame, figures)
  drawLinks(context, brush, links, pills)
  paintHeld(context, brush, frame)
  drawCharges(context, brush, frame.scene, frame.feedback.poses)
  paintOver(context, brush, frame, figures)
}

const EVERYWHERE = { minX: -Infinity, minY: -Infinity, maxX: Infinity, maxY: Infinity } as const
const ofPlaces = new WeakMap<
  PillPlaces,
  { readonly viewFrom: Brush['viewFrom']; readonly plates: readonly Plate[] }
>()

/** What the figures of links at rest cover, in the window or not: the same for a whole drag, so worked out once. */
function platesAtRest(
  context: Canvas2d,
  brush: Brush,
  links: readonly TableLink[],
  places: PillPlaces,
): readonly Plate[] {
  const { viewFrom } = brush
  const known = ofPlaces.get(places)
  if (known?.viewFrom === viewFrom) return known.plates
  const plates = platesOfLinks(context, { ...brush, sight: EVERYWHERE }, links, places)
  ofPlaces.set(places, { viewFrom, plates })
  return plates
}

/** Those plates that figures of some links could come to lie on. */
function platesNear(brush: Brush, plates: readonly Plate[], links: readonly TableLink[]): readonly Plate[] {
  const rooms = links.map((link) => {
    const { minX, minY, maxX, maxY } = boundsOfLink(brush, link)
    const size = { width: (maxX - minX) * brush.pixelsPerInch, height: (maxY - minY) * brush.pixelsPerInch }
    return plateAt(brush, { at: { x: (minX + maxX) / 2, y: (minY + maxY) / 2 }, down: 0 }, size)
  })
  return plates.filter((plate) => rooms.some((room) => overlap(plate, room)))
}

/** The pieces, where they are shown just now, that figures of some links could cover. */
function piecesNear(
  brush: Brush,
  { scene, feedback: { poses } }: CanvasFrame,
  links: readonly TableLink[],
): readonly TablePiece[] {
  if (links.length === 0) return []
  const bounds = links.map((link) => boundsOfLink(brush, link))
  return scene.pieces.flatMap((piece) => {
    const pose = poses.get(piece.id)
    const shown = pose === undefined ? piece : { ...piece, pose }
    const base = pieceFootprint(shown).bounds
    return bounds.some((each) => boundsMeet(each, base)) ? [shown] : []
  })
}

/** What lies under held pieces: held terrain, and reaches. */
function paintUnder(context: Canvas2d, brush: Brush, frame: CanvasFrame, figures: readonly Plate[]): void {
  for (const [id, shape] of frame.feedback.shapes) {
    const feature = frame.scene.features.find((each) => each.id === id)
    if (feature !== undefined) drawFeature(context, brush, { look: feature.look, shape })
  }
  drawReaches(context, brush, frame.scene, frame.feedback.poses, true)
  paintBands(context, brush, frame, figures)
  const { reachInches } = frame
  if (reachInches === null) return
  const reach = (id: string, isFaint: boolean) => {
    if (findPiece(frame.scene, id) === undefined) return
    const footprint = footprintNow(frame, id)
    if (footprint !== null) drawReach(context, brush, footprint, reachInches, isFaint)
  }
  const selected = frame.selection.length <= MOST_REACHES ? frame.selection : []
  for (const id of selected) reach(id, false)
  const { hover } = frame.feedback
  if (hover !== null && !selected.includes(hover)) reach(hover, true)
  for (const mark of frame.feedback.marks) {
    if (mark.kind === 'ghost-piece') drawReach(context, brush, pieceFootprint(mark.piece), reachInches, false)
  }
}

function paintBands(context: Canvas2d, brush: Brush, frame: CanvasFrame, figures: readonly Plate[]): void {
  const { bands, zones, zoneDegrees, selection } = frame
  if ((bands === null && !zones) || selection.length > MOST_REACHES) return
  const outlines = frame.scene.pieces
    .filter(({ id }) => selection.includes(id))
    .flatMap((piece) => {
      const pose = frame.feedback.poses.get(piece.id) ?? piece.pose
      return drawBands(context, brush, { ...piece, pose }, bands, zones, zoneDegrees)
    })
  if (outlines.length > 0) drawBandFigures(context, brush, outlines, figures)
}

function paintHeld(context: Canvas2d, brush: Brush, { scene, feedback: { poses } }: CanvasFrame): void {
  if (poses.size === 0) return
  for (const camp of scene.camps) {
    const pose = poses.get(camp.id)
    if (pose !== undefined) inAxesOf(context, pose, () => drawCamp(context, brush, { ...camp, pose }))
  }
  for (const [id, pose] of poses) {
    const piece = findPiece(scene, id)
    if (piece !== undefined) inAxesOf(context, pose, () => drawPiece(context, brush, { ...piece, pose }))
  }
  for (const note of scene.notes ?? []) {
    const pose = poses.get(note.id)
    if (pose !== undefined) drawNote(context, brush, { ...note, at: pose })
  }
}

function paintOver(context: Canvas2d, brush: Brush, frame: CanvasFrame, figures: readonly Plate[]): void {
  const { hover, marks } = frame.feedback
  const emphasise = (ids: readonly string[], emphasis: Parameters<typeof drawEmphasis>[3]) => {
    for (const id of ids) {
      const footprint = footprintNow(frame, id)
      const isPiece = findPiece(frame.scene, id) !== undefined
      const note = isPiece ? undefined : frame.scene.notes?.find((each) => each.id === id)
      if (note !== undefined) drawRing(context, brush, frame.feedback.poses.get(id) ?? note.at, emphasis)
      else if (footprint !== null) drawEmphasis(context, brush, footprint, emphasis)
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
  drawRemarks(context, brush, frame.judgement.remarks, figures)
  paintNameOf(context, brush, frame, figures)
  drawMarks(context, brush, marks)
}

/** The name of what is pointed at or in focus, when names are not shown anyway. */
function paintNameOf(context: Canvas2d, brush: Brush, frame: CanvasFrame, figures: readonly Plate[]): void {
  if (frame.feedback.poses.size > 0 || brush.pixelsPerInch >= NAMES_FROM_PIXELS_PER_INCH) return
  const id = frame.feedback.hover ?? frame.focus
  const piece = id === null ? undefined : findPiece(frame.scene, id)
  if (piece !== undefined) drawNamePlate(context, brush, piece, figures)
}

function isLocked({ scene }: CanvasFrame, id: string): boolean {
  const piece = findPiece(scene, id)
  if (piece !== undefined) return piece.locked === true
  const things = [scene.camps, scene.features, scene.notes ?? []]
  return things.some((some) => some.some((thing) => thing.id === id && thing.locked === true))
}

/** The footprint of something where it is shown just now, in the middle of a gesture too. */
function footprintNow(frame: CanvasFrame, id: string): Footprint | null {
  const { poses, shapes } = frame.feedback
  const shape = shapes.get(id)
  if (shape !== undefined) return shapeFootprint(shape)
  const pose = poses.get(id)
  if (pose !== undefined) {
    const piece = findPiece(frame.scene, id)
    if (piece !== undefined) return rectangleFootprint({ ...piece, pose })
    const camp = frame.scene.camps.find((each) => each.id === id)
    if (camp !== undefined) return rectangleFootprint({ ...campBase(camp), pose })
  }
  return findFootprint(frame.scene, id)
}
