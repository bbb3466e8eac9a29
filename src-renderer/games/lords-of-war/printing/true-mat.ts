import type { Paper } from '@contract/printing'
import type { State } from '@rules/games/lords-of-war/model'
import { say } from '../../../messages/messages.svelte'
import { tileSize } from '../../../printing/pages'
import { type Drawing, MM_PER_INCH, pageSize } from '../../../printing/printout'
import { tileSvg } from '../../../printing/tile-svg'
import { type Tile, tilesOf } from '../../../printing/tiles'
import { matBounds } from '../scene/mat-scene'
import { TRUE_SCALE } from './card-svg'
import { matGround, sizeOf } from './mat-svg'

/** The empty mat in its true size over as many pages as it needs, to be glued; the page's direction that needs fewest. */
export function trueMat(
  state: State,
  paper: Paper,
): { readonly landscape: boolean; readonly drawings: readonly Drawing[] } {
  const empty = { ...state, mat: {} }
  const part = { ...matBounds(state), scale: TRUE_SCALE }
  const { width, height } = sizeOf(part)
  const [right, far] = [width / MM_PER_INCH, height / MM_PER_INCH]
  // The far left corner first: a page is drawn from where it lies.
  const points = [
    { x: 0, y: far },
    { x: right, y: far },
    { x: right, y: 0 },
    { x: 0, y: 0 },
  ]
  const outline = { name: say('lw.mat.label'), closed: true, points }
  const [upright, across] = [false, true].map((landscape) => {
    const size = tileSize(pageSize(paper, landscape))
    return { landscape, size, tiles: tilesOf(outline, size) }
  })
  const best =
    upright !== undefined && across !== undefined && across.tiles.length < upright.tiles.length
      ? across
      : upright
  if (best === undefined) return { landscape: false, drawings: [] }
  const ground = matGround(empty, part)
  return {
    landscape: best.landscape,
    drawings: best.tiles.map((tile) => ({
      svg: tileSvg(tile, best.size, placed(tile, ground)),
      bars: true,
      note: say('print.tile', {
        name: tile.outline.name,
        row: tile.row,
        rows: tile.rows,
        column: tile.column,
        columns: tile.columns,
      }),
    })),
  }
}

function placed({ points: [corner] }: Tile, drawn: string): string {
  return `<g transform="translate(${corner?.x ?? 0} ${corner?.y ?? 0})">${drawn}</g>`
}
