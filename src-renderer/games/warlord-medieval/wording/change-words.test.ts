import { DEFAULT_WIDER_RULES } from '@rules/games/warlord-medieval/default-wider-rules'
import { beforeEach, expect, test } from 'vitest'
import { speak } from '../../../messages/messages.svelte'
import { withValue } from '../stages/set-up/wider/wider-figures'
import { houseRuleWords } from './change-words'

const BEFORE = DEFAULT_WIDER_RULES

beforeEach(() => speak('en'))

test('a change of the wider rules is told by its figure, in both languages', () => {
  const off = withValue(BEFORE, 'morale.on', false)
  expect(houseRuleWords({ wider: off }, BEFORE)).toBe('the wider rules (Help with morale: No)')
  const near = withValue(off, 'morale.supportInches', 4.5)
  expect(houseRuleWords({ wider: near }, off)).toMatch(/^the wider rules \(.+: 4\.5″\)$/)
  speak('fr')
  expect(houseRuleWords({ wider: off }, BEFORE)).toMatch(/\(.+\s: Non\)$/)
})

test('many changes at once, and those of troop types, are told as the wider rules', () => {
  const many = (['morale.on', 'strikes.on', 'impetuous.on', 'cardPoints.on'] as const).reduce(
    (rules, path) => withValue(rules, path, false),
    BEFORE,
  )
  expect(houseRuleWords({ wider: many }, BEFORE)).toBe('the wider rules')
  expect(houseRuleWords({ wider: BEFORE }, BEFORE)).toBe('the wider rules')
})
