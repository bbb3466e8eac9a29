import { distanceToOutline, type Footprint, locatePoint, type TablePoint } from '@rules/core/geometry'

/** Where a mark of a terrain pattern stands, and a figure from 0 to 1 that makes it a little unlike its neighbours. */
export type Place = TablePoint & { readonly chance: number }

/**
 * Places for a pattern's marks inside a polygon: rows that are shifted against each other and a little uneven, as drawn
 * by hand, each at least the margin away from the outline. The same polygon always gives the same places, wherever it
 * lies on the table.
 */
export function scatter(polygon: Footprint, stepInches: number, marginInches: number): readonly Place[] {
  const { minX, minY, maxX, maxY } = polygon.bounds
  const rows = Math.ceil((maxY - minY) / (stepInches * 0.86)) + 1
  const columns = Math.ceil((maxX - minX) / stepInches) + 1
  const places: Place[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = -1; column < columns; column++) {
      const chance = noise(row, column)
      const point = {
        x: minX + (column + (row % 2) / 2 + (chance - 0.5) * 0.35) * stepInches + stepInches * 0.3,
        y: minY + (row * 0.86 + (noise(column, row + 31) - 0.5) * 0.3) * stepInches + stepInches * 0.2,
      }
      if (locatePoint(polygon, point) !== 'inside') continue
      if (distanceToOutline(polygon, point) < marginInches) continue
      places.push({ ...point, chance })
    }
  }
  return places
}

/** An even-looking figure from 0 to 1 for a cell of a grid; the same for the same cell. */
export function noise(row: number, column: number): number {
  const value = Math.sin(row * 127.1 + column * 311.7) * 43758.5453
  return value - Math.floor(value)
}
