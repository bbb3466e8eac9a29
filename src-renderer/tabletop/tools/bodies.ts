import {
  add,
  type Base,
  type Footprint,
  type Pose,
  rectangleFootprint,
  rotateAbout,
  rotatePoint,
  type TablePoint,
} from '@rules/core/geometry'
import type { FeatureShape } from '@rules/games/warlord-medieval/model'
import { campBase, shapeFootprint } from '../footprints'
import type { GestureManner, PreviewPoses, PreviewShapes, TableScene } from '../table-model'
import type { ToolTable } from './tool-state'

/** Something that a gesture moves as a rigid body: a base (a piece's or a camp's) or a feature. */
export type Body =
  | { readonly kind: 'base'; readonly id: string; readonly base: Base }
  | { readonly kind: 'feature'; readonly id: string; readonly shape: FeatureShape }

export type BaseBody = Extract<Body, { kind: 'base' }>

/** A turn about a pivot, then a shift. */
export type Motion = { readonly pivot: TablePoint; readonly radians: number; readonly by: TablePoint }

/** Bodies after a motion, by id. */
export type Carried = { readonly poses: PreviewPoses; readonly shapes: PreviewShapes }

/**
 * Those of some ids that may be moved: what is locked stays, whichever tool asks. Pieces and camps move together;
 * a feature moves alone, since its reshaping is one call for one feature.
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
  return feature === undefined ? [] : [{ kind: 'feature', id: feature.id, shape: feature.shape }]
}

/** A body's outline where it stood when the gesture began. */
export function bodyFootprint(body: Body): Footprint {
  return body.kind === 'base' ? rectangleFootprint(body.base) : shapeFootprint(body.shape)
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
  const { pieces, camps, features } = table.scene
  const free = new Set([...pieces, ...camps].filter(({ locked }) => locked !== true).map(({ id }) => id))
  const moves = [...carried.poses].filter(([id]) => free.has(id)).map(([id, pose]) => ({ id, pose }))
  if (moves.length > 0) {
    table.move(manner, moves)
    return
  }
  for (const [id, shape] of carried.shapes) {
    if (features.some((feature) => feature.id === id && !feature.locked)) table.reshape(id, shape)
  }
}
