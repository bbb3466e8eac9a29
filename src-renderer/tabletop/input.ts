import type { ScreenPoint } from './camera'
import type { Desk } from './desk'
import { type Held, NOTHING_HELD } from './tools/tool-state'

/** A pointer event, reduced to what the table needs. */
export type PointerSample = Held & {
  readonly pointerId: number
  readonly kind: 'mouse' | 'touch' | 'pen'
  readonly at: ScreenPoint
  /** As the DOM counts them: 0 main, 1 middle, 2 secondary. */
  readonly button: number
  readonly timeMs: number
}

export type WheelSample = {
  readonly at: ScreenPoint
  readonly deltaX: number
  readonly deltaY: number
  readonly shift: boolean
}

const DOUBLE_CLICK_MS = 350
const DOUBLE_CLICK_PIXELS = 8
const ZOOM_PER_PIXEL = 1.0016

type Gesture =
  | { readonly kind: 'none' }
  | { readonly kind: 'tool'; readonly pointerId: number }
  | { readonly kind: 'pan'; readonly pointerId: number; readonly last: ScreenPoint }
  | { readonly kind: 'pinch'; readonly apart: number; readonly middle: ScreenPoint }
  /** After a pinch nothing happens until every finger is up: the last one must not drag a unit. */
  | { readonly kind: 'resting' }

/**
 * Makes tool calls and view moves of pointer events. One finger works the tool; two move and zoom the view, and
 * whatever the first one had begun is cancelled. Moves are kept back until `flush`, so the tool sees one per frame.
 */
export class TableInput {
  readonly #desk: Desk
  readonly #fingers = new Map<number, ScreenPoint>()
  #gesture: Gesture = { kind: 'none' }
  #waiting: PointerSample | null = null
  #lastClick: { readonly at: ScreenPoint; readonly timeMs: number } | null = null
  /** Two fingers are left alone where real miniatures stand on the screen. */
  allowsPinch = true
  /** The space bar is held: the main button moves the view. */
  isPanKeyHeld = false

  constructor(desk: Desk) {
    this.#desk = desk
  }

  /** A gesture is under way that needs the pointer to itself. */
  get isBusy(): boolean {
    return this.#gesture.kind !== 'none'
  }

