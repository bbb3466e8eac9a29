import type { PaneLayout } from '@contract/comfort'
import { tick } from 'svelte'
import type { UiCommand } from '../../../commands/ui-command'
import { say } from '../../../messages/messages.svelte'
import { showSelection } from '../frame/pane-scroll'
import { always, make, type Screen } from './make-command'

/** The window itself: its help, its panes and its size, and the tour. */
export function windowCommands({ battle, settings, tour }: Screen): readonly UiCommand[] {
  const group = 'comfort.group'
  const pane = (of: 'armyPane' | 'sidePane') => {
    const layout: PaneLayout = settings.current.layout[of]
    settings.arrange({ [of]: { ...layout, open: !layout.open } })
  }
  const paneLabel = (of: 'armyPane' | 'sidePane') => () => {
    const name = say(of === 'armyPane' ? 'battle.army.label' : 'pane.side')
    return say(settings.current.layout[of].open ? 'pane.hide' : 'pane.show', { name })
  }
  return [
    make('help', 'help.do', group, ['F1'], always, () => {
      battle.helpOpen = !battle.helpOpen
      const { sidePane } = settings.current.layout
      if (battle.helpOpen && !sidePane.open) settings.arrange({ sidePane: { ...sidePane, open: true } })
    }),
    make('pane-army', paneLabel('armyPane'), group, ['F7'], always, () => pane('armyPane')),
    make('pane-side', paneLabel('sidePane'), group, ['F8'], always, () => pane('sidePane')),
    make(
      'why',
      'battle.do.why',
      group,
      ['Shift+W'],
      () => battle.selection.length > 0 && battle.holder === null,
      async () => {
        const { sidePane } = settings.current.layout
        if (!sidePane.open) settings.arrange({ sidePane: { ...sidePane, open: true } })
        await tick()
        showSelection()
      },
    ),
    // The window hears these keys, on every screen; here they are listed.
    make('size-larger', 'comfort.larger', group, ['Ctrl++'], always, () => settings.resize(1)),
    make('size-smaller', 'comfort.smaller', group, ['Ctrl+-'], always, () => settings.resize(-1)),
    make('size-usual', 'comfort.usual-size', group, ['Ctrl+0'], always, () => settings.resize(0)),
    make(
      'tour',
      () => say(tour.canResume ? 'tour.resume' : 'tour.start'),
      group,
      [],
      () => !tour.isIn(battle.session.id),
      () => tour.resume(),
    ),
    make(
      'to-tour',
      'tour.to-tour',
      group,
      ['F2'],
      () => tour.isIn(battle.session.id),
      () => document.getElementById('tour-step')?.focus(),
    ),
  ]
}
