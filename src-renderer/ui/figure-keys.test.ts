import { expect, test } from 'vitest'
import { refuseLetters } from './figure-keys'

const isTaken = (data: string) => {
  let isTaken = true
  const preventDefault = () => {
    isTaken = false
  }
  refuseLetters({ data, preventDefault })
  return isTaken
}

test('a field for figures takes the keys of figures and their units, and no other letters', () => {
  for (const key of "7.,/-−½″°' cminftpouces") expect(isTaken(key), key).toBe(true)
  for (const key of 'yzgkq?') expect(isTaken(key), key).toBe(false)
})

test('what is pasted is taken, to be mended in sight', () => {
  expect(isTaken('far')).toBe(true)
})
