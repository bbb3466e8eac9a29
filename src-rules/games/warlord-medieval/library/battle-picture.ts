import { type Footprint, toTablePoint } from '../../../core/geometry'
import { SIDES } from '../../../core/ids'
import type { TablePicture } from '../../../core/outline'
import { CAMP_SIDE_INCHES, type State } from '../model'
import { onTable } from '../pieces'
import { tableOf } from '../table'
import { featureShape } from './map-picture'

type Shape = TablePicture['shapes'][number]
type Pose = { readonly x: number; readonly y: number; readonly facingRadians: number }

/**
 * The table of a Warlord Medieval battle as a small picture: terrain, camps, units. Hidden units are not in it, since
 * the list of battles may be seen by both players (WM-54).
 */
export function battlePicture(state: State): TablePicture {
  const { widthInches, depthInches } = tableOf(state)
  const terrain = Object.values(state.features).map(featureShape)
  const camps = SIDES.flatMap((side): Shape[] => {
    const { camp } = state.sides[side]
    if (camp === null) return []
    return [{ kind: 'camp', look: 'camp', side, points: corners(camp, CAMP_SIDE_INCHES, CAMP_SIDE_INCHES) }]
  })
  const units = Object.values(state.units).flatMap((unit): Shape[] => {
    if (!onTable(unit) || unit.hidden) return []
    const points = corners(unit.pose, unit.frontageInches, unit.depthInches)
    return [{ kind: 'unit', look: unit.mounted ? 'mounted' : 'foot', side: unit.side, points }]
  })
  return { widthInches, depthInches, shapes: [...terrain, ...camps, ...units] }
}

function corners(pose: Pose, frontageInches: number, depthInches: number): Footprint['points'] {
  const x = frontageInches / 2
  const y = depthInches / 2
  return [
    { x: -x, y },
    { x, y },
    { x, y: -y },
    { x: -x, y: -y },
  ].map((corner) => toTablePoint(pose, corner))
}
