import type { Pose, TablePoint } from '@rules/core/geometry'
import type { Side } from '@rules/core/ids'
import type { FeatureLook, FeatureShape } from '@rules/games/warlord-medieval/model'
import type { ViewArea } from './camera'

/**
 * What a tabletop shows, in table inches and ready-made words: the tabletop knows pieces, terrain, zones and
 * links, and no game's rules. A game's folder makes this from its state.
 */
export type TableScene = {
  readonly widthInches: number
  readonly depthInches: number
  /** Whose edge each long edge is; shown beside it. */
  readonly edges: Readonly<Record<Side, string>>
  readonly zones: readonly TableZone[]
  /** Dashed lines across the table, such as the centreline. */
  readonly rulings: readonly {
    readonly id: string
    readonly from: TablePoint
    readonly to: TablePoint
    readonly label: string
    readonly side: Side | null
  }[]
  readonly features: readonly TableFeature[]
  readonly camps: readonly TableCamp[]
  readonly pieces: readonly TablePiece[]
}

export type TableZone = {
  readonly id: string
  readonly points: readonly TablePoint[]
  readonly side: Side | null
  /** A hatched zone is one where most may not stand. */
  readonly style: 'tint' | 'hatch'
  readonly label: string
}

export type TableFeature = {
  readonly id: string
  readonly name: string
  readonly look: FeatureLook
  readonly shape: FeatureShape
  readonly locked: boolean
}

export type TableCamp = {
  readonly id: string
  readonly side: Side
  readonly pose: Pose
  readonly sideInches: number
  /** A camp that is not to be moved; left out, it can be. */
  readonly locked?: boolean
}

export type TablePiece = {
  readonly id: string
  readonly side: Side
  readonly name: string
  /** Name of a Game Icons picture that scene/icons knows. */
  readonly icon: string
  readonly pose: Pose
  readonly frontageInches: number
  readonly depthInches: number
  /** Carries a banner; `warlord` has the larger one. */
  readonly banner: 'warlord' | 'leader' | null
  readonly order: 'good' | 'disordered' | 'broken'
  readonly hidden: boolean
  readonly engaged: boolean
  readonly locked: boolean
}

/** What is judged while the table is looked at or a piece is dragged: recomputed in the frame it is drawn in. */
export type TableJudgement = {
  readonly links: readonly TableLink[]
  /** Pieces that something is wrong with, marked with a sign. */
  readonly alerts: ReadonlySet<string>
  /** Short words beside the dragged piece, such as "2.8″, at most 3″". */
  readonly remarks: readonly {
    readonly at: TablePoint
    readonly text: string
    readonly tone: 'fine' | 'near' | 'settle'
  }[]
}

export type TableLink = {
  readonly id: string
  readonly side: Side
  readonly from: TablePoint
  readonly to: TablePoint
  readonly label: string
  /** `near` is close to its limit; `settle` is over it and drawn broken. */
  readonly tone: 'fine' | 'near' | 'settle'
}

/** Poses that differ from the scene's while a gesture is under way, by piece or camp id. */
export type PreviewPoses = ReadonlyMap<string, Pose>

/** Shapes that differ from the scene's while a feature is moved or its corners are, by feature id. */
export type PreviewShapes = ReadonlyMap<string, FeatureShape>

/** What follows the pointer until a click, or Enter, puts it on the table. */
export type Placing =
  /** Placed by `onMove('place', …)` under the piece's id. */
  | { readonly kind: 'piece'; readonly piece: TablePiece }
  | { readonly kind: 'camp'; readonly camp: TableCamp }
  /** Placed by `onDraw`; the shape lies round the origin, as the ready shapes of shapes.ts do. */
  | {
      readonly kind: 'shape'
      readonly name: string
      readonly look: FeatureLook
      readonly shape: FeatureShape
    }

/** What a line of sight runs from or to: a piece by its id, or a bare place. */
export type SightEnd =
  | { readonly kind: 'piece'; readonly id: string }
  | { readonly kind: 'place'; readonly at: TablePoint }

/** The verdict on a line of sight, by the game's rules. */
export type TableSight = {
  readonly clear: boolean
  /** The line that sees, or when none does the one that comes nearest to it. */
  readonly from: TablePoint
  readonly to: TablePoint
  /** The stretches of that line that are blocked. */
  readonly blocked: readonly { readonly from: TablePoint; readonly to: TablePoint }[]
  /** What blocks it, in words: names of features or pieces. */
  readonly blockers: readonly string[]
}

/** Finds the line of sight between two ends; null when the game cannot tell. */
export type FindSight = (from: SightEnd, to: SightEnd) => TableSight | null

export const TOOL_NAMES = ['select', 'wheel', 'ruler', 'sight', 'polygon', 'polyline', 'vertices'] as const
export type ToolName = (typeof TOOL_NAMES)[number]

export type GestureManner = 'place' | 'move' | 'turn' | 'wheel' | 'about-face' | 'nudge'

/**
 * What a tabletop tells its game. One gesture makes one call, at its end. Where a call gives a promise, what was moved
 * stays where it was let go until the promise is settled; so give the one of the command.
 */
export type TableHandlers = {
  /**
   * Judges the table with these poses (and feature shapes); called in the frame that draws them, so it must be quick.
   * A piece that is being placed is in it under its id.
   */
  readonly judge: (preview: PreviewPoses, shapes: PreviewShapes) => TableJudgement
  readonly onSelect: (ids: readonly string[]) => void
  readonly onMove: (
    manner: GestureManner,
    moves: readonly { readonly id: string; readonly pose: Pose }[],
  ) => unknown
  /** A shape was drawn with the polygon or polyline tool. */
  readonly onDraw: (shape: FeatureShape) => unknown
  /** A feature was moved or its vertices were changed. */
  readonly onReshape: (id: string, shape: FeatureShape) => unknown
  /** Something was dropped from outside, such as a unit from the army list. */
  readonly onDrop: (payload: string, at: TablePoint) => void
  /** Where the pointer is and how far the gesture went, for the status line; null when there is nothing to say. */
  readonly onStatus: (status: TableStatus | null) => void
  /** Another part of the table is shown. */
  readonly onView?: (area: ViewArea) => void
  /** A tool's key was pressed on the table; without it those keys do nothing. */
  readonly onTool?: (tool: ToolName) => void
  /** A piece, camp or feature was double-clicked, or Enter pressed on it. */
  readonly onOpen?: (id: string) => void
  /** Esc while something was being placed. */
  readonly onPlacingCancelled?: () => void
}

export type TableStatus = {
  readonly pointer: TablePoint
  readonly movedInches: number | null
  readonly turnedRadians: number | null
  /** Length of what is being drawn or measured. */
  readonly lengthInches: number | null
}
