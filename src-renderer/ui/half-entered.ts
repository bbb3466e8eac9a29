const waiting = new Set<() => void>()

/** Has what a field holds back for a moment stored when the window is about to be closed, until the answer is called. */
export function storeBeforeClosing(store: () => void): () => void {
  waiting.add(store)
  return () => {
    waiting.delete(store)
  }
}

/** Stores what is half entered: the field that has the focus is left, and what waits is sent. */
export function storeHalfEntered(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement) activeElement.blur()
  for (const store of [...waiting]) store()
}
