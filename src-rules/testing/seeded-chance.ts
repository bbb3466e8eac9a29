import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { Chance } from '../core/chance'

/** Chance that is the same for the same seed; for tests only, since it could be told ahead. */
export function seededChance(seed: number): Chance {
  const generator = xoroshiro128plus(seed)
  return { below: (count) => uniformInt(generator, 0, count - 1) }
}

/** Chance that gives these numbers in turn, and throws when it is asked once more or for a smaller range. */
export function scriptedChance(...numbers: readonly number[]): Chance {
  const left = [...numbers]
  return {
    below: (count) => {
      const next = left.shift()
      if (next === undefined || next >= count) throw new Error(`No number below ${count} is scripted here`)
      return next
    },
  }
}

/** No chance at all: whoever asks for it fails. */
export const NO_CHANCE: Chance = scriptedChance()
