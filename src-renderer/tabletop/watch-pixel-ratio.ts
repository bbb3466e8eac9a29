/** Calls back whenever the window comes to a screen with another number of device pixels. */
export function watchPixelRatio(changed: () => void): () => void {
  let query: MediaQueryList
  const again = () => {
    query.removeEventListener('change', again)
    follow()
    changed()
  }
  const follow = () => {
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    query.addEventListener('change', again)
  }
  follow()
  return () => query.removeEventListener('change', again)
}
