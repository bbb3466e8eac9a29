import type { AnyToolName, Placing } from '../table-model'
import { calibrateIdle } from './calibrate'
import { drawingIdle } from './drawing'
import { joinIdle } from './join'
import { pickIdle } from './pick'
import { placingStart } from './placing'
import { pullIdle } from './pull'
import { rulerIdle } from './ruler'
import { selectIdle } from './select'
import { sightIdle } from './sight'
import { splitIdle } from './split'
import type { ToolKey, ToolPointer, ToolState, ToolTable } from './tool-state'
import { verticesIdle } from './vertices'
import { wheelIdle } from './wheel'

const STARTS: Readonly<Record<AnyToolName, (table: ToolTable) => ToolState>> = {
  select: (table) => selectIdle(table),
  wheel: (table) => wheelIdle(table),
  ruler: (table) => rulerIdle(table),
  sight: (table) => sightIdle(table),
  polygon: (table) => drawingIdle(table, 'polygon'),
  polyline: (table) => drawingIdle(table, 'polyline'),
  vertices: (table) => verticesIdle(table),
  split: (table) => splitIdle(table),
  join: (table) => joinIdle(table),
  calibrate: (table) => calibrateIdle(table),
  pick: (table) => pickIdle(table),
  pull: (table) => pullIdle(table),
}

/**
 * Runs one tool: holds the state it is in and passes on what happens. A tool that is changed in the middle of a gesture
 * is cancelled first.
 */
export class ToolMachine {
  readonly #table: ToolTable
  #tool: AnyToolName
  #placing: Placing | null
  #state: ToolState

  constructor(table: ToolTable, tool: AnyToolName) {
    this.#table = table
    this.#tool = tool
    this.#placing = table.placing
    this.#state = this.#start()
  }

  get state(): ToolState {
    return this.#state
  }

  /** Changes to another tool, or to what is to be placed; what was under way is given up. */
  use(tool: AnyToolName): void {
    const { placing } = this.#table
    if (tool === this.#tool && placing === this.#placing) return
    // Something else to place than before, or nothing: the old one is not cancelled by the person.
    if (this.#placing === null) this.cancel()
    this.#tool = tool
    this.#placing = placing
    this.#state = this.#start()
  }

  pointerDown(pointer: ToolPointer): void {
    this.#go((state) => state.onPointerDown?.(pointer))
  }

  pointerMove(pointer: ToolPointer): void {
    this.#go((state) => state.onPointerMove?.(pointer))
  }

  pointerUp(pointer: ToolPointer): void {
    this.#go((state) => state.onPointerUp?.(pointer))
  }

  pointerLeave(): void {
    this.#go((state) => state.onPointerLeave?.())
  }

  doubleClick(pointer: ToolPointer): void {
    this.#go((state) => state.onDoubleClick?.(pointer))
  }

  /** Whether the key meant something to the tool. */
  key(key: ToolKey): boolean {
    return this.#go((state) => state.onKey?.(key))
  }

  /** Whether there was something to cancel. */
  cancel(): boolean {
    return this.#go((state) => state.onCancel?.())
  }

  /**
   * Goes to the state that comes next, if there is one. A call to the game may have changed the tool meanwhile; then
   * that holds.
   */
  #go(step: (state: ToolState) => ToolState | null | undefined): boolean {
    const before = this.#state
    const next = step(before) ?? null
    if (next !== null && this.#state === before) this.#state = next
    return next !== null
  }

  #start(): ToolState {
    if (this.#placing !== null) return placingStart(this.#table, this.#placing)
    return STARTS[this.#tool](this.#table)
  }
}
