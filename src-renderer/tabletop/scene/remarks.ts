import type { TablePoint } from '@rules/core/geometry'
import type { TableJudgement } from '../table-model'
import { type Brush, type Canvas2d, pill, pillSize, upright } from './brush'
import { toneColour } from './links'
import { firstFree, type Plate, type PlatePlace, plateAt } from './plates'

const REMARK_PIXELS = 13
/** So far below what it belongs to a remark stands, and so far apart the rows are where it finds no room. */
const BELOW_PIXELS = 34
const ROW_PIXELS = 23
/** So far from the outline of a shape its remark stands. */
const BESIDE_PIXELS = 16

const WEIGHT = { settle: 0, near: 1, fine: 2 } as const

/**
 * Short words beneath what they belong to; how far a gesture went is written above it. What is to be settled has its place
 * first; where no row is free, one of those stands on what is there, and any other is left out.
 */
export function drawRemarks(
  context: Canvas2d,
  brush: Brush,
  remarks: TableJudgement['remarks'],
  figures: readonly Plate[],
): void {
  const taken = [...figures]
  for (const { at, text, tone, clearInches = 0 } of [...remarks].sort(
    (a, b) => WEIGHT[a.tone] - WEIGHT[b.tone],
  )) {
    const size = pillSize(context, brush, text, REMARK_PIXELS)
    const places = placesOf(brush, at, clearInches)
    const place = firstFree(brush, places, size, taken) ?? (tone === 'fine' ? undefined : places[0])
    if (place === undefined) continue
    taken.push(plateAt(brush, place, size))
    upright(context, brush, at, (screen) => {
      screen.translate(0, place.down)
      pill(screen, brush, text, toneColour(brush.theme, tone), { size: REMARK_PIXELS })
    })
  }
}

/** Rows beneath what a remark belongs to; beside a shape, above it where there is nothing beneath it in the window. */
export function placesOf(
  brush: Pick<Brush, 'pixelsPerInch' | 'viewFrom' | 'sight'>,
  at: TablePoint,
  clearInches: number,
): readonly PlatePlace[] {
  const rows = [0, 1, 2, 3].map((row) => row * ROW_PIXELS)
  if (clearInches === 0) return rows.map((row) => ({ at, down: BELOW_PIXELS + row }))
  const first = BESIDE_PIXELS + clearInches * brush.pixelsPerInch
  const below = rows.map((row) => ({ at, down: first + row }))
  const { minY, maxY } = brush.sight
  const down = (first + ROW_PIXELS / 2) / brush.pixelsPerInch
  const isInSight = brush.viewFrom === 'a' ? at.y - down >= minY : at.y + down <= maxY
  return isInSight ? below : below.map((place) => ({ at, down: -place.down }))
}
