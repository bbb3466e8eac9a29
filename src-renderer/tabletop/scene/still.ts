import { type Bounds, boundsOf } from '@rules/core/geometry'
import { campFootprint, pieceFootprint, shapeFootprint } from '../footprints'
import type {
  PreviewPoses,
  PreviewShapes,
  TableCamp,
  TableFeature,
  TableLink,
  TablePiece,
  TableScene,
} from '../table-model'
import { drawBackground } from './background'
import { type Brush, type Canvas2d, inAxesOf, isInSight } from './brush'
import { drawCamp } from './camp'
import {
  sameCamp,
  sameFeature,
  sameGround,
  sameKeys,
  sameLink,
  sameNote,
  samePiece,
  sameStand,
} from './compare'
import { drawTable } from './ground'
import { drawHistory } from './history'
import { boundsOfLink, drawLinks } from './links'
import { drawNote, noteSlack } from './notes'
import { drawName } from './overlay'
import { drawPiece } from './piece'
import type { PillPlaces } from './pill-places'
import { drawReaches } from './reaches'
import type { Soil } from './soil'
import { drawFeature, drawFeatureName, featureSlack } from './terrain'
import { drawRulingLabels, drawRulings, drawZone, drawZoneLabels } from './zones'

/** Everything that lies at rest. What a gesture holds, by its poses and shapes, is drawn live instead. */
export type Still = {
  readonly scene: TableScene
  readonly poses: PreviewPoses
  readonly shapes: PreviewShapes
  readonly links: readonly TableLink[]
  readonly pills: PillPlaces
}

/** No gesture holds anything. */
export const NOTHING_HELD: PreviewPoses & PreviewShapes = new Map()

/** A picture before there is one. */
export const NOTHING_STILL: Still = {
  scene: {
    widthInches: 0,
    depthInches: 0,
    edges: { a: '', b: '' },
    zones: [],
    rulings: [],
    features: [],
    camps: [],
    pieces: [],
  },
  poses: NOTHING_HELD,
  shapes: NOTHING_HELD,
  links: [],
  pills: new Map(),
}

/** From so many pixels an inch every piece carries its name. */
export const NAMES_FROM_PIXELS_PER_INCH = 17

/** Draws what lies in the brush's sight of the table at rest. */
export function paintStill(context: Canvas2d, brush: Brush, still: Still): void {
  paintGround(context, brush, still)
  const { scene, poses, links, pills } = still
  drawReaches(context, brush, scene, poses, false)
  drawHistory(context, brush, scene)
  for (const camp of scene.camps) {
    if (poses.has(camp.id) || !isInSight(brush, campBounds(camp), slackOf(brush, camp))) continue
    inAxesOf(context, camp.pose, () => drawCamp(context, brush, camp))
  }
  const pieces = scene.pieces.filter(
    (piece) => !poses.has(piece.id) && isInSight(brush, pieceFootprint(piece).bounds, slackOf(brush, piece)),
  )
  for (const piece of pieces) inAxesOf(context, piece.pose, () => drawPiece(context, brush, piece))
  if (brush.pixelsPerInch >= NAMES_FROM_PIXELS_PER_INCH) {
    for (const piece of pieces) drawName(context, brush, piece)
  }
  // Over the bases: links end at them, and their figures must not be hidden by a neighbour's.
  drawLinks(context, brush, links, pills)
  for (const note of scene.notes ?? []) {
    if (!poses.has(note.id) && isInSight(brush, boundsOf([note.at]), noteSlack(brush, note)))
      drawNote(context, brush, note)
  }
}

function paintGround(context: Canvas2d, brush: Brush, { scene, shapes }: Still): void {
  drawTable(context, brush, scene)
  context.save()
  context.beginPath()
  context.rect(0, -scene.depthInches, scene.widthInches, scene.depthInches)
  context.clip()
  if (scene.background !== undefined) drawBackground(context, brush, scene.background)
  for (const zone of scene.zones) drawZone(context, brush, zone)
  drawRulings(context, brush, scene.rulings)
  const features = scene.features.filter(({ id }) => !shapes.has(id))
  for (const feature of features) drawFeature(context, brush, feature)
  for (const feature of features) drawFeatureName(context, brush, feature)
  drawZoneLabels(context, brush, scene.zones)
  drawRulingLabels(context, brush, scene.rulings)
  context.restore()
}

