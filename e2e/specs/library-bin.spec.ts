import { expect, test } from '../fixtures/app'
import { ask } from '../fixtures/bridge'
import { LibraryPage } from '../pages/library'

test.beforeEach(async ({ page }) => {
  await ask(page, 'settings:change', { language: 'en' })
  await page.reload()
})

test('everything that was deleted comes back: by Ctrl Z one after the other, or from the list after a restart', async ({
  page,
  marshal,
}) => {
  const library = new LibraryPage(page)
  await library.show('Armies')
  const names = (await ask(page, 'armies:list', null)).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(1)
  for (const name of names) {
    await library.choose(name, 'Delete')
    await expect(library.entry(name)).toHaveCount(0)
  }
  const last = names.at(-1) ?? ''
  await page.keyboard.press('Control+z')
  await expect(library.entry(last)).toBeVisible()
  const again = await marshal.relaunch()
  await again.getByRole('button', { name: 'Recently deleted' }).click()
  const bin = again.getByRole('dialog', { name: 'Recently deleted' })
  for (const name of names.slice(0, -1)) {
    await bin.getByRole('button', { name: `Bring back ${name}` }).click()
    await expect(bin.getByRole('status')).toHaveText(`${name} is back.`)
  }
  await expect(bin).toContainText('Nothing was deleted')
  await again.keyboard.press('Escape')
  await new LibraryPage(again).show('Armies')
  for (const name of names) await expect(new LibraryPage(again).entry(name)).toBeVisible()
})

test('a domain that armies use is asked about by their names, and a battle without it says what to do', async ({
  page,
}) => {
  const library = new LibraryPage(page)
  await library.show('Armies')
  const [army] = await ask(page, 'armies:list', null)
  const domain = army?.domain ?? ''
  await page.getByRole('button', { name: 'Domains' }).click()
  await page.getByRole('button', { name: `Delete the domain ${domain}` }).click()
  const question = page.getByRole('dialog', { name: `Delete the domain ${domain}?` })
  await expect(question).toContainText(army?.name ?? '')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete the domain' }).click()
  await expect(question).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await library.show('Battles')
  await page.keyboard.press('Control+n')
  const dialog = page.getByRole('dialog', { name: 'New battle' })
  await expect(dialog.getByRole('button', { name: 'Close' })).not.toBeFocused()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await dialog.getByLabel('Side A, at the near edge').selectOption(army?.id ?? '')
  await expect(dialog.getByRole('button', { name: 'Start the battle' })).toBeDisabled()
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toContainText('The battle cannot start yet')
  await dialog.getByRole('button', { name: `Open the army ${army?.name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: army?.name ?? '' })).toBeAttached()
})

test('Ctrl K does anything in the library, by name', async ({ page }) => {
  const [army] = await ask(page, 'armies:list', null)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search a command, a battle' }).fill('recently')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Recently deleted' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Search in the list')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search a command, a battle' }).fill(army?.name ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: army?.name ?? '' })).toBeAttached()
})
