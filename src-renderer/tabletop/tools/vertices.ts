import {
  lengthInches,
  perimeterInches,
  polygonFootprint,
  polylineFootprint,
  selfCrossing,
  type TablePoint,
  TOLERANCE_INCHES,
} from '@rules/core/geometry'
import type { FeatureShape } from '@rules/games/warlord-medieval/model'
import { toInches, toScreen } from '../camera'
import { findAt, type Hit } from '../footprints'
import { findRequest } from '../keys'
import { scaleInPlace } from '../shapes'
import type { TableFeature } from '../table-model'
import { curveCorner, straightenCorner, straightenShape } from '../terrain-curves'
import { curveShape } from '../terrain-edits'
import type { Tone, ToolMark } from './marks'
import { panning } from './panning'
import {
  grabRadius,
  NO_FEEDBACK,
  pixelsBetween,
  type ToolFeedback,
  type ToolKey,
  type ToolPointer,
  type ToolState,
  type ToolTable,
} from './tool-state'

/**
 * The corners of the selected feature, to be dragged; the smaller knobs between them become corners when they are. Alt
 * and a click, a double click, or Delete on the chosen one removes a corner. By keyboard `[` and `]` choose a corner,
 * arrows move it, Insert adds one after it. C curves it, U makes its curve a corner again, as Ctrl and a click do by turns;
 * with no corner chosen both are of the whole shape. M makes its outline as long as a feature's may be.
 */
export function verticesIdle(
  table: ToolTable,
  chosen: number | null = null,
  hover: Hit | null = null,
): ToolState {
  return {
    id: 'vertices.idle',
    // Asked for anew in each frame, since selection and shape change under a tool at rest.
    get feedback(): ToolFeedback {
      const feature = editedFeature(table)
      return {
        ...NO_FEEDBACK,
        hover: hover?.kind === 'feature' ? hover.id : null,
        marks: feature === null ? [] : vertexMarks(feature.shape, chosen),
      }
    },
    onPointerMove: (pointer) => verticesIdle(table, chosen, hitAt(table, pointer)),
    onPointerLeave: () => verticesIdle(table, chosen),
    onPointerDown: (pointer) => pressed(table, pointer),
    onDoubleClick: (pointer) => {
      const feature = editedFeature(table)
      const corner = feature === null ? null : nearestTo(table, feature.shape.points, pointer)
      return feature === null || corner === null
        ? verticesIdle(table, chosen, hover)
        : removed(table, feature, corner)
    },
    onKey: (key) => {
      const feature = editedFeature(table)
      return feature === null ? null : keyed(table, feature, chosen, key)
    },
  }
}

/** A press takes hold of a corner, then of a knob between two; else it chooses the feature it hits. */
function pressed(table: ToolTable, pointer: ToolPointer): ToolState {
  const feature = editedFeature(table)
  if (feature !== null) {
    const corner = nearestTo(table, feature.shape.points, pointer)
    if (corner !== null) {
      if (pointer.alt) return removed(table, feature, corner)
      if (pointer.ctrl) return bent(table, feature, corner, straightenCorner(feature.shape, corner) === null)
      return dragging(table, feature, feature.shape, corner, pointer, pointer)
    }
    const middle = nearestTo(table, middlesOf(feature.shape), pointer)
    if (middle !== null) {
      const shape = inserted(feature.shape, middle, pointer.table)
      return dragging(table, feature, shape, middle + 1, pointer, pointer)
    }
  }
  const hit = hitAt(table, pointer)
  if (hit?.kind === 'feature') table.select([hit.id])
  else if (pointer.touch) return panning(table, pointer, verticesIdle)
  else if (table.selection.length > 0) table.select([])
  return verticesIdle(table, null, hit)
}

function keyed(
  table: ToolTable,
  feature: TableFeature,
  chosen: number | null,
  key: ToolKey,
): ToolState | null {
  const { shape } = feature
  const count = shape.points.length
  if (key.key.toLowerCase() === 'c' && !key.ctrl && !key.alt) return bent(table, feature, chosen, true)
  if (key.key.toLowerCase() === 'u' && !key.ctrl && !key.alt) return bent(table, feature, chosen, false)
  if (key.key.toLowerCase() === 'm' && !key.ctrl && !key.alt && table.drawLimitInches !== null)
    return reshaped(table, feature, scaleInPlace(shape, table.drawLimitInches), chosen)
  if (key.key === ']') return verticesIdle(table, chosen === null ? 0 : (chosen + 1) % count)
  if (key.key === '[') return verticesIdle(table, chosen === null ? count - 1 : (chosen + count - 1) % count)
  const corner = chosen === null ? undefined : shape.points[chosen]
  if (chosen === null || corner === undefined) return null
  if (key.key === 'Delete' || key.key === 'Backspace') return removed(table, feature, chosen)
  if (key.key === 'Insert') {
    const middle = middlesOf(shape)[chosen]
    if (middle === undefined) return verticesIdle(table, chosen)
    return reshaped(table, feature, inserted(shape, chosen, middle), chosen + 1)
  }
  const request = findRequest(key)
  if (request?.ask !== 'nudge') return null
  const sign = table.camera.viewFrom === 'a' ? 1 : -1
  const to = onTable(table, { x: corner.x + sign * request.right, y: corner.y + sign * request.up })
  return reshaped(table, feature, withCorner(shape, chosen, to), chosen)
}

