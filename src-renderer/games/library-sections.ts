import Layers from '@lucide/svelte/icons/layers'
import type { RuleId } from '@rules/core/trace'
import type { Component } from 'svelte'
import type { ListView } from '../library/library-view.svelte'
import type { MessageKey } from '../messages/catalogue'

type SectionScreen = Component<{ list: ListView; onopen: (id: string) => void }>
type EditorScreen = Component<{ id: string; onleave: () => void }>

/** A section that a game brings to the library: its list, and the editor of what is listed. */
export type GameSection = {
  readonly id: string
  readonly title: MessageKey
  readonly icon: Component
  readonly help: { readonly text: MessageKey; readonly rules: readonly RuleId[] }
  readonly load: () => Promise<{ readonly default: SectionScreen }>
  readonly loadEditor: () => Promise<{ readonly default: EditorScreen }>
}

/** The sections of each game, loaded when they are shown. */
export const GAME_SECTIONS: readonly GameSection[] = [
  {
    id: 'decks',
    title: 'decks.title',
    icon: Layers,
    help: { text: 'decks.help', rules: ['LW-8', 'LW-9'] },
    load: () => import('./lords-of-war/library/DeckSection.svelte'),
    loadEditor: () => import('./lords-of-war/library/DeckEditorScreen.svelte'),
  },
]

/** The section of a game by its name, or null. */
export function findGameSection(id: string | null): GameSection | null {
  return GAME_SECTIONS.find((section) => section.id === id) ?? null
}
