import { z } from 'zod'
import { SIDES } from '../../../core/ids'
import { once } from '../../../core/parsing'
import {
  CHARGE_OUTCOMES,
  type Charge,
  type ClassedAs,
  CONDITIONS,
  type Feature,
  type Note,
  ORDERS,
  type Overrule,
  type Personality,
  RANKS,
  REMOVALS,
  type Seal,
  type Unit,
} from '../model'
import { basics } from './basics'

/** The schemas of the pieces that a state is made of and events carry. */
export const pieceSchemas = once(() => {
  const { side, id, name, text, pose, count, unitFigures, featureFigures, noteFigures } = basics()
  const socialRank = z.int().min(1).max(100)
  const personalityFigures = {
    rank: z.enum(RANKS),
    name,
    socialRank,
    costAp: z.number().min(0).max(10_000),
  }
  const classedAs: z.ZodType<ClassedAs> = z.object({
    troop: id.nullable(),
    trained: z.boolean().nullable(),
  })
  const unit: z.ZodType<Unit> = z.object({
    ...unitFigures,
    id,
    side,
    order: z.enum(ORDERS),
    removal: z.enum(REMOVALS).nullable(),
    hidden: z.boolean(),
    engaged: z.boolean(),
    pose: pose.nullable(),
    line: id.nullable(),
    standsLost: count,
    classedAs,
  })
  const personality: z.ZodType<Personality> = z.object({
    ...personalityFigures,
    id,
    side,
    bannerUnit: id.nullable(),
    awayFromBanner: z.boolean(),
    condition: z.enum(CONDITIONS),
    uncontrolled: count,
  })
  const feature: z.ZodType<Feature> = z.object({ ...featureFigures, id, placedBy: z.enum(SIDES).nullable() })
  const note: z.ZodType<Note> = z.object({ ...noteFigures, id })
  const charge: z.ZodType<Charge> = z.object({
    id,
    charger: id,
    target: id,
    from: pose,
    distanceInches: z.number().min(0),
    outsideShootingRange: z.boolean(),
    reaction: text.nullable(),
    outcome: z.enum(CHARGE_OUTCOMES).nullable(),
  })
  const overrule: z.ZodType<Overrule> = z.object({ fingerprint: text, key: text, reason: text })
  const seal: z.ZodType<Seal> = z.object({
    fingerprint: id,
    nonce: id.nullable(),
    marks: z.array(z.object({ unit: id, name })).nullable(),
    isOpen: z.boolean(),
  })
  const corrections = { ...unitFigures, classedAs }
  return { unit, corrections, personality, personalityFigures, feature, note, charge, overrule, seal }
})
