import { DEFAULT_HOUSE_RULES, type HouseRules } from '@rules/games/lords-of-war/house-rules'

/** The house rules that differ from the printed ones. */
export function changedRules(rules: HouseRules): Partial<HouseRules> {
  const names = Object.keys(rules) as (keyof HouseRules)[]
  const differing = names.filter(
    (name) => JSON.stringify(rules[name]) !== JSON.stringify(DEFAULT_HOUSE_RULES[name]),
  )
  return Object.fromEntries(differing.map((name) => [name, rules[name]]))
}
