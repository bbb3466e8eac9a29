import type { PrintData, SheetKind } from '@contract/printing'
import { type Audience, SIDES, type Side } from '@rules/core/ids'
import type { Story } from '@rules/core/story'
import type { Event } from '@rules/games/lords-of-war/events'
import type { CardId, State } from '@rules/games/lords-of-war/model'
import { say } from '../../../messages/messages.svelte'
import {
  type MakePrintout,
  type MakeTable,
  type Printout,
  pageSize,
  type Sheet,
} from '../../../printing/printout'
import { matBounds } from '../scene/mat-scene'
import { sideName } from '../wording/names'
import { cardGrid, cardSheets } from './card-sheets'
import { matPicture } from './mat-picture'
import { matSvg, SQUARE } from './mat-svg'
import { headingOf, reportSheet, storySheet } from './report'
import { trueMat } from './true-mat'

type Sheets = Pick<Printout, 'landscape' | 'sheets'>

/** The sheets of a match or of a deck, from what main let their audience know. */
export const makePrintout: MakePrintout = ({ request, content }) => {
  const { paper, audience, sheet } = request
  switch (content.kind) {
    case 'deck': {
      const { name, cards } = content.deck
      const sheets = [cardsOf(say('print.sheet.cards'), cardSheets(cards, null, paper))]
      const words = say('print.for.public')
      return { title: name, audience: words, landscape: cardGrid(paper).landscape, sheets }
    }
    case 'log': {
      const { title } = content.opened
      const words = say('print.for.referee')
      return { title, audience: words, landscape: false, sheets: [reportSheet(content.opened, paper)] }
    }
    case 'story': {
      // Main's ruleset told it.
      const story = content.story as Story<State, Event>
      const words = audienceWords(story.now, audience)
      return { title: content.title, audience: words, landscape: false, sheets: [storySheet(story, paper)] }
    }
    case 'state': {
      // Main's view of the ruleset made it.
      const state = content.state as State
      const words = audienceWords(state, audience)
      return { title: content.title, audience: words, ...sheetsOf(state, sheet, request) }
    }
    case 'map':
      throw new Error('A terrain map has sheets of its own')
  }
}

/** The picture of the mat, as the audience of the request may know it. */
export const makeTable: MakeTable = ({ content }) => {
  if (content.kind !== 'state') throw new Error('A picture is made from a state')
  // Main's view of the ruleset made it.
  return matPicture(content.state as State)
}

function sheetsOf(state: State, sheet: SheetKind, { audience, paper }: PrintData['request']): Sheets {
  const { landscape } = cardGrid(paper)
  const heading = say(`print.sheet.${sheet}`)
  const ofSides = (ids: (side: Side) => readonly CardId[]): Sheets => ({
    landscape,
    // A side begins a page: its cards go into its player's hands.
    sheets: sidesOf(audience).map((side) =>
      cardsOf(
        say('lw.print.heading', { sheet: heading, what: sideName(state, side) }),
        cardSheets(
          ids(side).flatMap((id) => state.cards[id] ?? []),
          side,
          paper,
        ),
      ),
    ),
  })
  switch (sheet) {
    case 'mat':
      return matSheet(state, heading, paper)
    case 'true-mat': {
      const { drawings, ...direction } = trueMat(state, paper)
      return { ...direction, sheets: [{ kind: 'drawings', heading, drawings }] }
    }
    case 'cards':
      return ofSides((side) => Object.keys(state.cards).filter((id) => state.cards[id]?.side === side))
    case 'hand':
      return ofSides((side) => state.hands[side])
    default:
      throw new Error(`There is no ${sheet} of a card battle`)
  }
}

/** The mat on one page, which lies as the mat does. */
function matSheet(state: State, heading: string, paper: PrintData['request']['paper']): Sheets {
  const { columns, rows } = matBounds(state)
  const landscape = columns * SQUARE.width > rows * SQUARE.height
  const svg = matSvg(state, pageSize(paper, landscape).inner)
  return {
    landscape,
    sheets: [
      {
        kind: 'drawings',
        heading: say('lw.print.heading', { sheet: heading, what: headingOf(state) }),
        drawings: [{ svg }],
      },
    ],
  }
}

function cardsOf(heading: string, drawings: ReturnType<typeof cardSheets>): Sheet {
  return { kind: 'drawings', heading, drawings }
}

/** Whose own cards an audience has. */
function sidesOf(audience: Audience): readonly Side[] {
  if (audience === 'player-a') return ['a']
  return audience === 'player-b' ? ['b'] : SIDES
}

/** Whom a sheet is for: on every page. */
function audienceWords(state: State, audience: Audience): string {
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
