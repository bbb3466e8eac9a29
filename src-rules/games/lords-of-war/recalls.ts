import { type RuleId, type Violation, violation } from '../../core/trace'
import type { CardId, PlayedCard, State } from './model'
import { squareOfCard, strikesAt } from './positions'

/** What speaks against recalling a card from the mat (LW-61, LW-71). */
export function judgeRecall(state: State, card: PlayedCard): readonly Violation[] {
  const { turn, houseRules } = state
  const found: Violation[] = []
  if (turn?.player !== card.side) found.push(violation('recall/not-his-turn', 'LW-60', [card.id]))
  const square = squareOfCard(state, card.id)
  const engaging = square === null ? [] : strikesAt(state, square, card.side).map((strike) => strike.by)
  const isFreeCavalry = houseRules.intermediate && card.unitClass === 'cavalry'
  const holding = isFreeCavalry ? engaging.filter((other) => other.unitClass === 'spear') : engaging
  if (holding.length > 0) {
    const [code, rule] = isFreeCavalry
      ? (['recall/engaged-by-spear', 'LW-71'] as const)
      : (['recall/engaged', 'LW-61'] as const)
    found.push(violation(code, rule, [card.id, ...holding.map((other) => other.id)]))
  }
  if (turn?.placed.some((each) => each.card === card.id))
    found.push(violation('recall/placed-now', 'LW-61', [card.id]))
  const isSpared = isFreeCavalry && houseRules.cavalryAfterKill
  if (turn?.killers.includes(card.id) && !isSpared)
    found.push(violation('recall/has-eliminated', 'LW-61', [card.id]))
  return found
}

/** The rule by which a card may be recalled: an engaged one is cavalry by the intermediate rules. */
export function recallRule(engaged: boolean): RuleId {
  return engaged ? 'LW-71' : 'LW-61'
}

/** The cards that the player whose turn it is may recall (LW-60, LW-61). */
export function possibleRecalls(state: State): readonly CardId[] {
  return Object.values(state.mat).filter((id) => {
    const card = state.cards[id]
    return card !== undefined && card.side === state.turn?.player && judgeRecall(state, card).length === 0
  })
}
