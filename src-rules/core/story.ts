import type { LogEntry } from './battle-log'
import type { Audience } from './ids'
import type { Ruleset } from './ruleset'

/** A command of a battle as an audience may know it. */
export type StoryStep<Event> = { readonly atMs: number; readonly events: readonly Event[] }

/** What a game knows of telling its battles. */
export type Storyteller<State, Event> = NonNullable<Ruleset<State, never, Event, never>['story']>

/** A battle told to an audience: nothing in it that they may not know, and nothing that was undone. */
export type Story<State, Event> = {
  readonly start: State
  readonly now: State
  readonly chapters: readonly {
    /** The last state that belongs to it. */
    readonly end: State
    /** A step that may not be told is left out. */
    readonly steps: readonly StoryStep<Event>[]
  }[]
}

/**
 * Tells a battle to an audience from its start and its entries in effect, chapter by chapter. The command that ends a
 * chapter belongs to it.
 */
export function tellStory<State, Event>(
  {
    apply,
    story,
    view,
  }: Pick<Ruleset<State, never, Event, never>, 'apply' | 'view'> & {
    readonly story: Storyteller<State, Event>
  },
  start: State,
  entries: readonly (LogEntry<Event> & { readonly kind: 'command' })[],
  audience: Audience,
): Story<State, Event> {
  const now = entries.flatMap(({ events }) => events).reduce(apply, start)
  const chapters: { end: State; readonly steps: StoryStep<Event>[] }[] = []
  let state = start
  let chapter: (typeof chapters)[number] | null = null
  let key = ''
  for (const { atMs, events } of entries) {
    const current = story.chapter(state)
    if (chapter === null || current !== key) {
      key = current
      chapter = { end: state, steps: [] }
      chapters.push(chapter)
    }
    const told: Event[] = []
    for (const event of events) {
      const after = apply(state, event)
      const heard = story.tell(event, { before: state, after, now }, audience)
      if (heard !== null) told.push(heard)
      state = after
      if (story.chapter(state) === key) chapter.end = state
    }
    if (told.length > 0) chapter.steps.push({ atMs, events: told })
  }
  return {
    start: story.scene(start, now, audience),
    now: view(now, audience),
    chapters: chapters.map(({ end, steps }) => ({ end: story.scene(end, now, audience), steps })),
  }
}
