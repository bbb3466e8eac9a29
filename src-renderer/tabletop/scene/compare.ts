import { samePose, sameShape } from '../settling'
import type { TableCamp, TableFeature, TableLink, TableNote, TablePiece, TableScene } from '../table-model'

/** Do two maps or sets have the same keys? */
export function sameKeys(
  a: { readonly size: number; readonly keys: () => Iterator<string> & Iterable<string> },
  b: { readonly size: number; readonly has: (key: string) => boolean },
): boolean {
  if (a.size !== b.size) return false
  for (const key of a.keys()) if (!b.has(key)) return false
  return true
}

/** Would two pieces be drawn the same? */
export function samePiece(a: TablePiece, b: TablePiece): boolean {
  return (
    a === b ||
    (a.side === b.side &&
      a.name === b.name &&
      a.icon === b.icon &&
      a.frontageInches === b.frontageInches &&
      a.depthInches === b.depthInches &&
      a.banner === b.banner &&
      a.order === b.order &&
      a.hidden === b.hidden &&
      a.engaged === b.engaged &&
      a.locked === b.locked &&
      a.stands?.lost === b.stands?.lost &&
      a.stands?.of === b.stands?.of &&
      samePose(a.pose, b.pose))
  )
}

/** Would two camps be drawn the same? */
export function sameCamp(a: TableCamp, b: TableCamp): boolean {
  return a === b || (a.side === b.side && a.sideInches === b.sideInches && samePose(a.pose, b.pose))
}

/** Do two pieces cover the same place? */
export function sameStand(a: TablePiece, b: TablePiece): boolean {
  return samePose(a.pose, b.pose) && a.frontageInches === b.frontageInches && a.depthInches === b.depthInches
}

/** Would two notes be drawn the same? */
export function sameNote(a: TableNote, b: TableNote): boolean {
  return (
    a === b ||
    (a.at.x === b.at.x &&
      a.at.y === b.at.y &&
      a.text === b.text &&
      a.symbol === b.symbol &&
      (a.isPrivate ?? false) === (b.isPrivate ?? false) &&
      (a.side ?? null) === (b.side ?? null))
  )
}

/** Would two links be drawn the same? */
export function sameLink(a: TableLink, b: TableLink): boolean {
  return (
    a === b ||
    (a.id === b.id &&
      a.label === b.label &&
      a.tone === b.tone &&
      a.from.x === b.from.x &&
      a.from.y === b.from.y &&
      a.to.x === b.to.x &&
      a.to.y === b.to.y)
  )
}

/** Would two features be drawn the same? */
export function sameFeature(a: TableFeature, b: TableFeature): boolean {
  return a === b || (a.id === b.id && a.name === b.name && a.look === b.look && sameShape(a.shape, b.shape))
}

/** Would two scenes have the same ground: table, zones, rulings, background, and what is shown of earlier moves? */
export function sameGround(a: TableScene, b: TableScene): boolean {
  return (
    a.widthInches === b.widthInches &&
    a.depthInches === b.depthInches &&
    same(a.edges, b.edges) &&
    same(a.zones, b.zones) &&
    same(a.rulings, b.rulings) &&
    same(a.background, b.background) &&
    same(a.stoodAt, b.stoodAt) &&
    same(a.tracks, b.tracks)
  )
}

/** These are few; their text tells whether they differ. */
function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
