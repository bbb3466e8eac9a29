import { CATAPULT, MARAUDER } from '@rules/games/lords-of-war/testing/printed-cards'
import { expect, test } from 'vitest'
import { cardSvg } from '../printing/card-svg'
import { cardMarks } from './card-marks'
import { needsFoot } from './figure-marks'

test.each([
  ['6', true],
  ['9', true],
  ['16', true],
  ['66', true],
  ['18', true],
  ['0', false],
  ['1', false],
  ['8', false],
  ['5', false],
  ['69', false],
  ['60', false],
  ['26', false],
])('LW-7 a turned %s would be read as another figure: %s', (text, expected) => {
  expect(needsFoot(text)).toBe(expected)
})

test('LW-7 every 6 and 9 of a card has a line at its foot, on the mat and on paper, whoever it faces', () => {
  const missile = { damage: 9, targets: CATAPULT.missile?.targets ?? [] }
  const card = { ...MARAUDER, defence: 6, attacks: { n: 6, s: 9, w: 4 }, missile }
  for (const side of [null, 'a', 'b'] as const) {
    const marks = cardMarks(card, side)
    const feet = marks.filter((mark, index) => {
      const before = marks[index - 1]
      return mark.kind === 'rect' && before?.kind === 'text' && /^[69]$/.test(before.text)
    })
    expect(feet).toHaveLength(4)
  }
  const plain = cardSvg({ ...card, defence: 5, attacks: { n: 5, s: 5, w: 4 } }, 'b', {
    ...{ x: 0, y: 0, scale: 1, turned: true },
  })
  const rects = (svg: string) => svg.match(/<rect /g)?.length ?? 0
  const turned = cardSvg(card, 'b', { x: 0, y: 0, scale: 1, turned: true })
  expect(rects(turned) - rects(plain)).toBe(3)
})
