/** What stands in the window instead of the library. */
export type OpenPlace = { readonly kind: 'battle' | 'army' | 'map'; readonly id: string }

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
  const [, kind, id] = /^(battle|army|map) (.+)$/.exec(store.getItem(KEY) ?? '') ?? []
  return kind === undefined || id === undefined ? null : { kind: kind as OpenPlace['kind'], id }
}
