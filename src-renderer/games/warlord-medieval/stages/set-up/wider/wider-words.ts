import type { WiderRules } from '@rules/games/warlord-medieval/wider-rules'
import type { MessageKey } from '../../../../../messages/catalogue'
import { say } from '../../../../../messages/messages.svelte'
import { familyWord } from '../../../wording/code-words'
import { limitWords } from '../../../wording/lengths.svelte'
import type { WiderPart, WiderPath } from './wider-figures'

/** The name of a figure or switch of the wider rules, with the figures that it goes by. */
export function figureWords(path: WiderPath, { clocks }: WiderRules): string {
  const [, modifier] = path.split('.modifiers.')
  if (modifier !== undefined) return familyWord('modifier', modifier)
  const values = {
    oneIn: clocks.lostShare.oneIn,
    turns: path.startsWith('clocks.apart') ? clocks.apart.turns : clocks.noCombat.turns,
    inches: limitWords(clocks.apart.inches),
  }
  return say(`wider.${path}` as MessageKey, values)
}

/** The name of an option of a choice. */
export function choiceWords(path: WiderPath, option: string): string {
  return say(`wider.${path}.${option}` as MessageKey)
}

/** What a part of the wider rules does, with the figures that it has now. */
export function partText(part: WiderPart, { cardPoints, impetuous }: WiderRules): string {
  const { ace, court, other } = cardPoints
  return say(`wider.${part}.text`, { ace, court, other, inches: limitWords(impetuous.inches) })
}
