import type { Outline } from '@rules/core/outline'
import { isMessageKey, say } from '../../../messages/messages.svelte'

/** What the list of battles says of a battle of Warlord Medieval: its stage with the round, and the agreed points. */
export const outlineWords = {
  progress({ standing }: Outline): string {
    const key = `library.stage.${standing.code}`
    const stage = isMessageKey(key) ? say(key) : standing.code
    const { round } = standing.figures
    return round === undefined ? stage : say('library.battle.round', { stage, round })
  },
  size: ({ size }: Outline): string => say('library.battle.points-agreed', { points: size }),
}
