/** The geometry of the table: exact distances, overlaps and lines of sight between the outlines of what stands on it. */
export { type Bounds, boundsGapInches, boundsMeet, boundsOf } from './bounds'
export { type Distance, distanceAtMost, measureDistance } from './distance'
export {
  edgeCount,
  type Footprint,
  frontEdge,
  isConvex,
  polygonFootprint,
  polylineFootprint,
  rectangleFootprint,
} from './footprint'
export { distanceToOutline, type Location, locatePoint } from './locate'
export {
  areaSquareInches,
  centroid,
  isSimplePolygon,
  lengthInches,
  perimeterInches,
  scaleToLength,
  scaleToPerimeter,
  selfCrossing,
} from './measure'
export { type OutlinePiece, offsetOutline } from './outline'
export { containsFootprint, isInsideRectangle, overlaps } from './overlap'
export { type ParsedPolygon, type PolygonTrouble, parsePolygon } from './parse-polygon'
export {
  add,
  cross,
  distanceToSegment,
  dot,
  gapInches,
  pointAlong,
  rotatePoint,
  type Segment,
  scale,
  subtract,
  type TablePoint,
  turn,
} from './point'
export {
  aboutFace,
  type Base,
  type FrontCorner,
  frontCorner,
  type MirrorAxis,
  mirrorPose,
  moveForward,
  normaliseRadians,
  type Pose,
  rotateAbout,
  sidestep,
  toTablePoint,
  wheel,
} from './pose'
export { crossesPolyline, type Run, runsInside } from './segment'
export { findSight, type Sight, type SightInput } from './sight'
export { AREA_SIGHT_INCHES, blocksSegment, type SightBlocker } from './sight-blocking'
export { alignTo, type BaseSize, type Beside, contactFrontToFront, formLine } from './snapping'
export { type ClosePair, closePairs, type FootprintIndex, indexFootprints } from './spatial-index'
export { isAtLeast, isWithin, TOLERANCE_INCHES } from './tolerance'
