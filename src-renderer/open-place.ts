/** What stands in the window instead of the library: a battle, an army, a map, or what a game's own section lists. */
export type OpenPlace = { readonly kind: string; readonly id: string }

const KEY = 'marshal.open'

/** The store of the window's own session: it outlives the page, after a crash too, and ends with the window. */
const store = () => sessionStorage

// The first look into the store waits for a disk, so a start does without: in a new window nothing stood open.
let mayStand = isLoadedAnew()

/** Notes what is open, for a page that is loaded anew; null in the library. */
export function noteOpen(place: OpenPlace | null): void {
  if (place !== null) store().setItem(KEY, `${place.kind} ${place.id}`)
  else if (mayStand) store().removeItem(KEY)
  mayStand = place !== null
}

/** What was open when the page went away, or null. */
export function stoodOpen(): OpenPlace | null {
  if (!mayStand) return null
  const [, kind, id] = /^(\S+) (.+)$/.exec(store().getItem(KEY) ?? '') ?? []
  return kind === undefined || id === undefined ? null : { kind, id }
}

/** Whether this page is not the first one of its window: loaded anew by hand, or by main after a crash. */
function isLoadedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const isOpened = navigation !== undefined && 'type' in navigation && navigation.type === 'navigate'
  return !isOpened || new URLSearchParams(location.search).has('again')
}
