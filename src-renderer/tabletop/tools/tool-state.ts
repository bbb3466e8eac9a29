import type { TablePoint } from '@rules/core/geometry'
import type { FeatureShape } from '@rules/games/warlord-medieval/model'
import type { Camera, ScreenPoint } from '../camera'
import type {
  FindSight,
  GestureManner,
  Placing,
  PreviewPoses,
  PreviewShapes,
  TableHandlers,
  TableScene,
} from '../table-model'
import type { ToolMark } from './marks'

/** What is held down while the pointer acts. */
export type Held = { readonly shift: boolean; readonly alt: boolean; readonly ctrl: boolean }

export const NOTHING_HELD: Held = { shift: false, alt: false, ctrl: false }

/** The pointer as tools see it: one place, in the window and on the table, and how coarse it is. */
export type ToolPointer = Held & {
  readonly screen: ScreenPoint
  readonly table: TablePoint
  /** A finger: wants larger targets, and moves the view where there is nothing to take hold of. */
  readonly touch: boolean
}

export type ToolKey = Held & { readonly key: string }

export type Cursor = 'default' | 'move' | 'grab' | 'grabbing' | 'crosshair' | 'rotate' | 'not-allowed'

/** How far a gesture went, for the status line. */
export type Progress = {
  readonly movedInches: number | null
  readonly turnedRadians: number | null
  readonly lengthInches: number | null
}

/** What a tool wants seen while it is in a state. */
export type ToolFeedback = {
  readonly poses: PreviewPoses
  readonly shapes: PreviewShapes
  readonly marks: readonly ToolMark[]
  readonly cursor: Cursor
  /** The piece, camp or feature under the pointer. */
  readonly hover: string | null
  readonly progress: Progress | null
}

export const NO_FEEDBACK: ToolFeedback = {
  poses: new Map(),
  shapes: new Map(),
  marks: [],
  cursor: 'default',
  hover: null,
  progress: null,
}

/**
 * A state of a tool: what it shows, and which state comes after each thing that can happen. A state is never changed;
 * what a gesture started from is closed over, so every move is computed from the start and not from the last move.
 */
export type ToolState = {
  /** Such as `select.translating`. */
  readonly id: string
  readonly feedback: ToolFeedback
  readonly onPointerDown?: (pointer: ToolPointer) => ToolState
  readonly onPointerMove?: (pointer: ToolPointer) => ToolState
  readonly onPointerUp?: (pointer: ToolPointer) => ToolState
  readonly onPointerLeave?: () => ToolState
  readonly onDoubleClick?: (pointer: ToolPointer) => ToolState
  /** Null when the key means nothing here and may mean something to the table. */
  readonly onKey?: (key: ToolKey) => ToolState | null
  /** Esc, a lost pointer, a second finger: leaves everything as it was. */
  readonly onCancel?: () => ToolState
}

/** What tools see of the table and may do to it. Read anew each time: scene, camera and selection change under them. */
export type ToolTable = {
  readonly scene: TableScene
  readonly camera: Camera
  readonly selection: readonly string[]
  readonly snap: boolean
  readonly placing: Placing | null
  /** The longest outline a feature may have, in inches, or null. */
  readonly drawLimitInches: number | null
  readonly findSight: FindSight | null
  readonly select: (ids: readonly string[]) => void
  readonly move: (manner: GestureManner, moves: Parameters<TableHandlers['onMove']>[1]) => void
  readonly draw: TableHandlers['onDraw']
  readonly reshape: TableHandlers['onReshape']
  readonly open: (id: string) => void
  readonly split: (id: string, parts: readonly [FeatureShape, FeatureShape]) => void
  readonly join: (ids: readonly [string, string], shape: FeatureShape) => void
  readonly calibrate: (from: TablePoint, to: TablePoint, inches: number) => void
  readonly pull: (by: TablePoint, isDone: boolean) => void
  readonly moveNote: (id: string, at: TablePoint) => void
  /** The pick tool's piece, or null when it is given up. */
  readonly pick: (id: string | null) => void
  readonly panBy: (left: number, top: number) => void
  readonly cancelPlacing: () => void
}

/** How far the pointer moves before a press becomes a drag, in pixels. */
export function dragThreshold(pointer: ToolPointer): number {
  return pointer.touch ? 9 : 4
}

/** How near a handle must be pressed, in pixels. */
export function grabRadius(pointer: ToolPointer): number {
  return pointer.touch ? 24 : 11
}

/** The distance between two places of the window, in pixels. */
export function pixelsBetween(a: ScreenPoint, b: ScreenPoint): number {
  return Math.hypot(a.left - b.left, a.top - b.top)
}
