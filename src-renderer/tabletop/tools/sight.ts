import { gapInches, type TablePoint } from '@rules/core/geometry'
import { toInches } from '../camera'
import { findAt } from '../footprints'
import type { SightEnd, TableSight } from '../table-model'
import type { ToolMark } from './marks'
import {
  dragThreshold,
  NO_FEEDBACK,
  pixelsBetween,
  type ToolPointer,
  type ToolState,
  type ToolTable,
} from './tool-state'

type Look = { readonly end: SightEnd; readonly at: TablePoint }

/** The line of sight tool at rest, with the last verdict still shown. */
export function sightIdle(
  table: ToolTable,
  kept: readonly [Look, Look] | null = null,
  hover: string | null = null,
): ToolState {
  return {
    id: kept === null ? 'sight.idle' : 'sight.seen',
    feedback: {
      ...NO_FEEDBACK,
      cursor: 'crosshair',
      hover,
      marks: kept === null ? [] : marksOf(table, kept[0], kept[1]),
    },
    onPointerMove: (pointer) => sightIdle(table, kept, pieceIdAt(table, pointer)),
    onPointerLeave: () => sightIdle(table, kept),
    onPointerDown: (pointer) => looking(table, lookAt(table, pointer), pointer, pointer),
    ...(kept === null ? {} : { onCancel: () => sightIdle(table) }),
  }
}

/** The line runs to the pointer, judged in every frame; a second click, a drag that is let go or Enter keeps it. */
function looking(table: ToolTable, from: Look, pointer: ToolPointer, pressed: ToolPointer | null): ToolState {
  const to = lookAt(table, pointer)
  return {
    id: 'sight.looking',
    feedback: {
      ...NO_FEEDBACK,
      cursor: 'crosshair',
      hover: pieceIdAt(table, pointer),
      marks: marksOf(table, from, to),
      progress: { movedInches: null, turnedRadians: null, lengthInches: gapInches(from.at, to.at) },
    },
    onPointerMove: (next) => looking(table, from, next, pressed),
    onPointerDown: (next) => sightIdle(table, [from, lookAt(table, next)]),
    onPointerUp: (last) => {
      const isDragged = pressed !== null && pixelsBetween(last.screen, pressed.screen) > dragThreshold(last)
      return isDragged ? sightIdle(table, [from, lookAt(table, last)]) : looking(table, from, last, null)
    },
    onKey: (key) => (key.key === 'Enter' ? sightIdle(table, [from, to]) : null),
    onCancel: () => sightIdle(table),
  }
}

function lookAt(table: ToolTable, pointer: ToolPointer): Look {
  const id = pieceIdAt(table, pointer)
  const end: SightEnd = id === null ? { kind: 'place', at: pointer.table } : { kind: 'piece', id }
  return { end, at: pointer.table }
}

function pieceIdAt(table: ToolTable, pointer: ToolPointer): string | null {
  const hit = findAt(table.scene, pointer.table, toInches(table.camera, pointer.touch ? 12 : 3))
  return hit?.kind === 'piece' ? hit.id : null
}

function marksOf(table: ToolTable, from: Look, to: Look): readonly ToolMark[] {
  if (from.end.kind === 'piece' && to.end.kind === 'piece' && from.end.id === to.end.id) return []
  const sight = table.findSight?.(from.end, to.end) ?? null
  if (sight === null) {
    const inches = gapInches(from.at, to.at)
    return [
      { kind: 'ray', from: from.at, to: to.at, tone: 'accent' },
      { kind: 'figure', at: to.at, tone: 'accent', figure: { say: 'no-verdict', inches } },
    ]
  }
  return [...rays(sight), figureOf(sight)]
}

/** The whole line in the verdict's tone, and what is blocked of it over that. */
function rays(sight: TableSight): readonly ToolMark[] {
  const { from, to, blocked } = sight
  return [
    { kind: 'ray', from, to, tone: sight.clear ? 'fine' : 'near' },
    ...blocked.map((part): ToolMark => ({ kind: 'ray', from: part.from, to: part.to, tone: 'settle' })),
  ]
}

function figureOf({ clear, from, to, blockers }: TableSight): ToolMark {
  return {
    kind: 'figure',
    at: to,
    tone: clear ? 'fine' : 'settle',
    figure: { say: 'sight', clear, inches: gapInches(from, to), blockers },
  }
}
