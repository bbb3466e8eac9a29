import { say } from '../messages/messages.svelte'
import type { NumberCodec } from './number-codec'
import type { NumberLimits, NumberTrouble } from './number-entry.svelte'
import { parseNumber } from './parse-number'

/** What is wrong with a typed figure, as a sentence that says what would be right, and that a refused one is not stored. */
export function numberTrouble(
  trouble: NumberTrouble,
  limits: NumberLimits,
  refused = false,
  codec?: NumberCodec,
): string {
  const sentence = troubleSentence(trouble, inFieldUnits(limits, codec))
  return refused ? say('common.number.refused', { trouble: sentence }) : sentence
}

/** The limits in the unit that the field is typed in, to a hundredth. */
function inFieldUnits(limits: NumberLimits, codec: NumberCodec | undefined): NumberLimits {
  const shown = (inches: number | undefined) => {
    const read = inches === undefined || codec === undefined ? null : parseNumber(codec.write(inches))
    return read?.ok && read.value !== null ? Math.round(read.value * 100) / 100 : inches
  }
  return { ...limits, least: shown(limits.least), most: shown(limits.most) }
}

function troubleSentence(trouble: NumberTrouble, limits: NumberLimits): string {
  switch (trouble) {
    case 'not-a-number':
      return say(limits.whole ? 'common.number.not-a-whole-number' : 'common.number.not-a-number')
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
