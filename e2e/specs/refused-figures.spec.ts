import { expect, test } from '../fixtures/app'
import { createBattle, openBattle } from '../fixtures/sample-battle'
import { LibraryPage } from '../pages/library'

test('of a refused figure nothing is stored, and the editor says so', async ({ page, marshal }) => {
  const library = new LibraryPage(page)
  await library.show('Armies')
  const editor = await library.openArmy('Levée de Corvenne')
  const cell = editor.cell('AP', 'Garde de la tour')
  await expect(cell).toHaveValue('13')
  await cell.click({ clickCount: 3 })
  await page.keyboard.type('999999999')
  await expect(page.getByRole('alert')).toHaveText('At most 100,000. This is not stored.')
  await page.keyboard.press('Tab')
  await expect(cell).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('1 figure in red is not stored')).toHaveCount(2)
  await expect(page.getByText('All changes are stored')).toHaveCount(0)
  const again = new LibraryPage(await marshal.relaunch())
  await again.show('Armies')
  await expect((await again.openArmy('Levée de Corvenne')).cell('AP', 'Garde de la tour')).toHaveValue('13')
})

test('a battle does not start while its points are refused', async ({ page }) => {
  await page
    .getByRole('button', { name: /^New battle/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'New battle' })
  const points = dialog.getByLabel('Agreed points per side')
  const start = dialog.getByRole('button', { name: 'Start the battle' })
  await expect(start).toBeEnabled()
  for (const refused of ['70000', '0', '7,5', 'abc']) {
    await points.fill('')
    await points.pressSequentially(refused)
    await expect(start).toBeDisabled()
    await points.press('Enter')
    await expect(dialog).toBeVisible()
  }
  await points.fill('9')
  await expect(dialog.getByText(/at least 10 by the rules/)).toBeVisible()
  await expect(start).toBeEnabled()
})

test('the map editor keeps a feature on the table and says the bound', async ({ page }) => {
  const library = new LibraryPage(page)
  await library.show('Terrain maps')
  await page.getByRole('button', { name: 'New map' }).click()
  await page.getByRole('button', { name: /^Camp-size square/ }).click()
  const canvas = page.getByRole('main').locator('canvas').first()
  const box = await canvas.boundingBox()
  if (box === null) throw new Error('The table is not shown')
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.4)
  await page.mouse.click(box.x + box.width * 0.4, box.y + box.height * 0.4)
  const properties = page.getByRole('complementary', { name: 'Properties' })
  await expect(properties.getByLabel('Name')).toHaveValue('Camp site')
  const across = properties.getByLabel('Across')
  const before = await across.inputValue()
  await across.click({ clickCount: 3 })
  await page.keyboard.type('999999')
  await expect(properties.getByText('At most 72. This is not stored.')).toBeVisible()
  await page.keyboard.press('Tab')
  await across.focus()
  await page.keyboard.press('Escape')
  await expect(across).toHaveValue(before)
})

test('a figure that is refused in a battle’s panel holds back its main button, by mouse and key', async ({
  page,
}) => {
  await createBattle(page)
  await page.reload()
  const battle = await openBattle(page)
  const points = page.getByRole('main').getByLabel('Agreed points a side')
  for (const refused of ['many', '7,5', '70000']) {
    await points.fill(refused)
    await points.press('Tab')
    await expect(points).toHaveAttribute('aria-invalid', 'true')
    await expect(battle.next).toBeDisabled()
    await page.keyboard.press('Control+Enter')
    expect(await battle.stage()).toBe('Set-up')
  }
  await points.fill('75')
  await points.press('Tab')
  await expect(battle.next).toBeEnabled()
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => battle.stage()).toBe('Initiative')
})
