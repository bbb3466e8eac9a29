import { checkTable } from '@rules/games/warlord-medieval/check'
import type { State } from '@rules/games/warlord-medieval/model'
import { openViolations } from '@rules/games/warlord-medieval/overrules'
import { bigBattle } from '@rules/testing/big-battle'
import { beforeEach, describe, expect, test } from 'vitest'
import { speak } from '../../messages/messages.svelte'
import { linePlaces } from './chains'
import { judgementOf } from './scene/judgement'
import { previewState } from './scene/preview'
import { itemWriter } from './settle/settle-items'
import { writeIn } from './wording/lengths.svelte'

beforeEach(() => {
  speak('en')
  writeIn('inches')
})

// Parts of the screen that are given the same objects are not drawn anew: a frame of a drag costs what it changes.
const state = bigBattle({ unitsPerSide: 40, linesPerSide: 4, features: 10 })
const dragged = 'a11'

function after(inches: number): State {
  const pose = state.units[dragged]?.pose
  if (pose == null) throw new Error('the dragged unit stands on the table')
  return previewState(state, new Map([[dragged, { ...pose, x: pose.x + inches }]]))
}

const one = after(0.1)
const other = after(0.2)

function changed<Key, Value>(was: ReadonlyMap<Key, Value>, is: ReadonlyMap<Key, Value>): number {
  return [...is].filter(([key, value]) => was.get(key) !== value).length
}

describe('from one frame of a drag to the next', () => {
  test('units that stand in their lines as before have the same places', () => {
    const was = linePlaces(checkTable(one).lines)
    const is = linePlaces(checkTable(other).lines)
    expect(is.size).toBe(80)
    expect(changed(was, is)).toBeGreaterThan(0)
    expect(changed(was, is)).toBeLessThan(10)
  })

  test('links that are as long as before are drawn as the same, with their figures', () => {
    const links = (now: State) => {
      const { links: drawn } = judgementOf(now, checkTable(now), openViolations(now), { poses: new Map() })
      return new Map(drawn.map((link) => [link.id, link]))
    }
    const was = links(one)
    const is = links(other)
    expect(is.size).toBeGreaterThan(60)
    expect(changed(was, is)).toBeGreaterThan(0)
    expect(changed(was, is)).toBeLessThan(10)
  })

  test('links are written anew in another language and in other units', () => {
    const [link] = checkTable(one).lines.flatMap(({ links }) => links)
    const label = () => {
      const { links } = judgementOf(one, checkTable(one), [], { poses: new Map() })
      return links.find(({ id }) => id.endsWith(` ${link?.to}`))?.label
    }
    const english = label()
    speak('fr')
    const french = label()
    writeIn('centimetres')
    expect([english?.replace('.', ','), label()]).toEqual([french, expect.stringContaining('cm')])
    expect(french).not.toBe(english)
  })

  test('troubles with the same figures stay the same in the list to settle', () => {
    const write = itemWriter(state, new Map(), true)
    const items = (now: State) =>
      new Map(
        checkTable(now)
          .violations.map(write)
          .map((item) => [item.key, item]),
      )
    const was = items(one)
    const is = items(other)
    expect(is.size).toBeGreaterThan(3)
    expect(changed(was, is)).toBeLessThan(4)
  })

  test('a trouble whose figure changes is another, with its new figure', () => {
    const astray = Object.keys(state.units).find((id) =>
      checkTable(state).violations.some(
        ({ code, pieces }) => code === 'unit/too-near-centreline' && pieces[0] === id,
      ),
    )
    const pose = state.units[astray ?? '']?.pose
    if (astray === undefined || pose == null) throw new Error('some unit is too near the centreline')
    const write = itemWriter(state, new Map(), true)
    const detail = (y: number) =>
      checkTable(previewState(state, new Map([[astray, { ...pose, y: pose.y + y }]])))
        .violations.filter(({ code, pieces }) => code === 'unit/too-near-centreline' && pieces[0] === astray)
        .map((found) => write(found).detail)
    expect(detail(0)).toEqual(detail(0))
    expect(detail(0)).not.toEqual(detail(0.5))
  })
})