  pointerDown(sample: PointerSample): void {
    this.flush()
    if (sample.kind === 'touch') {
      this.#fingers.set(sample.pointerId, sample.at)
      if (this.#fingers.size === 2 && this.allowsPinch) {
        this.#startPinch()
        return
      }
    }
    if (this.#gesture.kind !== 'none') return
    const pans = sample.button === 1 || sample.button === 2 || this.isPanKeyHeld
    if (pans) {
      this.#gesture = { kind: 'pan', pointerId: sample.pointerId, last: sample.at }
      return
    }
    if (sample.button !== 0) return
    this.#gesture = { kind: 'tool', pointerId: sample.pointerId }
    this.#desk.machine.pointerDown(this.#toolPointer(sample))
    this.#desk.changed()
  }

  pointerMove(sample: PointerSample): void {
    if (sample.kind === 'touch') {
      if (!this.#fingers.has(sample.pointerId)) return
      this.#fingers.set(sample.pointerId, sample.at)
    }
    const gesture = this.#gesture
    if (gesture.kind === 'pinch') this.#pinch(gesture)
    else if (gesture.kind === 'pan') {
      if (gesture.pointerId !== sample.pointerId) return
      this.#desk.panBy(sample.at.left - gesture.last.left, sample.at.top - gesture.last.top)
      this.#gesture = { ...gesture, last: sample.at }
    } else if (
      gesture.kind === 'none' ||
      (gesture.kind === 'tool' && gesture.pointerId === sample.pointerId)
    ) {
      this.#waiting = sample
      this.#desk.changed()
    }
  }

  pointerUp(sample: PointerSample): void {
    this.flush()
    this.#fingers.delete(sample.pointerId)
    const gesture = this.#gesture
    if (gesture.kind === 'pinch' || gesture.kind === 'resting') {
      this.#gesture = this.#fingers.size === 0 ? { kind: 'none' } : { kind: 'resting' }
      return
    }
    if (gesture.kind === 'none' || gesture.pointerId !== sample.pointerId) return
    this.#gesture = { kind: 'none' }
    if (gesture.kind === 'pan') return
    const pointer = this.#toolPointer(sample)
    this.#desk.machine.pointerUp(pointer)
    if (this.#isSecondClick(sample)) this.#desk.machine.doubleClick(pointer)
    this.#desk.changed()
  }

  /** The pointer is lost: the system took it, the window lost it, or its capture ended. */
  pointerLost(pointerId: number): void {
    this.#waiting = null
    this.#fingers.delete(pointerId)
    const gesture = this.#gesture
    if (gesture.kind === 'pinch' || gesture.kind === 'resting') {
      this.#gesture = this.#fingers.size === 0 ? { kind: 'none' } : { kind: 'resting' }
    } else if (gesture.kind !== 'none' && gesture.pointerId === pointerId) {
      this.#gesture = { kind: 'none' }
      if (gesture.kind === 'tool') this.#desk.machine.cancel()
      this.#desk.changed()
    }
  }

  /** The pointer has left the table without a button held. */
  pointerLeft(): void {
    if (this.#gesture.kind !== 'none') return
    this.#waiting = null
    this.#desk.pointer = null
    this.#desk.machine.pointerLeave()
    this.#desk.changed()
  }

  /** Cancels the gesture under way; whatever the pointer does until it is up again means nothing. */
  cancel(): boolean {
    this.#waiting = null
    const cancelled = this.#desk.machine.cancel()
    if (this.#gesture.kind === 'tool') this.#gesture = { kind: 'resting' }
    if (cancelled) this.#desk.changed()
    return cancelled
  }

  /** Something is dragged over the table from outside; what is being placed follows it. */
  hoverOver(at: ScreenPoint): void {
    const pointer = this.#desk.pointerAt(at, NOTHING_HELD, false)
    this.#desk.pointer = pointer.table
    this.#desk.machine.pointerMove(pointer)
    this.#desk.changed()
  }

  /** Something was dropped from outside: what is being placed is put down, anything else goes to the game. */
  drop(payload: string, at: ScreenPoint): void {
    const pointer = this.#desk.pointerAt(at, NOTHING_HELD, false)
    this.#desk.pointer = pointer.table
    if (this.#desk.props.placing === null) this.#desk.props.handlers.onDrop(payload, pointer.table)
    else {
      this.#desk.machine.pointerDown(pointer)
      this.#desk.machine.pointerUp(pointer)
    }
    this.#desk.changed()
  }

  wheel({ at, deltaX, deltaY, shift }: WheelSample): void {
    if (shift || Math.abs(deltaX) > Math.abs(deltaY)) this.#desk.panBy(-(deltaX || deltaY), 0)
    else this.#desk.zoom(ZOOM_PER_PIXEL ** -Math.max(-240, Math.min(240, deltaY)), at)
  }

  /** Passes the last move on; called once per frame, and before anything that must come after it. */
  flush(): void {
    const sample = this.#waiting
    if (sample === null) return
    this.#waiting = null
    this.#desk.machine.pointerMove(this.#toolPointer(sample))
  }

  #toolPointer(sample: PointerSample) {
    const pointer = this.#desk.pointerAt(sample.at, sample, sample.kind === 'touch')
    this.#desk.pointer = pointer.table
    return pointer
  }

  #isSecondClick({ at, timeMs }: PointerSample): boolean {
    const last = this.#lastClick
    const isSecond =
      last !== null &&
      timeMs - last.timeMs <= DOUBLE_CLICK_MS &&
      Math.hypot(at.left - last.at.left, at.top - last.at.top) <= DOUBLE_CLICK_PIXELS
    this.#lastClick = isSecond ? null : { at, timeMs }
    return isSecond
  }

  #startPinch(): void {
    if (this.#gesture.kind === 'tool') this.#desk.machine.cancel()
    this.#gesture = { kind: 'pinch', ...this.#spread() }
    this.#desk.changed()
  }

  #pinch(gesture: Extract<Gesture, { kind: 'pinch' }>): void {
    const spread = this.#spread()
    this.#desk.panBy(spread.middle.left - gesture.middle.left, spread.middle.top - gesture.middle.top)
    if (gesture.apart > 0 && spread.apart > 0) this.#desk.zoom(spread.apart / gesture.apart, spread.middle)
    this.#gesture = { kind: 'pinch', ...spread }
  }

  #spread(): { readonly apart: number; readonly middle: ScreenPoint } {
    const [one = { left: 0, top: 0 }, other = one] = this.#fingers.values()
    return {
      apart: Math.hypot(one.left - other.left, one.top - other.top),
      middle: { left: (one.left + other.left) / 2, top: (one.top + other.top) / 2 },
    }
  }
}
