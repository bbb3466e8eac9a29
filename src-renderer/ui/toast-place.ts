const NAMES = ['--toast-middle', '--toast-width', '--toast-head', '--toast-foot']

/**
 * Has toasts stand within an element until the answer is called: at its foot, or at its head, whichever has no controls
 * that they would cover.
 */
export function keepToastsOver(element: HTMLElement, where: 'head' | 'foot'): () => void {
  const { style } = document.documentElement
  const place = () => {
    const { left, width, top, bottom } = element.getBoundingClientRect()
    style.setProperty('--toast-middle', `${left + width / 2}px`)
    style.setProperty('--toast-width', `${width}px`)
    style.setProperty('--toast-head', where === 'head' ? `${top}px` : 'auto')
    style.setProperty('--toast-foot', where === 'foot' ? `${window.innerHeight - bottom}px` : 'auto')
  }
  const observer = new ResizeObserver(place)
  observer.observe(element)
  observer.observe(document.documentElement)
  place()
  return () => {
    observer.disconnect()
    for (const name of NAMES) style.removeProperty(name)
  }
}
