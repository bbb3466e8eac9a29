import type { OpenBattle } from '@contract/library'
import { readOpenBattle } from '@contract/open-battle'
import type { Paper } from '@contract/printing'
import { type LogEntry, restoreLog } from '@rules/core/battle-log'
import type { Story } from '@rules/core/story'
import { lordsOfWar } from '@rules/games/lords-of-war'
import type { Event } from '@rules/games/lords-of-war/events'
import type { Setup, State } from '@rules/games/lords-of-war/model'
import { story } from '@rules/games/lords-of-war/story'
import { currentLanguage, say } from '../../../messages/messages.svelte'
import type { LogItem } from '../../../panels/log-item'
import { type Block, pageSize, type Sheet } from '../../../printing/printout'
import { logItems, wholeLog } from '../wording/log-items'
import { sideName } from '../wording/names'
import { matSvg } from './mat-svg'

/** How high a picture in a report is at most, in millimetres: the figures of its cards are read without a glass. */
const PICTURE_MM = 150

type Chapter = { readonly heading: string; end: State; readonly blocks: Block[] }

/** The log turn by turn for the referee, each with the mat at its end; what was undone is struck through. */
export function reportSheet(opened: OpenBattle, paper: Paper): Sheet {
  const { apply, setup } = lordsOfWar
  // Main parsed both with this ruleset's codec before it sent them.
  const start = setup(opened.setup as Setup)
  const entries = readOpenBattle(opened).entries as readonly LogEntry<Event>[]
  const log = restoreLog(start, entries, apply)
  const items = logItems(wholeLog(log), entries.length, hoursAndMinutes()).toReversed()
  const chapters: Chapter[] = []
  let state = start
  let key: string | null = null
  for (const [index, entry] of entries.entries()) {
    let chapter = chapters.at(-1)
    if (chapter === undefined || story.chapter(state) !== key) {
      key = story.chapter(state)
      chapter = { heading: headingOf(state), end: state, blocks: [] }
      chapters.push(chapter)
    }
    const item = items[index]
    if (item !== undefined) chapter.blocks.push(...lineOf(item))
    if (entry.kind === 'command' && item?.undone === false) state = entry.events.reduce(apply, state)
    // The command that ends a turn belongs to it, the turn that it begins does not.
    if (story.chapter(state) === key) chapter.end = state
  }
  return inChapters(chapters, paper)
}

/** The same for those who may not know all of it, from what the ruleset tells them. */
export function storySheet({ now, chapters, undone }: Story<State, Event>, paper: Paper): Sheet {
  // A card that is in a hand again lay open once: it has its name from then.
  const cards = Object.assign({}, ...chapters.map(({ end }) => end.cards), now.cards) as State['cards']
  const entries = chapters.flatMap(({ steps }) => steps)
  const log = { entries, state: { ...now, cards }, undone: new Set(undone) }
  const items = logItems(log, entries.length, hoursAndMinutes()).toReversed()
  let told = 0
  const written = chapters.map(({ end, steps }): Chapter => {
    const from = told
    told += steps.length
    return { heading: headingOf(end), end, blocks: items.slice(from, told).flatMap(lineOf) }
  })
  return inChapters(written, paper)
}

function inChapters(chapters: readonly Chapter[], paper: Paper): Sheet {
  return {
    kind: 'flow',
    heading: say('print.sheet.report'),
    blocks: chapters.flatMap(({ heading, end, blocks }): Block[] => [
      { kind: 'heading', text: heading },
      {
        kind: 'picture',
        svg: matSvg(end, { widthMm: pageSize(paper, false).inner.widthMm, heightMm: PICTURE_MM }),
      },
      ...blocks,
    ]),
  }
}

/** A turn in words, or what comes before the first. */
export function headingOf(state: State): string {
  const { turn } = state
  if (turn === null) return say('print.report.before')
  return say(turn.extra ? 'lw.print.extra-turn' : 'lw.print.turn', {
    number: turn.number,
    side: sideName(state, turn.player),
  })
}

function hoursAndMinutes(): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(currentLanguage(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

function lineOf({ time, sentences, undone, against }: LogItem): readonly Block[] {
  if (sentences.length === 0) return []
  return [{ kind: undone ? 'struck' : 'text', text: `${time}  ${[...sentences, ...against].join(' ')}` }]
}
