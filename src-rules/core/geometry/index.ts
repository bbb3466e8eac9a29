/** The geometry of the table: exact distances, overlaps and lines of sight between the outlines of what stands on it. */
export { type Bounds, boundsGapInches, boundsMeet, boundsOf } from './bounds'
export { type Distance, measureDistance } from './distance'
export {
  type Footprint,
  frontEdge,
  polygonFootprint,
  polylineFootprint,
  rectangleFootprint,
} from './footprint'
export { distanceToOutline, type Location, locatePoint } from './locate'
export {
  centroid,
  isSimplePolygon,
  lengthInches,
  perimeterInches,
  scaleToLength,
  scaleToPerimeter,
  selfCrossing,
} from './measure'
export { type OutlinePiece, offsetOutline } from './outline'
export { containsFootprint, overlaps } from './overlap'
export { type ParsedPolygon, type PolygonTrouble, parsePolygon } from './parse-polygon'
export {
  add,
  dot,
  gapInches,
  pointAlong,
  rotatePoint,
  type Segment,
  scale,
  subtract,
  type TablePoint,
} from './point'
export {
  aboutFace,
  type Base,
  type FrontCorner,
  frontCorner,
  isSamePose,
  type MirrorAxis,
  mirrorPose,
  moveForward,
  normaliseRadians,
  type Pose,
  rotateAbout,
  sidestep,
  toTablePoint,
} from './pose'
export type { Run } from './segment'
export { findSight, type Sight, type SightInput } from './sight'
export type { SightBlocker } from './sight-blocking'
export { alignTo, type BaseSize, type Beside, contactFrontToFront, formLine } from './snapping'
export { isAtLeast, isWithin, TOLERANCE_INCHES } from './tolerance'
