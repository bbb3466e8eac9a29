/** What stands in the window instead of the library: a battle, an army, a map, or what a game's own section lists. */
export type OpenPlace = { readonly kind: string; readonly id: string }

const KEY = 'marshal.open'

// The store of the window's own session: it outlives the page, after a crash too, and ends with the window.
const store = sessionStorage

/** Notes what is open, for a page that is loaded anew; null in the library. */
export function noteOpen(place: OpenPlace | null): void {
  if (place === null) store.removeItem(KEY)
  else store.setItem(KEY, `${place.kind} ${place.id}`)
}

/** What was open when the page went away, or null. */
export function stoodOpen(): OpenPlace | null {
  const [, kind, id] = /^(\S+) (.+)$/.exec(store.getItem(KEY) ?? '') ?? []
  return kind === undefined || id === undefined ? null : { kind, id }
}
