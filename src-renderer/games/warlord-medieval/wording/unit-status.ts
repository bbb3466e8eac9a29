import { LINK_LIMIT_INCHES } from '@rules/games/warlord-medieval/base-links'
import { STAGES, type Stage, type State, type Unit } from '@rules/games/warlord-medieval/model'
import { say } from '../../../messages/messages.svelte'
import type { LinePlace } from '../chains'
import { measuredAtMost, measuredWords } from './lengths.svelte'
import { pieceName } from './names'

/** How a unit stands, in a few words; `settle` is against a rule, `quiet` is out of play or still to come. */
export type UnitStatus = { readonly text: string; readonly tone: 'plain' | 'settle' | 'quiet' }

/** Says how a unit stands in its line and its order, as the army list shows it. */
export function unitStatus(
  state: Pick<State, 'units' | 'personalities' | 'features' | 'sides' | 'stage'>,
  unit: Unit,
  place: LinePlace | undefined,
): UnitStatus {
  if (unit.removal !== null) return { text: say(`battle.status.${unit.removal}`), tone: 'quiet' }
  if (unit.pose === null) {
    return { text: notPlacedWords(state.stage, unit), tone: 'quiet' }
  }
  const parts: string[] = []
  if (place?.isBanner) parts.push(say('battle.status.banner-unit'))
  if (unit.hidden) parts.push(say('battle.status.hidden'))
  if (unit.engaged) parts.push(say('battle.status.engaged'))
  const cutOff = place?.cutOff ?? null
  if (cutOff !== null && cutOff.reason !== 'no-banner-unit') {
    return { text: [...parts, cutOffWords(cutOff)].join(' · '), tone: 'settle' }
  }
  if (place === undefined)
    return { text: [...parts, say('battle.status.no-line')].join(' · '), tone: 'plain' }
  if (unit.order !== 'good') {
    parts.push(place.isBanner ? say(`battle.order.${unit.order}`) : say(`battle.status.${unit.order}`))
  } else if (place.isBanner) {
    parts.push(say('battle.order.good'))
  } else if (place.link !== null) {
    parts.push(linkWords(state, place))
  }
  if (parts.length === 0) parts.push(say('battle.order.good'))
  return { text: parts.join(' · '), tone: 'plain' }
}

/** Before anything is placed a unit is told by what it is; afterwards by what is to be done with it. */
function notPlacedWords(stage: Stage, unit: Unit): string {
  if (unit.hidden) return say('battle.status.hidden-not-placed')
  if (STAGES.indexOf(stage) >= STAGES.indexOf('banners')) return say('battle.status.not-placed')
  return [unit.type, say(`battle.formation.${unit.formation}`)].filter((word) => word !== '').join(' · ')
}

function cutOffWords({ reason, nearest }: NonNullable<LinePlace['cutOff']>): string {
  if (reason === 'no-banner-unit') return say('battle.status.cut-off')
  if (reason !== 'too-far') return say(`battle.status.cut-off.${reason}`)
  if (nearest === null) return say('battle.status.cut-off')
  return say('battle.status.cut-off.too-far', { figure: measuredAtMost(nearest.inches, LINK_LIMIT_INCHES) })
}

function linkWords(
  state: Pick<State, 'units' | 'personalities' | 'features' | 'sides'>,
  { link, bannerUnit }: LinePlace,
): string {
  if (link === null) return ''
  const inches = measuredWords(link.inches, LINK_LIMIT_INCHES)
  return link.from === bannerUnit
    ? say('battle.status.from-banner', { inches })
    : say('battle.status.from', { inches, unit: pieceName(state, link.from) })
}