/** Curves a corner, or all where none is chosen, or makes a curve sharp again; what cannot be stays as it is. */
function bent(table: ToolTable, feature: TableFeature, chosen: number | null, round: boolean): ToolState {
  const { shape } = feature
  const whole = round ? curveShape(shape) : straightenShape(shape)
  const corner = chosen ?? 0
  const one = round ? curveCorner(shape, corner) : straightenCorner(shape, corner)
  const next = chosen === null ? whole : one
  return next === null ? verticesIdle(table, chosen) : reshaped(table, feature, next, null)
}

/** A corner follows the pointer; the rest of the outline stays as it was at the press. */
function dragging(
  table: ToolTable,
  feature: TableFeature,
  start: FeatureShape,
  corner: number,
  pressed: ToolPointer,
  pointer: ToolPointer,
): ToolState {
  const from = start.points[corner] ?? pressed.table
  const shapeFor = (at: ToolPointer) => {
    const to = { x: from.x + at.table.x - pressed.table.x, y: from.y + at.table.y - pressed.table.y }
    return withCorner(start, corner, onTable(table, to))
  }
  const shape = shapeFor(pointer)
  const inches = lengthOf(shape)
  const limitInches = table.drawLimitInches
  const isOver = limitInches !== null && inches > limitInches + TOLERANCE_INCHES
  const crosses = isCrossed(shape)
  const tone: Tone = isOver || crosses ? 'settle' : 'fine'
  const say = shape.kind === 'polygon' ? 'perimeter' : 'length'
  return {
    id: 'vertices.dragging',
    feedback: {
      ...NO_FEEDBACK,
      shapes: new Map([[feature.id, shape]]),
      marks: [
        ...vertexMarks(shape, corner),
        {
          kind: 'figure',
          at: pointer.table,
          tone,
          figure: crosses ? { say: 'self-crossing' } : { say, inches, limitInches, typed: '' },
        },
      ],
      cursor: 'grabbing',
      progress: { movedInches: null, turnedRadians: null, lengthInches: inches },
    },
    onPointerMove: (next) => dragging(table, feature, start, corner, pressed, next),
    onPointerUp: (last) => {
      const end = shapeFor(last)
      const isMoved = end.points.some((point, index) => {
        const before = feature.shape.points[index]
        return before === undefined || point.x !== before.x || point.y !== before.y
      })
      return isMoved ? reshaped(table, feature, end, corner) : verticesIdle(table, corner)
    },
    onCancel: () => verticesIdle(table),
  }
}

/** Tells the game, unless the outline crosses itself, which no feature's may. */
function reshaped(
  table: ToolTable,
  feature: TableFeature,
  shape: FeatureShape,
  chosen: number | null,
): ToolState {
  const isThere = table.scene.features.some(({ id, locked }) => id === feature.id && !locked)
  if (isThere && !isCrossed(shape)) table.reshape(feature.id, shape)
  return verticesIdle(table, chosen)
}

function removed(table: ToolTable, feature: TableFeature, corner: number): ToolState {
  const { kind, points } = feature.shape
  if (points.length <= (kind === 'polygon' ? 3 : 2)) return verticesIdle(table, corner)
  return reshaped(table, feature, { kind, points: points.filter((_, index) => index !== corner) }, null)
}

function editedFeature(table: ToolTable): TableFeature | null {
  return table.scene.features.find(({ id, locked }) => !locked && table.selection.includes(id)) ?? null
}

function vertexMarks(shape: FeatureShape, chosen: number | null): readonly ToolMark[] {
  return [
    ...middlesOf(shape).map((at): ToolMark => ({ kind: 'vertex', at, role: 'middle' })),
    ...shape.points.map(
      (at, index): ToolMark => ({ kind: 'vertex', at, role: index === chosen ? 'chosen' : 'corner' }),
    ),
  ]
}

function middlesOf({ kind, points }: FeatureShape): readonly TablePoint[] {
  const middles: TablePoint[] = []
  points.forEach((from, index) => {
    const to = points[index + 1] ?? (kind === 'polygon' ? points[0] : undefined)
    if (to !== undefined) middles.push({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
  })
  return middles
}

function inserted({ kind, points }: FeatureShape, after: number, point: TablePoint): FeatureShape {
  return { kind, points: points.toSpliced(after + 1, 0, point) }
}

function withCorner({ kind, points }: FeatureShape, corner: number, to: TablePoint): FeatureShape {
  return { kind, points: points.with(corner, to) }
}

function lengthOf({ kind, points }: FeatureShape): number {
  return kind === 'polygon'
    ? perimeterInches(polygonFootprint(points))
    : lengthInches(polylineFootprint(points))
}

function isCrossed({ kind, points }: FeatureShape): boolean {
  return kind === 'polygon' && selfCrossing(points) !== undefined
}

function nearestTo(table: ToolTable, points: readonly TablePoint[], pointer: ToolPointer): number | null {
  let best: number | null = null
  let bestPixels = grabRadius(pointer)
  points.forEach((point, index) => {
    const pixels = pixelsBetween(toScreen(table.camera, point), pointer.screen)
    if (pixels > bestPixels) return
    best = index
    bestPixels = pixels
  })
  return best
}

function hitAt(table: ToolTable, pointer: ToolPointer): Hit | null {
  return findAt(table.scene, pointer.table, toInches(table.camera, pointer.touch ? 12 : 3))
}

function onTable({ scene }: ToolTable, { x, y }: TablePoint): TablePoint {
  return { x: Math.max(0, Math.min(scene.widthInches, x)), y: Math.max(0, Math.min(scene.depthInches, y)) }
}
