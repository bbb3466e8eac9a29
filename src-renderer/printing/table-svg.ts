import { centroid, pointAlong, polygonFootprint, type TablePoint, toTablePoint } from '@rules/core/geometry'
import type { Side } from '@rules/core/ids'
import type { TableFeature, TableLink, TableNote, TablePiece, TableScene } from '../tabletop/table-model'
import { linesOf, widthOf } from './fitted-text'
import { groundOf, hatchIn, marksIn, strokeOf } from './patterns'
import { escapeText, figure, pointList } from './svg'
import { trackSvg } from './track-svg'

/** How a table is drawn, in millimetres of paper. */
export type TableDrawing = {
  readonly widthMm: number
  readonly heightMm: number
  /** Short keys by piece, drawn on their bases. */
  readonly marks: ReadonlyMap<string, string>
  /** Chain lines between bases. */
  readonly links?: readonly TableLink[]
  /** What the scale bar says, by its length in inches. */
  readonly scaleLabel: (inches: number) => string
}

type Place = (at: TablePoint) => TablePoint

/** Room for the names at the long edges, and below them for the scale bar. */
const EDGE_MM = 6
const SCALE_MM = 8
const FLANK_MM = 0.5

/**
 * A table with zones, terrain, camps and pieces as SVG in millimetres, as large as fits; told apart without colours: side
 * A's bases are white with a bar along the front, side B's grey with both front corners black.
 */
