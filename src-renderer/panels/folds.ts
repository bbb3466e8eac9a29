const KEY = 'marshal.fold.'

/** Was a fold of this name open when it was last seen? Folds begin closed. */
export function wasOpen(storage: Pick<Storage, 'getItem'>, id: string): boolean {
  return storage.getItem(KEY + id) === 'open'
}

/** Remembers whether a fold is open; a store that is full or closed forgets it, and nothing else. */
export function keepFold(storage: Pick<Storage, 'setItem'>, id: string, open: boolean): void {
  try {
    storage.setItem(KEY + id, open ? 'open' : 'closed')
  } catch {
    // The fold stays as it is on this screen.
  }
}
