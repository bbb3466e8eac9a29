import { commandsUndone, type LogEntry } from './battle-log'
import type { Audience } from './ids'
import type { Ruleset } from './ruleset'

/** An entry of a battle's log as an audience may know it; told entries are numbered anew, from 1. */
export type StoryStep<Event> = Extract<LogEntry<Event>, { readonly kind: 'command' | 'undo' | 'redo' }>

/** What a game knows of telling its battles. */
export type Storyteller<State, Event> = NonNullable<Ruleset<State, never, Event, never>['story']>

/** A battle told to an audience: nothing in it that they may not know. */
export type Story<State, Event> = {
  readonly start: State
  readonly now: State
  readonly chapters: readonly {
    /** The last state that belongs to it. */
    readonly end: State
    /** A step that may not be told is left out. */
    readonly steps: readonly StoryStep<Event>[]
  }[]
  /** Commands that were undone are told by some games only. */
  readonly undone: readonly number[]
}

type Teller<State, Event> = Pick<Ruleset<State, never, Event, never>, 'apply'> & {
  readonly story: Storyteller<State, Event>
}

/**
 * Tells a battle to an audience from its start and its log, chapter by chapter. The command that ends a chapter belongs
 * to it.
 */
export function tellStory<State, Event>(
  game: Teller<State, Event> & Pick<Ruleset<State, never, Event, never>, 'view'>,
  start: State,
  entries: readonly LogEntry<Event>[],
  audience: Audience,
): Story<State, Event> {
  const { story, view } = game
  const { told, undone, now } = tellLog(game, start, entries, audience)
  const chapters: { end: State; readonly steps: StoryStep<Event>[] }[] = []
  let chapter: (typeof chapters)[number] | null = null
  let key = ''
  for (const { step, before, states } of told) {
    const current = story.chapter(before)
    if (chapter === null || current !== key) {
      key = current
      chapter = { end: before, steps: [] }
      chapters.push(chapter)
    }
    for (const state of states) if (story.chapter(state) === key) chapter.end = state
    if (step !== null) chapter.steps.push(step)
  }
  return {
    start: story.scene(start, now, audience),
    now: view(now, audience),
    chapters: chapters.map(({ end, steps }) => ({ end: story.scene(end, now, audience), steps })),
    undone,
  }
}

/** A step of a log, null where it may not be told, with the state before it and those that came of it. */
type Told<State, Event> = {
  readonly step: StoryStep<Event> | null
  readonly before: State
  readonly states: readonly State[]
}

/**
 * Tells the log of a battle entry by entry. In a game that tells it, what was undone is told as far as its audience
 * might know it without the command: an act that was taken back lays no card open.
 */
export function tellLog<State, Event>(
  { apply, story }: Teller<State, Event>,
  start: State,
  entries: readonly LogEntry<Event>[],
  audience: Audience,
): { readonly told: readonly Told<State, Event>[]; readonly undone: readonly number[]; readonly now: State } {
  const gone = commandsUndone(entries)
  const now = entries
    .flatMap((entry) => (entry.kind === 'command' && !gone.has(entry.sequence) ? entry.events : []))
    .reduce(apply, start)
  const told: Told<State, Event>[] = []
  const undone: number[] = []
  /** The new numbers of the commands told. */
  const numbers = new Map<number, number>()
  let count = 0
  let state = start
  for (const entry of entries) {
    const before = state
    const states: State[] = []
    let step: StoryStep<Event> | null = null
    if (entry.kind === 'command') {
      const events = gone.has(entry.sequence)
        ? (story.tellUndone?.(entry.events, before, audience) ?? null)
        : entry.events.flatMap((event) => {
            const earlier = state
            state = apply(earlier, event)
            states.push(state)
            return story.tell(event, { before: earlier, after: state, now }, audience) ?? []
          })
      const isTold = events !== null && (events.length > 0 || gone.has(entry.sequence))
      if (isTold) step = { ...entry, events, sequence: ++count }
      if (isTold) numbers.set(entry.sequence, count)
      if (isTold && gone.has(entry.sequence)) undone.push(count)
    } else if (entry.kind === 'undo' || entry.kind === 'redo') {
      const target = numbers.get(entry.target)
      if (story.tellUndone !== undefined && target !== undefined)
        step = { ...entry, target, sequence: ++count }
    }
    if (step !== null || (entry.kind === 'command' && !gone.has(entry.sequence)))
      told.push({ step, before, states })
  }
  return { told, undone, now }
}
