import { expect, test } from 'vitest'
import { audienceName, fileNameFor } from './file-name'

const SIDES = { a: 'Sir Robert', b: 'Aubert' }

test('a player is called by his name where it is known, and everybody else by what they are', () => {
  expect(audienceName('player-a', SIDES)).toBe('Sir Robert')
  expect(audienceName('player-b', { a: 'Sir Robert', b: '' })).toBe('player B')
  expect(audienceName('player-b', undefined)).toBe('player B')
  expect(audienceName('referee', SIDES)).toBe('the referee')
})

test('the same sheets for different readers are offered under different names', () => {
  const names = (['referee', 'public', 'player-a', 'player-b'] as const).map((audience) =>
    fileNameFor('Saturday', 'Hidden units', audienceName(audience, SIDES)),
  )
  expect(names).toEqual([
    'Saturday – Hidden units – for the referee',
    'Saturday – Hidden units – for everybody',
    'Saturday – Hidden units – for Sir Robert',
    'Saturday – Hidden units – for Aubert',
  ])
  expect(fileNameFor('The ford', 'Map of the table', null)).toBe('The ford – Map of the table')
})

test('names of 200 letters leave room for what else tells one file from another', () => {
  const long = 'W'.repeat(200)
  const name = fileNameFor(long, 'Hidden units', long)
  expect(name.length).toBeLessThan(200)
  expect(name).toContain('Hidden units – for W')
})
