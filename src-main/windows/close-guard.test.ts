import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CloseGuard } from './close-guard'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function guarded(page: boolean = true) {
  const asked: boolean[] = []
  const closed: string[] = []
  const guard = new CloseGuard({
    askPage: ({ mayAsk }) => {
      asked.push(mayAsk)
      return page
    },
  })
  const ask = (by: string, mayAsk = true) => guard.ask(() => closed.push(by), { mayAsk })
  return { guard, asked, closed, ask }
}

test('a window is closed only after its page has let go', () => {
  const { guard, closed, ask } = guarded()
  ask('cross')
  expect([guard.mayClose, closed]).toEqual([false, []])
  guard.answer('close')
  expect([guard.mayClose, closed]).toEqual([true, ['cross']])
})

test('a page that asks the referee is waited for, and may stay', () => {
  const { guard, closed, ask } = guarded()
  ask('cross')
  guard.answer('wait')
  vi.advanceTimersByTime(60_000)
  expect(closed).toEqual([])
  guard.answer('stay')
  expect(guard.mayClose).toBe(false)
  ask('menu')
  guard.answer('close')
  expect(closed).toEqual(['menu'])
})

test('a page that hangs, or is gone, does not keep the window open', () => {
  const hanging = guarded()
  hanging.ask('cross')
  vi.advanceTimersByTime(3000)
  expect(hanging.closed).toEqual(['cross'])
  const gone = guarded(false)
  gone.ask('cross')
  expect(gone.closed).toEqual(['cross'])
  const crashed = guarded()
  crashed.ask('cross')
  crashed.guard.pageGone()
  expect(crashed.closed).toEqual(['cross'])
})

test('when the system goes down while the referee is asked, the page is told not to ask', () => {
  const { guard, asked, closed, ask } = guarded()
  ask('cross')
  guard.answer('wait')
  ask('session end', false)
  expect(asked).toEqual([true, false])
  vi.advanceTimersByTime(3000)
  expect(closed).toEqual(['session end'])
})

test('an answer that nobody asked for closes nothing', () => {
  const { guard, closed } = guarded()
  guard.answer('close')
  expect([guard.mayClose, closed]).toEqual([false, []])
})
