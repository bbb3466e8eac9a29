/** Text as it stands in SVG or HTML: names are the players' and may hold anything. */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
}

/** A length in a drawing, to a thousandth: the same drawing is always the same text. */
export function figure(value: number): string {
  return String(Math.round(value * 1000) / 1000 || 0)
}

/** Places as the `points` of a polygon or polyline. */
export function pointList(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }) => `${figure(x)},${figure(y)}`).join(' ')
}
