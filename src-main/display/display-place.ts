import type { Rectangle } from '../windows/window-place'
import type { DisplayPlace } from './display-memory'

/** A screen as the system has it, in its own points. */
export type ScreenPlace = { readonly id: number; readonly bounds: Rectangle }

const USUAL = { width: 1280, height: 800 }
const LEAST = 200

/**
 * Where the display is to open: on its old screen, at its old place if that is still on it; when that screen is gone on
 * the main one, which is the first, and never full there, since it would cover the referee's window. New, it fills the
 * first screen that is not the main one.
 */
export function fitDisplay(saved: DisplayPlace | null, screens: readonly ScreenPlace[]): DisplayPlace {
  const [main, second] = screens
  if (main === undefined) return { screenId: 0, bounds: { x: 0, y: 0, ...USUAL }, fullScreen: false }
  const known = saved === null ? undefined : screens.find(({ id }) => id === saved.screenId)
  if (saved !== null && known !== undefined) {
    const bounds = isOn(saved.bounds, known.bounds) ? saved.bounds : centred(known.bounds)
    return { screenId: known.id, bounds, fullScreen: saved.fullScreen }
  }
  const to = saved === null ? (second ?? main) : main
  return { screenId: to.id, bounds: centred(to.bounds), fullScreen: to !== main }
}

function isOn(bounds: Rectangle, screen: Rectangle): boolean {
  const across = Math.min(bounds.x + bounds.width, screen.x + screen.width) - Math.max(bounds.x, screen.x)
  const down = Math.min(bounds.y + bounds.height, screen.y + screen.height) - Math.max(bounds.y, screen.y)
  return bounds.width >= LEAST && bounds.height >= LEAST && across >= LEAST / 2 && down >= LEAST / 2
}

function centred(screen: Rectangle): Rectangle {
  const width = Math.min(USUAL.width, screen.width)
  const height = Math.min(USUAL.height, screen.height)
  return {
    x: screen.x + Math.round((screen.width - width) / 2),
    y: screen.y + Math.round((screen.height - height) / 2),
    width,
    height,
  }
}
