import { checkTable } from '@rules/games/warlord-medieval/check'
import type { State } from '@rules/games/warlord-medieval/model'
import { openViolations } from '@rules/games/warlord-medieval/overrules'
import { personality, tableState, unitAt } from '@rules/testing/table-state'
import { beforeEach, describe, expect, test } from 'vitest'
import { speak } from '../../../messages/messages.svelte'
import { tableScene } from '../scene/table-scene'
import { writeIn } from '../wording/lengths.svelte'
import { changedUnits, compareTables } from './comparison'
import { newSketch, sketchedState, sketchMoves } from './sketch'
import { sketchScene } from './sketch-scene'
import { changeWords, lineWords } from './sketch-words'

beforeEach(() => {
  speak('en')
  writeIn('inches')
})

/** A banner unit with two units beside it, each 2″ from the next; 4″ wide and 2″ deep. */
const real = tableState({
  units: [
    unitAt('a-banner', { x: 30 }),
    unitAt('a-first', { x: 36 }),
    unitAt('a-second', { x: 42 }),
    unitAt('a-reserve', null),
  ],
  personalities: [personality('a-warlord', 'a-banner')],
  camps: { a: { x: 36, y: 3, facingRadians: 0 }, b: { x: 36, y: 57, facingRadians: 0 } },
})

const measured = (state: State) => ({ state, checked: checkTable(state), open: openViolations(state) })

function sketched(...moves: Parameters<typeof sketchMoves>[2]): State {
  return sketchedState(sketchMoves(newSketch(), real, moves).places, real)
}

const compared = (state: State) => compareTables(measured(real), measured(state))

describe('a sketch compared with the real table', () => {
  test('tells how far each unit was moved and how much it was turned', () => {
    const state = sketched(
      { unit: 'a-first', pose: { x: 39, y: 13, facingRadians: 0 } },
      { unit: 'a-second', pose: { x: 42, y: 9, facingRadians: -0.5 } },
      { unit: 'a-banner', pose: null },
      { unit: 'a-reserve', pose: { x: 50, y: 9, facingRadians: 0 } },
    )
    const { units } = compared(state)
    expect(units).toEqual([
      { unit: 'a-banner', how: 'taken-off', inches: 0, radians: 0 },
      { unit: 'a-first', how: 'moved', inches: 5, radians: 0 },
      { unit: 'a-second', how: 'moved', inches: 0, radians: -0.5 },
      { unit: 'a-reserve', how: 'placed', inches: 0, radians: 0 },
    ])
    expect(units.map(changeWords)).toEqual(['taken off', '5.0″', 'turned 29°', 'put on the table'])
  })

  test('names the line that loses a unit, with its count before and after', () => {
    const state = sketched({ unit: 'a-second', pose: { x: 43.01, y: 9, facingRadians: 0 } })
    const { lines, fresh, gone } = compared(state)
    expect(lines).toEqual([{ line: 'a-warlord', before: 3, now: 2, gained: [], lost: ['a-second'] }])
    expect(lines.map((change) => lineWords(state, change))).toEqual(['3 → 2 units in line. Loses a-second.'])
    expect(fresh.map(({ code, pieces }) => [code, pieces])).toEqual([['unit/cut-off', ['a-second']]])
    expect(gone).toEqual([])
  })

  test('at exactly 3 inches the line keeps its unit', () => {
    const state = sketched({ unit: 'a-second', pose: { x: 43, y: 9, facingRadians: 0 } })
    expect(compared(state)).toMatchObject({ lines: [], fresh: [] })
  })

  test('calls a trouble gone that the sketch settles, and changed where its figure differs', () => {
    const far = sketched({ unit: 'a-second', pose: { x: 45, y: 9, facingRadians: 0 } })
    const farther = sketched({ unit: 'a-second', pose: { x: 46, y: 9, facingRadians: 0 } })
    const back = compareTables(measured(far), measured(real))
    expect(back.gone.map(({ code }) => code)).toContain('unit/cut-off')
    expect(back.lines).toEqual([{ line: 'a-warlord', before: 2, now: 3, gained: ['a-second'], lost: [] }])
    const { fresh, gone, changed } = compareTables(measured(far), measured(farther))
    expect([fresh, gone]).toEqual([[], []])
    expect(changed.map(({ code, figures }) => [code, figures.inches])).toEqual([['unit/cut-off', 6]])
  })
})

describe('the scene of a sketch', () => {
  const ends = { terrainUnlocked: false, only: null }

  test('has a ghost where each changed unit really stands, with an arrow if it is elsewhere', () => {
    const state = sketched(
      { unit: 'a-first', pose: { x: 36, y: 12, facingRadians: 0 } },
      { unit: 'a-second', pose: { x: 42, y: 9, facingRadians: 1 } },
    )
    const scene = sketchScene(tableScene(state, ends), real, state)
    expect(scene.stoodAt?.map(({ id, pose, kind }) => [id, pose.y, kind])).toEqual([
      ['a-first', 9, 'real'],
      ['a-second', 9, 'real'],
    ])
    expect(scene.tracks).toEqual([
      {
        id: 'a-first',
        side: 'a',
        kind: 'sketch',
        way: [
          { x: 36, y: 9, facingRadians: 0 },
          { x: 36, y: 12, facingRadians: 0 },
        ],
      },
    ])
    expect(scene.camps.map(({ locked }) => locked)).toEqual([true, true])
    expect(changedUnits(real, real)).toEqual([])
  })
})
