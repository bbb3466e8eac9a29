import type { PrintData } from '@contract/printing'
import { type Audience, SIDES, type Side } from '@rules/core/ids'
import type { Story } from '@rules/core/story'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { State } from '@rules/games/warlord-medieval/model'
import { currentLanguage, say } from '../../../messages/messages.svelte'
import { featureOutlines } from '../../../printing/map-printout'
import type { MakePrintout, MakeTable, Printout, Sheet } from '../../../printing/printout'
import { makeWords } from '../../../tabletop/words'
import { tableScene } from '../scene/table-scene'
import { writeIn } from '../wording/lengths.svelte'
import { sideName } from '../wording/names'
import { chainLinks } from './chain-links'
import { hiddenSheet } from './hidden-sheet'
import { mapSheet } from './map-sheet'
import { reportPrintout, storyPrintout } from './report'
import { labelSheet, rosterSheet } from './roster-sheets'

/** The sheets of a battle, from what main let their audience know. */
export const makePrintout: MakePrintout = (data, settings) => {
  writeIn(settings.displayUnits)
  const { request, content } = data
  if (content.kind === 'log') return reportPrintout(content.opened, request)
  if (content.kind === 'story') {
    // Main's ruleset told it.
    const story = content.story as Story<State, Event>
    const audience = audienceWords(story.now, request.audience)
    return storyPrintout({ title: content.title, audience }, story, request)
  }
  if (content.kind !== 'state') throw new Error('A terrain map has sheets of its own')
  // Main's view of the ruleset made it.
  const state = content.state as State
  return {
    title: content.title,
    audience: audienceWords(state, request.audience),
    landscape: request.sheet === 'map',
    sheets: sheetsOf(state, request),
  }
}

/** The battle's table with its chain lines, for a picture of it. */
export const makeTable: MakeTable = ({ content, request }, { displayUnits }) => {
  writeIn(displayUnits)
  if (content.kind !== 'state') throw new Error('A picture is made from a state')
  // Main's view of the ruleset made it.
  const state = content.state as State
  return {
    scene: tableScene(state, { terrainUnlocked: false, only: null }),
    links: chainLinks(state, request.audience),
    words: makeWords(say, { language: currentLanguage(), units: displayUnits }),
  }
}

function sheetsOf(state: State, { sheet, audience, paper }: PrintData['request']): readonly Sheet[] {
  switch (sheet) {
    case 'map':
      return [mapSheet(state)]
    case 'hidden':
      return sidesOf(audience).map((side) => hiddenSheet(state, side, paper))
    case 'roster':
      return sidesOf(audience).map((side) => rosterSheet(state, side))
    case 'labels':
      return [labelSheet(state, sidesOf(audience))]
    case 'terrain':
      return [
        {
          kind: 'outlines',
          heading: say('print.sheet.terrain'),
          outlines: featureOutlines(Object.values(state.features)),
        },
      ]
    default:
      throw new Error(`There are no sheets of a ${sheet} in a state`)
  }
}

/** Whose own sheets an audience has. */
function sidesOf(audience: Audience): readonly Side[] {
  if (audience === 'player-a') return ['a']
  return audience === 'player-b' ? ['b'] : SIDES
}

/** Whom a sheet is for: on every page. */
function audienceWords(state: State, audience: Audience): Printout['audience'] {
  switch (audience) {
    case 'referee':
      return say('print.for.referee')
    case 'public':
      return say('print.for.public')
    case 'player-a':
    case 'player-b':
      return say('print.for.player', { side: sideName(state, audience === 'player-a' ? 'a' : 'b') })
  }
}
