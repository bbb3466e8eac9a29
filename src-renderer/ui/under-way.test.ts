import { expect, test } from 'vitest'
import { UnderWay } from './under-way.svelte'

const click = (inARow: number) => ({ detail: inARow })

test('what is under way is not begun again, whatever asks for it', async () => {
  const underWay = new UnderWay()
  let done = 0
  let finish = () => {}
  const work = () =>
    new Promise<void>((ready) => {
      done++
      finish = ready
    })
  const first = underWay.once(click(1), work)
  expect(underWay.isBusy).toBe(true)
  await underWay.once(click(1), work)
  await underWay.once(null, work)
  expect(done).toBe(1)
  finish()
  await first
  expect(underWay.isBusy).toBe(false)
})

test('the second click of a double click does nothing, even when the first is answered', async () => {
  const underWay = new UnderWay()
  let done = 0
  const work = async () => {
    done++
  }
  await underWay.once(click(1), work)
  await underWay.once(click(2), work)
  expect(done).toBe(1)
  await underWay.once(click(0), work)
  await underWay.once(click(1), work)
  expect(done).toBe(3)
})

test('work that fails is over, too', async () => {
  const underWay = new UnderWay()
  await expect(underWay.once(null, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(underWay.isBusy).toBe(false)
})
