import { isWithin, type TablePoint } from '@rules/core/geometry'
import type { FeatureLook, FeatureShape } from '@rules/games/warlord-medieval/model'
import type { TableCamp, TableNote, TablePiece } from '../table-model'

/** From what to what was measured: the convention is written beside the figure. */
export type Convention =
  | 'bases'
  | 'base-to-place'
  | 'places'
  | 'way'
  | 'way-between-bases'
  | 'way-from-base'
  | 'way-to-base'

/** A figure beside a mark: what it says and its quantities; the words come from the message catalogue. */
export type Figure =
  | {
      readonly say: 'moved'
      readonly inches: number
      readonly radians: number
      readonly typed: string
      /** How far what is moved may go, where that is known. */
      readonly limitInches: number | null
    }
  | { readonly say: 'turned'; readonly radians: number; readonly typed: string }
  | {
      readonly say: 'wheeled'
      readonly inches: number
      readonly radians: number
      readonly typed: string
      readonly limitInches: number | null
    }
  | { readonly say: 'measured'; readonly inches: number; readonly convention: Convention }
  | { readonly say: 'leg'; readonly inches: number }
  | {
      readonly say: 'perimeter' | 'length'
      readonly inches: number
      readonly limitInches: number | null
      readonly typed: string
    }
  | {
      readonly say: 'sight'
      readonly clear: boolean
      readonly inches: number
      readonly blockers: readonly string[]
    }
  | { readonly say: 'no-verdict'; readonly inches: number }
  /** What lies between two places as shown, and what was typed that it is. */
  | {
      readonly say: 'known-length'
      readonly inches: number
      readonly typed: string
      readonly refused?: boolean
    }
  /** Two areas cannot be joined. */
  | { readonly say: 'apart' }
  | { readonly say: 'self-crossing' }
  | { readonly say: 'locked' }

export type Tone = 'fine' | 'near' | 'settle' | 'accent'

/** Something drawn over the table while a tool is at work, in table inches. */
export type ToolMark =
  | { readonly kind: 'box'; readonly from: TablePoint; readonly to: TablePoint }
  /** The handle that turns the selection, and the stalk it sits on. */
  | { readonly kind: 'handle'; readonly at: TablePoint; readonly stem: TablePoint }
  | { readonly kind: 'pivot'; readonly at: TablePoint; readonly chosen: boolean }
  | {
      readonly kind: 'arc'
      readonly centre: TablePoint
      readonly radiusInches: number
      readonly startRadians: number
      readonly sweepRadians: number
    }
  /** The way that something came. */
  | { readonly kind: 'trail'; readonly from: TablePoint; readonly to: TablePoint }
  | {
      readonly kind: 'guide'
      readonly from: TablePoint
      readonly to: TablePoint
      readonly manner: 'contact' | 'row'
    }
  | {
      readonly kind: 'draft'
      readonly shape: FeatureShape['kind']
      readonly points: readonly TablePoint[]
      readonly tone: Tone
      /** The last point follows the pointer and is not set yet. */
      readonly open: boolean
    }
  | { readonly kind: 'vertex'; readonly at: TablePoint; readonly role: 'corner' | 'middle' | 'chosen' }
  | { readonly kind: 'measure'; readonly from: TablePoint; readonly to: TablePoint }
  | { readonly kind: 'ray'; readonly from: TablePoint; readonly to: TablePoint; readonly tone: Tone }
  | { readonly kind: 'crosshair'; readonly at: TablePoint }
  | { readonly kind: 'figure'; readonly at: TablePoint; readonly figure: Figure; readonly tone: Tone }
  | { readonly kind: 'ghost-piece'; readonly piece: TablePiece }
  | { readonly kind: 'ghost-camp'; readonly camp: TableCamp }
  | { readonly kind: 'ghost-note'; readonly note: TableNote }
  | {
      readonly kind: 'ghost-shape'
      readonly look: FeatureLook
      readonly name: string
      readonly shape: FeatureShape
    }

/** The tone of a length beside its limit: near it from nine tenths on, to be settled beyond it. */
export function toneWithin(inches: number, limitInches: number | null): Tone {
  if (limitInches === null) return 'accent'
  if (!isWithin(inches, limitInches)) return 'settle'
  return inches > limitInches * 0.9 ? 'near' : 'fine'
}
