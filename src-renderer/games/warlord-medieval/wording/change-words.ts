import type { HouseRules } from '@rules/games/warlord-medieval/house-rules'
import type { ClassedAs, UnitCorrections } from '@rules/games/warlord-medieval/model'
import { isMessageKey, say } from '../../../messages/messages.svelte'
import { familyWord } from './code-words'
import { lengthWords } from './lengths.svelte'
import { joinWords } from './lists'

/** Names the house rules that were changed, in plain words. */
export function houseRuleWords(changes: Partial<HouseRules>): string {
  return joinWords(
    Object.keys(changes).map((name) => {
      const key = `battle.house-rule.${name}`
      return isMessageKey(key) ? say(key) : name
    }),
  )
}

/** Lists the figures of a unit that were corrected, each with what it is now. */
export function correctionWords(changes: Partial<UnitCorrections>): string {
  return joinWords(
    Object.entries(changes).map(([name, value]) => {
      const key = `battle.figure.${name}`
      return `${isMessageKey(key) ? say(key) : name} ${valueWords(name, value)}`
    }),
  )
}

function valueWords(name: string, value: UnitCorrections[keyof UnitCorrections] | undefined): string {
  if (value === null || value === undefined || value === '') return say('battle.unknown')
  if (typeof value === 'boolean') return say(value ? 'battle.yes' : 'battle.no')
  if (typeof value === 'object') return classWords(value)
  if (name === 'formation') return familyWord('formation', String(value))
  return typeof value === 'number' && name.endsWith('Inches') ? lengthWords(value) : String(value)
}

function classWords({ troop, trained }: ClassedAs): string {
  const words = [troop ?? '', trained === null ? '' : say(trained ? 'battle.trained' : 'battle.untrained')]
  return words.filter((word) => word !== '').join(', ') || say('battle.as-listed')
}
