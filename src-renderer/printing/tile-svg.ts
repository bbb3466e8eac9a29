import { figure, pointList } from './svg'
import { OVERLAP_MM, type Tile } from './tiles'

/**
 * A page of an outline at true scale, as SVG in millimetres: cut off at the page's frame, with cut marks at its corners and
 * a dashed line where a neighbouring page begins to share. `drawn` stands for the line of the outline.
 */
export function tileSvg(
  tile: Tile,
  size: { readonly widthMm: number; readonly heightMm: number },
  drawn: string = line(tile),
): string {
  const { widthMm: width, heightMm: height } = size
  const id = `tile-${tile.row}-${tile.column}`
  const shared = [
    tile.column > 1 ? vertical(OVERLAP_MM, height) : '',
    tile.column < tile.columns ? vertical(width - OVERLAP_MM, height) : '',
    tile.row > 1 ? horizontal(OVERLAP_MM, width) : '',
    tile.row < tile.rows ? horizontal(height - OVERLAP_MM, width) : '',
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="tile" width="${figure(width)}mm" height="${figure(height)}mm" viewBox="0 0 ${figure(width)} ${figure(height)}">`,
    `<clipPath id="${id}"><rect width="${figure(width)}" height="${figure(height)}"/></clipPath>`,
    `<g clip-path="url(#${id})">${drawn}</g>`,
    ...shared,
    cutMarks(width, height),
    '</svg>',
  ].join('')
}

function line({ outline, points }: Tile): string {
  const shape = outline.closed ? 'polygon' : 'polyline'
  return `<${shape} points="${pointList(points)}" fill="none" stroke="#000" stroke-width="0.6" stroke-linejoin="round"/>`
}

function vertical(x: number, height: number): string {
  return dashed(`M${figure(x)} 0 V${figure(height)}`)
}

function horizontal(y: number, width: number): string {
  return dashed(`M0 ${figure(y)} H${figure(width)}`)
}

function dashed(path: string): string {
  return `<path d="${path}" stroke="#777" stroke-width="0.2" stroke-dasharray="1.5 1.5" fill="none"/>`
}

/** Corners of five millimetres, where the frame of the page is to be cut. */
function cutMarks(width: number, height: number): string {
  const [w, h] = [figure(width), figure(height)]
  const d = `M0 5 V0 H5 M${figure(width - 5)} 0 H${w} V5 M${w} ${figure(height - 5)} V${h} H${figure(width - 5)} M5 ${h} H0 V${figure(height - 5)}`
  return `<path d="${d}" stroke="#000" stroke-width="0.2" fill="none"/>`
}
