import type { Pose, TablePoint } from '@rules/core/geometry'
import type { Side } from '@rules/core/ids'
import type { FeatureLook, FeatureShape, NoteSymbol } from '@rules/games/warlord-medieval/model'
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
  /** A picture of the real table, laid beneath everything. */
  readonly background?: TableBackground
  /** Areas within so many inches of some pieces, each drawn as one shape without lines inside. */
  readonly reaches?: readonly TableReach[]
  readonly notes?: readonly TableNote[]
  /** Charges that are declared and not over: an arrow each, from base to base, that follows both. */
  readonly charges?: readonly TableCharge[]
  /** Where pieces stood, such as at the start of the turn: outlines beneath everything that stands. */
  readonly stoodAt?: readonly TableStand[]
  /** The ways that pieces took, drawn as arrows. */
  readonly tracks?: readonly TableTrack[]
}

/** A picture whose lower left corner lies at the origin, turned about it; its height follows from its own shape. */
export type TableBackground = {
  readonly imageUrl: string
  readonly widthInches: number
  readonly origin: TablePoint
  /** Counter-clockwise. */
  readonly rotationRadians: number
  /** Over 0, to 1, which it is when left out. */
  readonly opacity?: number
}

/** The reach of a unit, a battle line or an army; it follows its pieces while they are dragged. */
export type TableReach = {
  readonly id: string
  /** Ids of pieces; those that are not on the table are passed over. */
  readonly ids: readonly string[]
  readonly inches: number
  readonly side: Side | null
}

/** A note or marker at a place; it may be chosen, dragged and opened like a piece. */
export type TableNote = {
  readonly id: string
  readonly at: TablePoint
  /** Empty for a bare marker. */
  readonly text: string
  readonly symbol: NoteSymbol
  readonly side?: Side | null
  readonly locked?: boolean
  /** Not for everybody's eyes: drawn with a broken rim. */
  readonly isPrivate?: boolean
}

/** Who charges whom, by the ids of pieces, and what is written on the arrow. */
export type TableCharge = {
  readonly id: string
  readonly charger: string
  readonly target: string
  readonly side: Side
  readonly label: string
}

/** A base where it no longer stands; the id is the piece's. In a sketch `real` is where it stands all the same. */
export type TableStand = Pick<TablePiece, 'id' | 'side' | 'pose' | 'frontageInches' | 'depthInches'> & {
  readonly kind?: 'real'
}

/** A way of two or more places, from where a piece stood to where it stands; the id is the piece's. A `sketch` was never gone. */
export type TableTrack = {
  readonly id: string
  readonly side: Side
  readonly way: readonly TablePoint[]
  readonly kind?: 'sketch'
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
  /** Casualties: so many of its stands are lost. */
  readonly stands?: { readonly lost: number; readonly of: number }
  /** How far it may still move, where that is known: shown beside the distance while it is dragged. */
  readonly limitInches?: number
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
    /** So far down the table from its place it begins, to lie beside what it belongs to and not under it. */
    readonly clearInches?: number
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

/** What a shape that follows the pointer is called among the previewed shapes. */
export const PLACED_SHAPE = 'placed-shape'

/** What follows the pointer until a click, or Enter, puts it on the table. */
export type Placing =
  /** Placed by `onMove('place', …)` under the piece's id. */
  | { readonly kind: 'piece'; readonly piece: TablePiece }
  | { readonly kind: 'camp'; readonly camp: TableCamp }
  /** Placed by `onMoveNote` under the note's id. */
  | { readonly kind: 'note'; readonly note: TableNote }
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

/** Tools that a palette need not have: of a map's editor, or started by a command. */
export const SPECIAL_TOOL_NAMES = ['split', 'join', 'calibrate', 'pick', 'pull'] as const
export type SpecialToolName = (typeof SPECIAL_TOOL_NAMES)[number]
export type AnyToolName = ToolName | SpecialToolName

/** Bands at these distances from each selected piece: ahead of its front edge within its front zone, or all round its base. */
export type RangeBands = { readonly from: 'front' | 'base'; readonly inches: readonly number[] }

/** How pieces were moved. By hand, by key or by a typed figure: each is a move of the game and none a correction. */
export type GestureManner = 'place' | 'move' | 'turn' | 'wheel' | 'about-face' | 'step'

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
  /** A feature was cut in two with the split tool. */
  readonly onSplit?: (id: string, parts: readonly [FeatureShape, FeatureShape]) => unknown
  /** Two features were joined with the join tool: the first is to take the shape, the second to go. */
  readonly onJoin?: (ids: readonly [string, string], shape: FeatureShape) => unknown
  /** With the calibrate tool: so many inches lie between two places of the background. */
  readonly onCalibrate?: (from: TablePoint, to: TablePoint, inches: number) => unknown
  /** With the pull tool: the background was moved so far since the press, and whether it was let go. */
  readonly onPull?: (by: TablePoint, isDone: boolean) => unknown
  /** With the pick tool: this piece, or none. */
  readonly onPick?: (id: string | null) => unknown
  /** A note was dragged or nudged, or put down. */
  readonly onMoveNote?: (id: string, at: TablePoint) => unknown
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
