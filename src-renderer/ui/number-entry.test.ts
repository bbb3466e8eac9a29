import { expect, test } from 'vitest'
import { lengthFigures, type NumberCodec, plainFigures } from './number-codec'
import { NumberEntry, type NumberLimits, troubleWith } from './number-entry.svelte'

function entry(start: number | null, limits: NumberLimits = {}, codec: NumberCodec = plainFigures('en')) {
  const held = { value: start, given: [] as (number | null)[] }
  const field = new NumberEntry({
    value: () => held.value,
    limits: () => limits,
    codec: () => codec,
    give: (value) => {
      held.value = value
      held.given.push(value)
    },
  })
  return { field, held }
}

test('a figure is given on as it is typed, with a comma or a point', () => {
  const { field, held } = entry(null)
  for (const text of ['7', '7,', '7,5']) field.type(text)
  expect(held.given).toEqual([7, 7.5])
  expect(field.text).toBe('7,5')
  field.leave()
  expect(field.text).toBe('7.5')
})

test('what is no figure stays as typed, changes nothing, and says so', () => {
  const { field, held } = entry(4)
  field.type('4 inches')
  field.leave()
  expect(field.text).toBe('4 inches')
  expect(field.trouble).toBe('not-a-number')
  expect(held.value).toBe(4)
})

test('a figure outside its limits stays as typed and is not given on', () => {
  const { field, held } = entry(8, { least: 6, most: 18 })
  field.type('19')
  field.leave()
  expect([field.text, field.trouble, held.value]).toEqual(['19', 'too-large', 8])
})

test('a change from elsewhere, such as an undo, is shown over what was typed', () => {
  const { field, held } = entry(4)
  field.type('5')
  held.value = 4
  expect(field.text).toBe('4')
})

test('nothing typed is no figure where that is allowed', () => {
  const { field, held } = entry(4, { mayBeEmpty: true })
  field.type('')
  expect(held.given).toEqual([null])
  expect(field.trouble).toBeNull()
})

test('the arrow keys step to the next multiple and stop at the limits', () => {
  const { field, held } = entry(1.3, { least: 0.5, most: 2 })
  field.step(0.25)
  field.step(0.25)
  field.step(-0.25)
  expect(held.given).toEqual([1.5, 1.75, 1.5])
  for (let count = 0; count < 9; count++) field.step(0.25)
  expect(held.value).toBe(2)
})

test('limits are inclusive', () => {
  const limits = { least: 6, most: 18, whole: true, mayBeEmpty: false }
  const troubles = [5.99, 6, 6.5, 18, 19, null].map((value) => troubleWith(value, limits))
  expect(troubles).toEqual(['not-whole', null, 'not-whole', null, 'too-large', 'empty'])
})

test('a length in centimetres is held in inches, and one with its own unit is taken as it says', () => {
  const codec = lengthFigures({ language: 'fr', units: 'centimetres' })
  const { field, held } = entry(3, {}, codec)
  expect(field.text).toBe('7,62')
  field.type('5,08')
  field.type('4"')
  expect(held.given).toEqual([2, 4])
  field.leave()
  expect(field.text).toBe('10,16')
})

test('an unsound entry is forgotten by an undo before anything else is taken back', () => {
  const { field, held } = entry(4)
  field.type('abc')
  expect([field.discard(), field.text, held.given]).toEqual([true, '4', []])
  field.type('5')
  expect([field.discard(), field.text]).toEqual([false, '5'])
})

test('nothing of a refused figure is kept: what it began with comes back, and counts as refused', () => {
  for (const { from, typed, limits } of [
    { from: 12, typed: '1e400', limits: { least: 0, most: 1000, whole: true } },
    { from: 4, typed: '99999999999999999999', limits: { least: -100, most: 100, whole: true } },
    { from: null, typed: '70000', limits: { least: 1, most: 1000 } },
    { from: 50, typed: '999999', limits: { least: 0, most: 72 } },
  ]) {
    const { field, held } = entry(from, limits)
    for (let end = 1; end <= typed.length; end++) field.type(typed.slice(0, end))
    expect([field.text, held.value, field.refused]).toEqual([typed, from, true])
    field.leave()
    expect([field.text, held.value, field.refused]).toEqual([typed, from, true])
    field.type('5')
    expect([held.value, field.refused]).toEqual([5, false])
  }
})

test('a figure that is taken later is taken back as well', () => {
  const given: (number | null)[] = []
  const field = new NumberEntry({
    value: () => 80,
    limits: () => ({ least: 1, most: 1000 }),
    codec: () => plainFigures('en'),
    give: (value) => given.push(value),
  })
  for (const text of ['7', '70', '7000']) field.type(text)
  expect(given).toEqual([7, 70, 80])
})

test('a refused figure goes back to what an undo brought meanwhile, not to before it', () => {
  const { field, held } = entry(4, { most: 99 })
  field.type('5')
  held.value = 3
  for (const text of ['9', '99', '999']) field.type(text)
  expect([held.value, field.refused]).toEqual([3, true])
})
