import type { UiCommand } from '../../../commands/ui-command'
import type { MessageKey } from '../../../messages/catalogue'
import { isMessageKey, say } from '../../../messages/messages.svelte'
import type { SettingsStore } from '../../../settings/settings-store.svelte'
import type { TourGuide } from '../../../tour/tour-guide.svelte'
import type { Battle } from '../battle.svelte'
import type { PlacingQueue } from '../placing'

/** What the commands of the battle's screen work on. */
export type Screen = {
  readonly battle: Battle
  readonly placing: PlacingQueue
  readonly settings: SettingsStore
  readonly tour: TourGuide
  /** Does what the main button says. */
  readonly goOn: () => void
  /** False while a figure is refused and so not stored. */
  readonly mayGoOn: () => boolean
  readonly leave: () => void
}

/** A command that can be done at any time. */
export const always = () => true

/** A command of the battle's screen: its words, the group it is listed in, its keys, when it can be done, and what it does. */
export function make(
  id: string,
  label: MessageKey | (() => string),
  group: MessageKey,
  keys: readonly string[],
  when: () => boolean,
  perform: () => unknown,
): UiCommand {
  const words = `words.${id}`
  return {
    id,
    label: typeof label === 'string' ? () => say(label) : label,
    group: () => say(group),
    keys,
    when,
    words: isMessageKey(words) ? () => say(words) : undefined,
    perform: () => void perform(),
  }
}
