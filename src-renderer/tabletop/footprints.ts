import {
  distanceToOutline,
  type Footprint,
  locatePoint,
  polygonFootprint,
  polylineFootprint,
  rectangleFootprint,
  type TablePoint,
} from '@rules/core/geometry'
import type { FeatureShape } from '@rules/games/warlord-medieval/model'
import type { TableCamp, TablePiece, TableScene } from './table-model'

// Scenes are made anew, their pieces are not: what was worked out for an unchanged piece stays true.
const ofPieces = new WeakMap<TablePiece, Footprint>()
const ofCamps = new WeakMap<TableCamp, Footprint>()
const ofShapes = new WeakMap<FeatureShape, Footprint>()

function remembered<Key extends object>(
  known: WeakMap<Key, Footprint>,
  key: Key,
  make: () => Footprint,
): Footprint {
  let footprint = known.get(key)
  if (footprint === undefined) {
    footprint = make()
    known.set(key, footprint)
  }
  return footprint
}

/** The outline of a piece's base. */
export function pieceFootprint(piece: TablePiece): Footprint {
  return remembered(ofPieces, piece, () => rectangleFootprint(piece))
}

/** The square of a camp. */
export function campFootprint(camp: TableCamp): Footprint {
  return remembered(ofCamps, camp, () => rectangleFootprint(campBase(camp)))
}

/** A camp as a base, so that it moves and turns like one. */
export function campBase(camp: TableCamp) {
  return { pose: camp.pose, frontageInches: camp.sideInches, depthInches: camp.sideInches }
}

/** The outline of a feature's shape. */
export function shapeFootprint(shape: FeatureShape): Footprint {
  return remembered(ofShapes, shape, () =>
    shape.kind === 'polygon' ? polygonFootprint(shape.points) : polylineFootprint(shape.points),
  )
}

const ofScenes = new WeakMap<TableScene['pieces'], ReadonlyMap<string, TablePiece>>()

/** The piece with this id; hundreds are asked for in one frame. */
export function findPiece({ pieces }: TableScene, id: string): TablePiece | undefined {
  let known = ofScenes.get(pieces)
  if (known === undefined) {
    known = new Map(pieces.map((piece) => [piece.id, piece]))
    ofScenes.set(pieces, known)
  }
  return known.get(id)
}

/** The footprint of whatever has this id, or null when nothing on the table has. */
export function findFootprint(scene: TableScene, id: string): Footprint | null {
  const piece = findPiece(scene, id)
  if (piece !== undefined) return pieceFootprint(piece)
  const camp = scene.camps.find((each) => each.id === id)
  if (camp !== undefined) return campFootprint(camp)
  const feature = scene.features.find((each) => each.id === id)
  if (feature !== undefined) return shapeFootprint(feature.shape)
  const note = scene.notes?.find((each) => each.id === id)
  return note === undefined ? null : polylineFootprint([note.at, note.at])
}

/** How far a place is from a footprint, in inches; 0 inside it. */
export function inchesFrom(footprint: Footprint, point: TablePoint): number {
  if (footprint.kind === 'polygon' && locatePoint(footprint, point) !== 'outside') return 0
  return distanceToOutline(footprint, point)
}

/** What lies under the pointer. */
export type Hit = {
  readonly kind: 'piece' | 'camp' | 'feature' | 'note'
  readonly id: string
  readonly locked: boolean
}

/**
 * What lies at a place: a piece before a camp before a feature, what is drawn on top before what is beneath it. Within
 * the slop, in inches, a near miss counts, the nearest first; so small bases can be taken hold of with a finger.
 */
export function findAt(
  scene: TableScene,
  point: TablePoint,
  slopInches: number,
  /** How far a note's sign reaches round its place: it is as large on a table seen from afar. */
  noteInches = 0,
): Hit | null {
  return (
    (noteInches > 0 ? noteAt(scene, point, noteInches) : null) ??
    nearest(scene.pieces, pieceFootprint, point, slopInches, 'piece') ??
    nearest(scene.camps, campFootprint, point, slopInches / 2, 'camp') ??
    nearest(scene.features, (feature) => shapeFootprint(feature.shape), point, slopInches, 'feature')
  )
}

function noteAt(scene: TableScene, point: TablePoint, inches: number): Hit | null {
  // The last drawn lies on top.
  const note = scene.notes?.findLast(({ at }) => Math.hypot(at.x - point.x, at.y - point.y) <= inches)
  return note === undefined ? null : { kind: 'note', id: note.id, locked: note.locked ?? false }
}

function nearest<Thing extends { readonly id: string; readonly locked?: boolean }>(
  things: readonly Thing[],
  footprintOf: (thing: Thing) => Footprint,
  point: TablePoint,
  slopInches: number,
  kind: Hit['kind'],
): Hit | null {
  let best: Hit | null = null
  let bestInches = Number.POSITIVE_INFINITY
  for (const thing of things) {
    const footprint = footprintOf(thing)
    const { minX, minY, maxX, maxY } = footprint.bounds
    if (point.x < minX - slopInches || point.x > maxX + slopInches) continue
    if (point.y < minY - slopInches || point.y > maxY + slopInches) continue
    const inches = inchesFrom(footprint, point)
    if (inches <= slopInches && inches <= bestInches) {
      best = { kind, id: thing.id, locked: thing.locked ?? false }
      bestInches = inches
    }
  }
  return best
}
