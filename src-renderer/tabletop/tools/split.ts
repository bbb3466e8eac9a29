import { gapInches, pointAlong, type TablePoint } from '@rules/core/geometry'
import type { FeatureShape } from '@rules/games/warlord-medieval/model'
import { findAt } from '../footprints'
import type { TableFeature } from '../table-model'
import { splitPolygon } from '../terrain-edits'
import type { ToolMark } from './marks'
import {
  dragThreshold,
  NO_FEEDBACK,
  pixelsBetween,
  type ToolPointer,
  type ToolState,
  type ToolTable,
} from './tool-state'

/** The split tool at rest: a press starts the line that an area is cut along. */
export function splitIdle(table: ToolTable, hover: string | null = null): ToolState {
  return {
    id: 'split.idle',
    feedback: { ...NO_FEEDBACK, cursor: 'crosshair', hover },
    onPointerMove: (pointer) => splitIdle(table, areaAt(table, pointer.table)?.id ?? null),
    onPointerLeave: () => splitIdle(table),
    onPointerDown: (pointer) => cutting(table, pointer, pointer),
  }
}

/** The line runs to the pointer; a second click, a drag that is let go or Enter cuts along it. */
function cutting(table: ToolTable, pressed: ToolPointer, pointer: ToolPointer): ToolState {
  const line = [pressed.table, pointer.table]
  const cut = cutAlong(table, pressed.table, pointer.table)
  const marks: ToolMark[] = [
    { kind: 'draft', shape: 'polyline', points: line, tone: cut === null ? 'near' : 'fine', open: true },
    ...(cut?.parts ?? []).map(
      ({ points }): ToolMark => ({ kind: 'draft', shape: 'polygon', points, tone: 'fine', open: false }),
    ),
  ]
  const finish = (end: ToolPointer): ToolState => {
    const last = cutAlong(table, pressed.table, end.table)
    if (last !== null) table.split(last.id, last.parts)
    return splitIdle(table)
  }
  return {
    id: 'split.cutting',
    feedback: {
      ...NO_FEEDBACK,
      cursor: 'crosshair',
      hover: cut?.id ?? null,
      marks,
      progress: {
        movedInches: null,
        turnedRadians: null,
        lengthInches: gapInches(pressed.table, pointer.table),
      },
    },
    onPointerMove: (next) => cutting(table, pressed, next),
    onPointerDown: (next) => cutting(table, pressed, next),
    onPointerUp: (last) =>
      pixelsBetween(last.screen, pressed.screen) > dragThreshold(last)
        ? finish(last)
        : cutting(table, pressed, last),
    onKey: (key) => (key.key === 'Enter' ? finish(pointer) : null),
    onCancel: () => splitIdle(table),
  }
}

type Cut = { readonly id: string; readonly parts: readonly [FeatureShape, FeatureShape] }

/** What a line would cut: the chosen area when it runs through that, else what lies under its middle or its ends. */
function cutAlong(table: ToolTable, from: TablePoint, to: TablePoint): Cut | null {
  const chosen = table.scene.features.filter(
    ({ id, locked, shape }) => table.selection.includes(id) && !locked && shape.kind === 'polygon',
  )
  const under = [pointAlong({ from, to }, 0.5), to, from].map((place) => areaAt(table, place))
  for (const feature of [...chosen, ...under]) {
    const parts = feature === null ? null : splitPolygon(feature.shape.points, [from, to])
    if (feature !== null && parts !== null) return { id: feature.id, parts }
  }
  return null
}

/** The area at a place that may be changed. */
export function areaAt(table: ToolTable, place: TablePoint): TableFeature | null {
  const hit = findAt({ ...table.scene, pieces: [], camps: [] }, place, 0)
  const feature = table.scene.features.find(({ id }) => id === hit?.id)
  return feature === undefined || feature.locked || feature.shape.kind !== 'polygon' ? null : feature
}
