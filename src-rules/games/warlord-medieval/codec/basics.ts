import { z } from 'zod'
import { type Pose, parsePolygon, type TablePoint } from '../../../core/geometry'
import { SIDES } from '../../../core/ids'
import { once } from '../../../core/parsing'
import type { RuleId, TraceStep, Violation } from '../../../core/trace'
import type { RandomizerCard } from '../deck'
import { TERRAIN_KINDS } from '../house-rules'
import {
  type Background,
  FEATURE_LOOKS,
  type FeatureFigures,
  FORMATIONS,
  LONGEST_NOTE_CHARACTERS,
  NOTE_READERS,
  NOTE_SYMBOLS,
  type NoteFigures,
  type UnitFigures,
} from '../model'

/** Far beyond any table, and near enough for exact geometry; inches. */
const FARTHEST_INCHES = 1000
const LONGEST_NAME = 200
const LONGEST_TEXT = 2000
const MOST_CORNERS = 500

/** The schemas that commands, events, states and setups share. */
export const basics = once(() => {
  const side = z.enum(SIDES)
  const id = z.string().min(1).max(LONGEST_NAME)
  const name = z.string().max(LONGEST_NAME)
  const text = z.string().max(LONGEST_TEXT)
  // JSON has no minus nought, so that a pose must not have one either to be the same after saving.
  const coordinate = z
    .number()
    .min(-FARTHEST_INCHES)
    .max(FARTHEST_INCHES)
    .overwrite((inches) => inches + 0)
  const length = z.number().positive().max(FARTHEST_INCHES)
  const count = z.int().min(0).max(1000)
  const pose: z.ZodType<Pose> = z.object({ x: coordinate, y: coordinate, facingRadians: coordinate })
  const point: z.ZodType<TablePoint> = z.object({ x: coordinate, y: coordinate })
  const unitFigures = {
    name,
    type: name,
    costAp: z.number().min(0).max(10_000),
    formation: z.enum(FORMATIONS),
    frontageInches: length,
    depthInches: length,
    stands: count.nullable(),
    moraleGrade: z.number().min(0).max(100).nullable(),
    quality: name,
    mounted: z.boolean(),
  } satisfies Record<keyof UnitFigures, z.ZodType>
  const shape = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('polygon'), points: z.array(point).min(3).max(MOST_CORNERS) }),
    z.object({ kind: z.literal('polyline'), points: z.array(point).min(2).max(MOST_CORNERS) }),
  ])
  const featureFigures = {
    name,
    kind: z.enum(TERRAIN_KINDS),
    look: z.enum(FEATURE_LOOKS),
    shape,
  } satisfies Record<keyof FeatureFigures, z.ZodType>
  const noteFigures = {
    at: point,
    text: z.string().trim().max(LONGEST_NOTE_CHARACTERS),
    symbol: z.enum(NOTE_SYMBOLS),
    side: side.nullable(),
    readers: z.enum(NOTE_READERS),
    locked: z.boolean(),
  } satisfies Record<keyof NoteFigures, z.ZodType>
  const card: z.ZodType<RandomizerCard> = z.object({
    id,
    suit: z.enum(['hearts', 'diamonds', 'clubs', 'spades', 'none']),
    rank: name,
    value: z.number().min(-1000).max(1000),
    joker: z.boolean(),
  })
  const rule = z.custom<RuleId>((data) => typeof data === 'string' && /^(WM|LW|WW|WL)-\d+$/.test(data))
  const violation: z.ZodType<Violation> = z.object({
    key: text,
    code: name,
    rule,
    severity: z.enum(['settle', 'note']),
    pieces: z.array(z.string()),
    figures: z.record(z.string(), z.union([z.number(), z.string()])),
  })
  const traceStep: z.ZodType<TraceStep> = z.object({
    rule,
    code: name,
    pieces: z.array(z.string()),
    figures: z.record(z.string(), z.union([z.number(), z.string()])),
  })
  const domain = z.object({ name, terrainFeatures: count })
  const background: z.ZodType<Background> = z.object({
    picture: z.string().regex(/^[0-9a-f]{64}$/),
    widthInches: length,
    origin: point,
    rotationRadians: coordinate,
    opacity: z.number().positive().max(1),
    hidden: z.boolean(),
  })
  return {
    side,
    id,
    name,
    text,
    coordinate,
    count,
    pose,
    point,
    unitFigures,
    shape,
    featureFigures,
    /** A feature as a person or a map gives it: its outline is one, without repeated corners. */
    drawnFigures: { ...featureFigures, shape: shape.transform(soundShape) },
    noteFigures,
    card,
    violation,
    traceStep,
    domain,
    background,
  }
})

type Shape = FeatureFigures['shape']

function soundShape(shape: Shape, context: z.RefinementCtx): Shape {
  if (shape.kind === 'polyline') {
    const points = shape.points.filter((point, index) => !isSame(point, shape.points[index - 1]))
    if (points.length >= 2) return { kind: 'polyline', points }
    context.addIssue({ code: 'custom', message: 'geometry/too-few-points', path: ['points'] })
    return z.NEVER
  }
  const parsed = parsePolygon(shape.points)
  if (parsed.ok) return { kind: 'polygon', points: parsed.footprint.points }
  context.addIssue({ code: 'custom', message: parsed.trouble, path: ['points'] })
  return z.NEVER
}

function isSame(point: TablePoint, other: TablePoint | undefined): boolean {
  return other !== undefined && point.x === other.x && point.y === other.y
}
