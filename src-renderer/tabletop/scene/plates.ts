import type { TablePoint } from '@rules/core/geometry'
import type { Brush } from './brush'

/** What a plate with a label covers, in pixels with y downwards as the window has them. */
export type Plate = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A place for a plate: at a place of the table, and so many pixels down the screen from it. */
export type PlatePlace = { readonly at: TablePoint; readonly down: number }

/** So far plates are kept from each other, in pixels. */
const APART_PIXELS = 2

/** What a plate covers whose middle is at a place, whichever way the table is seen. */
export function plateAt(
  { pixelsPerInch, viewFrom }: Pick<Brush, 'pixelsPerInch' | 'viewFrom'>,
  { at, down }: PlatePlace,
  { width, height }: { readonly width: number; readonly height: number },
): Plate {
  const up = viewFrom === 'a' ? 1 : -1
  const x = up * at.x * pixelsPerInch
  const y = -up * at.y * pixelsPerInch + down
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }
}

/** The first of some places where a plate lies on none of those that are there already; null when it does everywhere. */
export function firstFree<Place extends PlatePlace>(
  brush: Pick<Brush, 'pixelsPerInch' | 'viewFrom'>,
  places: readonly Place[],
  size: { readonly width: number; readonly height: number },
  taken: readonly Plate[],
): Place | null {
  return (
    places.find((place) => {
      const plate = plateAt(brush, place, size)
      return taken.every((other) => !overlap(plate, other))
    }) ?? null
  )
}

/** Do two plates lie on each other, or closer than they are kept apart? */
export function overlap(one: Plate, other: Plate): boolean {
  return (
    one.left < other.right + APART_PIXELS &&
    other.left < one.right + APART_PIXELS &&
    one.top < other.bottom + APART_PIXELS &&
    other.top < one.bottom + APART_PIXELS
  )
}
