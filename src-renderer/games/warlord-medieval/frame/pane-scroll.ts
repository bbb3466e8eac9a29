/** What stands between the strip of a side pane and the part that was asked for, in pixels. */
const STRIP_GAP = 8

/** The part of a side pane that is in view: below its strip. Null for what is in no pane. */
function viewOf(part: Element): { pane: HTMLElement; top: number; bottom: number } | null {
  const pane = part.closest('aside')
  if (pane === null) return null
  const box = pane.getBoundingClientRect()
  const strip = pane.querySelector(':scope > nav')?.getBoundingClientRect().bottom ?? box.top
  return { pane, top: Math.max(strip, box.top), bottom: box.bottom }
}

/** Brings the top of a part below the strip of its pane; the pane alone scrolls, never the window around it. */
export function showInPane(part: Element): void {
  const view = viewOf(part)
  view?.pane.scrollBy({ top: part.getBoundingClientRect().top - view.top - STRIP_GAP })
}

/** Scrolls its pane only as far as a part needs to be in view; the top counts where it is taller than the pane. */
export function bringIntoPane(part: Element): void {
  const view = viewOf(part)
  if (view === null) return
  const { top, bottom } = part.getBoundingClientRect()
  if (top < view.top + STRIP_GAP || bottom - top > view.bottom - view.top) showInPane(part)
  else if (bottom > view.bottom - STRIP_GAP) view.pane.scrollBy({ top: bottom - view.bottom + STRIP_GAP })
}

/** Is at least so much of a part in view in its pane, in pixels? */
export function isInPane(part: Element, leastPixels: number): boolean {
  const view = viewOf(part)
  if (view === null) return false
  const { top, bottom } = part.getBoundingClientRect()
  const seen = Math.min(bottom, view.bottom) - Math.max(top, view.top)
  return seen >= Math.min(leastPixels, bottom - top)
}

/** Does a part begin so far down in its pane, or below it, that less than this much of it is in view, in pixels? */
export function isBelowPane(part: Element, leastPixels: number): boolean {
  const view = viewOf(part)
  if (view === null) return false
  const { top, bottom } = part.getBoundingClientRect()
  return view.bottom - top < Math.min(leastPixels, bottom - top)
}

/** Brings what is told of the selection into view, wherever it was asked for, and has the keyboard go on there. */
export function showSelection(): void {
  const part = document.querySelector<HTMLElement>('[data-part="selection"]')
  if (part === null) return
  showInPane(part)
  part.focus({ preventScroll: true })
}
