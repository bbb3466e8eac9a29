import { expect, test } from '../fixtures/app'
import { LibraryPage } from '../pages/library'

test('long titles leave the Restore button whole, and a double click on it only asks', async ({
  page,
  marshal,
}) => {
  const library = new LibraryPage(page)
  for (const take of [1, 2, 3]) {
    await library.show('Battles')
    await page
      .getByRole('button', { name: /^New battle/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByLabel('Title')
      .fill(`The second Sunday of the spring campaign by the window, take ${take}`)
    await dialog.getByRole('button', { name: 'Start the battle' }).click()
    await page.getByRole('button', { name: 'Library' }).first().click()
  }
  const again = await marshal.relaunch()
  await again.getByRole('button', { name: /Settings/ }).click()
  await again.getByRole('tab', { name: 'Backups' }).click()
  const restore = again.getByRole('button', { name: /^Restore the backup/ }).first()
  await expect(again.getByText(/take 1/).last()).toBeVisible()
  const cut = await restore.locator('.words').evaluate((words) => words.scrollWidth - words.clientWidth)
  expect(cut).toBeLessThanOrEqual(0)
  await restore.dblclick()
  await expect(again.getByRole('dialog', { name: /^Restore the backup of/ })).toBeVisible()
})
