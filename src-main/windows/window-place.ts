import { readFileSync, writeFileSync } from 'node:fs'
import { INTERFACE_SIZES, type InterfaceSize } from '../contract/comfort'

/** A rectangle of the desktop, in its own points. */
export type Rectangle = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where a window was when it was closed. */
export type WindowPlace = { readonly bounds: Rectangle; readonly maximised: boolean }

/** What the window is known by before the library is open: its place, and how large its page was shown. */
export type RememberedWindow = WindowPlace & { readonly interfaceSize: InterfaceSize }

/** The smallest window in which everything can be reached. */
export const LEAST_WIDTH = 1100
export const LEAST_HEIGHT = 680

const USUAL = { width: 1366, height: 768 }
const GRIP = 80

const FAR = 100_000

/**
 * Where a window is to open: at its old place while enough of its title bar is on one of the screens to take hold of,
 * else in the middle of the first screen, which is the main one; never larger than its screen.
 */
export function fitPlace(saved: WindowPlace | null, screens: readonly Rectangle[]): WindowPlace {
  const [main] = screens
  if (main === undefined) return { bounds: { x: 0, y: 0, ...USUAL }, maximised: false }
  const screen = saved === null ? undefined : screens.find((one) => hasGrip(saved.bounds, one))
  const wanted = saved === null ? USUAL : saved.bounds
  const { width, height } = sizeOn(screen ?? main, wanted)
  if (saved === null || screen === undefined)
    return { bounds: centred(main, width, height), maximised: saved?.maximised ?? false }
  return { bounds: { x: saved.bounds.x, y: saved.bounds.y, width, height }, maximised: saved.maximised }
}

/** What a file remembers of the window, or null when there is none that can be read. */
export function readWindowPlace(file: string): RememberedWindow | null {
  try {
    return remembered(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

/** Remembers the window; that it cannot be written is not worth a word. */
export function writeWindowPlace(file: string, place: RememberedWindow): void {
  try {
    writeFileSync(file, JSON.stringify(place))
  } catch {
    // The window will open in the middle next time.
  }
}

// By hand: this is read before the window is there, and a library of parsers would have to be read before it.
function remembered(value: unknown): RememberedWindow | null {
  if (!isObject(value) || !isObject(value.bounds) || typeof value.maximised !== 'boolean') return null
  const { x, y, width, height } = value.bounds
  if (!isWhole(x) || !isWhole(y) || !isWhole(width) || !isWhole(height)) return null
  const interfaceSize = INTERFACE_SIZES.find((size) => size === value.interfaceSize) ?? 100
  return { bounds: { x, y, width, height }, maximised: value.maximised, interfaceSize }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value) && Math.abs(value as number) <= FAR
}

function hasGrip(bounds: Rectangle, screen: Rectangle): boolean {
  const across = Math.min(bounds.x + bounds.width, screen.x + screen.width) - Math.max(bounds.x, screen.x)
  const down = bounds.y - screen.y
  return across >= GRIP && down >= -GRIP / 4 && down <= screen.height - GRIP
}

function sizeOn(
  screen: Rectangle,
  wanted: { width: number; height: number },
): { width: number; height: number } {
  return {
    width: Math.max(Math.min(wanted.width, screen.width), Math.min(LEAST_WIDTH, screen.width)),
    height: Math.max(Math.min(wanted.height, screen.height), Math.min(LEAST_HEIGHT, screen.height)),
  }
}

function centred(screen: Rectangle, width: number, height: number): Rectangle {
  const x = screen.x + Math.round((screen.width - width) / 2)
  const y = screen.y + Math.round((screen.height - height) / 2)
  return { x, y, width, height }
}
