import { z } from 'zod'
import type { Side } from '../../../core/ids'
import { parserOf } from '../../../core/parsing'
import { basics } from '../codec/basics'
import { houseRuleShapes } from '../codec/house-rules-schema'
import type { HouseRules } from '../house-rules'

/** How a new battle is planned: ids of the library, and what differs from the usual house rules. */
export type Plan = {
  readonly agreedPoints: number
  readonly armies: Readonly<Record<Side, string>>
  /** A terrain map to start from, or null to place terrain by turns. */
  readonly mapId: string | null
  readonly houseRules: Partial<HouseRules>
}

/** A plan, read from outside. */
export const parsePlan = parserOf<Plan>((): z.ZodType<Plan> => {
  const { id } = basics()
  return z.strictObject({
    agreedPoints: z.number().positive().max(100_000),
    armies: z.strictObject({ a: id, b: id }),
    mapId: id.nullable(),
    houseRules: z.strictObject(houseRuleShapes()).partial(),
  })
})
