import type { Side } from '@rules/core/ids'
import type { TableHandlers, TableScene } from '../tabletop/table-model'

/** A battle as the player display shows it, whatever its game. */
export type ShownTable = {
  /** Nothing on it can be moved. Null in a game that draws what it shows itself. */
  readonly scene: TableScene | null
  /** Where the battle is, in words: its stage, or its turn and phase. */
  readonly moment: string
  /** Whose turn it is; null outside the turns. */
  readonly toMove: Side | null
  readonly sides: Readonly<Record<Side, string>>
}

/** How a board that a game draws itself is to be seen. */
export type BoardView = {
  readonly state: unknown
  readonly viewFrom: Side
  /** What its colours follow. */
  readonly theme: string
  /** CSS pixels to an inch for a board in its true size; null for one that is as large as fits. */
  readonly pixelsPerInch: number | null
}

/** Makes a game's table from the state that main lets the audience of the display know. */
export type ShowTable = (state: unknown) => ShownTable

const NO_JUDGEMENT = { links: [], alerts: new Set<string>(), remarks: [] }
const nothing = () => {}

/** Handlers of a table that is only looked at. */
export const LOOKING_ON: TableHandlers = {
  judge: () => NO_JUDGEMENT,
  onSelect: nothing,
  onMove: nothing,
  onDraw: nothing,
  onReshape: nothing,
  onDrop: nothing,
  onStatus: nothing,
}
