import type { Bounds } from '@rules/core/geometry'
import { type Camera, type ScreenPoint, toScreen, toTable, type Viewport } from '../camera'
import type { TableScene } from '../table-model'

/** A picture drawn for one camera, laid under another: so many times as large, from where its corner lies then. */
export type Stretch = { readonly scale: number; readonly left: number; readonly top: number }

/** Where a camera lies to a whole device pixel: pictures moved by whole pixels stay sharp. */
export function snapCamera(camera: Camera, pixelRatio: number): Camera {
  const { left, top } = camera.origin
  const snap = (value: number) => Math.round(value * pixelRatio) / pixelRatio
  return { ...camera, origin: { left: snap(left), top: snap(top) } }
}

/** How a picture drawn for a camera must lie to show what another camera sees. */
export function stretchBetween(drawn: Camera, wanted: Camera): Stretch {
  const scale = wanted.pixelsPerInch / drawn.pixelsPerInch
  return {
    scale,
    left: wanted.origin.left - drawn.origin.left * scale,
    top: wanted.origin.top - drawn.origin.top * scale,
  }
}

/** Whether a stretched picture shows all of the table that is in the window. */
export function covers(stretch: Stretch, camera: Camera, viewport: Viewport, table: TableScene): boolean {
  const one = toScreen(camera, { x: 0, y: 0 })
  const other = toScreen(camera, { x: table.widthInches, y: table.depthInches })
  const { scale, left, top } = stretch
  return (
    holds([left, left + viewport.width * scale], [one.left, other.left], viewport.width) &&
    holds([top, top + viewport.height * scale], [one.top, other.top], viewport.height)
  )
}

function holds(
  [from, to]: readonly [number, number],
  [one, other]: readonly [number, number],
  room: number,
): boolean {
  const low = Math.max(0, Math.min(one, other))
  const high = Math.min(room, Math.max(one, other))
  return low >= high || (from <= low + 1 && to >= high - 1)
}

/** A part of the window, in CSS pixels. */
export type ScreenBox = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The parts of the window that a picture moved by so many pixels leaves bare: at most a column and a row. */
export function bareAfter(shift: ScreenPoint, { width, height }: Viewport): readonly ScreenBox[] {
  const wide = Math.min(width, Math.abs(shift.left))
  const high = Math.min(height, Math.abs(shift.top))
  const boxes: ScreenBox[] = []
  if (wide > 0) boxes.push({ left: shift.left > 0 ? 0 : width - wide, top: 0, width: wide, height })
  if (high > 0) {
    const rest = { left: shift.left > 0 ? wide : 0, width: width - wide }
    if (rest.width > 0) boxes.push({ ...rest, top: shift.top > 0 ? 0 : height - high, height: high })
  }
  return boxes
}

/** The part of the table in a part of the window. */
export function boundsIn(camera: Camera, { left, top, width, height }: ScreenBox): Bounds {
  const one = toTable(camera, { left, top })
  const other = toTable(camera, { left: left + width, top: top + height })
  return {
    minX: Math.min(one.x, other.x),
    minY: Math.min(one.y, other.y),
    maxX: Math.max(one.x, other.x),
    maxY: Math.max(one.y, other.y),
  }
}

/** The part of the window in which a part of the table lies. */
export function boxOf(camera: Camera, { minX, minY, maxX, maxY }: Bounds): ScreenBox {
  const one = toScreen(camera, { x: minX, y: minY })
  const other = toScreen(camera, { x: maxX, y: maxY })
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    width: Math.abs(one.left - other.left),
    height: Math.abs(one.top - other.top),
  }
}
