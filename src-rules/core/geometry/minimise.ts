/** A trial of a function: where, how much, and what came of it. */
export type Trial<Outcome> = { readonly at: number; readonly value: number; readonly outcome: Outcome }

/** What to search: a function, the open range, how finely to sample it, and the value that is good enough to stop at. */
export type Search<Outcome> = {
  readonly evaluate: (at: number) => Trial<Outcome>
  readonly low: number
  readonly high: number
  readonly samples: number
  readonly enough: number
}

const GOLDEN = (Math.sqrt(5) - 1) / 2
const SHRINKS = 40

/**
 * The first good enough, or else the least, trial of a function with few dips in an open range. It samples the range
 * and then closes in on each dip by golden section; a dip that cannot reach what is enough is left alone.
 */
export function minimise<Outcome>({ evaluate, low, high, samples, enough }: Search<Outcome>): Trial<Outcome> {
  const margin = (high - low) * 1e-7
  const trials: Trial<Outcome>[] = []
  for (let index = 0; index <= samples; index++) {
    const trial = evaluate(low + margin + ((high - low - 2 * margin) * index) / samples)
    if (trial.value <= enough) return trial
    trials.push(trial)
  }
  let best = trials.reduce((least, trial) => (trial.value < least.value ? trial : least))
  for (const [index, trial] of trials.entries()) {
    const before = trials[index - 1] ?? trial
    const after = trials[index + 1] ?? trial
    if (trial.value === Infinity || trial.value > before.value || trial.value > after.value) continue
    // A valley sinks below its lowest sample by no more than its sides rise above it; doubled, to be safe.
    const rise = Math.max(finiteRise(before, trial), finiteRise(after, trial))
    if (trial.value - 2 * rise > enough) continue
    const found = closeIn(evaluate, { low: before.at, high: after.at, enough })
    if (found.value < best.value) best = found
    if (best.value <= enough) return best
  }
  return best
}

function finiteRise<Outcome>(neighbour: Trial<Outcome>, trial: Trial<Outcome>): number {
  return neighbour.value === Infinity ? 0 : neighbour.value - trial.value
}

function closeIn<Outcome>(
  evaluate: (at: number) => Trial<Outcome>,
  range: { readonly low: number; readonly high: number; readonly enough: number },
): Trial<Outcome> {
  let { low, high } = range
  let left = evaluate(high - GOLDEN * (high - low))
  let right = evaluate(low + GOLDEN * (high - low))
  for (let count = 0; count < SHRINKS; count++) {
    const least = Math.min(left.value, right.value)
    const slope = Math.max(left.value, right.value) - least
    // The inner points are a quarter of the range apart: what their difference says is out of reach, is.
    if (least <= range.enough || (slope < Infinity && least - 8 * slope > range.enough)) break
    if (left.value <= right.value) {
      high = right.at
      right = left
      left = evaluate(high - GOLDEN * (high - low))
    } else {
      low = left.at
      left = right
      right = evaluate(low + GOLDEN * (high - low))
    }
  }
  return left.value <= right.value ? left : right
}
