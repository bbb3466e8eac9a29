import type { Pose } from './geometry'
import type { Side } from './ids'

/** How one piece stood in a deployment, with what it may be known by in another battle. */
export type Placement = {
  readonly side: Side
  /** The piece's id in its army list, the same in every battle that the list is taken to. */
  readonly listed: string
  readonly name: string
  readonly type: string
  readonly pose: Pose
  /** Who led the battle line that it was assigned to, by his id in the list and his name; null for none. */
  readonly line: { readonly listed: string; readonly name: string } | null
}

/** Where the pieces of a battle stood when it began, to be taken over into another; lengths in inches. */
export type Deployment = {
  readonly widthInches: number
  readonly depthInches: number
  readonly armies: Readonly<Record<Side, string>>
  readonly placements: readonly Placement[]
}
