import { readFileSync, writeFileSync } from 'node:fs'
import { SIDES } from '@rules/core/ids'
import { z } from 'zod'
import {
  DISPLAY_AUDIENCES,
  DISPLAY_CAMERAS,
  type DisplayAudience,
  type DisplaySettings,
  type ViewArea,
} from '../contract/display'
import type { Rectangle } from '../windows/window-place'

/** Where the display was last. */
export type DisplayPlace = {
  readonly screenId: number
  readonly bounds: Rectangle
  readonly fullScreen: boolean
}

/** What Marshal remembers of the player display from one start to the next. */
export type DisplayMemory = {
  /** What it showed when its battle was left; null when the referee closed it. */
  readonly shown: { readonly battleId: string; readonly audience: DisplayAudience } | null
  readonly place: DisplayPlace | null
  readonly settings: DisplaySettings
  /** What it showed of the table while it moved by itself. */
  readonly view: { readonly battleId: string; readonly area: ViewArea } | null
  /** Device pixels to an inch, by screen. */
  readonly scales: Readonly<Record<string, number>>
}

const whole = z.int().min(-100_000).max(100_000)
const parser = z.object({
  shown: z.object({ battleId: z.string(), audience: z.enum(DISPLAY_AUDIENCES) }).nullable(),
  place: z
    .object({
      screenId: z.number(),
      bounds: z.object({ x: whole, y: whole, width: whole, height: whole }),
      fullScreen: z.boolean(),
    })
    .nullable(),
  settings: z.object({ camera: z.enum(DISPLAY_CAMERAS), viewFrom: z.enum(SIDES), gestures: z.boolean() }),
  view: z
    .object({
      battleId: z.string(),
      area: z.object({
        centre: z.object({ x: z.number(), y: z.number() }),
        widthInches: z.number().positive(),
        heightInches: z.number().positive(),
      }),
    })
    .nullable()
    // Not in what earlier versions wrote.
    .default(null),
  scales: z.record(z.string(), z.number().positive()),
})

const NOTHING: DisplayMemory = {
  shown: null,
  place: null,
  settings: { camera: 'table', viewFrom: 'a', gestures: true },
  view: null,
  scales: {},
}

/** The memory in a file; a new one when there is none that can be read. */
export function readDisplayMemory(file: string): DisplayMemory {
  try {
    const parsed = parser.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    return parsed.success ? parsed.data : NOTHING
  } catch {
    return NOTHING
  }
}

/** Writes the memory; that it cannot be written is not worth a word. */
export function writeDisplayMemory(file: string, memory: DisplayMemory): void {
  try {
    writeFileSync(file, JSON.stringify(memory))
  } catch {
    // The display will open as if it were new next time.
  }
}
