import type { State } from '@rules/games/warlord-medieval/model'
import { say } from '../../../messages/messages.svelte'
import { angleWords, lengthWords } from '../wording/lengths.svelte'
import { joinWords } from '../wording/lists'
import { pieceName } from '../wording/names'
import type { LineChange, UnitChange } from './comparison'

/** Less than this is not worth a word. */
const LEAST_INCHES = 0.05
const LEAST_RADIANS = 0.001

/** How far a unit is moved and turned in the sketch, in words. */
export function changeWords({ how, inches, radians }: UnitChange): string {
  if (how !== 'moved') return say(`sketch.how.${how}`)
  const parts: string[] = []
  if (inches >= LEAST_INCHES || Math.abs(radians) < LEAST_RADIANS) parts.push(lengthWords(inches))
  if (Math.abs(radians) >= LEAST_RADIANS) parts.push(say('sketch.turned', { degrees: angleWords(radians) }))
  return parts.join(', ')
}

/** How many units the banner reaches really and in the sketch, and which it gains and loses. */
export function lineWords(state: State, { before, now, gained, lost }: LineChange): string {
  const names = (units: readonly string[]) => joinWords(units.map((unit) => pieceName(state, unit)))
  return [
    say('sketch.line.count', { before, now }),
    ...(gained.length > 0 ? [say('sketch.line.gained', { units: names(gained) })] : []),
    ...(lost.length > 0 ? [say('sketch.line.lost', { units: names(lost) })] : []),
  ].join(' ')
}
