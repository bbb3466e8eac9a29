import type { FeatureShape } from '@rules/games/warlord-medieval/model'
import { joinPolygons } from '../tabletop/terrain-join'

/** A feature that may be joined to another. */
export type Joinable = {
  readonly id: string
  readonly name: string
  readonly shape: FeatureShape
  readonly locked?: boolean
}

/** The outline round two features, or why they cannot be joined, with the names for the sentence. */
export type Joined =
  | { readonly ok: true; readonly shape: FeatureShape }
  | {
      readonly ok: false
      readonly code: 'locked' | 'line' | 'apart'
      readonly names: Readonly<Record<string, string>>
    }

/** Joins two features: both are areas, neither is locked, and they overlap or touch along a side. */
export function joinFeatures(one: Joinable, other: Joinable): Joined {
  const locked = [one, other].find((feature) => feature.locked)
  if (locked !== undefined) return { ok: false, code: 'locked', names: { name: locked.name } }
  const line = [one, other].find(({ shape }) => shape.kind === 'polyline')
  if (line !== undefined) return { ok: false, code: 'line', names: { name: line.name } }
  const shape = joinPolygons(one.shape.points, other.shape.points)
  return shape === null
    ? { ok: false, code: 'apart', names: { one: one.name, other: other.name } }
    : { ok: true, shape }
}

/** Those of some features that a feature can be joined to. */
export function joinableWith<Feature extends Joinable>(
  feature: Joinable,
  others: readonly Feature[],
): readonly Feature[] {
  return others.filter((other) => other.id !== feature.id && joinFeatures(feature, other).ok)
}
