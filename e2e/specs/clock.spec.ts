import { join } from 'node:path'
import { expect, test } from '../fixtures/app'
import {
  A,
  B,
  createBattle,
  openAtTurns,
  openBattle,
  submitAll,
  TITLE,
  upToDeployment,
  upToTerrain,
  upToTurns,
} from '../fixtures/sample-battle'
import { answerOpenDialog, answerSaveDialog, LibraryPage } from '../pages/library'

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

test('a break stands in the log, is no step to undo, and goes with the battle into a file and back', async ({
  marshal,
  page,
}) => {
  const battle = await openAtTurns(page)
  await battle.goOn()
  await page.getByRole('button', { name: 'Take a break' }).click()
  await expect(page.getByText('Break: the clock stands for both')).toBeVisible()
  expect((await battle.log())[0]).toBe('A break for both sides: the clock is stopped.')
  const timer = page.getByRole('timer', { name: 'Time in this phase' })
  const stopped = (await timer.textContent()) ?? ''
  // What is undone is the command before the break; the break lasts, and no time is lost.
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Next: Rally broken units' })).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(page.getByRole('button', { name: 'Next: Impetuous advances' })).toBeVisible()
  await expect(page.getByText('Break: the clock stands for both')).toBeVisible()
  await expect(timer).toHaveText(stopped)

  await battle.leave()
  const library = new LibraryPage(page)
  const file = join(marshal.userData, 'break.json')
  await answerSaveDialog(marshal.electron, file)
  await library.choose(TITLE, 'Export…')
  await expect(library.toasts).toContainText('break.json')
  await library.choose(TITLE, 'Delete')
  await answerOpenDialog(marshal.electron, file)
  await page.getByRole('button', { name: 'Import…' }).click()
  const again = await openBattle(page)
  await expect(page.getByText('Break: the clock stands for both')).toBeVisible()
  await expect(timer).toHaveText(stopped)
  await page.getByRole('button', { name: 'Let the clock run on' }).click()
  await expect.poll(async () => seconds((await timer.textContent()) ?? '')).toBeGreaterThan(seconds(stopped))
  expect((await again.log())[0]).toBe('The clock runs on.')
})

test('a player’s time limit counts down beside his time, is said when it is used up, and stops nothing', async ({
  page,
}) => {
  const { id, muster } = await createBattle(page)
  await page.reload()
  await openBattle(page)
  const limit = page.getByRole('textbox', { name: A, exact: true })
  await limit.fill('45')
  await limit.press('Tab')
  await expect(page.getByRole('textbox', { name: B, exact: true })).toHaveValue('')
  await submitAll(page, id, [...upToTerrain(), ...upToDeployment(muster), ...upToTurns()])
  await page.reload()
  const battle = await openBattle(page)
  const limits = page.getByRole('list', { name: 'Time limit for each player' })
  await expect(limits.getByRole('listitem')).toHaveCount(1)
  await expect(limits.getByText(/^4[45]:\d\d left$/)).toBeVisible()
  await expect(limits).toContainText(A)
  await battle.goOn()
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
