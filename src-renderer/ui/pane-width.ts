/** How narrow and how wide a pane may be drawn, in rem. */
export type PaneLimits = { readonly leastRem: number; readonly mostRem: number }

/** So far an arrow key draws the edge of a pane, in rem. */
const STEP_REM = 1

/** A width within the limits, to a quarter of a rem. */
export function fitPaneWidth(widthRem: number, { leastRem, mostRem }: PaneLimits): number {
  return Math.min(mostRem, Math.max(leastRem, Math.round(widthRem * 4) / 4))
}

/**
 * The width that a key on the edge of a pane asks for, or null when the key asks for none. The arrows move the edge
 * where they point, so that for a pane at the right the left arrow makes it wider.
 */
export function paneWidthByKey(
  key: string,
  side: 'left' | 'right',
  widthRem: number,
  limits: PaneLimits,
): number | null {
  const wider = side === 'left' ? 'ArrowRight' : 'ArrowLeft'
  const narrower = side === 'left' ? 'ArrowLeft' : 'ArrowRight'
  if (key === wider) return fitPaneWidth(widthRem + STEP_REM, limits)
  if (key === narrower) return fitPaneWidth(widthRem - STEP_REM, limits)
  if (key === 'Home') return limits.leastRem
  if (key === 'End') return limits.mostRem
  return null
}
