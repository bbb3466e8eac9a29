import { expect, test } from '../fixtures/app'
import { openAtTurns, openBattle } from '../fixtures/sample-battle'

/** A clock's text, such as "1:02", in seconds. */
function seconds(text: string): number {
  const [minutes = 0, rest = 0] = text.split(':').map(Number)
  return minutes * 60 + rest
}

test('the clock counts up, stands when it is paused, and goes on standing after a restart', async ({
  marshal,
  page,
}) => {
  await openAtTurns(page)
  const timer = page.getByRole('timer', { name: 'Time in this phase' })
  const before = seconds((await timer.textContent()) ?? '')
  await expect.poll(async () => seconds((await timer.textContent()) ?? '')).toBeGreaterThan(before + 1)

  await page.getByRole('button', { name: 'Pause the clock' }).click()
  await expect(page.getByText('The clock stands')).toBeVisible()
  const paused = (await timer.textContent()) ?? ''
  const again = await marshal.relaunch()
  await openBattle(again)
  await expect(again.getByText('The clock stands')).toBeVisible()
  await expect(again.getByRole('timer', { name: 'Time in this phase' })).toHaveText(paused)

  await again.getByRole('button', { name: 'Let the clock run on' }).click()
  const running = again.getByRole('timer', { name: 'Time in this phase' })
  await expect.poll(async () => seconds((await running.textContent()) ?? '')).toBeGreaterThan(seconds(paused))
  const counted = seconds((await running.textContent()) ?? '')
  await again.getByRole('button', { name: 'Next: Rally broken units' }).click()
  await expect(again.getByRole('button', { name: 'Next: Impetuous advances' })).toBeVisible()
  await again.keyboard.press('Control+z')
  await expect(again.getByRole('button', { name: 'Next: Rally broken units' })).toBeVisible()
  expect(seconds((await running.textContent()) ?? '')).toBeGreaterThanOrEqual(counted)
})

test('what chance gave is shown beside what was to be expected', async ({ page }) => {
  await openAtTurns(page)
  const rolls = page.getByRole('button', { name: /^Roll for / })
  await rolls.first().click()
  await page.getByRole('button', { name: 'Statistics of cards and dice' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: '1 D20 rolled' })).toBeVisible()
  await expect(dialog.getByText('Entered by hand and not counted: 4')).toBeVisible()
  await expect(dialog.getByRole('row')).toHaveCount(21)
})
