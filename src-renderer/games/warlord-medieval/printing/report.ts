import type { OpenBattle } from '@contract/library'
import { readOpenBattle } from '@contract/open-battle'
import type { PrintRequest } from '@contract/printing'
import { type LogEntry, restoreLog } from '@rules/core/battle-log'
import type { Story, StoryStep } from '@rules/core/story'
import { warlordMedieval } from '@rules/games/warlord-medieval'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { Setup, State } from '@rules/games/warlord-medieval/model'
import { story } from '@rules/games/warlord-medieval/story'
import { currentLanguage, say } from '../../../messages/messages.svelte'
import type { LogItem } from '../../../panels/log-item'
import { type Block, type Printout, pageSize } from '../../../printing/printout'
import { tableSvg } from '../../../printing/table-svg'
import { tableScene } from '../scene/table-scene'
import { LogReader, logLines } from '../wording/log-book'
import { logItem } from '../wording/log-items'
import { chainLinks } from './chain-links'
import { stageWords, unitMarks } from './map-sheet'

/** How high a picture in a report is, in millimetres. */
const PICTURE_MM = 95

type Chapter = { readonly heading: string; end: State; readonly blocks: Block[] }

/** Whom a report is for, in words. */
type Readers = Pick<Printout, 'title' | 'audience'>

/**
 * What happened from the first command to the last, for the referee: a chapter for the preparation and for every player
 * turn, each with the table as it stood at its end. What was undone is told and struck through.
 */
export function reportPrintout(opened: OpenBattle, request: PrintRequest): Printout {
  const readers = { title: opened.title, audience: say('print.for.referee') }
  return inChapters(readers, chaptersOf(opened), request)
}

/** The same for those who may not know all of it, from what the ruleset tells them; what was undone is left out. */
export function storyPrintout(
  readers: Readers,
  { start, now, chapters }: Story<State, Event>,
  request: PrintRequest,
): Printout {
  // This game tells no command that was undone, and so no undo.
  const commands = (steps: readonly StoryStep<Event>[]) =>
    steps.flatMap((step) => (step.kind === 'command' ? [step] : []))
  const book = new LogReader(start).read({ entries: chapters.flatMap(({ steps }) => commands(steps)) })
  const clock = hoursAndMinutes()
  const written = chapters.map(
    ({ end, steps }): Chapter => ({
      heading: headingOf(end),
      end,
      blocks: commands(steps).flatMap((entry) =>
        lineOf(logItem(now, book, { entry, events: entry.events, undone: false }, clock)),
      ),
    }),
  )
  return inChapters(readers, written, request)
}

function inChapters(
  { title, audience }: Readers,
  chapters: readonly Chapter[],
  request: PrintRequest,
): Printout {
  return {
    title,
    audience,
    landscape: false,
    sheets: [
      {
        kind: 'flow',
        heading: say('print.sheet.report'),
        blocks: chapters.flatMap(({ heading, end, blocks }): Block[] => [
          { kind: 'heading', text: heading },
          picture(end, request),
          ...keysOf(end),
          ...blocks,
        ]),
      },
    ],
  }
}

function headingOf(state: State): string {
  return state.turn === null ? say('print.report.before') : stageWords(state)
}

function hoursAndMinutes(): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(currentLanguage(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

function lineOf({ time, sentences, undone, against }: LogItem): readonly Block[] {
  if (sentences.length === 0) return []
  return [{ kind: undone ? 'struck' : 'text', text: `${time}  ${[...sentences, ...against].join(' ')}` }]
}

function chaptersOf(opened: OpenBattle): readonly Chapter[] {
  const { apply, setup } = warlordMedieval
  // Main parsed both with this ruleset's codec before it sent them.
  const start = setup(opened.setup as Setup)
  const entries = readOpenBattle(opened).entries as readonly LogEntry<Event>[]
  const log = restoreLog(start, entries, apply)
  const book = new LogReader(start).read(log)
  const clock = hoursAndMinutes()
  const chapters: Chapter[] = []
  let state = start
  let chapter: Chapter | null = null
  let key = ''
  for (const line of [...logLines(log, entries.length)].reverse()) {
    const now = story.chapter(state)
    if (chapter === null || now !== key) {
      key = now
      chapter = { heading: headingOf(state), end: state, blocks: [] }
      chapters.push(chapter)
    }
    chapter.blocks.push(...lineOf(logItem(log.state, book, line, clock)))
    if (line.entry.kind === 'command' && !line.undone) state = line.entry.events.reduce(apply, state)
    // The command that ends a turn belongs to it, the turn that it begins does not.
    if (story.chapter(state) === key) chapter.end = state
  }
  return chapters
}

function picture(state: State, { paper, audience }: PrintRequest): Block {
  const svg = tableSvg(tableScene(state, { terrainUnlocked: false, only: null }), {
    widthMm: pageSize(paper, false).inner.widthMm,
    heightMm: PICTURE_MM,
    marks: unitMarks(state),
    links: chainLinks(state, audience),
    scaleLabel: (inches) => say('print.scale', { inches }),
  })
  return { kind: 'picture', svg }
}

/** The keys of the picture in a sentence. */
function keysOf(state: State): readonly Block[] {
  const marks = [...unitMarks(state)].map(([id, mark]) => `${mark} ${state.units[id]?.name ?? ''}`)
  return marks.length === 0 ? [] : [{ kind: 'small', text: marks.join(' · ') }]
}
