import { type Footprint, isWithin, measureDistance, overlaps } from '../../../core/geometry'
import { SIDES, type Side } from '../../../core/ids'
import { type Violation, violation } from '../../../core/trace'
import { campPiece, findWarlord } from '../pieces'
import { basesNear, type TableScan } from '../table-scan'
import { baseOverlapInches } from './overlap-depth'
import { isDeploying, isInStages } from './stage-span'
import { inchesBeyondTable, inchesFromCentreline } from './zones'

/** How far the Warlord's camp stands from his banner unit at most, base to base (WM-53). */
export const CAMP_LIMIT_INCHES = 6

/** Camps: placed, on the own half, free of bases, each other and terrain, and near the Warlord's banner unit (WM-38, WM-53). */
export function checkCamps(scan: TableScan): readonly Violation[] {
  return [...SIDES.flatMap((side) => checkCamp(scan, side)), ...checkCampsApart(scan)]
}

function checkCamp(scan: TableScan, side: Side): readonly Violation[] {
  const camp = scan.camps[side]
  if (camp === null) {
    return isInStages(scan.state, 'hidden', 'first-move')
      ? [violation('camp/none', 'WM-50', [campPiece(side)], { side })]
      : []
  }
  return [
    ...checkPlace(scan, side, camp),
    ...checkBases(scan, side, camp),
    ...checkGround(scan, side, camp),
    ...checkNearBanner(scan, side, camp),
  ]
}

function checkPlace({ table }: TableScan, side: Side, camp: Footprint): readonly Violation[] {
  const pieces = [campPiece(side)]
  const offTable = inchesBeyondTable(table, camp.bounds)
  const beyondHalf = -inchesFromCentreline(table, side, camp.bounds)
  return [
    ...(isWithin(offTable, 0)
      ? []
      : [violation('camp/off-table', 'WM-38', pieces, { side, inches: offTable, limitInches: 0 })]),
    ...(isWithin(beyondHalf, 0)
      ? []
      : [violation('camp/not-own-half', 'WM-38', pieces, { side, inches: beyondHalf, limitInches: 0 })]),
  ]
}

function checkBases(scan: TableScan, side: Side, camp: Footprint): readonly Violation[] {
  return basesNear(scan, camp.bounds)
    .filter(({ footprint }) => overlaps(footprint, camp))
    .map(({ unit, footprint }) => {
      const figures = { side, inches: baseOverlapInches(footprint, camp), limitInches: 0 }
      return violation('camp/overlaps', 'WM-38', [campPiece(side), unit.id], figures)
    })
}

function checkGround({ features }: TableScan, side: Side, camp: Footprint): readonly Violation[] {
  return features
    .filter(({ feature, footprint }) => feature.kind !== 'gentle-slope' && overlaps(camp, footprint))
    .map(({ feature }) =>
      violation('camp/in-terrain', 'WM-53', [campPiece(side), feature.id], { side, kind: feature.kind }),
    )
}

function checkNearBanner(scan: TableScan, side: Side, camp: Footprint): readonly Violation[] {
  if (!isDeploying(scan.state)) return []
  const bannerUnit = findWarlord(scan.state, side)?.bannerUnit ?? null
  const index = bannerUnit === null ? undefined : scan.indexOf.get(bannerUnit)
  const banner = index === undefined ? undefined : scan.bases[index]
  if (banner === undefined || banner.unit.side !== side) return []
  const { inches } = measureDistance(banner.footprint, camp)
  if (isWithin(inches, CAMP_LIMIT_INCHES)) return []
  const figures = { side, inches, limitInches: CAMP_LIMIT_INCHES }
  return [violation('camp/too-far', 'WM-53', [campPiece(side), banner.unit.id], figures)]
}

function checkCampsApart({ camps: { a, b } }: TableScan): readonly Violation[] {
  if (a === null || b === null || !overlaps(a, b)) return []
  const figures = { side: 'a', inches: baseOverlapInches(a, b), limitInches: 0 }
  return [violation('camp/overlaps', 'WM-38', [campPiece('a'), campPiece('b')], figures)]
}
