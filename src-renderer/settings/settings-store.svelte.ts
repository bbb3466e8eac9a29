import { type Layout, steppedSize } from '@contract/comfort'
import type { Failure } from '@contract/failures'
import { defaultSettings, type Language, type Settings } from '@contract/library'
import { ok, type Result } from '@rules/core/result'
import { createContext } from 'svelte'
import { ask } from '../marshal'
import { speak } from '../messages/messages.svelte'
import { withSharing } from '../session/shared-screens'

/** What a window goes by until the library can be asked. */
export function settingsToStartWith(preferred: readonly string[]): Settings {
  const language: Language = (preferred[0] ?? '').toLowerCase().startsWith('fr') ? 'fr' : 'en'
  return defaultSettings(language)
}

/** The settings as main keeps them. Given to every component by context. */
export class SettingsStore {
  #current = $state.raw<Settings>(settingsToStartWith(navigator.languages))
  /** How many arrangements main has not stored yet. */
  #arranging = 0

  constructor() {
    speak(this.#current.language)
  }

  get current(): Settings {
    return this.#current
  }

  /** Reads the settings from main; when that fails the window keeps what it has. */
  async load(): Promise<Result<null, Failure>> {
    return this.#take(await ask('settings:get', null))
  }

  /** Changes settings; the window follows once they are stored. */
  async change(changes: Partial<Settings>): Promise<Result<null, Failure>> {
    return this.#take(await ask('settings:change', changes))
  }

  /** Takes settings that were changed elsewhere. */
  follow(settings: Settings): void {
    this.#take(ok(settings))
  }

  /** Remembers how the window is arranged; the window follows at once, since nothing else depends on it. */
  arrange(changes: Partial<Layout>): void {
    const layout = { ...this.#current.layout, ...changes }
    this.#current = { ...this.#current, layout }
    this.#arranging++
    void ask('settings:change', { layout }).then(() => {
      this.#arranging--
    })
  }

  /** A copy of a battle is covered as the battle itself is when players share its screen. */
  shareLike(battle: string, copy: string): void {
    const { sharedScreens } = this.#current.layout
    if (sharedScreens.includes(battle))
      this.arrange({ sharedScreens: withSharing(sharedScreens, copy, true) })
  }

  /** Shows the interface a step larger or smaller; 0 is the usual size. */
  resize(step: -1 | 0 | 1): Promise<Result<null, Failure>> {
    return this.change({ interfaceSize: steppedSize(this.#current.interfaceSize, step) })
  }

  #take(answer: Result<Settings, Failure>): Result<null, Failure> {
    if (!answer.ok) return answer
    // An answer that was on its way while the window was arranged anew knows the old arrangement.
    const layout = this.#arranging > 0 ? this.#current.layout : answer.value.layout
    this.#current = { ...answer.value, layout }
    speak(answer.value.language)
    return ok(null)
  }
}

export const [getSettings, setSettings] = createContext<SettingsStore>()
