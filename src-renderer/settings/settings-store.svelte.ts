import type { Failure } from '@contract/failures'
import type { Language, Settings } from '@contract/library'
import { ok, type Result } from '@rules/core/result'
import { createContext } from 'svelte'
import { ask } from '../marshal'
import { speak } from '../messages/messages.svelte'

/** What a window goes by until the library can be asked. */
export function settingsToStartWith(preferred: readonly string[]): Settings {
  const language: Language = (preferred[0] ?? '').toLowerCase().startsWith('fr') ? 'fr' : 'en'
  return { language, theme: 'system', displayUnits: 'inches', lastBattleId: null }
}

/** The settings as main keeps them. Given to every component by context. */
export class SettingsStore {
  #current = $state.raw<Settings>(settingsToStartWith(navigator.languages))

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

  #take(answer: Result<Settings, Failure>): Result<null, Failure> {
    if (!answer.ok) return answer
    this.#current = answer.value
    speak(answer.value.language)
    return ok(null)
  }
}

export const [getSettings, setSettings] = createContext<SettingsStore>()
