import type { UiCommand } from '../commands/ui-command'
import { say } from '../messages/messages.svelte'

/** What the library does when it is asked to. */
type LibraryActs = {
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  readonly show: (section: string) => void
  readonly help: () => void
  readonly settings: () => void
  readonly palette: () => void
}

/** Everything that the library can be asked for by key and palette. */
export function libraryCommands(acts: LibraryActs): readonly UiCommand[] {
  const command = (
    id: string,
    label: () => string,
    keys: readonly string[],
    perform: () => void,
  ): UiCommand => ({
    id,
    label,
    group: () => say('decks.library.palette'),
    keys,
    when: () => true,
    perform,
  })
  return [
    ...acts.sections.map(({ id, title }) =>
      command(
        `show-${id}`,
        () => say('decks.library.go', { section: title }),
        [],
        () => acts.show(id),
      ),
    ),
    command('help', () => say('help.do'), ['F1'], acts.help),
    // The key is the whole window's.
    command('settings', () => say('settings.title'), [], acts.settings),
    { ...command('palette', () => say('battle.do.palette'), ['Ctrl+K'], acts.palette), unlisted: true },
  ]
}
