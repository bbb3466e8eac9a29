import { aboutFace, type Pose, type TablePoint } from '@rules/core/geometry'
import { toScreen } from './camera'
import type { Desk } from './desk'
import { findFootprint } from './footprints'
import type { TableInput } from './input'
import { stopsOf } from './keyboard-stops'
import { findRequest, type TableRequest } from './keys'
import { neighbourId } from './selection'
import { carry, commit, commonCentre, keepOnTable, type Motion, movableBodies } from './tools/bodies'
import type { ToolKey, ToolPointer } from './tools/tool-state'

/** Tools that work with a pointer; the arrow keys move one for them, and Space presses it. */
const STATES_OF_POINTER_TOOLS = /^(ruler|sight|polygon|polyline|placing|split|join|calibrate|pick)\./

/**
 * The table by keyboard. What the tool at work takes is its own; of the rest, keys act on the selection, or, with a
 * tool that wants a pointer, move one by steps and press it.
 */
export class TableKeyboard {
  readonly #desk: Desk
  readonly #input: TableInput
  /** The piece that the keyboard is on. */
  focus: string | null = null
  /** Where the keyboard's own pointer is; null while the hand's is used. */
  crosshair: TablePoint | null = null
  /** The last thing that acted was a key and not the pointer. */
  isInUse = false
  /** After Esc, Tab leaves the table instead of going through its pieces. */
  #leaves = false

  constructor(desk: Desk, input: TableInput) {
    this.#desk = desk
    this.#input = input
  }

  /** Whether the key was the table's: then it does nothing else. */
  keyDown(key: ToolKey): boolean {
    this.#input.flush()
    this.isInUse = true
    const request = findRequest(key)
    if (request?.ask === 'cancel') return this.#cancel()
    const isHandled =
      this.#goToStop(key) || this.#desk.machine.key(key) || (request !== null && this.#answer(request, key))
    if (isHandled) {
      this.#desk.changed()
      if (request?.ask !== 'step') this.#leaves = false
    }
    return isHandled
  }

  /** Goes on from what was chosen by hand or in a list; from nothing, when all was let go. */
  follow(selection: readonly string[]): void {
    const [only] = selection
    if (only === undefined) this.focus = null
    else if (selection.length === 1 && only !== this.focus) {
      this.focus = only
      this.#leaves = false
    }
  }

  #cancel(): boolean {
    const hadCrosshair = this.crosshair !== null
    this.crosshair = null
    if (this.#input.cancel() || this.#layAside() || hadCrosshair) {
      this.#desk.changed()
      return true
    }
    this.#leaves = true
    this.focus = null
    if (this.#desk.selection.length === 0) return false
    this.#desk.select([])
    return true
  }

