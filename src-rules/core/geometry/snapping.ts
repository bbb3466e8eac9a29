import { aboutFace, type Base, type FrontCorner, moveForward, type Pose, sidestep } from './pose'

/** The size of a base that is yet to be placed, in inches. */
export type BaseSize = { readonly frontageInches: number; readonly depthInches: number }

/** Beside which flank of a base, and how many inches from it. */
export type Beside = { readonly side: FrontCorner; readonly gapInches: number }

/** The pose that puts a base's front edge flush against the target's, facing it, centre to centre. */
export function contactFrontToFront(moving: BaseSize, target: Base): Pose {
  return aboutFace(moveForward(target.pose, (target.depthInches + moving.depthInches) / 2))
}

/** The pose beside a target, facing its way with the front edges in one line, at a gap in inches. */
export function alignTo(moving: BaseSize, target: Base, { side, gapInches }: Beside): Pose {
  const aside = (target.frontageInches + moving.frontageInches) / 2 + gapInches
  const besideIt = sidestep(target.pose, side === 'right' ? aside : -aside)
  return moveForward(besideIt, (target.depthInches - moving.depthInches) / 2)
}

/** The poses of a row with its fronts in one line at a gap in inches: the first base stays, each next is on its right. */
export function formLine(bases: readonly Base[], gapInches: number): readonly Pose[] {
  const poses: Pose[] = []
  let neighbour: Base | undefined
  for (const base of bases) {
    const pose: Pose =
      neighbour === undefined ? base.pose : alignTo(base, neighbour, { side: 'right', gapInches })
    poses.push(pose)
    neighbour = { ...base, pose }
  }
  return poses
}
