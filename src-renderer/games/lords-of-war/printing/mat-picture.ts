import type { State } from '@rules/games/lords-of-war/model'
import { say } from '../../../messages/messages.svelte'
import type { BoardDrawn } from '../../../printing/printout'
import { paperTheme } from '../../../tabletop/scene/theme'
import { CARD_SIZE } from '../cards/card-marks'
import { shownScene } from '../display/shown-scene'
import { areaFor } from '../scene/mat-layout'
import { MatPainter, type MatTheme } from '../scene/mat-painter'
import { columnName, sideName } from '../wording/names'
import { INK } from './card-svg'

/** How wide a card is: poker size. */
const CARD_INCHES = 2.5
/** A card of this scale has letters and lines as heavy as they are on a usual screen. */
const UNITS_PER_INCH = CARD_SIZE.width / CARD_INCHES
/** White round the mat's own edges, in inches. */
const MARGIN_INCHES = 0.2

/** The mat with its cards as a picture: an inch of it is an inch of real cards. No hand is on it. */
export function matPicture(state: State): BoardDrawn {
  const scene = shownScene(state, 'a')
  const area = areaFor(scene, 1)
  const painter = new MatPainter(paperMat(), {
    edges: {
      a: say('lw.mat.edge', { side: sideName(state, 'a'), number: 1 }),
      b: say('lw.mat.edge', { side: sideName(state, 'b'), number: 2 }),
    },
    column: columnName,
  })
  return {
    scene: {
      widthInches: area.width / UNITS_PER_INCH,
      depthInches: area.height / UNITS_PER_INCH,
      marginInches: MARGIN_INCHES,
    },
    painterAt: (pixelsPerInch) => {
      const scale = pixelsPerInch / UNITS_PER_INCH
      const margin = MARGIN_INCHES * pixelsPerInch
      return (context, { left, top, width, height }) => {
        context.save()
        context.setTransform(1, 0, 0, 1, 0, 0)
        context.fillStyle = '#fff'
        context.fillRect(0, 0, width, height)
        context.setTransform(scale, 0, 0, scale, margin - left, margin - top)
        painter.paint(context as CanvasRenderingContext2D, scene, area)
        context.restore()
      }
    },
  }
}

/** By daylight, whatever the window shows. */
function paperMat(): MatTheme {
  const { felt, rim, near, sans } = paperTheme()
  const colours: Readonly<Record<string, string>> = { ...INK, felt, near, frame: rim }
  return { colour: (name) => colours[name] ?? INK.ink, sans, serif: 'Alegreya, serif' }
}
