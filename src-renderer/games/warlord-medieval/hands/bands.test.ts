import { beforeEach, describe, expect, test } from 'vitest'
import { writeIn } from '../wording/lengths.svelte'
import { bandsToEdit, parseBands } from './bands'

beforeEach(() => writeIn('inches'))

describe('distances of range bands', () => {
  test('are parted by semicolons, with commas, points or fractions in them, each once', () => {
    expect(parseBands('6; 12,5;7 1/2 ; 6', 60)).toEqual([6, 12.5, 7.5])
  })

  test('are in the units of the settings, and come back as they were typed', () => {
    writeIn('centimetres')
    expect(parseBands('2.54; 5.08', 60)?.map((inches) => inches.toFixed(6))).toEqual(['1.000000', '2.000000'])
    writeIn('inches')
    expect(parseBands(bandsToEdit([3, 10.5]), 60)).toEqual([3, 10.5])
  })

  test.each(['', ';', '0', '-3', 'far', '6; 61', '1;2;3;4;5;6;7'])('%j are none', (typed) => {
    expect(parseBands(typed, 60)).toBeNull()
  })
})
