import { expect, test } from 'vitest'
import { Soil } from './soil'

const square = (x: number, y: number) => ({ minX: x, minY: y, maxX: x + 2, maxY: y + 2 })

function cleanSoil(): Soil {
  const soil = new Soil()
  soil.clean()
  return soil
}

test('a new picture is to be drawn whole, and then nothing', () => {
  const soil = new Soil()
  expect(soil.isAll).toBe(true)
  soil.clean()
  expect(soil.isClean).toBe(true)
})

test('places apart stay apart, places that meet are drawn as one', () => {
  const soil = cleanSoil()
  soil.add(square(0, 0))
  soil.add(square(10, 10))
  expect(soil.areas).toHaveLength(2)
  soil.add({ minX: 1, minY: 1, maxX: 11, maxY: 11 })
  expect(soil.areas).toEqual([{ minX: 0, minY: 0, maxX: 12, maxY: 12 }])
})

test('what is drawn beyond a base is drawn anew with it', () => {
  const soil = cleanSoil()
  soil.add(square(5, 5), 1.5)
  expect(soil.areas).toEqual([{ minX: 3.5, minY: 3.5, maxX: 8.5, maxY: 8.5 }])
})

test('many places are drawn as one area that holds them all', () => {
  const soil = cleanSoil()
  for (let place = 0; place < 9; place++) soil.add(square(place * 5, 0))
  expect(soil.areas).toEqual([{ minX: 0, minY: 0, maxX: 42, maxY: 2 }])
})

test('where all is soiled, places add nothing', () => {
  const soil = new Soil()
  soil.add(square(0, 0))
  expect(soil.isAll).toBe(true)
  expect(soil.areas).toEqual([])
})
