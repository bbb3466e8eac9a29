import type { Audience } from '@rules/core/ids'
import type { Channel } from './api'
import type { OpenBattle, TerrainMap } from './library'

/** What can be put on paper. */
export const SHEET_KINDS = ['map', 'hidden', 'roster', 'labels', 'terrain', 'report'] as const
export type SheetKind = (typeof SHEET_KINDS)[number]

export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

/** Sheets asked for of a battle or a terrain map, for those who will read them. */
export type PrintRequest = {
  readonly subject: { readonly kind: 'battle' | 'map'; readonly id: string }
  readonly sheet: SheetKind
  readonly audience: Audience
  readonly paper: Paper
}

/** What sheets are made from: nothing in it that their audience may not know. */
export type PrintContent =
  /** `state` is the ruleset's view for the audience. */
  | { readonly kind: 'state'; readonly game: string; readonly title: string; readonly state: unknown }
  /** The whole battle, for the referee alone. */
  | { readonly kind: 'log'; readonly opened: OpenBattle }
  | { readonly kind: 'map'; readonly map: TerrainMap }

/** A request with what its sheets are made from. */
export type PrintData = { readonly request: PrintRequest; readonly content: PrintContent }

/** Channels that the window of a print job may use. */
export const PRINT_WINDOW_CHANNELS: ReadonlySet<Channel> = new Set<Channel>([
  'printing:job',
  'printing:ready',
  'settings:get',
])
