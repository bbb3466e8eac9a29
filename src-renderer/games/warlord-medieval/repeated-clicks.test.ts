import type { Command } from '@rules/games/warlord-medieval/commands'
import type { UnitId } from '@rules/games/warlord-medieval/model'
import { expect, test } from 'vitest'
import { RepeatedClicks } from './repeated-clicks'

const charge: Command = {
  type: 'declare-charge',
  charger: 'knights' as UnitId,
  target: 'archers' as UnitId,
  outsideShootingRange: false,
}

test('a double click declares a charge once, and a click later declares it again', async () => {
  const clicks = new RepeatedClicks()
  let sent = 0
  const declare = (inARow: number) => {
    clicks.click(inARow)
    return clicks.once(charge, async () => ++sent)
  }
  expect(await declare(1)).toBe(1)
  expect(await declare(2)).toBeNull()
  expect(await declare(1)).toBe(2)
})

test('a command is not sent again while its answer is under way', async () => {
  const clicks = new RepeatedClicks()
  let answer = (_: string) => {}
  const first = clicks.once(charge, () => new Promise<string>((done) => (answer = done)))
  expect(await clicks.once(charge, async () => 'second')).toBeNull()
  answer('first')
  expect(await first).toBe('first')
  expect(await clicks.once(charge, async () => 'third')).toBe('third')
})

test('a figure is raised as often as its sign is clicked', async () => {
  const clicks = new RepeatedClicks()
  let cards = 0
  for (const inARow of [1, 2, 3]) {
    clicks.click(inARow)
    await clicks.once(
      { type: 'gain-command-cards', personality: 'aubert' as never, cards: 1 },
      async () => cards++,
    )
  }
  expect(cards).toBe(3)
})

test('a unit taken up by a double click is put down by the next press on the table', async () => {
  const clicks = new RepeatedClicks()
  const move: Command = { type: 'move-units', manner: 'nudge', moves: [] }
  await clicks.once(move, async () => 'moved')
  clicks.click(1)
  clicks.click(2)
  clicks.begin()
  expect(await clicks.once({ ...move, manner: 'place' }, async () => 'placed')).toBe('placed')
})
