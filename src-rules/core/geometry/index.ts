/** The geometry of the table: exact distances, overlaps and lines of sight between the outlines of what stands on it. */
export { boundsGapInches, boundsMeet, boundsOf, type Bounds } from './bounds'
export { distanceAtMost, measureDistance, type Distance } from './distance'
export {
  edgeCount,
  frontEdge,
  isConvex,
  polygonFootprint,
  polylineFootprint,
  rectangleFootprint,
  type Footprint,
} from './footprint'
export { distanceToOutline, locatePoint, type Location } from './locate'
export { containsFootprint, isInsideRectangle, overlaps } from './overlap'
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
export { offsetOutline, type OutlinePiece } from './outline'
export { parsePolygon, type ParsedPolygon, type PolygonTrouble } from './parse-polygon'
export {
  add,
  cross,
  distanceToSegment,
  dot,
  gapInches,
  pointAlong,
  rotatePoint,
  scale,
  subtract,
  turn,
  type Segment,
  type TablePoint,
} from './point'
export {
  aboutFace,
  frontCorner,
  mirrorPose,
  moveForward,
  normaliseRadians,
  rotateAbout,
  sidestep,
  toTablePoint,
  wheel,
  type Base,
  type FrontCorner,
  type MirrorAxis,
  type Pose,
} from './pose'
export { crossesPolyline, runsInside, type Run } from './segment'
export { findSight, type Sight, type SightInput } from './sight'
export { AREA_SIGHT_INCHES, blocksSegment, type SightBlocker } from './sight-blocking'
export { alignTo, contactFrontToFront, formLine, type BaseSize, type Beside } from './snapping'
export { closePairs, indexFootprints, type ClosePair, type FootprintIndex } from './spatial-index'
export { isAtLeast, isWithin, TOLERANCE_INCHES } from './tolerance'
