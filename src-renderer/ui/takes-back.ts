/** Whether a key asks to take back what was typed: Esc or Ctrl Z. */
export function takesBack(event: KeyboardEvent): boolean {
  if (event.key === 'Escape') return true
  return event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
}
