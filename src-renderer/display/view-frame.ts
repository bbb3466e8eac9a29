import type { ViewArea } from '@contract/display'
import type { TableScene } from '../tabletop/table-model'

type Extent = Pick<TableScene, 'widthInches' | 'depthInches'>

/** The outline, on the referee's table, of the part that the display shows; none while it shows all of the table. */
export function viewFrame(area: ViewArea, table: Extent, label: string): TableScene['rulings'] {
  const { widthInches, depthInches } = table
  const across = [area.centre.x - area.widthInches / 2, area.centre.x + area.widthInches / 2] as const
  const along = [area.centre.y - area.heightInches / 2, area.centre.y + area.heightInches / 2] as const
  const [left, right] = [Math.max(0, across[0]), Math.min(widthInches, across[1])]
  const [near, far] = [Math.max(0, along[0]), Math.min(depthInches, along[1])]
  if (left >= right || near >= far) return []
  if (left === 0 && near === 0 && right === widthInches && far === depthInches) return []
  const edge = (id: string, x1: number, y1: number, x2: number, y2: number, words = '') => ({
    id: `display-${id}`,
    from: { x: x1, y: y1 },
    to: { x: x2, y: y2 },
    label: words,
    side: null,
  })
  return [
    edge('far', left, far, right, far, label),
    edge('near', left, near, right, near),
    edge('left', left, near, left, far),
    edge('right', right, near, right, far),
  ]
}
