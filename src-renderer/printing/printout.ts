import type { Settings } from '@contract/library'
import type { Paper, PrintData } from '@contract/printing'
import type { PictureExtent } from '../tabletop/picture-size'
import type { PaintPart } from '../tabletop/scene/table-painter'
import type { TableLink, TableScene } from '../tabletop/table-model'
import type { Words } from '../tabletop/words'

/** Millimetres in an inch. */
export const MM_PER_INCH = 25.4

/** A paper's short and long edge, in millimetres. */
const EDGES = { a4: [210, 297], a3: [297, 420], letter: [215.9, 279.4] } as const satisfies Record<
  Paper,
  readonly [number, number]
>

/** What is kept free round the edges, since printers cannot print there. */
export const MARGIN_MM = 10

/** The height of the line above and below what is on a page. */
export const HEAD_MM = 11
export const FOOT_MM = 8

/** A page as it is laid out. */
export type PageSize = {
  readonly widthMm: number
  readonly heightMm: number
  /** What lies within margins, head and foot. */
  readonly inner: { readonly widthMm: number; readonly heightMm: number }
}

/** The size of a page of a paper. */
export function pageSize(paper: Paper, landscape: boolean): PageSize {
  const [short, long] = EDGES[paper]
  const [widthMm, heightMm] = landscape ? [long, short] : [short, long]
  return {
    widthMm,
    heightMm,
    inner: {
      widthMm: widthMm - 2 * MARGIN_MM,
      heightMm: heightMm - 2 * MARGIN_MM - HEAD_MM - FOOT_MM,
    },
  }
}

/** A piece that is named beside a map by a short key on it. */
export type MapKey = { readonly key: string; readonly name: string; readonly heading: boolean }

/** A label of the size of a unit's base, to be cut out and stood on the table in its place or beneath it. */
export type UnitLabel = {
  readonly side: 'a' | 'b'
  readonly name: string
  readonly facts: string
  readonly line: string
  readonly frontageInches: number
  readonly depthInches: number
}

/** An outline at true scale. */
export type TrueOutline = {
  readonly name: string
  readonly closed: boolean
  readonly points: readonly { readonly x: number; readonly y: number }[]
}

/** One thing of a text that runs over as many pages as it needs; none is cut by the end of a page. */
export type Block =
  | { readonly kind: 'heading' | 'text' | 'struck' | 'small'; readonly text: string }
  | {
      readonly kind: 'row'
      readonly cells: readonly string[]
      /** The share of the width that each column has. */
      readonly columns: readonly number[]
      /** A row of headings, repeated where the table goes on. */
      readonly isHead: boolean
    }
  | { readonly kind: 'picture'; readonly svg: string }

/** A page that a game draws itself, as SVG in millimetres. */
export type Drawing = {
  readonly svg: string
  /** Left out, it lies within margins, head and foot; `whole` fills the page, whose words stand at its left edge. */
  readonly whole?: boolean
  /** Bars to be held against a ruler below it. */
  readonly bars?: boolean
  /** What stands in the middle of the foot. */
  readonly note?: string
}

/** A part of what is printed. */
export type Sheet =
  | {
      readonly kind: 'map'
      readonly heading: string
      readonly scene: TableScene
      readonly marks: ReadonlyMap<string, string>
      readonly keys: readonly MapKey[]
    }
  | { readonly kind: 'flow'; readonly heading: string; readonly blocks: readonly Block[] }
  | { readonly kind: 'labels'; readonly heading: string; readonly labels: readonly UnitLabel[] }
  | { readonly kind: 'outlines'; readonly heading: string; readonly outlines: readonly TrueOutline[] }
  | { readonly kind: 'drawings'; readonly heading: string; readonly drawings: readonly Drawing[] }

/** Everything that is printed at once. */
export type Printout = {
  readonly title: string
  /** Whom it is for, in words: on every page, so that no sheet falls into the wrong hands. */
  readonly audience: string
  readonly landscape: boolean
  readonly sheets: readonly Sheet[]
}

/** A table as a picture shows it. */
export type TableDrawn = {
  readonly scene: TableScene
  readonly links: readonly TableLink[]
  readonly words: Words
}

/** A board that its game paints itself, such as a mat of cards. */
export type BoardDrawn = {
  readonly scene: PictureExtent
  /** What paints any part of it, drawn at so many pixels an inch. */
  readonly painterAt: (pixelsPerInch: number) => PaintPart
}

/** Makes the picture of a game's table, as the audience of the request may know it. */
export type MakeTable = (data: PrintData, settings: Settings) => TableDrawn | BoardDrawn

/** Makes a game's sheets in the language and units of the settings. */
export type MakePrintout = (data: PrintData, settings: Settings) => Printout
