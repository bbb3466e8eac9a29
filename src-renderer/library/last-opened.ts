import type { Attachment } from 'svelte/attachments'

/**
 * Brings the entry of what was opened last into view when its list appears, and gives it the focus when nothing else has
 * it: whoever comes back from an editor or a battle, or starts Marshal again, is where he left off.
 */
export function comesBackTo(id: string, lastOpened: string | null): Attachment<HTMLElement> {
  return (entry) => {
    if (id !== lastOpened || document.activeElement !== document.body) return
    entry.scrollIntoView({ block: 'nearest' })
    entry.focus({ preventScroll: true })
  }
}
