import type { TableScene } from '../tabletop/table-model'
import { CHECK_BARS_MM } from './check-bars'
import { layOutLabels, type PlacedLabel } from './label-layout'
import { paginate } from './paginate'
import type { Block, Drawing, MapKey, PageSize, Printout, Sheet } from './printout'
import { type Tile, tilesOf } from './tiles'

/** What stands on one page. */
export type Page = { readonly heading: string } & (
  | {
      readonly kind: 'map'
      readonly scene: TableScene
      readonly marks: ReadonlyMap<string, string>
      readonly keys: readonly MapKey[]
    }
  | { readonly kind: 'keys'; readonly keys: readonly MapKey[] }
  | { readonly kind: 'flow'; readonly blocks: readonly Block[] }
  | { readonly kind: 'labels'; readonly labels: readonly PlacedLabel[] }
  | { readonly kind: 'tile'; readonly tile: Tile }
  | { readonly kind: 'drawing'; readonly drawing: Drawing }
)

/** How wide the keys beside a map are. */
export const KEYS_MM = 62

const KEY_LINE_MM = 3.4
/** How many letters surely fit on a line of the keys. */
const KEY_LETTERS = 34

/** What is left for an outline above the bars and beside nothing. */
export function tileSize({ inner }: PageSize): { readonly widthMm: number; readonly heightMm: number } {
  return { widthMm: inner.widthMm, heightMm: inner.heightMm - CHECK_BARS_MM - 2 }
}

/** Every page of a printout in order; `heights` are those of each flowing sheet's blocks, in millimetres. */
export function pagesOf(
  { sheets }: Printout,
  size: PageSize,
  heights: ReadonlyMap<Sheet, readonly number[]>,
): readonly Page[] {
  return sheets.flatMap((sheet) => sheetPages(sheet, size, heights.get(sheet) ?? []))
}

function sheetPages(sheet: Sheet, size: PageSize, heights: readonly number[]): readonly Page[] {
  const { heading } = sheet
  const room = size.inner.heightMm
  switch (sheet.kind) {
    case 'map': {
      const [first = [], ...rest] = splitKeys(sheet.keys, room, room * 3)
      return [
        { kind: 'map', heading, scene: sheet.scene, marks: sheet.marks, keys: first },
        ...rest.map((keys): Page => ({ kind: 'keys', heading, keys })),
      ]
    }
    case 'flow':
      return paginate(sheet.blocks, heights, room).map((blocks): Page => ({ kind: 'flow', heading, blocks }))
    case 'labels':
      return layOutLabels(sheet.labels, size).map((labels): Page => ({ kind: 'labels', heading, labels }))
    case 'drawings':
      return sheet.drawings.map((drawing): Page => ({ kind: 'drawing', heading, drawing }))
    case 'outlines':
      return sheet.outlines.flatMap((outline) =>
        tilesOf(outline, tileSize(size)).map((tile): Page => ({ kind: 'tile', heading, tile })),
      )
  }
}

/** Keys by pages: what fits beside the map, then what fits on whole pages; lines are counted on the safe side. */
function splitKeys(keys: readonly MapKey[], firstMm: number, laterMm: number): readonly MapKey[][] {
  const pages: MapKey[][] = [[]]
  let left = firstMm
  for (const key of keys) {
    const height = KEY_LINE_MM * Math.ceil(Math.max(1, key.name.length) / KEY_LETTERS) + (key.heading ? 1 : 0)
    if (height > left) {
      pages.push([])
      // Columns break unevenly; a line of each is left free for that.
      left = laterMm - 6 * KEY_LINE_MM
    }
    pages.at(-1)?.push(key)
    left -= height
  }
  return pages
}
