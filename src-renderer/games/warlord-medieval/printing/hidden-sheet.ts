import type { Paper } from '@contract/printing'
import type { Side } from '@rules/core/ids'
import type { State } from '@rules/games/warlord-medieval/model'
import { tableOf } from '@rules/games/warlord-medieval/table'
import { say } from '../../../messages/messages.svelte'
import { type Block, pageSize, type Sheet } from '../../../printing/printout'
import { tableSvg } from '../../../printing/table-svg'
import { tableScene } from '../scene/table-scene'
import { bearingWords, lengthWords } from '../wording/lengths.svelte'
import { sideName } from '../wording/names'

const COLUMNS = [4, 2, 2, 2]

/** A side's hidden units with their places as figures and as a picture, and the fingerprint of its seal if there is one. */
export function hiddenSheet(state: State, side: Side, paper: Paper): Sheet {
  const units = Object.values(state.units).filter((unit) => unit.side === side && unit.hidden)
  const { depthInches } = tableOf(state)
  const row = (cells: readonly string[], isHead = false): Block => ({
    kind: 'row',
    cells,
    columns: COLUMNS,
    isHead,
  })
  const rows = units.map(({ name, pose }) => {
    if (pose === null) return row([name, say('print.not-on-table'), '', ''])
    const fromOwn = side === 'a' ? pose.y : depthInches - pose.y
    return row([name, lengthWords(pose.x), lengthWords(fromOwn), bearingWords(pose.facingRadians)])
  })
  const seal = state.seals[side]
  return {
    kind: 'flow',
    heading: say('print.sheet.hidden'),
    blocks: [
      { kind: 'text', text: say('print.hidden.of', { side: sideName(state, side), count: units.length }) },
      ...(units.length === 0
        ? []
        : [
            row(
              [
                say('print.column.unit'),
                say('print.column.from-left'),
                say('print.column.from-own'),
                say('print.column.facing'),
              ],
              true,
            ),
            ...rows,
            { kind: 'small', text: say('print.hidden.how') } satisfies Block,
            picture(state, new Set(units.map(({ id }) => id)), paper),
          ]),
      ...(seal === undefined
        ? []
        : [
            {
              kind: 'text',
              text: say('print.hidden.seal', { fingerprint: seal.fingerprint }),
            } satisfies Block,
          ]),
      { kind: 'text', text: say('print.hidden.sign') },
    ],
  }
}

function picture(state: State, shown: ReadonlySet<string>, paper: Paper): Block {
  const scene = tableScene(state, { terrainUnlocked: false, only: null })
  const { inner } = pageSize(paper, false)
  const svg = tableSvg(
    { ...scene, pieces: scene.pieces.filter(({ id }) => shown.has(id)) },
    {
      widthMm: inner.widthMm,
      heightMm: 130,
      marks: new Map(),
      scaleLabel: (inches) => say('print.scale', { inches }),
    },
  )
  return { kind: 'picture', svg }
}
