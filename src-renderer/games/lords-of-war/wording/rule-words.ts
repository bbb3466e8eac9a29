import type { HouseRules } from '@rules/games/lords-of-war/house-rules'
import { say } from '../../../messages/messages.svelte'
import { squareName } from './names'

/** House rules that changed, each as a short phrase with its new value. */
export function ruleWords(rules: Partial<HouseRules>): readonly string[] {
  return Object.entries(rules).map(([name, value]) => {
    const title = say(`lw.rules.${name as keyof HouseRules}`)
    return say('lw.rules.changed', { title, value: valueWords(value) })
  })
}

function valueWords(value: HouseRules[keyof HouseRules]): string {
  if (typeof value === 'boolean') return say(value ? 'lw.rules.value.yes' : 'lw.rules.value.no')
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return say(`lw.rules.value.${value}`)
  return `${squareName(value.a)}, ${squareName(value.b)}`
}
