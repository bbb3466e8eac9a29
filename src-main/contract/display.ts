import type { TablePoint } from '@rules/core/geometry'
import type { Audience, Side } from '@rules/core/ids'
import type { Channel } from './api'

/** Whom a player display is for; never the referee. */
export const DISPLAY_AUDIENCES = ['public', 'player-a', 'player-b'] as const satisfies readonly Audience[]
export type DisplayAudience = (typeof DISPLAY_AUDIENCES)[number]

/** The whole table, the display's own view, the referee's, or one inch on one inch. */
export const DISPLAY_CAMERAS = ['table', 'own', 'referee', 'true'] as const
export type DisplayCamera = (typeof DISPLAY_CAMERAS)[number]

/** Lengths of the bar that a screen is measured by. */
export const CALIBRATION_BARS = ['10-cm', '4-inches'] as const
export type CalibrationBar = (typeof CALIBRATION_BARS)[number]

/** The part of the table that a window shows. */
export type ViewArea = {
  readonly centre: TablePoint
  readonly widthInches: number
  readonly heightInches: number
}

export type DisplaySettings = {
  readonly camera: DisplayCamera
  /** From which long edge it is seen. */
  readonly viewFrom: Side
  /** Touch and mouse move its view; off where miniatures stand on the screen. */
  readonly gestures: boolean
}

export type DisplayScreen = {
  readonly id: number
  /** As the system names it; may be empty. */
  readonly label: string
  readonly width: number
  readonly height: number
}

/** What the referee may change of the display; the screen, full screen and scale only while it is shown. */
export type DisplayChanges = Partial<
  DisplaySettings & {
    readonly screenId: number
    readonly fullScreen: boolean
    /** Device pixels to an inch of the screen that it is on. */
    readonly pixelsPerInch: number
    readonly calibrating: CalibrationBar | null
  }
>

/** The display as the referee's window knows it. */
export type DisplayStatus = {
  readonly shown: {
    readonly battleId: string
    readonly audience: DisplayAudience
    readonly screenId: number
    readonly fullScreen: boolean
  } | null
  readonly settings: DisplaySettings
  readonly screens: readonly DisplayScreen[]
  /** Of the screen that it is on; null while that is not measured. */
  readonly pixelsPerInch: number | null
  readonly calibrating: CalibrationBar | null
  /** What the display shows of the table. */
  readonly area: ViewArea | null
}

/** How the display is to show what it shows. */
export type DisplayLook = {
  readonly settings: DisplaySettings
  readonly pixelsPerInch: number | null
  readonly calibrating: CalibrationBar | null
  /** What the referee's table shows, for a display that follows it. */
  readonly refereeArea: ViewArea | null
}

/** Everything that a display window receives of a battle: the state as its audience may know it, and no entry of the log. */
export type DisplayContent = {
  readonly game: string
  readonly title: string
  readonly audience: DisplayAudience
  readonly state: unknown
}

/** What a display window begins with; `area` is the part of the table that it showed when it was left, or null. */
export type DisplayStart = {
  readonly content: DisplayContent
  readonly look: DisplayLook
  readonly area: ViewArea | null
}

/** All that a display window may ask for. */
export const DISPLAY_CHANNELS: ReadonlySet<Channel> = new Set<Channel>([
  'display:state',
  'display:showing',
  'settings:get',
])
