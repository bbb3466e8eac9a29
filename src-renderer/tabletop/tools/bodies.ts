import {
  add,
  type Base,
  type Footprint,
  type Pose,
  polylineFootprint,
  rectangleFootprint,
  rotateAbout,
  rotatePoint,
  type TablePoint,
} from '@rules/core/geometry'
import type { FeatureShape } from '@rules/games/warlord-medieval/model'
import { campBase, shapeFootprint } from '../footprints'
import type { GestureManner, PreviewPoses, PreviewShapes, TableScene } from '../table-model'
import type { ToolTable } from './tool-state'

/** Something that a gesture moves as a rigid body: a base (a piece's or a camp's), a feature, or a note. */
export type Body =
  | { readonly kind: 'base'; readonly id: string; readonly base: Base }
  | { readonly kind: 'feature'; readonly id: string; readonly shape: FeatureShape }
  | { readonly kind: 'note'; readonly id: string; readonly at: TablePoint }

export type BaseBody = Extract<Body, { kind: 'base' }>

/** A turn about a pivot, then a shift. */
export type Motion = { readonly pivot: TablePoint; readonly radians: number; readonly by: TablePoint }

/** Bodies after a motion, by id. */
export type Carried = { readonly poses: PreviewPoses; readonly shapes: PreviewShapes }

/**
 * Those of some ids that may be moved: what is locked stays, whichever tool asks. Pieces and camps move together;
 * a feature or a note moves alone, since either is one call.
 */
export function movableBodies(scene: TableScene, ids: readonly string[]): readonly Body[] {
  const wanted = new Set(ids)
  const bases: Body[] = []
  for (const piece of scene.pieces) {
    if (wanted.has(piece.id) && !piece.locked) bases.push({ kind: 'base', id: piece.id, base: piece })
  }
  for (const camp of scene.camps) {
    if (wanted.has(camp.id) && camp.locked !== true)
      bases.push({ kind: 'base', id: camp.id, base: campBase(camp) })
  }
  if (bases.length > 0) return bases
  const feature = scene.features.find(({ id, locked }) => wanted.has(id) && !locked)
  if (feature !== undefined) return [{ kind: 'feature', id: feature.id, shape: feature.shape }]
  const note = scene.notes?.find(({ id, locked }) => wanted.has(id) && locked !== true)
  return note === undefined ? [] : [{ kind: 'note', id: note.id, at: note.at }]
}

/** A body's outline where it stood when the gesture began. */
export function bodyFootprint(body: Body): Footprint {
  switch (body.kind) {
    case 'base':
      return rectangleFootprint(body.base)
    case 'feature':
      return shapeFootprint(body.shape)
    case 'note':
      return polylineFootprint([body.at, body.at])
  }
}

/** The place a body turns about when it is alone: a base's centre, the middle of a feature's bounds. */
export function bodyCentre(body: Body): TablePoint {
  if (body.kind === 'base') return { x: body.base.pose.x, y: body.base.pose.y }
  const { minX, minY, maxX, maxY } = bodyFootprint(body).bounds
  return { x: (minX + maxX) / 2, y: (minY + maxY) / 2 }
}

/** The place some bodies turn about as one: the middle of all their bounds. */
export function commonCentre(bodies: readonly Body[]): TablePoint {
  const [only] = bodies
  if (only !== undefined && bodies.length === 1) return bodyCentre(only)
  const all = bodies.map((body) => bodyFootprint(body).bounds)
  return {
    x: (Math.min(...all.map(({ minX }) => minX)) + Math.max(...all.map(({ maxX }) => maxX))) / 2,
    y: (Math.min(...all.map(({ minY }) => minY)) + Math.max(...all.map(({ maxY }) => maxY))) / 2,
  }
}

/**
 * A shift cut back so far that the middle of every body stays on the table: nothing is lost by a pointer that leaves the
 * window, while a base may still hang over the edge, which is for the game to judge.
 */
export function keepOnTable(scene: TableScene, bodies: readonly Body[], by: TablePoint): TablePoint {
  const centres = bodies.map(bodyCentre)
  const cut = (way: number, places: readonly number[], room: number) =>
    Math.max(Math.min(0, -Math.min(...places)), Math.min(Math.max(0, room - Math.max(...places)), way))
  return {
    x: cut(
      by.x,
      centres.map(({ x }) => x),
      scene.widthInches,
    ),
    y: cut(
      by.y,
      centres.map(({ y }) => y),
      scene.depthInches,
    ),
  }
}

/** A pose after a motion. */
export function movePose(pose: Pose, { pivot, radians, by }: Motion): Pose {
  const turned = radians === 0 ? pose : rotateAbout(pose, pivot, radians)
  return { x: turned.x + by.x, y: turned.y + by.y, facingRadians: turned.facingRadians }
}

/** All bodies after the same motion, so that their distances among each other stay. */
export function carry(bodies: readonly Body[], motion: Motion): Carried {
  const poses = new Map<string, Pose>()
  const shapes = new Map<string, FeatureShape>()
  for (const body of bodies) {
    if (body.kind === 'base') poses.set(body.id, movePose(body.base.pose, motion))
    else if (body.kind === 'note')
      poses.set(body.id, {
        ...add(rotatePoint(body.at, motion.pivot, motion.radians), motion.by),
        facingRadians: 0,
      })
    else
      shapes.set(body.id, {
        kind: body.shape.kind,
        points: body.shape.points.map((point) =>
          add(rotatePoint(point, motion.pivot, motion.radians), motion.by),
        ),
      })
  }
  return { poses, shapes }
}

/** Tells the game how a gesture ended, in one call; what has been locked or taken off meanwhile is passed over. */
export function commit(table: ToolTable, manner: GestureManner, carried: Carried): void {
  const { pieces, camps, features, notes = [] } = table.scene
  const free = new Set([...pieces, ...camps].filter(({ locked }) => locked !== true).map(({ id }) => id))
  const moves = [...carried.poses].filter(([id]) => free.has(id)).map(([id, pose]) => ({ id, pose }))
  if (moves.length > 0) {
    table.move(manner, moves)
    return
  }
  for (const [id, { x, y }] of carried.poses) {
    const note = notes.find((each) => each.id === id)
    const isMoved = note !== undefined && (note.at.x !== x || note.at.y !== y)
    if (isMoved && note.locked !== true) table.moveNote(id, { x, y })
  }
  for (const [id, shape] of carried.shapes) {
    if (features.some((feature) => feature.id === id && !feature.locked)) table.reshape(id, shape)
  }
}

/** The least that any of some bodies may be moved, where that is known of one of them; else null. */
export function limitOf(scene: TableScene, bodies: readonly Body[]): number | null {
  const moved = new Set(bodies.map(({ id }) => id))
  const limits = scene.pieces.flatMap(({ id, limitInches }) =>
    limitInches !== undefined && moved.has(id) ? [limitInches] : [],
  )
  return limits.length === 0 ? null : Math.min(...limits)
}
