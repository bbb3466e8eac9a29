import type { DeskFrame } from '../desk'

/** What is to be seen, beyond what the desk holds. */
export type CanvasFrame = DeskFrame & {
  /** The reach drawn round selected and hovered pieces, in inches; null for none. */
  readonly reachInches: number | null
  /** The piece that the keyboard is on. */
  readonly focus: string | null
  /** Pieces that something else points at, such as a trouble chosen in a list. */
  readonly highlight: readonly string[]
}
