import { expect, test } from '../fixtures/app'
import { openAtTurns } from '../fixtures/sample-battle'

test('no key of the screen acts behind an open dialog', async ({ page }) => {
  const battle = await openAtTurns(page)
  await page.keyboard.press('m')
  await battle.placeAt({ x: 60, y: 30 })
  const note = page.getByRole('dialog')
  await page.keyboard.type('ford')
  for (const keys of ['Control+,', 'Control+k', 'Control+p', 'F1', 'F9', 'Control+Backspace'])
    await page.keyboard.press(keys)
  await expect(note).toHaveCount(1)
  await note.getByRole('heading').click()
  for (const keys of ['?', 's', 'i', 'Control+,']) await page.keyboard.press(keys)
  await expect(note).toHaveCount(1)
  await note.getByRole('button', { name: 'Save the note' }).click()
  await expect(note).toBeHidden()
  await page.keyboard.press('Control+,')
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
})
