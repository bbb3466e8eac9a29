import type { RuleId } from '@rules/core/trace'
import { createContext } from 'svelte'

/** Opens the text of a rule. Given by the screen to every link that names one. */
export type RuleReader = (rule: RuleId) => void

export const [getRuleReader, setRuleReader] = createContext<RuleReader>()
