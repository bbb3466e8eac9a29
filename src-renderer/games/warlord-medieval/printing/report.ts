import type { OpenBattle } from '@contract/library'
import { readOpenBattle } from '@contract/open-battle'
import type { Paper } from '@contract/printing'
import { type LogEntry, restoreLog } from '@rules/core/battle-log'
import { warlordMedieval } from '@rules/games/warlord-medieval'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { Setup, State } from '@rules/games/warlord-medieval/model'
import { currentLanguage, say } from '../../../messages/messages.svelte'
import { type Block, type Printout, pageSize } from '../../../printing/printout'
import { tableSvg } from '../../../printing/table-svg'
import { tableScene } from '../scene/table-scene'
import { LogReader, logLines } from '../wording/log-book'
import { logItem } from '../wording/log-items'
import { stageWords, unitMarks } from './map-sheet'

/** How high a picture in a report is, in millimetres. */
const PICTURE_MM = 95

type Chapter = { readonly heading: string; end: State; readonly blocks: Block[] }

/**
 * What happened from the first command to the last, a chapter for the preparation and for every player turn, each with the
 * table as it stood at its end. What was undone is told and struck through.
 */
export function reportPrintout(opened: OpenBattle, paper: Paper): Printout {
  const chapters = chaptersOf(opened)
  return {
    title: opened.title,
    audience: say('print.for.referee'),
    landscape: false,
    sheets: [
      {
        kind: 'flow',
        heading: say('print.sheet.report'),
        blocks: chapters.flatMap(({ heading, end, blocks }): Block[] => [
          { kind: 'heading', text: heading },
          picture(end, paper),
          ...keysOf(end),
          ...blocks,
        ]),
      },
    ],
  }
}

function chaptersOf(opened: OpenBattle): readonly Chapter[] {
  const { apply, setup } = warlordMedieval
  // Main parsed both with this ruleset's codec before it sent them.
  const start = setup(opened.setup as Setup)
  const entries = readOpenBattle(opened).entries as readonly LogEntry<Event>[]
  const log = restoreLog(start, entries, apply)
  const book = new LogReader(start).read(log)
  const clock = new Intl.DateTimeFormat(currentLanguage(), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const chapters: Chapter[] = []
  let state = start
  let chapter: Chapter | null = null
  let key = ''
  for (const line of [...logLines(log, entries.length)].reverse()) {
    const now = state.turn === null ? 'before' : `${state.turn.round} ${state.turn.player}`
    if (chapter === null || now !== key) {
      key = now
      const heading: string = state.turn === null ? say('print.report.before') : stageWords(state)
      chapter = { heading, end: state, blocks: [] }
      chapters.push(chapter)
    }
    const { time, sentences, undone, against } = logItem(log.state, book, line, clock)
    if (sentences.length > 0)
      chapter.blocks.push({
        kind: undone ? 'struck' : 'text',
        text: `${time}  ${[...sentences, ...against].join(' ')}`,
      })
    if (line.entry.kind === 'command' && !undone) state = line.entry.events.reduce(apply, state)
    // The command that ends a turn belongs to it, the turn that it begins does not.
    const after = state.turn === null ? 'before' : `${state.turn.round} ${state.turn.player}`
    if (after === key) chapter.end = state
  }
  return chapters
}

function picture(state: State, paper: Paper): Block {
  const svg = tableSvg(tableScene(state, { terrainUnlocked: false, only: null }), {
    widthMm: pageSize(paper, false).inner.widthMm,
    heightMm: PICTURE_MM,
    marks: unitMarks(state),
    scaleLabel: (inches) => say('print.scale', { inches }),
  })
  return { kind: 'picture', svg }
}

/** The keys of the picture in a sentence. */
function keysOf(state: State): readonly Block[] {
  const marks = [...unitMarks(state)].map(([id, mark]) => `${mark} ${state.units[id]?.name ?? ''}`)
  return marks.length === 0 ? [] : [{ kind: 'small', text: marks.join(' · ') }]
}
