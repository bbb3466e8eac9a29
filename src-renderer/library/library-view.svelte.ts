import { createContext } from 'svelte'

export const SECTIONS = ['battles', 'armies', 'maps'] as const
export type Section = (typeof SECTIONS)[number]

/** Is a remembered name one of a section that there is? */
export function isSection(name: string | null): name is Section {
  return SECTIONS.some((section) => section === name)
}

export type BattleOrder = 'recent' | 'title' | 'points'
export type ArmyOrder = 'name' | 'points' | 'recent'
export type MapOrder = 'name' | 'recent'

/** What a section that a game brings shows of its list. */
export class ListView {
  search = $state('')
  order = $state('name')
}

/** What the library shows and how: kept while a battle or an editor is open, so that one comes back to it. */
export class LibraryView {
  /** One of its own sections, or one that a game brings. */
  section = $state<string>('battles')
  search = $state<Record<Section, string>>({ battles: '', armies: '', maps: '' })
  battleOrder = $state<BattleOrder>('recent')
  armyOrder = $state<ArmyOrder>('name')
  mapOrder = $state<MapOrder>('name')
  readonly #lists = new Map<string, ListView>()

  /** The list of a section that a game brings. */
  listOf(section: string): ListView {
    const list = this.#lists.get(section) ?? new ListView()
    this.#lists.set(section, list)
    return list
  }

  /** What was asked of a section from elsewhere; the section does it once it is shown. */
  asked = $state<'new' | 'domains' | null>(null)

  /** Shows a section and has it begin something. */
  ask(section: Section, what: 'new' | 'domains'): void {
    this.section = section
    this.asked = what
  }

  /** Whether that was asked; it is asked once. */
  takes(what: 'new' | 'domains'): boolean {
    if (this.asked !== what) return false
    this.asked = null
    return true
  }
}

export const [getLibraryView, setLibraryView] = createContext<LibraryView>()
