import { expect, test } from 'vitest'
import { featureOf, rectangle, unitAt } from '../../testing/table-state'
import { right, warlordLine } from '../../testing/warlord-line'

const wall = featureOf('rock', 'impassable', rectangle(34.5, 0, 35.5, 30))

test('WM-27 a unit that does not see its banner unit is cut off, with what hides it', () => {
  const line = warlordLine([right('a1', 2)], { features: [wall] })
  expect(line.inLine).toEqual(['a-banner'])
  expect(line.cutOff).toMatchObject([
    { unit: 'a1', reason: 'no-sight', hiddenBy: ['rock'], nearest: { from: 'a-banner', inches: 2 } },
  ])
})

test('WM-27 the first link of a longer chain needs sight as well', () => {
  const line = warlordLine([right('a1', 2), right('a2', 8)], { features: [wall] })
  expect(line.cutOff.map(({ unit, reason, hiddenBy }) => [unit, reason, hiddenBy])).toEqual([
    ['a1', 'no-sight', ['rock']],
    ['a2', 'no-sight', ['rock']],
  ])
})

test('WM-27 a unit that does not see its banner unit may be reached by a chain round the terrain', () => {
  const low = featureOf('rock', 'impassable', rectangle(34.5, 0, 35.5, 10.5))
  const line = warlordLine([right('a1', 2), unitAt('a2', { x: 35, y: 12 })], { features: [low] })
  expect(line.inLine).toEqual(['a-banner', 'a1', 'a2'])
  expect(line.links.map(({ from, to }) => [from, to])).toEqual([
    ['a-banner', 'a2'],
    ['a2', 'a1'],
  ])
})

test('WM-27 further links need sight only where the switch says so', () => {
  const far = featureOf('rock', 'impassable', rectangle(40.5, 0, 41.5, 30))
  const units = [right('a1', 2), right('a2', 8)]
  expect(warlordLine(units, { features: [far] }).inLine).toEqual(['a-banner', 'a1', 'a2'])
  const sight = {
    blocks: { 'gentle-slope': 'never', area: 'area', obstacle: 'never', impassable: 'always' },
    intoAreaInches: 3,
    everyLinkNeedsSight: true,
  } as const
  const strict = warlordLine(units, { features: [far], houseRules: { sight } })
  expect(strict.cutOff).toMatchObject([
    { unit: 'a2', reason: 'no-sight', hiddenBy: ['rock'], nearest: { from: 'a1' } },
  ])
})

test('WM-27 units do not block sight', () => {
  const between = unitAt('b1', { x: 35, y: 9 }, { frontageInches: 1, depthInches: 10 })
  expect(warlordLine([right('a1', 2), between]).inLine).toEqual(['a-banner', 'a1'])
})
