import type { MatTheme } from './mat-painter'

/** The colours and typefaces that an element has by the window's tokens, at this moment. */
export function themeOf(element: Element): MatTheme {
  const style = getComputedStyle(element)
  const known = new Map<string, string>()
  const read = (name: string) => {
    const value = known.get(name) ?? style.getPropertyValue(`--${name}`).trim()
    known.set(name, value)
    return value
  }
  return { colour: read, serif: read('serif'), sans: read('sans') }
}
