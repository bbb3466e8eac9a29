import { boundsOf, type Footprint, rectangleFootprint } from '@rules/core/geometry'
import { pieceFootprint } from '../footprints'
import { type ReachOutline, reachOutline } from '../reach-outline'
import type { PreviewPoses, TableReach, TableScene } from '../table-model'
import { type Brush, type Canvas2d, isInSight } from './brush'
import { fade } from './colour'
import { traceOutline, tracePieces } from './paths'

/**
 * The reaches that are drawn with what is held (`isHeld`), or with what lies at rest: one with a held piece in it
 * changes in every frame.
 */
export function drawReaches(
  context: Canvas2d,
  brush: Brush,
  scene: TableScene,
  poses: PreviewPoses,
  isHeld: boolean,
): void {
  for (const reach of scene.reaches ?? []) {
    if (reach.ids.some((id) => poses.has(id)) !== isHeld) continue
    const footprints = footprintsOf(scene, reach, poses)
    if (footprints.length === 0) continue
    const bounds = boundsOf(footprints.flatMap(({ points }) => points))
    if (isInSight(brush, bounds, reach.inches + 2 * brush.px))
      drawReachOutline(context, brush, reach, footprints)
  }
}

function footprintsOf(scene: TableScene, { ids }: TableReach, poses: PreviewPoses): readonly Footprint[] {
  const wanted = new Set(ids)
  return scene.pieces
    .filter(({ id }) => wanted.has(id))
    .map((piece) => {
      const pose = poses.get(piece.id)
      return pose === undefined ? pieceFootprint(piece) : rectangleFootprint({ ...piece, pose })
    })
}

function drawReachOutline(
  context: Canvas2d,
  brush: Brush,
  { side, inches }: TableReach,
  footprints: readonly Footprint[],
): void {
  const { theme, px } = brush
  const colour = side === null ? theme.accent : theme.sides[side]
  const { parts, rim } = outlineOf(footprints, inches)
  context.beginPath()
  for (const part of parts) traceOutline(context, part)
  context.fillStyle = fade(colour, 0.12)
  context.fill('nonzero')
  context.beginPath()
  tracePieces(context, rim)
  context.lineWidth = 1.4 * px
  context.strokeStyle = fade(colour, 0.8)
  context.stroke()
}

// A picture at rest is drawn in parts; the outline of an army is worked out once for all of them.
const known = new WeakMap<
  Footprint,
  { readonly of: readonly Footprint[]; readonly inches: number; readonly outline: ReachOutline }
>()

function outlineOf(footprints: readonly Footprint[], inches: number): ReachOutline {
  const [first] = footprints
  if (first === undefined) return { parts: [], rim: [] }
  const last = known.get(first)
  const isSame =
    last !== undefined &&
    last.inches === inches &&
    last.of.length === footprints.length &&
    last.of.every((footprint, index) => footprint === footprints[index])
  if (isSame) return last.outline
  const outline = reachOutline(footprints, inches)
  known.set(first, { of: footprints, inches, outline })
  return outline
}
