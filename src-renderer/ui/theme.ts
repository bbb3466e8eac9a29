import type { Theme } from '@contract/library'

const dark = () => matchMedia('(prefers-color-scheme: dark)')

/**
 * Gives the window a theme: `data-theme` on the document is always "light" or "dark". Under `system` it
 * follows the system until the returned function is called.
 */
export function showTheme(theme: Theme): () => void {
  const show = () => {
    const isDark = theme === 'dark' || (theme === 'system' && dark().matches)
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  }
  show()
  if (theme !== 'system') return () => {}
  const query = dark()
  query.addEventListener('change', show)
  return () => query.removeEventListener('change', show)
}
