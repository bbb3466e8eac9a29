import { expect, test } from 'vitest'
import { matchesSearch, ordered } from './list-order'

test('a search finds every word, in any order, without accents or capitals', () => {
  const texts = ['Bataille de l’Étang', null, 'Duc Aubrey']
  expect(matchesSearch('etang', texts)).toBe(true)
  expect(matchesSearch('AUBREY étang', texts)).toBe(true)
  expect(matchesSearch('aubrey ford', texts)).toBe(false)
})

test('an empty search finds everything', () => {
  expect(matchesSearch('  ', ['anything'])).toBe(true)
})

test('names stand as the language orders them, with numbers by their size', () => {
  const names = ['Zone 10', 'zone 9', 'Étang', 'Fort']
  expect(ordered(names, (name) => name, 'fr')).toEqual(['Étang', 'Fort', 'zone 9', 'Zone 10'])
})

test('figures stand the greatest first, and the list that was given stays as it was', () => {
  const figures = [45, 120, 70]
  expect(ordered(figures, (figure) => figure, 'en')).toEqual([120, 70, 45])
  expect(figures).toEqual([45, 120, 70])
})
