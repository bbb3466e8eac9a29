import type { Audience } from '@rules/core/ids'
import type { Story } from '@rules/core/story'
import type { Channel } from './api'
import type { Deck } from './decks'
import type { OpenBattle, TerrainMap } from './library'

/** What can be put on paper; `picture` is a PNG of the table and no page. */
export const SHEET_KINDS = [
  'map',
  'hidden',
  'roster',
  'labels',
  'terrain',
  'report',
  'picture',
  'mat',
  'true-mat',
  'cards',
  'hand',
] as const
export type SheetKind = (typeof SHEET_KINDS)[number]

export const PAPERS = ['a4', 'a3', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

/** Sheets asked for of a battle or a thing of the library, for those who will read them. */
export type PrintRequest = {
  readonly subject: { readonly kind: 'battle' | 'map' | 'deck'; readonly id: string }
  readonly sheet: SheetKind
  readonly audience: Audience
  readonly paper: Paper
}

/** As large as the paper lets it be, or an inch of the table on an inch. */
export const PICTURE_SCALES = ['paper', 'true'] as const
export type PictureScale = (typeof PICTURE_SCALES)[number]

/** Dots an inch of paper. */
export const PICTURE_DOTS = [150, 300] as const
export type PictureDots = (typeof PICTURE_DOTS)[number]

/** How large a picture of the table is to be. */
export type PictureChoice = { readonly scale: PictureScale; readonly dotsPerInch: PictureDots }

/** What sheets are made from: nothing in it that their audience may not know. */
export type PrintContent =
  /** `state` is the ruleset's view for the audience. */
  | { readonly kind: 'state'; readonly game: string; readonly title: string; readonly state: unknown }
  /** The whole battle, for the referee alone. */
  | { readonly kind: 'log'; readonly opened: OpenBattle }
  /** What happened, for everybody else: told by the ruleset's own story. */
  | {
      readonly kind: 'story'
      readonly game: string
      readonly title: string
      readonly story: Story<unknown, unknown>
    }
  | { readonly kind: 'map'; readonly map: TerrainMap }
  | { readonly kind: 'deck'; readonly game: string; readonly deck: Deck }

/** A request with what its sheets are made from; `picture` is null for all but the window that draws one. */
export type PrintData = {
  readonly request: PrintRequest
  readonly content: PrintContent
  readonly picture: PictureChoice | null
}

/** Channels that the window of a print job may use. */
export const PRINT_WINDOW_CHANNELS: ReadonlySet<Channel> = new Set<Channel>([
  'printing:job',
  'printing:part',
  'printing:ready',
  'settings:get',
])
