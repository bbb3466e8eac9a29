import type { Chance } from '../../../core/chance'
import type { Side } from '../../../core/ids'
import type { Decision } from '../../../core/ruleset'
import type { CommandOf } from '../commands'
import { drawFrom, findCard } from '../decks'
import type { Event } from '../events'
import type { TerrainKind } from '../house-rules'
import type { State, TerrainDraw } from '../model'
import { drawOf, featuresLeft, featuresPerSide, kindOfCard, pendingDraw, terrainTurn } from '../terrain-turns'
import { type ActCode, type Against, act, happen } from './acts'
import { refusedAsLocked } from './locks'
import { namedFeature, realChanges } from './pieces-named'
import { refuse } from './refusals'

/** WM-42: draws for a side's next feature, at this moment. */
export function decideTerrainDraw(
  state: State,
  { side }: CommandOf<'draw-terrain'>,
  chance: Chance,
): Decision<Event> {
  const drawn = drawFrom(state, side, chance)
  if (drawn === null) return refuse('deck/empty')
  const kind = kindOfCard(state.houseRules, drawn.card)
  return happen({ type: 'terrain-drawn', side, drawn, kind }, againstDraw(state, side))
}

/** WM-14, WM-42: takes a card that was drawn by hand for a side's next feature. */
export function decideTerrainEntry(
  state: State,
  { side, card: id }: CommandOf<'enter-terrain-card'>,
): Decision<Event> {
  const card = findCard(state, id)
  if (card === null) return refuse('card/unknown', { card: id })
  const kind = kindOfCard(state.houseRules, card)
  return happen({ type: 'terrain-entered', side, card, kind }, againstDraw(state, side))
}

/** WM-42, WM-43: puts a feature on the table; one that the referee places himself is outside the count. */
export function decidePlacement(
  state: State,
  { placedBy, feature }: CommandOf<'place-feature'>,
): Decision<Event> {
  const id = nextFeatureId(state)
  const placed = { ...feature, id, placedBy }
  if (placedBy === null) return happen({ type: 'feature-placed', feature: placed })
  const draw = pendingDraw(state, placedBy)
  const undrawn = draw === null && state.houseRules.terrainDrawTable.length > 0
  return happen({ type: 'feature-placed', feature: placed }, [
    ...againstTurn(state, placedBy, { stage: 'terrain/out-of-stage', turn: 'terrain/out-of-turn' }, [id]),
    featuresLeft(state)[placedBy] > 0 ? null : noneLeft('terrain/none-left', state, placedBy, [id]),
    undrawn ? act('terrain/not-drawn', 'WM-42', [id], { side: placedBy }) : null,
    againstKind(id, draw, feature.kind),
  ])
}

/** Changes a feature where it stands; another kind than its draw allows is WM-43's. */
export function decideFeatureChange(state: State, command: CommandOf<'change-feature'>): Decision<Event> {
  const named = namedFeature(state, command.feature)
  if (!named.ok) return named
  const feature = named.value
  const changes = realChanges(feature, command.changes)
  if (changes === null) return refuse('command/changes-nothing')
  const fixed = changes.shape === undefined ? null : refusedAsLocked(state, [feature.id])
  if (fixed !== null) return fixed
  const { kind } = changes
  return happen({ type: 'feature-changed', feature: feature.id, changes }, [
    kind === undefined ? null : againstKind(feature.id, drawOf(state, feature), kind),
  ])
}

/** Takes a feature off the table; what was drawn for it counts again. */
export function decideFeatureRemoval(state: State, command: CommandOf<'remove-feature'>): Decision<Event> {
  const named = namedFeature(state, command.feature)
  if (!named.ok) return named
  return (
    refusedAsLocked(state, [named.value.id]) ?? happen({ type: 'feature-removed', feature: named.value.id })
  )
}

/**
 * Cuts a feature in two. What is cut off is of the same kind and look and of no side, so that a side has placed as many
 * features as before.
 */
export function decideSplit(state: State, command: CommandOf<'split-feature'>): Decision<Event> {
  const named = namedFeature(state, command.feature)
  if (!named.ok) return named
  const fixed = refusedAsLocked(state, [command.feature])
  if (fixed !== null) return fixed
  const { id, kind, look } = named.value
  const [shape, rest] = command.parts
  const cutOff = { id: nextFeatureId(state), name: command.name, kind, look, shape: rest, placedBy: null }
  return happen({ type: 'feature-split', feature: id, shape, cutOff })
}

/** Makes one feature of two: the first stays, but for one that a side placed beside one of no side. */
export function decideJoin(state: State, command: CommandOf<'join-features'>): Decision<Event> {
  const first = namedFeature(state, command.features[0])
  if (!first.ok) return first
  const second = namedFeature(state, command.features[1])
  if (!second.ok) return second
  if (first.value.id === second.value.id) return refuse('command/changes-nothing')
  const fixed = refusedAsLocked(state, command.features)
  if (fixed !== null) return fixed
  const turned = first.value.placedBy === null && second.value.placedBy !== null
  const [kept, gone] = turned ? [second.value, first.value] : [first.value, second.value]
  return happen({ type: 'features-joined', feature: kept.id, other: gone.id, shape: command.shape })
}

function nextFeatureId(state: State): string {
  const numbers = Object.keys(state.features).map((id) => Number(/^feature-(\d+)$/.exec(id)?.[1] ?? 0))
  return `feature-${Math.max(0, ...numbers) + 1}`
}

function againstDraw(state: State, side: Side): readonly Against[] {
  return [
    ...againstTurn(state, side, { stage: 'terrain/out-of-stage', turn: 'terrain/drawn-out-of-turn' }, []),
    featuresLeft(state)[side] > 0 ? null : noneLeft('terrain/none-left-to-draw', state, side, []),
    pendingDraw(state, side) === null ? null : act('terrain/redrawn', 'WM-42', [], { side }),
  ]
}

function againstTurn(
  state: State,
  side: Side,
  codes: { readonly stage: ActCode; readonly turn: ActCode },
  pieces: readonly string[],
): readonly Against[] {
  const { stage } = state
  const due = terrainTurn(state)
  return [
    stage === 'terrain' ? null : act(codes.stage, 'WM-91', pieces, { stage, due: 'terrain' }),
    due === null || due === side ? null : act(codes.turn, 'WM-42', pieces, { side, due }),
  ]
}

function noneLeft(code: ActCode, state: State, side: Side, pieces: readonly string[]): Against {
  return act(code, 'WM-42', pieces, { side, perSide: featuresPerSide(state) })
}

function againstKind(feature: string, draw: TerrainDraw | null, kind: TerrainKind): Against {
  if (draw === null || draw.kind === 'choice' || draw.kind === kind || draw.card === null) return null
  return act('terrain/other-kind', 'WM-43', [feature], { drawn: draw.kind, placed: kind })
}
