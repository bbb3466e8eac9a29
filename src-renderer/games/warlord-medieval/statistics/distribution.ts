/** What is less likely than this is left out: it changes no figure that is shown. */
const NEGLIGIBLE = 1e-15

/** How likely each number of successes is after trials that may each have a chance of its own. */
export class Distribution {
  /** The likelihood of 0, 1, 2 … successes. */
  #likelihoods: number[] = [1]

  /** One more trial that succeeds with such a chance, from 0 to 1. */
  add(chance: number): void {
    const before = this.#likelihoods
    const after = before.map((same, at) => same * (1 - chance) + (before[at - 1] ?? 0) * chance)
    const most = (before.at(-1) ?? 0) * chance
    if (most > NEGLIGIBLE || chance === 1) after.push(most)
    this.#likelihoods = after
  }

  /** How likely so many successes or fewer are, or so many or more: the lesser of both. */
  tailOf(count: number): number {
    const sum = (likelihoods: readonly number[]) => likelihoods.reduce((total, one) => total + one, 0)
    const atMost = sum(this.#likelihoods.slice(0, count + 1))
    const atLeast = sum(this.#likelihoods.slice(count))
    return Math.min(1, atMost, atLeast)
  }
}
