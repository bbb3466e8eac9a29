import type { CalibrationBar } from '@contract/display'

/** What a screen is taken for until it is measured, in CSS pixels. */
const USUAL_CSS_PIXELS_PER_INCH = 96
const CM_PER_INCH = 2.54

/** How long each bar is, in inches. */
export const BAR_INCHES: Readonly<Record<CalibrationBar, number>> = {
  '10-cm': 10 / CM_PER_INCH,
  '4-inches': 4,
}

/**
 * CSS pixels to an inch of the screen. The scale is kept in device pixels, so that it stays true under any zoom of the
 * page and any scaling of the system.
 */
export function cssPixelsPerInch(devicePixelsPerInch: number | null, devicePixelRatio: number): number {
  return devicePixelsPerInch === null ? USUAL_CSS_PIXELS_PER_INCH : devicePixelsPerInch / devicePixelRatio
}

/** The scale after the bar was made longer or shorter by so many device pixels; never less than 10 pixels to an inch. */
export function stretched(
  devicePixelsPerInch: number | null,
  bar: CalibrationBar,
  byDevicePixels: number,
): number {
  const now = devicePixelsPerInch ?? USUAL_CSS_PIXELS_PER_INCH
  const inches = BAR_INCHES[bar]
  return Math.max(10, Math.min(2000, (Math.round(now * inches) + byDevicePixels) / inches))
}
