import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

/** A rectangle of the desktop, in its own points. */
export type Rectangle = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where a window was when it was closed. */
export type WindowPlace = { readonly bounds: Rectangle; readonly maximised: boolean }

/** The smallest window in which everything can be reached. */
export const LEAST_WIDTH = 1100
export const LEAST_HEIGHT = 680

const USUAL = { width: 1366, height: 768 }
const GRIP = 80

const whole = z.int().min(-100_000).max(100_000)
const placeParser = z.object({
  bounds: z.object({ x: whole, y: whole, width: whole, height: whole }),
  maximised: z.boolean(),
})

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

/** The place in a file, or null when there is none that can be read. */
export function readWindowPlace(file: string): WindowPlace | null {
  try {
    const parsed = placeParser.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Remembers a place; that it cannot be written is not worth a word. */
export function writeWindowPlace(file: string, place: WindowPlace): void {
  try {
    writeFileSync(file, JSON.stringify(place))
  } catch {
    // The window will open in the middle next time.
  }
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
