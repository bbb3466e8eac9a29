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

/** What the library shows and how: kept while a battle or an editor is open, so that one comes back to it. */
export class LibraryView {
  section = $state<Section>('battles')
  search = $state<Record<Section, string>>({ battles: '', armies: '', maps: '' })
  battleOrder = $state<BattleOrder>('recent')
  armyOrder = $state<ArmyOrder>('name')
  mapOrder = $state<MapOrder>('name')
}

export const [getLibraryView, setLibraryView] = createContext<LibraryView>()
