import {
  type Base,
  overlaps,
  polygonFootprint,
  rectangleFootprint,
  type TablePoint,
} from '@rules/core/geometry'
import { campBase } from './footprints'
import type { TableScene } from './table-model'

/** The selection with an id taken in, or taken out when it was in. */
export function toggled(selection: readonly string[], id: string): readonly string[] {
  return selection.includes(id) ? selection.filter((each) => each !== id) : [...selection, id]
}

/** The pieces and camps that a box touches, in the order of the scene. */
export function idsInBox(scene: TableScene, from: TablePoint, to: TablePoint): readonly string[] {
  if (from.x === to.x || from.y === to.y) return []
  const box = polygonFootprint([from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }])
  const touches = (base: Base) => overlaps(box, rectangleFootprint(base))
  return [
    ...scene.pieces.filter(touches).map(({ id }) => id),
    ...scene.camps.filter((camp) => touches(campBase(camp))).map(({ id }) => id),
  ]
}

/** The selection with some ids added, each once. */
export function withAdded(selection: readonly string[], ids: readonly string[]): readonly string[] {
  return [...new Set([...selection, ...ids])]
}

/** The id after (or before) another in the order of the scene, pieces before camps before features before notes; null past the end. */
export function neighbourId(scene: TableScene, id: string | null, step: 1 | -1): string | null {
  const ids = [...scene.pieces, ...scene.camps, ...scene.features, ...(scene.notes ?? [])].map(
    (each) => each.id,
  )
  const at = id === null ? -1 : ids.indexOf(id)
  if (at === -1) return (step === 1 ? ids[0] : ids.at(-1)) ?? null
  return ids[at + step] ?? null
}