  /** With nothing left to give up, a tool is laid aside for the one that selects. */
  #layAside(): boolean {
    const { tool, handlers } = this.#desk.props
    if (tool === 'select' || handlers.onTool === undefined) return false
    handlers.onTool('select')
    return true
  }

  #answer(request: TableRequest, key: ToolKey): boolean {
    // A gesture of the hand has the table to itself.
    if (this.#input.isBusy) return request.ask !== 'tool' && request.ask !== 'step'
    const wantsPointer = STATES_OF_POINTER_TOOLS.test(this.#desk.machine.state.id)
    switch (request.ask) {
      case 'nudge':
        return wantsPointer ? this.#movePointer(request, key) : this.#nudge(request)
      case 'press':
        return wantsPointer && this.#press(key)
      case 'turn':
        return this.#carry('turn', (centre) => ({
          pivot: centre,
          radians: request.radians,
          by: { x: 0, y: 0 },
        }))
      case 'about-face':
        return this.#aboutFace()
      case 'step':
        return this.#step(request.step)
      case 'select-all':
        this.#desk.select(this.#desk.scene.pieces.map(({ id }) => id))
        return true
      case 'open': {
        const [id] = this.#desk.selection
        if (id === undefined || this.#desk.props.handlers.onOpen === undefined) return false
        this.#desk.props.handlers.onOpen(id)
        return true
      }
      case 'zoom':
        this.#desk.zoom(request.factor)
        return true
      case 'fit':
        this.#desk.fit()
        return true
      case 'tool':
        if (this.#desk.props.handlers.onTool === undefined) return false
        this.#desk.props.handlers.onTool(request.tool)
        return true
      case 'cancel':
        return false
    }
  }

  #nudge(request: Extract<TableRequest, { ask: 'nudge' }>): boolean {
    if (this.#desk.selection.length === 0) {
      const step = 80 * Math.sign(request.right || request.up)
      this.#desk.panBy(request.right === 0 ? 0 : -step, request.up === 0 ? 0 : step)
      return true
    }
    const bodies = movableBodies(this.#desk.scene, this.#desk.selection)
    const by = keepOnTable(this.#desk.scene, bodies, this.#onTable(request))
    return this.#carry('step', (centre) => ({ pivot: centre, radians: 0, by }))
  }

  /** Right and up on the screen as a way on the table. */
  #onTable({ right, up }: { readonly right: number; readonly up: number }): TablePoint {
    const sign = this.#desk.camera.viewFrom === 'a' ? 1 : -1
    return { x: sign * right, y: sign * up }
  }

  #carry(manner: 'step' | 'turn', motionAbout: (centre: TablePoint) => Motion): boolean {
    const bodies = movableBodies(this.#desk.scene, this.#desk.selection)
    if (bodies.length === 0) return false
    commit(this.#desk.tools, manner, carry(bodies, motionAbout(commonCentre(bodies))))
    return true
  }

  #aboutFace(): boolean {
    const poses = new Map<string, Pose>()
    for (const body of movableBodies(this.#desk.scene, this.#desk.selection)) {
      if (body.kind === 'base') poses.set(body.id, aboutFace(body.base.pose))
    }
    if (poses.size === 0) return false
    commit(this.#desk.tools, 'about-face', { poses, shapes: new Map() })
    return true
  }

  #step(step: 1 | -1): boolean {
    if (this.#leaves) return false
    const next = neighbourId(this.#desk.scene, this.focus ?? this.#desk.selection[0] ?? null, step)
    if (next === null) return false
    this.focus = next
    this.#desk.select([next])
    const bounds = findFootprint(this.#desk.scene, next)?.bounds
    if (bounds !== undefined)
      this.#desk.reveal({ x: (bounds.minX + bounds.maxX) / 2, y: (bounds.minY + bounds.maxY) / 2 })
    return true
  }

  #movePointer(request: Extract<TableRequest, { ask: 'nudge' }>, key: ToolKey): boolean {
    const by = this.#onTable(request)
    const from = this.#start()
    const { widthInches, depthInches } = this.#desk.scene
    this.crosshair = {
      x: Math.max(0, Math.min(widthInches, from.x + by.x)),
      y: Math.max(0, Math.min(depthInches, from.y + by.y)),
    }
    this.#desk.reveal(this.crosshair)
    this.#desk.machine.pointerMove(this.#pointer(this.crosshair, key))
    return true
  }

  /** `[` and `]` take the pointer from corner to corner, or from area to area, where the tool at work wants such places. */
  #goToStop(key: ToolKey): boolean {
    if ((key.key !== '[' && key.key !== ']') || this.#input.isBusy) return false
    const stops = stopsOf(this.#desk.machine.state.id, this.#desk.scene, this.#desk.selection)
    const at = stops.findIndex(({ x, y }) => x === this.crosshair?.x && y === this.crosshair.y)
    const step = key.key === ']' ? 1 : -1
    const next = at === -1 ? (step === 1 ? 0 : stops.length - 1) : (at + step + stops.length) % stops.length
    const stop = stops[next]
    if (stop === undefined) return false
    this.crosshair = { x: stop.x, y: stop.y }
    this.#desk.reveal(this.crosshair)
    this.#desk.machine.pointerMove(this.#pointer(this.crosshair, key))
    return true
  }

  #press(key: ToolKey): boolean {
    this.crosshair ??= this.#start()
    const pointer = this.#pointer(this.crosshair, key)
    this.#desk.machine.pointerDown(pointer)
    this.#desk.machine.pointerUp(pointer)
    return true
  }

  /** The keyboard's pointer starts at the hand's, else on the piece in focus, else in the middle of the table. */
  #start(): TablePoint {
    if (this.crosshair !== null) return this.crosshair
    if (this.#desk.pointer !== null) return this.#desk.pointer
    const bounds = this.focus === null ? undefined : findFootprint(this.#desk.scene, this.focus)?.bounds
    if (bounds !== undefined)
      return { x: (bounds.minX + bounds.maxX) / 2, y: (bounds.minY + bounds.maxY) / 2 }
    return { x: this.#desk.scene.widthInches / 2, y: this.#desk.scene.depthInches / 2 }
  }

  #pointer(at: TablePoint, key: ToolKey): ToolPointer {
    this.#desk.pointer = at
    // Shift and Ctrl choose the step here; to the tool they would mean something else.
    const held = { shift: false, alt: key.alt, ctrl: false }
    return { ...this.#desk.pointerAt(toScreen(this.#desk.camera, at), held, false), table: at }
  }
}
