import { findFeature } from '../find'
import type { Feature, FeatureFigures, FeatureId, FeatureShape, State } from '../model'
import { drawOf, featuresBy, pendingDraw } from '../terrain-turns'
import { forgetActs } from './irregularities'

/** Puts a feature on the table. One that was not drawn for gets an empty draw, so that draws and features stay in step. */
export function applyPlacedFeature(state: State, feature: Feature): State {
  const { placedBy, kind } = feature
  const undrawn = placedBy !== null && pendingDraw(state, placedBy) === null
  return {
    ...state,
    features: { ...state.features, [feature.id]: feature },
    terrainDraws: undrawn
      ? [...state.terrainDraws, { side: placedBy, card: null, kind }]
      : state.terrainDraws,
  }
}

/** Changes a feature's figures. */
export function applyFeatureChange(state: State, id: FeatureId, changes: Partial<FeatureFigures>): State {
  const feature = findFeature(state, id)
  if (feature === null) return state
  return { ...state, features: { ...state.features, [id]: { ...feature, ...changes } } }
}

/**
 * Takes a feature off the table, and with it whatever was said about it. Its draw counts again and is the next one to
 * be placed.
 */
export function applyFeatureRemoval(state: State, id: FeatureId): State {
  const feature = findFeature(state, id)
  if (feature === null) return state
  const { [id]: _, ...features } = state.features
  const names = (key: string) => key.split(' ').includes(id)
  return {
    ...forgetActs(state, '', [id]),
    features,
    terrainDraws: drawsWithout(state, feature),
    overrules: state.overrules.filter(({ key }) => !names(key)),
  }
}

/** Leaves a feature one part of what it was and puts the other beside it. */
export function applySplit(state: State, id: FeatureId, shape: FeatureShape, cutOff: Feature): State {
  return applyPlacedFeature(applyFeatureChange(state, id, { shape }), cutOff)
}

/** Gives a feature the outline of two and takes the other off the table. */
export function applyJoin(state: State, id: FeatureId, other: FeatureId, shape: FeatureShape): State {
  return applyFeatureRemoval(applyFeatureChange(state, id, { shape }), other)
}

function drawsWithout(state: State, feature: Feature): State['terrainDraws'] {
  const draw = drawOf(state, feature)
  if (draw === null) return state.terrainDraws
  const others = state.terrainDraws.filter((other) => other !== draw)
  if (draw.card === null) return others
  const stillPlaced = featuresBy(state, draw.side).length - 1
  const pending = others.filter(({ side }) => side === draw.side)[stillPlaced]
  const at = pending === undefined ? others.length : others.indexOf(pending)
  return [...others.slice(0, at), draw, ...others.slice(at)]
}
