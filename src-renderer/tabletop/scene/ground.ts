import type { TableScene } from '../table-model'
import { type Brush, type Canvas2d, upright, write } from './brush'
import { fade, mix } from './colour'

const GRID_INCHES = 12
const RIM_PIXELS = 7

/** The table itself: its wooden rim, the felt and a faint grid of feet. */
export function drawTable(context: Canvas2d, brush: Brush, scene: TableScene): void {
  const { theme, px } = brush
  const { widthInches: wide, depthInches: deep } = scene
  const rim = RIM_PIXELS * px
  drawShade(context, brush, scene, rim)
  context.fillStyle = theme.rim
  context.beginPath()
  context.roundRect(-rim, -deep - rim, wide + 2 * rim, deep + 2 * rim, 4 * px)
  context.fill()
  drawGrain(context, brush, scene, rim)
  context.fillStyle = theme.felt
  context.fillRect(0, -deep, wide, deep)
  drawNap(context, brush, scene)
  context.lineWidth = px
  context.strokeStyle = fade(theme.isDark ? '#ffffff' : '#3d4a22', theme.isDark ? 0.06 : 0.13)
  context.beginPath()
  for (let x = GRID_INCHES; x < wide; x += GRID_INCHES) {
    context.moveTo(x, 0)
    context.lineTo(x, -deep)
  }
  for (let y = GRID_INCHES; y < deep; y += GRID_INCHES) {
    context.moveTo(0, -y)
    context.lineTo(wide, -y)
  }
  context.stroke()
  // The rim's inner edge throws a little shade on the felt.
  context.lineWidth = 2 * px
  context.strokeStyle = theme.rimEdge
  context.strokeRect(0, -deep, wide, deep)
}

/** The shade of the table on the paper, in a few rings: a blurred shadow this large would slow every move of the view. */
function drawShade(context: Canvas2d, brush: Brush, scene: TableScene, rim: number): void {
  const { theme, px } = brush
  const { widthInches: wide, depthInches: deep } = scene
  const drop = (brush.viewFrom === 'a' ? 3 : -3) * px
  context.strokeStyle = theme.isDark ? 'rgba(0, 0, 0, 0.12)' : 'rgba(70, 50, 20, 0.05)'
  for (const reach of [1, 2, 3, 4.5, 6, 8, 10.5]) {
    const off = rim + (reach * px) / 2
    context.lineWidth = reach * px
    context.beginPath()
    context.roundRect(-off, -deep - off + drop, wide + 2 * off, deep + 2 * off, (4 + reach / 2) * px)
    context.stroke()
  }
}

/** Long thin strokes along each plank of the rim, mitred at the corners. */
function drawGrain(context: Canvas2d, brush: Brush, scene: TableScene, rim: number): void {
  const { theme, px } = brush
  const { widthInches: wide, depthInches: deep } = scene
  context.lineWidth = 0.8 * px
  context.strokeStyle = fade(theme.rimEdge, 0.45)
  context.beginPath()
  for (const share of [0.3, 0.62]) {
    const off = rim * share
    context.rect(-off, -deep - off, wide + 2 * off, deep + 2 * off)
  }
  for (const [x, y, right, down] of [
    [0, 0, -1, 1],
    [wide, 0, 1, 1],
    [0, -deep, -1, -1],
    [wide, -deep, 1, -1],
  ] as const) {
    context.moveTo(x, y)
    context.lineTo(x + right * rim, y + down * rim)
  }
  context.stroke()
}

let nap: { readonly felt: string; readonly tile: HTMLCanvasElement } | null = null

/** The felt's nap: specks a shade lighter and darker, so that the table is cloth and not a flat colour. */
function drawNap(context: Canvas2d, brush: Brush, scene: TableScene): void {
  const { theme, px } = brush
  if (nap?.felt !== theme.felt) nap = { felt: theme.felt, tile: makeNap(theme.felt) }
  const pattern = context.createPattern(nap.tile, 'repeat')
  if (pattern === null) return
  pattern.setTransform(new DOMMatrix([px, 0, 0, px, 0, 0]))
  context.fillStyle = pattern
  context.fillRect(0, -scene.depthInches, scene.widthInches, scene.depthInches)
}

function makeNap(felt: string): HTMLCanvasElement {
  const tile = document.createElement('canvas')
  tile.width = 160
  tile.height = 160
  const context = tile.getContext('2d')
  if (context === null) return tile
  // A fixed little generator: the same cloth every time, and no chance that anyone could take for the battle's.
  let seed = 7
  const next = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  for (let speck = 0; speck < 900; speck++) {
    context.fillStyle = fade(mix(felt, next() > 0.5 ? '#ffffff' : '#000000', 0.6), 0.055)
    context.fillRect(next() * 160, next() * 160, 1 + next() * 1.6, 1)
  }
  return tile
}

/** The owner's name beside each long edge, kept in the window while any of that edge is. */
export function drawEdges(context: Canvas2d, brush: Brush, scene: TableScene): void {
  const { theme, px, sight } = brush
  const left = Math.max(0, sight.minX)
  const right = Math.min(scene.widthInches, sight.maxX)
  if (left >= right) return
  const off = (RIM_PIXELS + 12) * px
  for (const side of ['a', 'b'] as const) {
    const at = { x: (left + right) / 2, y: side === 'a' ? -off : scene.depthInches + off }
    upright(context, brush, at, (screen) => {
      write(screen, brush, scene.edges[side], { size: 17, colour: theme.sides[side], serif: true })
    })
  }
}
