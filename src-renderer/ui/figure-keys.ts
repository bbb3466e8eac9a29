/** Signs of figures and of their units: `7 1/2"`, `19 cm`, `2' 6"`, `-7,5°`, `3 pouces`. */
const PART_OF_FIGURE = /^[\d\s.,/⅛¼⅜½⅝¾⅞"″”'′’°+\-−cefhimnoptsu]$/i

/**
 * Keeps a key that can be no part of a figure or its unit out of a field for figures. What is pasted is taken as it
 * is, to be mended in sight.
 */
export function refuseLetters(event: Pick<InputEvent, 'data' | 'preventDefault'>): void {
  if (event.data?.length === 1 && !PART_OF_FIGURE.test(event.data)) event.preventDefault()
}
