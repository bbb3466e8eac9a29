import { LINK_LIMIT_INCHES } from '@rules/games/warlord-medieval/base-links'

/** Whose reach is outlined. */
export const REACHES = ['none', 'unit', 'line', 'army'] as const
export type ReachOf = (typeof REACHES)[number]

/** Where range bands are measured from. */
export const BANDS_FROM = ['none', 'front', 'base'] as const
export type BandsFrom = (typeof BANDS_FROM)[number]

/** Farther than this is off every table, and no measure. */
export const FARTHEST_INCHES = 60
const MOST_BANDS = 6

/** What is drawn round what is selected. */
export type SightChoices = {
  readonly reachOf: ReachOf
  readonly reachInches: number
  readonly bandsFrom: BandsFrom
  readonly bandInches: readonly number[]
  readonly zones: boolean
  /** Two fingers move and zoom the view; off where miniatures stand on the screen. */
  readonly pinch: boolean
}

const USUAL: SightChoices = {
  reachOf: 'unit',
  reachInches: LINK_LIMIT_INCHES,
  bandsFrom: 'none',
  bandInches: [6, 12],
  zones: false,
  pinch: true,
}

const KEY = 'marshal.view'

/** What was chosen when a battle was last shown on this machine; the usual for whatever is missing or makes no sense. */
export function readSights(storage: Pick<Storage, 'getItem'>): SightChoices {
  try {
    const data: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    if (typeof data !== 'object' || data === null) return USUAL
    const kept = data as Readonly<Record<keyof SightChoices, unknown>>
    const { reachInches, bandInches, zones, pinch } = kept
    const areBands = Array.isArray(bandInches) && bandInches.length > 0 && bandInches.length <= MOST_BANDS
    return {
      reachOf: REACHES.find((each) => each === kept.reachOf) ?? USUAL.reachOf,
      reachInches: isLength(reachInches) ? reachInches : USUAL.reachInches,
      bandsFrom: BANDS_FROM.find((each) => each === kept.bandsFrom) ?? USUAL.bandsFrom,
      bandInches: areBands && bandInches.every(isLength) ? bandInches : USUAL.bandInches,
      zones: typeof zones === 'boolean' ? zones : USUAL.zones,
      pinch: typeof pinch === 'boolean' ? pinch : USUAL.pinch,
    }
  } catch {
    return USUAL
  }
}

/** Keeps what is chosen for the next opening; a store that is full or closed forgets it, and nothing else. */
export function keepSights(storage: Pick<Storage, 'setItem'>, chosen: SightChoices): void {
  try {
    storage.setItem(KEY, JSON.stringify(chosen))
  } catch {
    // It stays as it is until the window closes.
  }
}

function isLength(data: unknown): data is number {
  return typeof data === 'number' && data > 0 && data <= FARTHEST_INCHES
}
