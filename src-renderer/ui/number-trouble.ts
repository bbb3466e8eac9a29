import { say } from '../messages/messages.svelte'
import type { NumberLimits, NumberTrouble } from './number-entry.svelte'

/** What is wrong with a typed figure, as a sentence that says what would be right, and that a refused one is not stored. */
export function numberTrouble(trouble: NumberTrouble, limits: NumberLimits, refused = false): string {
  const sentence = troubleSentence(trouble, limits)
  return refused ? say('common.number.refused', { trouble: sentence }) : sentence
}

function troubleSentence(trouble: NumberTrouble, limits: NumberLimits): string {
  switch (trouble) {
    case 'not-a-number':
      return say('common.number.not-a-number')
    case 'empty':
      return say('common.number.empty')
    case 'not-whole':
      return say('common.number.not-whole')
    case 'too-small':
      return say('common.number.too-small', { least: limits.least ?? 0 })
    case 'too-large':
      return say('common.number.too-large', { most: limits.most ?? 0 })
  }
}
