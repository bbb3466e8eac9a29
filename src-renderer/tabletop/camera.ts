import type { TablePoint } from '@rules/core/geometry'
import type { Side } from '@rules/core/ids'

/** A place in the window, in CSS pixels from the upper left corner of the tabletop; `top` grows downwards. */
export type ScreenPoint = { readonly left: number; readonly top: number }

/** The size of the tabletop in the window, in CSS pixels. */
export type Viewport = { readonly width: number; readonly height: number }

/** A table's size in inches. */
export type TableExtent = { readonly widthInches: number; readonly depthInches: number }

/**
 * How the table lies in the window. Table inches run upwards, the window's pixels downwards; seen from B's side
 * the table is turned by 180°.
 */
export type Camera = {
  readonly pixelsPerInch: number
  /** Where the table's origin lies in the window. */
  readonly origin: ScreenPoint
  readonly viewFrom: Side
}

/** Room round the table for its rim and the names beside its edges, in pixels. */
export const FIT_MARGIN = { side: 22, edge: 34 } as const

/** The radius of a note's sign in the window, in pixels. */
export const NOTE_PIXELS = 12

const CLOSEST_PIXELS_PER_INCH = 160
/** How many times smaller than the fitted table one may zoom out. */
const FARTHEST_OF_FIT = 0.5

/** Where a place of the table lies in the window. */
export function toScreen(camera: Camera, point: TablePoint): ScreenPoint {
  const { pixelsPerInch, origin } = camera
  const direction = camera.viewFrom === 'a' ? 1 : -1
  return {
    left: origin.left + direction * point.x * pixelsPerInch,
    top: origin.top - direction * point.y * pixelsPerInch,
  }
}

/** Which place of the table lies under a place in the window. */
export function toTable(camera: Camera, screen: ScreenPoint): TablePoint {
  const { pixelsPerInch, origin } = camera
  const direction = camera.viewFrom === 'a' ? 1 : -1
  return {
    x: (direction * (screen.left - origin.left)) / pixelsPerInch,
    y: (-direction * (screen.top - origin.top)) / pixelsPerInch,
  }
}

/** A part of the table as a window shows it. */
export type ViewArea = {
  readonly centre: TablePoint
  readonly widthInches: number
  readonly heightInches: number
}

/** The part of the table, and beyond it, that lies in the window. */
export function viewArea(camera: Camera, viewport: Viewport): ViewArea {
  return {
    centre: toTable(camera, { left: viewport.width / 2, top: viewport.height / 2 }),
    widthInches: toInches(camera, viewport.width),
    heightInches: toInches(camera, viewport.height),
  }
}

/** How many inches on the table so many pixels in the window are. */
export function toInches(camera: Camera, pixels: number): number {
  return pixels / camera.pixelsPerInch
}

/** The camera that shows the whole table in the middle of the window. */
export function fitTable(table: TableExtent, viewport: Viewport, viewFrom: Side): Camera {
  const pixelsPerInch = Math.max(
    0.1,
    Math.min(
      (viewport.width - 2 * FIT_MARGIN.side) / table.widthInches,
      (viewport.height - 2 * FIT_MARGIN.edge) / table.depthInches,
    ),
  )
  const middle = { x: table.widthInches / 2, y: table.depthInches / 2 }
  return lookAt({ pixelsPerInch, origin: { left: 0, top: 0 }, viewFrom }, middle, viewport)
}

/** The camera moved so that a place of the table lies in the middle of the window. */
export function lookAt(camera: Camera, point: TablePoint, viewport: Viewport): Camera {
  const now = toScreen(camera, point)
  return panBy(camera, viewport.width / 2 - now.left, viewport.height / 2 - now.top)
}

/** The camera moved by so many pixels: what was under a finger stays under it. */
export function panBy(camera: Camera, left: number, top: number): Camera {
  return { ...camera, origin: { left: camera.origin.left + left, top: camera.origin.top + top } }
}

/** The camera closer (factor over 1) or farther, with the place under `at` staying where it is. */
export function zoomAbout(camera: Camera, at: ScreenPoint, factor: number): Camera {
  const { left, top } = camera.origin
  return {
    ...camera,
    pixelsPerInch: camera.pixelsPerInch * factor,
    origin: { left: at.left + (left - at.left) * factor, top: at.top + (top - at.top) * factor },
  }
}

/** The factor that can be zoomed by without leaving the limits for this table and window. */
export function allowedZoom(camera: Camera, factor: number, table: TableExtent, viewport: Viewport): number {
  const farthest = fitTable(table, viewport, camera.viewFrom).pixelsPerInch * FARTHEST_OF_FIT
  const wanted = camera.pixelsPerInch * factor
  const kept = Math.max(
    Math.min(wanted, CLOSEST_PIXELS_PER_INCH),
    Math.min(farthest, CLOSEST_PIXELS_PER_INCH),
  )
  return kept / camera.pixelsPerInch
}

/** The camera brought back so far that part of the table, at least this many pixels of it, stays in the window. */
export function keepInSight(camera: Camera, table: TableExtent, viewport: Viewport, pixels = 80): Camera {
  const one = toScreen(camera, { x: 0, y: 0 })
  const other = toScreen(camera, { x: table.widthInches, y: table.depthInches })
  const shift = (low: number, high: number, room: number) => {
    const part = Math.min(pixels, (high - low) / 2, room / 2)
    if (high < part) return part - high
    return low > room - part ? room - part - low : 0
  }
  const left = shift(Math.min(one.left, other.left), Math.max(one.left, other.left), viewport.width)
  const top = shift(Math.min(one.top, other.top), Math.max(one.top, other.top), viewport.height)
  return left === 0 && top === 0 ? camera : panBy(camera, left, top)
}
