import {
  aboutFace,
  alignTo,
  type Base,
  contactFrontToFront,
  dot,
  frontCorner,
  gapInches,
  moveForward,
  normaliseRadians,
  type Pose,
  rotateAbout,
  sidestep,
  subtract,
  type TablePoint,
} from '@rules/core/geometry'
import type { TablePiece, TableScene } from './table-model'

/** One piece and where it is to stand. */
export type FormationMove = { readonly id: string; readonly pose: Pose }

/** Those of some pieces that may be moved, in the order of the ids: the first of them leads. */
export function movablePieces(scene: TableScene, ids: readonly string[]): readonly TablePiece[] {
  const pieces = new Map(scene.pieces.map((piece) => [piece.id, piece]))
  return ids.flatMap((id) => {
    const piece = pieces.get(id)
    return piece === undefined || piece.locked ? [] : [piece]
  })
}

/** Each piece straight ahead by so many inches as it faces; negative steps back. */
export function stepForward(pieces: readonly TablePiece[], inches: number): readonly FormationMove[] {
  return pieces.map(({ id, pose }) => ({ id, pose: moveForward(pose, inches) }))
}

/** Each piece to its own right by so many inches, facing as before; negative goes left. */
export function stepAside(pieces: readonly TablePiece[], inches: number): readonly FormationMove[] {
  return pieces.map(({ id, pose }) => ({ id, pose: sidestep(pose, inches) }))
}

/** Each piece half round where it stands. */
export function faceAbout(pieces: readonly TablePiece[]): readonly FormationMove[] {
  return pieces.map(({ id, pose }) => ({ id, pose: aboutFace(pose) }))
}

/** The two front corners that some bases wheel about as one body, left and right as the lead looks forward. */
export type WheelCorners = { readonly left: TablePoint; readonly right: TablePoint }

/**
 * The front corners of one base, or of a group as one body: those of its outermost bases on the lead's left and right.
 */
export function wheelCorners(bases: readonly Base[], lead: Base): WheelCorners {
  const right = { x: Math.cos(lead.pose.facingRadians), y: Math.sin(lead.pose.facingRadians) }
  const aside = (corner: TablePoint) => dot(subtract(corner, lead.pose), right)
  const corners = bases.flatMap((base) => [frontCorner(base, 'left'), frontCorner(base, 'right')])
  const outermost = (sign: 1 | -1) =>
    corners.reduce((best, corner) => (sign * aside(corner) > sign * aside(best) ? corner : best))
  return { left: outermost(-1), right: outermost(1) }
}

/** How far a wheel goes: by an angle, or until the outer corner has gone so many inches. */
export type WheelBy = { readonly radians: number } | { readonly outerInches: number }

/** The pieces wheeled as one body about their left or right front corner, forward; a negative figure wheels back. */
export function wheelAbout(
  pieces: readonly TablePiece[],
  side: 'left' | 'right',
  by: WheelBy,
): readonly FormationMove[] {
  const [lead] = pieces
  if (lead === undefined) return []
  const corners = wheelCorners(pieces, lead)
  const forward = 'radians' in by ? by.radians : by.outerInches / gapInches(corners.left, corners.right)
  const radians = side === 'left' ? forward : -forward
  return pieces.map(({ id, pose }) => ({ id, pose: rotateAbout(pose, corners[side], radians) }))
}

/** Every piece turned as the first one faces, its front brought into the line of the first one's front; nobody goes aside. */
export function alignFronts(pieces: readonly TablePiece[]): readonly FormationMove[] {
  const [lead] = pieces
  if (lead === undefined) return []
  const { facingRadians } = lead.pose
  const ahead = { x: -Math.sin(facingRadians), y: Math.cos(facingRadians) }
  return pieces.slice(1).map(({ id, pose, depthInches }) => {
    const off = dot(subtract(pose, lead.pose), ahead)
    const wanted = (lead.depthInches - depthInches) / 2
    return { id, pose: moveForward({ x: pose.x, y: pose.y, facingRadians }, wanted - off) }
  })
}

/**
 * A row in line with the first piece's front, each so many inches from its neighbour; the first stays, the others keep the
 * order in which they stand on either side of it.
 */
export function dressRow(pieces: readonly TablePiece[], gapInches: number): readonly FormationMove[] {
  const [lead, ...others] = pieces
  if (lead === undefined) return []
  const { facingRadians } = lead.pose
  const right = { x: Math.cos(facingRadians), y: Math.sin(facingRadians) }
  const aside = (piece: TablePiece) => dot(subtract(piece.pose, lead.pose), right)
  const sorted = others.toSorted((a, b) => aside(a) - aside(b))
  const moves: FormationMove[] = []
  for (const side of ['left', 'right'] as const) {
    const flank =
      side === 'right'
        ? sorted.filter((piece) => aside(piece) >= 0)
        : sorted.filter((piece) => aside(piece) < 0).reverse()
    let neighbour: Base = lead
    for (const piece of flank) {
      const pose = alignTo(piece, neighbour, { side, gapInches })
      moves.push({ id: piece.id, pose })
      neighbour = { ...piece, pose }
    }
  }
  return moves
}

/**
 * The pieces moved as one body so that the first one's front lies flush against the target's front, centre to centre.
 * With a single piece that is plain contact.
 */
export function contactTarget(pieces: readonly TablePiece[], target: Base): readonly FormationMove[] {
  const [lead] = pieces
  if (lead === undefined) return []
  const pose = contactFrontToFront(lead, target)
  const radians = normaliseRadians(pose.facingRadians - lead.pose.facingRadians)
  return pieces.map((piece) => {
    if (piece === lead) return { id: piece.id, pose }
    const turned = rotateAbout(piece.pose, lead.pose, radians)
    return {
      id: piece.id,
      pose: {
        ...turned,
        x: turned.x + pose.x - lead.pose.x,
        y: turned.y + pose.y - lead.pose.y,
      },
    }
  })
}
