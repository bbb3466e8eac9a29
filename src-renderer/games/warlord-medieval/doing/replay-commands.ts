import type { UiCommand } from '../../../commands/ui-command'
import { say } from '../../../messages/messages.svelte'
import { bookmarksOf } from '../replay/bookmarks'
import { make, type Screen } from './make-command'

/** Commands that change nothing of the battle, and so can be done while an earlier moment is looked at. */
const LOOKING = new Set([
  ...['palette', 'shortcuts', 'settings', 'army-a', 'army-b', 'leave', 'clear', 'fit', 'to-table'],
  ...['help', 'pane-army', 'pane-side', 'size-larger', 'size-smaller', 'size-usual', 'tour'],
  ...['tool-select', 'lay-aside', 'tool-ruler', 'tool-sight', 'statistics'],
])

/** Can this be done while an earlier moment is looked at? */
export function staysWhileLookingBack(id: string): boolean {
  return (
    LOOKING.has(id) ||
    id.startsWith('look-') ||
    id.startsWith('select ') ||
    id.startsWith('select-') ||
    id.startsWith('see-')
  )
}

/** Looking back at the battle, step by step or from turn to turn. */
export function replayCommands({ battle }: Screen): readonly UiCommand[] {
  const group = 'battle.group.replay'
  const { look } = battle
  const isOn = () => look.isOn
  return [
    make(
      'look-back',
      () => say(look.isOn ? 'replay.end' : 'replay.begin'),
      group,
      ['B'],
      () => battle.audience === 'referee' && (look.isOn || look.last > 0),
      () => (look.isOn ? look.end() : look.go(look.last)),
    ),
    make('look-earlier', 'replay.earlier', group, [','], isOn, () => look.step(-1)),
    make('look-later', 'replay.later', group, ['.'], isOn, () => look.step(1)),
    make('look-mark-before', 'replay.mark-before', group, ['PageUp'], isOn, () => {
      const before = bookmarksOf(battle.session.log).findLast(({ at }) => at < (look.at ?? 0))
      look.go(before?.at ?? 0)
    }),
    make('look-mark-after', 'replay.mark-after', group, ['PageDown'], isOn, () => {
      const after = bookmarksOf(battle.session.log).find(({ at }) => at > (look.at ?? 0))
      look.go(after?.at ?? look.last)
    }),
  ]
}
