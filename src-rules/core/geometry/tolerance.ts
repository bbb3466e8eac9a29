/** How far a figure may exceed its limit and still count as exact, in inches (WM-24). */
export const TOLERANCE_INCHES = 0.000001

/** What sums of floats leave behind on a table-sized plane, in inches; smaller than anything a rule could see. */
export const FLOAT_NOISE_INCHES = 1e-9

/** Is the distance at most the limit, in the player's favour? Both in inches; an exact 3 is within 3 (WM-24). */
export function isWithin(distanceInches: number, limitInches: number): boolean {
  return distanceInches <= limitInches + TOLERANCE_INCHES
}

/** Is the distance at least the limit, in the player's favour? Both in inches; exactly on the line is allowed (WM-36, WM-37). */
export function isAtLeast(distanceInches: number, limitInches: number): boolean {
  return distanceInches >= limitInches - TOLERANCE_INCHES
}
