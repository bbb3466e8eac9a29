import { expect, test } from 'vitest'
import { nameMarks } from './card-name'

const texts = (name: string) =>
  nameMarks({ name, moves: [] }).flatMap((mark) => (mark.kind === 'text' ? [mark] : []))

test.each(['Yew Bowmen', 'Bone Speaker', 'Dismounted', 'Khan'])(
  '“%s” stays within the inner frame',
  (name) => {
    const marks = texts(name)
    expect(marks.map(({ text }) => text).join(' ')).toBe(name)
    for (const { text, size, maxWidth } of marks) {
      expect(maxWidth).toBeLessThan(78)
      expect(text.length * size * 0.56).toBeLessThanOrEqual(maxWidth + 0.001)
    }
  },
)

test('a very long name is written in two lines and cut before nobody can read it', () => {
  const marks = texts('The Most Honourable Company of the Wardens of the Upper Vale and its Fords')
  expect(marks.map(({ text }) => text.endsWith('…'))).toEqual([true, true])
  for (const { size } of marks) expect(size).toBeGreaterThanOrEqual(7)
  const [word, ...more] = texts('Unterwasserlandungsbootskapitän')
  expect([word?.text.endsWith('…'), more]).toEqual([true, []])
})
