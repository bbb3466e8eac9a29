import type { DeckSummary } from '@contract/decks'
import type { ArmySummary, BattleSummary, TerrainMapSummary } from '@contract/library'
import type { UiCommand } from '../commands/ui-command'
import type { MessageKey } from '../messages/catalogue'
import { say } from '../messages/messages.svelte'
import type { SettingsStore } from '../settings/settings-store.svelte'
import type { TourGuide } from '../tour/tour-guide.svelte'
import type { Deletions } from './deletions.svelte'
import type { LibraryView } from './library-view.svelte'

/** What the library has, as far as the palette offers to open it. */
export type Openable = {
  readonly battles: readonly BattleSummary[]
  readonly armies: readonly ArmySummary[]
  readonly maps: readonly TerrainMapSummary[]
  readonly decks: readonly DeckSummary[]
}

/** What the library's commands work on. */
export type LibraryDesk = {
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  readonly view: LibraryView
  readonly deletions: Pick<Deletions, 'canUndo' | 'undoLatest'>
  readonly settings: Pick<SettingsStore, 'resize'>
  readonly tour: Pick<TourGuide, 'canResume'>
  readonly things: Openable
  readonly openBattle: (id: string) => void
  readonly openArmy: (id: string) => void
  readonly openMap: (id: string) => void
  readonly openDeck: (id: string) => void
  readonly takeTour: () => void
  readonly show: (what: 'palette' | 'shortcuts' | 'settings' | 'bin' | 'help') => void
}

/** Everything that can be done in the library, and all that can be opened from it. */
export function libraryCommands(desk: LibraryDesk): readonly UiCommand[] {
  const { view, things } = desk
  return [
    ...desk.sections.map(({ id, title }) =>
      make(
        `to-${id}`,
        () => say('decks.library.go', { section: title }),
        'do.group.go',
        [],
        () => {
          view.section = id
        },
      ),
    ),
    make('new-battle', 'library.battle.new', 'do.group.new', [], () => view.ask('battles', 'new')),
    make('new-army', 'library.army.new', 'do.group.new', [], () => view.ask('armies', 'new')),
    make('new-map', 'library.map.new', 'do.group.new', [], () => view.ask('maps', 'new')),
    ...aboutLibrary(desk),
    ...things.battles.map(({ id, title }) =>
      open(`battle-${id}`, say('do.battle', { title }), () => desk.openBattle(id)),
    ),
    ...things.armies.map(({ id, name }) =>
      open(`army-${id}`, say('do.army', { name }), () => desk.openArmy(id)),
    ),
    ...things.decks.map(({ id, name }) =>
      open(`deck-${id}`, say('do.deck', { name }), () => desk.openDeck(id)),
    ),
    ...things.maps.map(({ id, name }) => open(`map-${id}`, say('do.map', { name }), () => desk.openMap(id))),
  ]
}

function aboutLibrary({
  view,
  deletions,
  settings,
  tour,
  takeTour,
  show,
}: LibraryDesk): readonly UiCommand[] {
  const group = 'do.group.library'
  return [
    make('domains', 'library.domains', group, [], () => view.ask('armies', 'domains')),
    make('bin', 'bin.open', group, [], () => show('bin')),
    make(
      'undo-deletion',
      'bin.undo',
      group,
      ['Ctrl+Z'],
      () => deletions.undoLatest(),
      () => deletions.canUndo,
    ),
    make('settings', 'settings.title', group, ['Ctrl+,'], () => show('settings')),
    make('tour', () => say(tour.canResume ? 'tour.resume' : 'tour.start'), group, [], takeTour),
    make('help', 'help.do', group, ['F1'], () => show('help')),
    make('shortcuts', 'battle.do.shortcuts', group, ['?'], () => show('shortcuts')),
    { ...make('palette', 'battle.do.palette', group, ['Ctrl+K'], () => show('palette')), unlisted: true },
    // The window hears these keys, on every screen; here they are listed.
    make('size-larger', 'comfort.larger', group, ['Ctrl++'], () => settings.resize(1)),
    make('size-smaller', 'comfort.smaller', group, ['Ctrl+-'], () => settings.resize(-1)),
    make('size-usual', 'comfort.usual-size', group, ['Ctrl+0'], () => settings.resize(0)),
  ]
}

function make(
  id: string,
  label: MessageKey | (() => string),
  group: MessageKey,
  keys: readonly string[],
  perform: () => unknown,
  when: () => boolean = () => true,
): UiCommand {
  return {
    id,
    label: typeof label === 'string' ? () => say(label) : label,
    group: () => say(group),
    keys,
    when,
    perform: () => void perform(),
  }
}

const open = (id: string, label: string, perform: () => void) =>
  make(`open-${id}`, () => label, 'do.group.open', [], perform)