export function tableSvg(scene: TableScene, drawing: TableDrawing): string {
  const perInch = Math.min(
    (drawing.widthMm - 2 * FLANK_MM) / scene.widthInches,
    (drawing.heightMm - 2 * EDGE_MM - SCALE_MM) / scene.depthInches,
  )
  const width = scene.widthInches * perInch
  const depth = scene.depthInches * perInch
  const whole = { width: width + 2 * FLANK_MM, height: depth + 2 * EDGE_MM + SCALE_MM }
  const place: Place = ({ x, y }) => ({ x: FLANK_MM + x * perInch, y: EDGE_MM + depth - y * perInch })
  const middle = whole.width / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="table" width="${figure(whole.width)}mm" height="${figure(whole.height)}mm" viewBox="0 0 ${figure(whole.width)} ${figure(whole.height)}">`,
    edge(scene.edges.b, middle, EDGE_MM - 2, width),
    edge(scene.edges.a, middle, EDGE_MM + depth + 4, width),
    `<rect x="${FLANK_MM}" y="${EDGE_MM}" width="${figure(width)}" height="${figure(depth)}" fill="#fff"/>`,
    ...scene.zones.map((zone) => {
      const corners = zone.points.map(place)
      const outline = `<polygon points="${pointList(corners)}" fill="none" stroke="#999" stroke-width="0.15"/>`
      return zone.style === 'hatch' ? outline + hatchIn(corners) : outline
    }),
    ...scene.features.map((feature) => outlineOf(feature, place)),
    ...scene.rulings.map(({ from, to }) => {
      const [a, b] = [place(from), place(to)]
      return `<line x1="${figure(a.x)}" y1="${figure(a.y)}" x2="${figure(b.x)}" y2="${figure(b.y)}" stroke="#000" stroke-width="0.15" stroke-dasharray="2 1.2"/>`
    }),
    ...scene.camps.map(({ side, pose, sideInches }) =>
      camp(side, baseCorners(pose, sideInches, sideInches), place),
    ),
    ...(scene.stoodAt ?? []).map(({ pose, frontageInches, depthInches }) => {
      const corners = baseCorners(pose, frontageInches, depthInches).map(place)
      return `<polygon points="${pointList(corners)}" fill="none" stroke="#777" stroke-width="0.2" stroke-dasharray="0.6 0.5"/>`
    }),
    ...scene.pieces.map((piece) => base(piece, place)),
    // Over the bases, as on the table: a short way would lie hidden beneath the base that went it.
    ...(scene.tracks ?? []).map(({ id, way }) => {
      const piece = scene.pieces.find((each) => each.id === id)
      return trackSvg(way.map(place), piece === undefined ? [] : cornersOf(piece).map(place))
    }),
    ...(drawing.links ?? []).map((link) => chain(link, place)),
    ...scene.features.map((feature) => nameOf(feature, place, perInch, width)),
    // A key is read whatever runs over its base.
    ...scene.pieces.map((piece) => markOf(piece, drawing.marks.get(piece.id) ?? '', place, perInch)),
    ...(scene.notes ?? []).map((note) => noteOf(note, place, width)),
    `<rect x="${FLANK_MM}" y="${EDGE_MM}" width="${figure(width)}" height="${figure(depth)}" fill="none" stroke="#000" stroke-width="0.4"/>`,
    scaleBar(perInch, depth + 2 * EDGE_MM + 1, drawing.scaleLabel),
    '</svg>',
  ].join('')
}

function edge(name: string, x: number, y: number, widthMm: number): string {
  const [line = ''] = linesOf(name, { widthMm, sizeMm: 3.6, most: 1 })
  return `<text x="${figure(x)}" y="${figure(y)}" font-size="3.6" font-weight="600" text-anchor="middle">${escapeText(line)}</text>`
}

function outlineOf({ look, shape }: TableFeature, place: Place): string {
  const corners = shape.points.map(place)
  const points = pointList(corners)
  if (shape.kind === 'polyline')
    return `<polyline points="${points}" fill="none" stroke="#222" stroke-linejoin="round" ${strokeOf(look)}/>`
  return `<polygon points="${points}" fill="${groundOf(look)}" stroke="#000" stroke-width="0.3" stroke-linejoin="round"/>${marksIn(look, corners)}`
}

const NAME_MM = 2.6
/** A narrow feature's name may be as wide as this all the same. */
const NARROWEST_NAME_MM = 18
const MOST_NAME_LINES = 3

/** A feature's name in as many lines as it takes to stay on the feature, and on the table. */
function nameOf({ name, shape }: TableFeature, place: Place, perInch: number, tableMm: number): string {
  const across = shape.points.map(({ x }) => x)
  const widthMm = Math.max(NARROWEST_NAME_MM, (Math.max(...across) - Math.min(...across)) * perInch)
  const lines = linesOf(name, { widthMm, sizeMm: NAME_MM, most: MOST_NAME_LINES })
  const at = place(middleOf(shape))
  const half = widthOf(lines, NAME_MM) / 2
  const x = Math.max(FLANK_MM + half, Math.min(at.x, FLANK_MM + tableMm - half))
  const top = at.y - ((lines.length - 1) * NAME_MM * 1.1) / 2
  return lines
    .map((line, index) => halo(line, x, top + index * NAME_MM * 1.1, NAME_MM, 'font-style="italic"'))
    .join('')
}

/** A small ring at a note's place, and its words beside it. */
function noteOf({ at, text }: TableNote, place: Place, tableMm: number): string {
  const { x, y } = place(at)
  const ring = `<circle cx="${figure(x)}" cy="${figure(y)}" r="1" fill="#fff" stroke="#000" stroke-width="0.3"/><circle cx="${figure(x)}" cy="${figure(y)}" r="0.35" fill="#000"/>`
  const lines = linesOf(text, { widthMm: NOTE_WIDTH_MM, sizeMm: NOTE_MM, most: MOST_NOTE_LINES })
  // Where its words would run off the table, they stand at the other side of the ring.
  const isLeft = x + 1.6 + widthOf(lines, NOTE_MM) > FLANK_MM + tableMm
  const words = lines.map(
    (line, index) =>
      `<text x="${figure(isLeft ? x - 1.6 : x + 1.6)}" y="${figure(y + 0.8 + index * NOTE_MM * 1.1)}" font-size="${NOTE_MM}"${isLeft ? ' text-anchor="end"' : ''} stroke="#fff" stroke-width="0.7" stroke-linejoin="round" paint-order="stroke">${escapeText(line)}</text>`,
  )
  return ring + words.join('')
}

const NOTE_MM = 2.4
const NOTE_WIDTH_MM = 42
/** As many as the longest note takes. */
const MOST_NOTE_LINES = 8

function middleOf({ kind, points }: TableFeature['shape']): TablePoint {
  const [first, second] = points
  if (kind === 'polyline' && first !== undefined && second !== undefined) return between(first, second, 0.5)
  if (points.length < 3) return first ?? { x: 0, y: 0 }
  return centroid(polygonFootprint(points))
}

function camp(side: Side, corners: readonly TablePoint[], place: Place): string {
  const [a, b, c, d] = corners.map(place)
  if (a === undefined || b === undefined || c === undefined || d === undefined) return ''
  const cross = `M${figure(a.x)} ${figure(a.y)} L${figure(c.x)} ${figure(c.y)} M${figure(b.x)} ${figure(b.y)} L${figure(d.x)} ${figure(d.y)}`
  return `<polygon points="${pointList([a, b, c, d])}" fill="${fillOf(side)}" stroke="#000" stroke-width="0.35"/><path d="${cross}" stroke="#000" stroke-width="0.2" stroke-dasharray="0.8 0.6"/>`
}

function base(piece: TablePiece, place: Place): string {
  const { side, order, hidden, banner } = piece
  const corners = cornersOf(piece).map(place)
  const [left, right, rearRight, rearLeft] = corners
  if (left === undefined || right === undefined || rearRight === undefined || rearLeft === undefined)
    return ''
  const stroke = banner === null ? 0.3 : 0.6
  const dash = hidden ? ' stroke-dasharray="0.5 0.5"' : order === 'good' ? '' : ' stroke-dasharray="1.4 0.7"'
  const cross =
    order === 'broken'
      ? `<path d="M${figure(left.x)} ${figure(left.y)} L${figure(rearRight.x)} ${figure(rearRight.y)}" stroke="#000" stroke-width="0.25"/>`
      : ''
  return [
    `<polygon points="${pointList(corners)}" fill="${fillOf(side)}" stroke="#000" stroke-width="${stroke}"${dash}/>`,
    side === 'a'
      ? frontBar(left, right, rearRight, rearLeft)
      : frontCorners(left, right, rearRight, rearLeft),
    cross,
  ].join('')
}

/** The key of a piece, on its base. */
function markOf(
  { side, pose, depthInches }: TablePiece,
  mark: string,
  place: Place,
  perInch: number,
): string {
  if (mark === '') return ''
  const size = Math.max(1.5, Math.min(depthInches * perInch * 0.75, 3))
  const at = place(toTablePoint(pose, { x: 0, y: -depthInches * 0.08 }))
  return halo(mark, at.x, at.y + size * 0.35, size, 'font-weight="600"', fillOf(side))
}

function cornersOf({ pose, frontageInches, depthInches }: TablePiece): readonly TablePoint[] {
  return baseCorners(pose, frontageInches, depthInches)
}

/** A chain line: whole where it holds, dashed where it is broken. */
function chain({ from, to, tone }: TableLink, place: Place): string {
  const [a, b] = [place(from), place(to)]
  const dash = tone === 'settle' ? ' stroke-dasharray="0.8 0.8"' : ''
  return `<line class="chain" x1="${figure(a.x)}" y1="${figure(a.y)}" x2="${figure(b.x)}" y2="${figure(b.y)}" stroke="#000" stroke-width="0.5" stroke-linecap="round"${dash}/>`
}

/** Side A's device: a solid bar along the front edge, a sixth of the base deep. */
function frontBar(left: TablePoint, right: TablePoint, rearRight: TablePoint, rearLeft: TablePoint): string {
  const bar = [left, right, between(right, rearRight, 1 / 6), between(left, rearLeft, 1 / 6)]
  return `<polygon points="${pointList(bar)}" fill="#000"/>`
}

/** Side B's device: both front corners solid. */
function frontCorners(
  left: TablePoint,
  right: TablePoint,
  rearRight: TablePoint,
  rearLeft: TablePoint,
): string {
  const corners = [
    [left, between(left, right, 0.2), between(left, rearLeft, 0.45)],
    [right, between(right, left, 0.2), between(right, rearRight, 0.45)],
  ]
  return corners.map((corner) => `<polygon points="${pointList(corner)}" fill="#000"/>`).join('')
}

function fillOf(side: Side): string {
  return side === 'a' ? '#fff' : '#ddd'
}

function halo(text: string, x: number, y: number, size: number, more: string, ground = '#fff'): string {
  return `<text x="${figure(x)}" y="${figure(y)}" font-size="${figure(size)}" text-anchor="middle" ${more} stroke="${ground}" stroke-width="0.7" stroke-linejoin="round" paint-order="stroke">${escapeText(text)}</text>`
}

function scaleBar(perInch: number, y: number, label: (inches: number) => string): string {
  const parts = [0, 1].map((index) => {
    const fill = index === 0 ? '#000' : '#fff'
    return `<rect x="${figure(FLANK_MM + index * 6 * perInch)}" y="${figure(y)}" width="${figure(6 * perInch)}" height="1.4" fill="${fill}" stroke="#000" stroke-width="0.2"/>`
  })
  return `${parts.join('')}<text x="${figure(FLANK_MM)}" y="${figure(y + 5)}" font-size="3">${escapeText(label(12))}</text>`
}

/** The corners of a base: front left and right, rear right and left. */
function baseCorners(pose: TablePiece['pose'], frontage: number, depth: number): readonly TablePoint[] {
  const [x, y] = [frontage / 2, depth / 2]
  return [
    { x: -x, y },
    { x, y },
    { x, y: -y },
    { x: -x, y: -y },
  ].map((corner) => toTablePoint(pose, corner))
}

function between(from: TablePoint, to: TablePoint, fraction: number): TablePoint {
  return pointAlong({ from, to }, fraction)
}
