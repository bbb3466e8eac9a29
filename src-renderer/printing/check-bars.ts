import { figure } from './svg'

/** The height of the drawing with both bars. */
export const CHECK_BARS_MM = 9

/**
 * Bars of exactly one inch and ten centimetres, to be held against a ruler, as SVG in millimetres. Their solid ends are
 * where they end: no line's width is added.
 */
export function checkBars(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="bars" width="150mm" height="${CHECK_BARS_MM}mm" viewBox="0 0 150 ${CHECK_BARS_MM}">` +
    bar(0, 25.4, '1″', 4) +
    bar(35, 100, '10 cm', 10) +
    '</svg>'
  )
}

function bar(x: number, lengthMm: number, label: string, parts: number): string {
  const part = lengthMm / parts
  const fields = Array.from({ length: parts }, (_, index) => {
    // Solid fields above and below in turn, so that both ends of the bar are black at full height.
    const y = index % 2 === 0 ? 0 : 1.5
    return `<rect x="${figure(x + index * part)}" y="${y}" width="${figure(part)}" height="1.5" fill="#000"/>`
  })
  const ends = `<rect x="${figure(x)}" y="0" width="0.3" height="3" fill="#000"/><rect x="${figure(x + lengthMm - 0.3)}" y="0" width="0.3" height="3" fill="#000"/>`
  return `${fields.join('')}${ends}<text x="${figure(x)}" y="7.2" font-size="3.4">${label}</text>`
}
