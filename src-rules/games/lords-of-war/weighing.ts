import type { Side } from '../../core/ids'
import { isCommand } from './cards'
import type { Shot } from './fight'
import { directionTo } from './mat'
import type { CardId, PlayedCard, State } from './model'
import type { Placement } from './placements'
import { cardsBeside, type Lying, lyingCards, strikesAt } from './positions'
import { marksmen, targetsIfPlaced } from './shots'

/** An enemy that a card's arrow points at, by its place in the list. */
type Struck = { readonly at: number; readonly value: number }
type Shooter = { readonly at: number; readonly damage: number; readonly targets: readonly number[] }

/**
 * A mat with the sums of all arrows, from which is worked out what one more card and its shots would change: only what
 * they touch. To fight out the mat anew for each of some hundred placements takes too long to be live.
 */
export type Weighing = {
  readonly state: State
  readonly player: Side
  /** Cards whose arrows do not count any more this turn (LW-42). */
  readonly silent: ReadonlySet<CardId>
  readonly lying: readonly Lying[]
  readonly places: ReadonlyMap<CardId, number>
  readonly sums: readonly number[]
  readonly struck: readonly (readonly Struck[])[]
  readonly shooters: readonly Shooter[]
}

/** What a placement would come to with the shots that do most. */
export type Weighed = {
  readonly shots: readonly Shot[]
  /** Cards of both sides that would fall, in the order of the mat. */
  readonly falls: readonly PlayedCard[]
  readonly worth: number
}

/** The mat as it lies, for weighing placements of the player whose turn it is. */
export function weighMat(state: State, player: Side): Weighing {
  const lying = lyingCards(state)
  const places = new Map(lying.map(({ card }, at) => [card.id, at]))
  const silent = new Set(state.turn?.shot)
  const struck = lying.map((each) => (silent.has(each.card.id) ? [] : struckFrom(state, each, places)))
  const sums = lying.map(() => 0)
  for (const each of struck) for (const { at, value } of each) sums[at] = (sums[at] ?? 0) + value
  const shooters = marksmen(state).map(({ card, targets }) =>
    shooterOf(places, card, state.cards[card], targets),
  )
  return { state, player, silent, lying, places, sums, struck, shooters }
}

/** What a card in hand would come to on a square, as `fightOut` finds it after the card was placed. */
export function weigh(mat: Weighing, { card: id, square, kind }: Placement): Weighed {
  const card = mat.state.cards[id]
  return card === undefined ? { shots: [], falls: [], worth: 0 } : weighWith(mat, { card, square }, kind)
}

/** What the mat would come to as it lies, with the shots that do most. */
export function weighAsItLies(mat: Weighing): Weighed {
  return weighWith(mat, null, 'engaging')
}

function weighWith(mat: Weighing, placed: Lying | null, kind: Placement['kind']): Weighed {
  const { state, player, lying } = mat
  const here = lying.length
  const cardAt = (at: number) => (at === here ? placed?.card : lying[at]?.card)
  const sums = mat.sums.slice()
  if (placed !== null) sums.push(arrowsAgainst(mat, placed))
  const own = placed === null ? NOBODY : struckFrom(state, placed, mat.places)
  for (const { at, value } of own) sums[at] = (sums[at] ?? 0) + value
  const worthAt = (at: number, more: number) => worthOf(cardAt(at), (sums[at] ?? 0) + more, player)
  const shots: Shot[] = []
  for (const shooter of shootersWith(mat, placed, kind)) {
    // Its arrows do not count when it shoots (LW-42).
    const silenced = shooter.at === here ? own : (mat.struck[shooter.at] ?? NOBODY)
    let quiet = 0
    for (const { at, value } of silenced) quiet += worthAt(at, -value) - worthAt(at, 0)
    let target: number | null = null
    let most = 0
    for (const at of shooter.targets) {
      const less = -valueAt(silenced, at)
      const gain = quiet + worthAt(at, less + shooter.damage) - worthAt(at, less)
      if (gain > most) {
        target = at
        most = gain
      }
    }
    if (target === null) continue
    for (const { at, value } of silenced) sums[at] = (sums[at] ?? 0) - value
    sums[target] = (sums[target] ?? 0) + shooter.damage
    shots.push({ card: cardAt(shooter.at)?.id ?? '', target: cardAt(target)?.id ?? '' })
  }
  const falls: PlayedCard[] = []
  let worth = 0
  for (let at = 0; at <= here; at++) {
    const each = cardAt(at)
    if (each === undefined || (sums[at] ?? 0) <= each.defence) continue
    falls.push(each)
    worth += prizeOf(each, player)
  }
  return { shots, falls, worth }
}

const NOBODY: readonly Struck[] = []

function arrowsAgainst({ state, silent }: Weighing, { card, square }: Lying): number {
  let sum = 0
  for (const { by, value } of strikesAt(state, square, card.side)) if (!silent.has(by.id)) sum += value
  return sum
}

function shootersWith(mat: Weighing, placed: Lying | null, kind: Placement['kind']): readonly Shooter[] {
  if (placed === null || placed.card.missile === null) return mat.shooters
  const targets = targetsIfPlaced(mat.state, placed, kind)
  if (targets.length === 0) return mat.shooters
  const { id } = placed.card
  return [...mat.shooters, { ...shooterOf(mat.places, id, placed.card, targets), at: mat.lying.length }]
}

function valueAt(struck: readonly Struck[], at: number): number {
  for (const each of struck) if (each.at === at) return each.value
  return 0
}

function struckFrom(
  state: State,
  { card, square }: Lying,
  places: ReadonlyMap<CardId, number>,
): readonly Struck[] {
  const found: Struck[] = []
  for (const { card: other, square: to } of cardsBeside(state, square)) {
    if (other.side === card.side) continue
    const direction = directionTo(square, card.side, to)
    const value = direction === null ? undefined : card.attacks[direction]
    const at = places.get(other.id)
    if (value !== undefined && at !== undefined) found.push({ at, value })
  }
  return found
}

function shooterOf(
  places: ReadonlyMap<CardId, number>,
  id: CardId,
  card: PlayedCard | undefined,
  targets: readonly CardId[],
): Shooter {
  return {
    at: places.get(id) ?? -1,
    damage: card?.missile?.damage ?? 0,
    targets: targets.flatMap((target) => places.get(target) ?? []),
  }
}

function worthOf(card: PlayedCard | undefined, sum: number, player: Side): number {
  return card !== undefined && sum > card.defence ? prizeOf(card, player) : 0
}

/** What it is worth to a player that a card falls; four command cards are as good as twenty cards (LW-12). */
function prizeOf(card: PlayedCard, player: Side): number {
  const value = isCommand(card) ? COMMAND_WORTH : 1
  return card.side === player ? -value : value
}

const COMMAND_WORTH = 5
