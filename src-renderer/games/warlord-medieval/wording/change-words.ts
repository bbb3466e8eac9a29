import type { HouseRules } from '@rules/games/warlord-medieval/house-rules'
import type { ClassedAs, UnitCorrections } from '@rules/games/warlord-medieval/model'
import type { WiderRules } from '@rules/games/warlord-medieval/wider-rules'
import { isMessageKey, say } from '../../../messages/messages.svelte'
import { valueAt, WIDER_FIGURES, type WiderPath, type WiderValue } from '../stages/set-up/wider/wider-figures'
import { choiceWords, figureWords } from '../stages/set-up/wider/wider-words'
import { familyWord } from './code-words'
import { lengthWords, limitWords } from './lengths.svelte'
import { joinWords } from './lists'

/** So many figures of the wider rules are told each by itself. */
const MOST_FIGURES = 3

/** Names the house rules that were changed, in plain words; of the wider ones, what differs from `before`. */
export function houseRuleWords(changes: Partial<HouseRules>, before?: WiderRules): string {
  return joinWords(
    Object.keys(changes).map((name) => {
      const key = `battle.house-rule.${name}`
      const words = isMessageKey(key) ? say(key) : name
      const figures =
        name === 'wider' && changes.wider !== undefined && before !== undefined
          ? widerChanges(changes.wider, before)
          : []
      return figures.length === 0 || figures.length > MOST_FIGURES
        ? words
        : `${words} (${figures.join('; ')})`
    }),
  )
}

function widerChanges(now: WiderRules, before: WiderRules): readonly string[] {
  return (Object.keys(WIDER_FIGURES) as WiderPath[])
    .filter((path) => valueAt(now, path) !== valueAt(before, path))
    .map((path) =>
      say('log.figure-is', { figure: figureWords(path, now), value: widerValue(path, valueAt(now, path)) }),
    )
}

function widerValue(path: WiderPath, value: WiderValue): string {
  const { kind } = WIDER_FIGURES[path]
  if (value === null) return say('battle.unknown')
  if (typeof value === 'boolean') return say(value ? 'battle.yes' : 'battle.no')
  if (kind === 'choice') return choiceWords(path, String(value))
  return kind === 'inches' ? limitWords(Number(value)) : String(value)
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
