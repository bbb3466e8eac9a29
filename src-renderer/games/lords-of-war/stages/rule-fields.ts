import type { RuleId } from '@rules/core/trace'
import type { HouseRules } from '@rules/games/lords-of-war/house-rules'

type NamesOf<Value> = {
  [Name in keyof HouseRules]: HouseRules[Name] extends Value ? Name : never
}[keyof HouseRules]

/** No mat has more columns or rows. */
export const WIDEST_MAT = 30

/** House rules that are a figure, with the bounds that a battle takes. */
export const NUMBER_RULES = [
  { name: 'columns', least: 3, most: WIDEST_MAT, rule: 'LW-10' },
  { name: 'rows', least: 3, most: WIDEST_MAT, rule: 'LW-10' },
  { name: 'cardsToWin', least: 1, most: 100, rule: 'LW-12' },
  { name: 'commandsToWin', least: 1, most: 100, rule: 'LW-12' },
] as const satisfies readonly { name: NamesOf<number>; least: number; most: number; rule: RuleId }[]

/** House rules that are a question of yes or no. */
export const SWITCH_RULES = [
  { name: 'intermediate', rule: 'LW-71' },
  { name: 'boundless', rule: 'LW-70' },
  { name: 'challengeFights', rule: 'LW-13' },
  { name: 'ownTurnGeneral', rule: 'LW-34' },
  { name: 'shootOnlyFromSupport', rule: 'LW-43' },
  { name: 'cavalryAfterKill', rule: 'LW-71' },
] as const satisfies readonly { name: NamesOf<boolean>; rule: RuleId }[]
