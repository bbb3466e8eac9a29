/** The sizes of the interface, in percent of the usual one. */
export const INTERFACE_SIZES = [90, 100, 115, 130, 150] as const
export type InterfaceSize = (typeof INTERFACE_SIZES)[number]

/** The size that is one step larger or smaller, or the same at either end; a step of 0 is the usual size. */
export function steppedSize(size: InterfaceSize, step: -1 | 0 | 1): InterfaceSize {
  if (step === 0) return 100
  return INTERFACE_SIZES[INTERFACE_SIZES.indexOf(size) + step] ?? size
}

/** A pane at the side of a screen: how wide, in rem, or null for its usual width, and whether it is shown. */
export type PaneLayout = { readonly widthRem: number | null; readonly open: boolean }

/** So many battles are kept whose screen is shared; beyond, the one that was shared longest ago is left out. */
export const MOST_SHARED_SCREENS = 500

/** How the referee has arranged his window. */
export type Layout = {
  readonly armyPane: PaneLayout
  readonly sidePane: PaneLayout
  /** The section of the library that was shown last; null before any was chosen. */
  readonly section: string | null
  /** The id of the army, map or battle that was opened last. */
  readonly lastOpened: string | null
  /** The parts of panes that are folded up, by their names. */
  readonly foldedParts: readonly string[]
  /** The battles whose screen players share, by their ids: opened again, they are covered. */
  readonly sharedScreens: readonly string[]
}

export const NEW_LAYOUT: Layout = {
  armyPane: { widthRem: null, open: true },
  sidePane: { widthRem: null, open: true },
  section: null,
  lastOpened: null,
  foldedParts: [],
  sharedScreens: [],
}

export const TOUR_STATES = ['new', 'running', 'left', 'done'] as const

/** How far the tour was taken: `new` until it is begun or declined; `step` is where it goes on. */
export type Tour = {
  readonly state: (typeof TOUR_STATES)[number]
  readonly step: number
  /** The battle that it leads through. */
  readonly battleId: string | null
}

export const NEW_TOUR: Tour = { state: 'new', step: 0, battleId: null }
