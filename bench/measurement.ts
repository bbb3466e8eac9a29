/** One line of the bench: a value beside its limit from the same run, and how far it may go beyond it. */
export type Measurement = {
  readonly name: string
  readonly unit: 'ms' | 'MB'
  readonly value: number
  readonly limit: number
  /** value / limit. */
  readonly ratio: number
  readonly budget: number
  readonly ok: boolean
}

/** A measurement whose ratio to its limit must stay within the budget. */
export function measurement(
  name: string,
  unit: Measurement['unit'],
  figures: { readonly value: number; readonly limit: number; readonly budget: number },
): Measurement {
  const { value, limit, budget } = figures
  const ratio = value / limit
  return { name, unit, value, limit, ratio, budget, ok: ratio <= budget }
}

/** The value that a share of the values do not exceed: 0.5 is the median. There must be at least one value. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] as number
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** How long one call takes, in ms. */
export function timeMs(work: () => void): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

/**
 * Medians of several works, in ms, after some calls that do not count. Their calls take turns, so that what
 * else the machine does meets them alike.
 */
export function takeTurns(rounds: number, works: readonly ((round: number) => void)[]): readonly number[] {
  const times = works.map((): number[] => [])
  const warmUp = Math.ceil(rounds / 5)
  for (let round = 0; round < rounds + warmUp; round++) {
    for (const [index, work] of works.entries()) {
      const elapsed = timeMs(() => work(round))
      if (round >= warmUp) times[index]?.push(elapsed)
    }
  }
  return times.map(median)
}
