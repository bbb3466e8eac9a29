import { rotatePoint, type TablePoint } from './point'

/** Where a base stands: its centre in inches, and its facing; 0 looks along +y, positive turns counter-clockwise. */
export type Pose = { readonly x: number; readonly y: number; readonly facingRadians: number }

/** A rectangular base on the table: frontage runs along its local x, depth along its local y, in inches. */
export type Base = { readonly pose: Pose; readonly frontageInches: number; readonly depthInches: number }

/** A front corner as the base itself sees it, looking forward. */
export type FrontCorner = 'left' | 'right'

/** The mirror's axis: x is the line of all places with that x, y the line of all places with that y. */
export type MirrorAxis = { readonly axis: 'x' | 'y'; readonly atInches: number }

/** Is a place and its facing written alike, to the last figure? */
export function isSamePose(one: Pose, other: Pose): boolean {
  return one.x === other.x && one.y === other.y && one.facingRadians === other.facingRadians
}

/** The same direction in the range above -π up to and including π. */
export function normaliseRadians(radians: number): number {
  if (radians > -Math.PI && radians <= Math.PI) return radians
  const turned = radians - 2 * Math.PI * Math.ceil((radians - Math.PI) / (2 * Math.PI))
  return turned <= -Math.PI ? Math.PI : turned
}

/** The pose straight ahead by so many inches; negative steps back. */
export function moveForward(pose: Pose, inches: number): Pose {
  const { facingRadians } = pose
  return {
    x: pose.x - Math.sin(facingRadians) * inches,
    y: pose.y + Math.cos(facingRadians) * inches,
    facingRadians,
  }
}

/** The pose to the base's own right by so many inches, facing unchanged; negative goes left. */
export function sidestep(pose: Pose, inches: number): Pose {
  const { facingRadians } = pose
  return {
    x: pose.x + Math.cos(facingRadians) * inches,
    y: pose.y + Math.sin(facingRadians) * inches,
    facingRadians,
  }
}

/** The pose turned half round on the spot. */
export function aboutFace(pose: Pose): Pose {
  return { x: pose.x, y: pose.y, facingRadians: normaliseRadians(pose.facingRadians + Math.PI) }
}

/**
 * The pose after a turn about any place; positive radians turn counter-clockwise.
 * Applied to each pose of a group with one pivot, it wheels the group as a whole.
 */
export function rotateAbout(pose: Pose, pivot: TablePoint, radians: number): Pose {
  const { x, y } = rotatePoint(pose, pivot, radians)
  return { x, y, facingRadians: normaliseRadians(pose.facingRadians + radians) }
}

/** The place of a point given in a base's own axes: x to its right, y forward, from its centre, in inches. */
export function toTablePoint(pose: Pose, local: TablePoint): TablePoint {
  const cosine = Math.cos(pose.facingRadians)
  const sine = Math.sin(pose.facingRadians)
  return { x: pose.x + local.x * cosine - local.y * sine, y: pose.y + local.x * sine + local.y * cosine }
}

/** A front corner of the base. */
export function frontCorner(base: Base, corner: FrontCorner): TablePoint {
  const x = (corner === 'left' ? -base.frontageInches : base.frontageInches) / 2
  return toTablePoint(base.pose, { x, y: base.depthInches / 2 })
}

/** The pose after a wheel about a front corner, which stays where it is; positive radians turn counter-clockwise. */
export function wheel(base: Base, corner: FrontCorner, radians: number): Pose {
  return rotateAbout(base.pose, frontCorner(base, corner), radians)
}

/** The pose seen in a mirror: its facing is mirrored too. */
export function mirrorPose(pose: Pose, mirror: MirrorAxis): Pose {
  const flipped = 2 * mirror.atInches
  if (mirror.axis === 'x')
    return { x: flipped - pose.x, y: pose.y, facingRadians: normaliseRadians(-pose.facingRadians) }
  return { x: pose.x, y: flipped - pose.y, facingRadians: normaliseRadians(Math.PI - pose.facingRadians) }
}
