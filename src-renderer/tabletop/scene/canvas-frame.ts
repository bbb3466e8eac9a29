import type { DeskFrame } from '../desk'
import type { RangeBands } from '../table-model'

/** What is to be seen, beyond what the desk holds. */
export type CanvasFrame = DeskFrame & {
  /** The reach drawn round selected and hovered pieces, in inches; null for none. */
  readonly reachInches: number | null
  /** Drawn round each selected piece; null for none. */
  readonly bands: RangeBands | null
  /** Whether the lines between front, flanks and rear of selected pieces are drawn. */
  readonly zones: boolean
  /** How far front and rear zones open beyond straight ahead and straight back. */
  readonly zoneDegrees: number
  /** The piece that the keyboard is on. */
  readonly focus: string | null
  /** Pieces that something else points at, such as a trouble chosen in a list. */
  readonly highlight: readonly string[]
}
