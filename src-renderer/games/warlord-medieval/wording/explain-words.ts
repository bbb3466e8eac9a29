import type { Sighting } from '@rules/games/warlord-medieval/explain'
import type { State, Unit } from '@rules/games/warlord-medieval/model'
import type { TroopClass } from '@rules/games/warlord-medieval/wider/troop-class'
import type { TroopType } from '@rules/games/warlord-medieval/wider-rules'
import { isMessageKey, say } from '../../../messages/messages.svelte'
import { familyWord } from './code-words'
import { baseToBase } from './lengths.svelte'
import { joinWords } from './lists'
import { pieceNames } from './names'

/** How an enemy is seen, or why it is not, with the distance and the zones it stands in. */
export function sightingWords(
  state: Pick<State, 'units' | 'personalities' | 'features' | 'sides'>,
  { inches, visible, hidden, hiddenBy, zones }: Sighting,
): string {
  const seen = visible
    ? say('battle.sees.visible')
    : hidden
      ? say('battle.sees.hidden')
      : hiddenBy.length === 0
        ? say('battle.sees.out-of-sight')
        : say('battle.sees.behind', { pieces: pieceNames(state, hiddenBy) })
  return [baseToBase(inches), joinWords(zones.map((zone) => familyWord('zone', zone).toLowerCase())), seen]
    .filter((part) => part !== '')
    .join(' · ')
}

/** What a unit counts as for the wider rules, and by which word (WM-106). */
export function troopWords(
  { type, mounted, trained, typeFrom, trainedFrom }: TroopClass,
  unit: Unit,
): string {
  const source = (from: string | null) =>
    from === null ? '' : ` (${from === 'referee' || from === 'type' ? say(`battle.class.${from}`) : from})`
  const named = type === null ? say('battle.troop.none') : `${troopTypeWords(type)}${source(typeFrom)}`
  return [
    named,
    say(mounted ? 'battle.troop.mounted' : 'battle.troop.on-foot'),
    say(`battle.formation.${unit.formation}`),
    `${say(trained ? 'battle.troop.trained' : 'battle.troop.not-trained')}${source(trainedFrom)}`,
  ].join(' · ')
}

/** The name of a troop type: its own where it is a known one, else the first of its words. */
export function troopTypeWords({ id, words }: Pick<TroopType, 'id' | 'words'>): string {
  return isMessageKey(`battle.troop.${id}`) ? familyWord('troop', id) : (words[0] ?? id)
}