/** Soils the places where one picture at rest differs from another. */
export function soilChanges(soil: Soil, brush: Brush, before: Still, after: Still): void {
  if (before === after || soil.isAll) return
  const was = before.scene
  const is = after.scene
  if (was !== is && !sameGround(was, is)) {
    soil.all()
    return
  }
  if (reachesChange(before, after)) {
    soil.all()
    return
  }
  const compare = <Thing extends { readonly id: string }>(
    [old, now]: readonly [readonly Thing[], readonly Thing[]],
    same: (a: Thing, b: Thing) => boolean,
    addTo: (thing: Thing) => void,
  ) => {
    for (const thing of differing(old, now, same)) addTo(thing)
  }
  const isMoved = was !== is || !sameKeys(before.poses, after.poses)
  if (isMoved) {
    compare([atRest(was.pieces, before.poses), atRest(is.pieces, after.poses)], samePiece, (piece) =>
      soil.add(pieceFootprint(piece).bounds, slackOf(brush, piece)),
    )
    compare([atRest(was.notes ?? [], before.poses), atRest(is.notes ?? [], after.poses)], sameNote, (note) =>
      soil.add(boundsOf([note.at]), noteSlack(brush, note)),
    )
    compare([atRest(was.camps, before.poses), atRest(is.camps, after.poses)], sameCamp, (camp) =>
      soil.add(campBounds(camp), slackOf(brush, camp)),
    )
  }
  if (was.features !== is.features || !sameKeys(before.shapes, after.shapes)) {
    compare(
      [atRest(was.features, before.shapes), atRest(is.features, after.shapes)],
      sameFeature,
      (feature) => soil.add(featureBounds(feature), featureSlack(brush)),
    )
  }
  soilLinks(soil, brush, before, after)
}

function soilLinks(soil: Soil, brush: Brush, before: Still, after: Still): void {
  if (before.links === after.links && before.pills === after.pills) return
  const pilled = ({ links, pills }: Still) =>
    links.map((link) => ({ id: link.id, link, at: pills.get(link.id) }))
  const changed = differing(
    pilled(before),
    pilled(after),
    (a, b) => sameLink(a.link, b.link) && a.at?.x === b.at?.x && a.at?.y === b.at?.y,
  )
  for (const { link } of changed) soil.add(boundsOfLink(brush, link))
}

/** Reaches are large and few: when one at rest changes, or is taken hold of, all is drawn anew. */
function reachesChange(before: Still, after: Still): boolean {
  const { reaches = [] } = after.scene
  const old = before.scene.reaches ?? []
  if (reaches.length === 0 && old.length === 0) return false
  if (before.scene === after.scene && sameKeys(before.poses, after.poses)) return false
  if (old !== reaches && JSON.stringify(old) !== JSON.stringify(reaches)) return true
  const pieces = (still: Still) => new Map(still.scene.pieces.map((piece) => [piece.id, piece]))
  const [was, is] = [pieces(before), pieces(after)]
  return reaches.some(({ ids }) =>
    ids.some((id) => {
      if (before.poses.has(id) !== after.poses.has(id)) return true
      const [a, b] = [was.get(id), is.get(id)]
      return a !== b && (a === undefined || b === undefined || !sameStand(a, b))
    }),
  )
}

/** Things of either list that the other has not, or has otherwise. */
function differing<Thing extends { readonly id: string }>(
  before: readonly Thing[],
  after: readonly Thing[],
  same: (a: Thing, b: Thing) => boolean,
): readonly Thing[] {
  const gone = new Map(before.map((thing) => [thing.id, thing]))
  const changed: Thing[] = []
  for (const thing of after) {
    const old = gone.get(thing.id)
    if (old !== undefined && same(old, thing)) gone.delete(thing.id)
    else changed.push(thing)
  }
  return [...changed, ...gone.values()]
}

function atRest<Thing extends { readonly id: string }>(
  things: readonly Thing[],
  lifted: ReadonlyMap<string, unknown>,
): readonly Thing[] {
  return lifted.size === 0 ? things : things.filter(({ id }) => !lifted.has(id))
}

function campBounds(camp: TableCamp): Bounds {
  return campFootprint(camp).bounds
}

function featureBounds({ shape }: TableFeature): Bounds {
  return shape.points.length < 2 ? boundsOf(shape.points) : shapeFootprint(shape).bounds
}

/** How far a piece's banner, signs and name may reach beyond its base, in inches. */
function slackOf({ px }: Brush, thing: TablePiece | TableCamp): number {
  const name = 'name' in thing ? thing.name.length * 4 : 0
  return Math.max(100, name) * px
}
