import { z } from 'zod'
import { once } from '../../../core/parsing'
import type { MusteredArmy, Setup } from '../model'
import { basics } from './basics'
import { houseRulesSchema } from './house-rules-schema'
import { pieceSchemas } from './piece-schemas'

const MOST_UNITS = 1000
const MOST_PERSONALITIES = 100
const MOST_FEATURES = 1000

/** The schema of what a battle starts from: every id once, and banner units that are there. */
export const setupSchema = once((): z.ZodType<Setup> => {
  const { id, name, unitFigures, drawnFigures, domain, background } = basics()
  const { personalityFigures } = pieceSchemas()
  const army: z.ZodType<MusteredArmy> = z
    .object({
      name,
      domain,
      units: z.array(z.object({ ...unitFigures, id })).max(MOST_UNITS),
      personalities: z
        .array(z.object({ ...personalityFigures, id, bannerUnit: id.nullable() }))
        .max(MOST_PERSONALITIES),
    })
    .superRefine(({ units, personalities }, context) => {
      const report = (message: string, ...path: (string | number)[]) =>
        context.addIssue({ code: 'custom', message, path })
      const unitAt = findTwice(units)
      if (unitAt !== -1) report('duplicate-id', 'units', unitAt, 'id')
      const personalityAt = findTwice(personalities)
      if (personalityAt !== -1) report('duplicate-id', 'personalities', personalityAt, 'id')
      for (const [index, { bannerUnit }] of personalities.entries()) {
        if (bannerUnit === null || units.some((unit) => unit.id === bannerUnit)) continue
        report('unknown-unit', 'personalities', index, 'bannerUnit')
      }
    })
  return z.object({
    agreedPoints: z.number().positive().max(100_000),
    houseRules: houseRulesSchema(),
    armies: z.object({ a: army, b: army }),
    terrain: z.array(z.object(drawnFigures)).max(MOST_FEATURES).nullable(),
    background: background.exactOptional(),
  })
})

function findTwice(pieces: readonly { readonly id: string }[]): number {
  const seen = new Set<string>()
  return pieces.findIndex(({ id }) => seen.size === seen.add(id).size)
}
