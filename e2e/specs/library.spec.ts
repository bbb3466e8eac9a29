import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app'
import { answerSaveDialog, LibraryPage } from '../pages/library'

const samples = resolve(import.meta.dirname, '../../resources/samples/armies')

/** What each shipped table adds up to. */
const SHIPPED = {
  'lady-isaudes-muster.csv': { name: 'Lady Isaude’s muster', points: 45, units: 7 },
  'levee-de-corvenne.csv': { name: 'Levée de Corvenne', points: 70, units: 9 },
  'host-of-harrowmere.csv': { name: 'Host of Harrowmere', points: 95, units: 14 },
  'maree-grise.csv': { name: 'La Marée grise', points: 120, units: 17 },
} as const

test('every shipped army table is known to this test', () => {
  expect(readdirSync(samples).sort()).toEqual(Object.keys(SHIPPED).sort())
})

for (const [file, { name, points, units }] of Object.entries(SHIPPED)) {
  test(`${file} is read whole and adds up to ${points} points`, async ({ page, marshal }) => {
    const library = new LibraryPage(page)
    await library.show('Armies')
    const dialog = await library.chooseFile(marshal.electron, join(samples, file))
    await expect(dialog.getByText('0 rows refused')).toBeVisible()
    await expect(dialog.getByText(`${units} units`)).toContainText(`${points} AP`)
    await dialog.getByLabel('Name of the army').fill('Imported')
    await dialog.getByRole('button', { name: 'Add the army' }).click()
    const row = library.entry('Imported')
    await expect(row).toContainText(String(points))
    const editor = await library.openArmy('Imported')
    await expect(editor.totals).toContainText('This army can go to battle')
    expect(await editor.unitNames()).toHaveLength(units)
    expect(name).not.toBe('')
  })
}

const PASTED = [
  'Name\tType\tAP\tFormation\tFrontage\tDepth\tMounted\tRank\tSR\tBanner',
  'Household knights\tknights\t12,5\tformed\t76.2 mm\t2\tyes\t\t\tDuke Aubrey',
  'Archers\tbows\tfive\tskirmish\t3\t1\tno\t\t\t',
  'Total\t\t17.5\t\t\t\t\t\t\t',
  'Duke Aubrey\t\t\t\t\t\t\tWarlord\t4\t',
].join('\n')

test('a pasted table shows row by row what was understood, corrected and refused, and why', async ({
  page,
}) => {
  const library = new LibraryPage(page)
  await library.show('Armies')
  const dialog = await library.pasteRows(PASTED)
  await expect(dialog.getByText('Frontage: 76.2 mm was converted to 3″.')).toBeVisible()
  await expect(dialog.getByText('AP: “five” is not a number, so it was left open.')).toBeVisible()
  await expect(dialog.getByText('looks like a sum below the list')).toBeVisible()
  await expect(dialog.getByText('1 row refused')).toBeVisible()
  await dialog.getByText('Only what to look at').click()
  await expect(dialog.getByRole('cell', { name: 'Duke Aubrey' })).toHaveCount(1)
})

test('a cancelled import stores nothing', async ({ page }) => {
  const library = new LibraryPage(page)
  await library.show('Armies')
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(4)
  const dialog = await library.pasteRows(PASTED)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await library.show('Battles')
  await library.show('Armies')
  await expect(rows).toHaveCount(4)
})

test('an imported army keeps its figures, and what it lacks is marked and never made up', async ({
  page,
}) => {
  const library = new LibraryPage(page)
  await library.show('Armies')
  const dialog = await library.pasteRows(PASTED)
  await dialog.getByLabel('Name of the army').fill('Aubrey')
  await dialog.getByRole('button', { name: 'Add the army' }).click()
  await expect(library.entry('Aubrey')).toContainText('1 unit unfinished')
  const editor = await library.openArmy('Aubrey')
  await expect(editor.cell('AP', 'Household knights')).toHaveValue('12.5')
  await expect(editor.cell('Frontage', 'Household knights')).toHaveValue('3')
  await expect(editor.cell('AP', 'Archers')).toHaveValue('')
  await expect(editor.totals).toContainText('Archers: AP missing.')
  await editor.totals.getByRole('button', { name: 'Archers: AP missing.' }).click()
  await page.keyboard.type('5')
  await expect(editor.totals).not.toContainText('Archers: AP missing.')
  await expect(editor.totals).toContainText('17.5 AP')
})

test('a dropped file opens the preview', async ({ page }) => {
  const library = new LibraryPage(page)
  await library.show('Armies')
  const dropped = await page.evaluateHandle(
    (text) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text], 'dropped.csv'))
      return transfer
    },
    readFileSync(join(samples, 'levee-de-corvenne.csv'), 'utf8'),
  )
  await page.dispatchEvent('main', 'drop', { dataTransfer: dropped })
  await expect(page.getByRole('dialog')).toContainText('This is what was understood of dropped.csv')
  await expect(page.getByLabel('Name of the army')).toHaveValue('Levée de Corvenne')
})

test('an army is written cell by cell with the keyboard alone', async ({ page, marshal }) => {
  const library = new LibraryPage(page)
  await library.show('Armies')
  await page.getByRole('button', { name: 'New army' }).click()
  await page.getByRole('button', { name: 'Add a unit' }).focus()
  await page.keyboard.press('Enter')
  const row = ['Knights', 'feudal knights', '12,5']
  for (const text of row) {
    await page.keyboard.type(text)
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.type('f')
  await page.keyboard.press('ArrowRight')
  for (const text of ['3', '2', '4', '14', 'trained']) {
    await page.keyboard.type(text)
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+d')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.type('Archers')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Levy')

  const again = new LibraryPage(await marshal.relaunch())
  await again.show('Armies')
  const editor = await again.openArmy('New army')
  expect(await editor.unitNames()).toEqual(['Knights', 'Knights', 'Archers', 'Levy'])
  const second = editor.units.locator('tbody tr').nth(1)
  const shown = await second
    .locator('input[type="text"], select')
    .evaluateAll((cells) => cells.map((cell) => (cell as HTMLInputElement | HTMLSelectElement).value))
  expect(shown).toEqual(['Knights', 'feudal knights', '12.5', 'formed', '3', '2', '4', '14', 'trained'])
  await expect(second.getByRole('checkbox')).toBeChecked()
})

test('what is no number stays as typed, says so, and is never stored', async ({ page, marshal }) => {
  const library = new LibraryPage(page)
  await library.show('Armies')
  const editor = await library.openArmy('Levée de Corvenne')
  const cell = editor.cell('AP', 'Garde de la tour')
  await cell.fill('13 or so')
  await expect(page.getByRole('alert')).toHaveText(
    'This is not a number. Write it like 7.5 or 7,5. This is not stored.',
  )
  await page.keyboard.press('Tab')
  await expect(cell).toHaveValue('13 or so')
  await cell.focus()
  await page.keyboard.press('Control+z')
  await expect(cell).toHaveValue('13')
  const again = new LibraryPage(await marshal.relaunch())
  await again.show('Armies')
  await expect(again.entry('Levée de Corvenne')).toContainText('70')
})

test('undo goes back step by step and is stored like any change', async ({ page, marshal }) => {
  const library = new LibraryPage(page)
  await library.show('Armies')
  const editor = await library.openArmy('Levée de Corvenne')
  const before = await editor.unitNames()
  await editor.cell('Name', 'Garde de la tour').fill('Tower guard')
  await page.keyboard.press('Control+Shift+Delete')
  await expect(editor.units.locator('tbody tr')).toHaveCount(before.length - 1)
  await page.keyboard.press('Control+z')
  await expect(editor.cell('Name', 'Tower guard')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(editor.cell('Name', 'Garde de la tour')).toBeVisible()
  await page.keyboard.press('Control+y')
  await expect(editor.cell('Name', 'Tower guard')).toBeVisible()
  await page.keyboard.press('Control+z')
  expect(await editor.unitNames()).toEqual(before)
  const again = new LibraryPage(await marshal.relaunch())
  await again.show('Armies')
  expect(await (await again.openArmy('Levée de Corvenne')).unitNames()).toEqual(before)
})

test('a deleted unit comes back with its banner by the undo of its toast', async ({ page }) => {
  const library = new LibraryPage(page)
  await library.show('Armies')
  const editor = await library.openArmy('Levée de Corvenne')
  const banner = editor.cell('Banner unit', 'Aubert de Corvenne')
  await expect(banner.locator('option:checked')).toHaveText(/Garde de la tour/)
  await page.getByRole('button', { name: 'Delete, Garde de la tour' }).click()
  await expect(editor.totals).toContainText('Aubert de Corvenne has no banner unit.')
  await library.toasts.getByRole('button', { name: 'Undo' }).click()
  await expect(banner.locator('option:checked')).toHaveText(/Garde de la tour/)
  expect((await editor.unitNames())[0]).toBe('Garde de la tour')
})

test('nothing typed is lost when the window is closed at once, or the process killed', async ({
  page,
  marshal,
}) => {
  const library = new LibraryPage(page)
  await library.show('Armies')
  const editor = await library.openArmy('Levée de Corvenne')
  await editor.cell('Quality', 'Garde de la tour').fill('sworn')
  const second = await marshal.relaunch()
  const after = new LibraryPage(second)
  await after.show('Armies')
  const reopened = await after.openArmy('Levée de Corvenne')
  await expect(reopened.cell('Quality', 'Garde de la tour')).toHaveValue('sworn')
  await reopened.cell('Quality', 'Garde de la tour').fill('sworn twice')
  await expect(reopened.saved).toBeVisible()
  await marshal.kill()
  const third = new LibraryPage(await marshal.start())
  await third.show('Armies')
  const last = await third.openArmy('Levée de Corvenne')
  await expect(last.cell('Quality', 'Garde de la tour')).toHaveValue('sworn twice')
})

test('a change that could not be stored is said, kept and stored by another try', async ({
  page,
  marshal,
}) => {
  const library = new LibraryPage(page)
  await library.show('Armies')
  const editor = await library.openArmy('Levée de Corvenne')
  const setAnswering = (answers: boolean) =>
    marshal.electron.evaluate(({ ipcMain }, wanted) => {
      // Electron has no way to ask for a handler; without it the window gets no answer, as when main hangs.
      const handlers = (ipcMain as unknown as { _invokeHandlers: Map<string, unknown> })._invokeHandlers
      const kept = globalThis as unknown as { keptHandler: unknown }
      if (wanted) handlers.set('armies:save', kept.keptHandler)
      else {
        kept.keptHandler = handlers.get('armies:save')
        handlers.delete('armies:save')
      }
    }, answers)
  await setAnswering(false)
  const quality = editor.cell('Quality', 'Garde de la tour')
  await quality.fill('sworn')
  const state = page.getByRole('status')
  await expect(state).toContainText('Marshal did not answer')
  await page.getByRole('button', { name: 'Library', exact: true }).click()
  const warning = page.getByRole('dialog', { name: 'Leave without the last changes?' })
  await warning.getByRole('button', { name: 'Cancel' }).click()
  await expect(quality).toHaveValue('sworn')
  await setAnswering(true)
  await state.getByRole('button', { name: 'Try again' }).click()
  await expect(editor.saved).toBeVisible()
  const again = new LibraryPage(await marshal.relaunch())
  await again.show('Armies')
  const reopened = await again.openArmy('Levée de Corvenne')
  await expect(reopened.cell('Quality', 'Garde de la tour')).toHaveValue('sworn')
})

test('rows copied from a spreadsheet are pasted into the army after a look at them', async ({ page }) => {
  const library = new LibraryPage(page)
  await library.show('Armies')
  const editor = await library.openArmy('Levée de Corvenne')
  const before = await editor.unitNames()
  await editor.cell('Name', 'Garde de la tour').focus()
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, 'Name\tAP\tFormation\tBase\nBidowers\t3\tskirmish\t2 x 1\nPavises\t6\tformed\t4 x 1')
  await page.getByRole('dialog').getByRole('button', { name: 'Add these rows' }).click()
  await expect(editor.cell('Depth', 'Pavises')).toHaveValue('1')
  expect(await editor.unitNames()).toEqual([...before, 'Bidowers', 'Pavises'])
  await page.keyboard.press('Control+z')
  await expect(editor.units.locator('tbody tr')).toHaveCount(before.length)
})

test('armies are searched, duplicated, deleted and brought back', async ({ page, marshal }) => {
  const library = new LibraryPage(page)
  await library.show('Armies')
  await library.choose('La Marée grise', 'Duplicate')
  await library.name('Grey tide', 'Duplicate')
  await expect(library.entry('Grey tide')).toContainText('120')
  await page.getByRole('searchbox', { name: 'Search' }).fill('maree')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Search' }).fill('')
  await library.choose('Grey tide', 'Delete')
  await expect(library.entry('Grey tide')).toHaveCount(0)
  await library.toasts.getByRole('button', { name: 'Undo' }).click()
  await expect(library.entry('Grey tide')).toHaveCount(1)
  await library.choose('Grey tide', 'Delete')
  await expect(library.entry('Grey tide')).toHaveCount(0)
  const again = new LibraryPage(await marshal.relaunch())
  await again.show('Armies')
  await expect(again.entry('La Marée grise')).toHaveCount(1)
  await expect(again.entry('Grey tide')).toHaveCount(0)
})

for (const format of ['CSV', 'JSON'] as const) {
  test(`an army exported as ${format} is the same when it is imported`, async ({ page, marshal }) => {
    const library = new LibraryPage(page)
    await library.show('Armies')
    const file = join(marshal.userData, `exported.${format.toLowerCase()}`)
    await answerSaveDialog(marshal.electron, file)
    await library.choose('La Marée grise', `Export as ${format}…`)
    await expect(library.toasts).toContainText('exported')
    const dialog = await library.chooseFile(marshal.electron, file)
    await dialog.getByLabel('Name of the army').fill('Back again')
    await dialog.getByRole('button', { name: 'Add the army' }).click()
    await expect(library.entry('Back again')).toContainText('120')
    const cells = async (army: string) => {
      const editor = await library.openArmy(army)
      const values = await page
        .locator('main input[type="text"], main select')
        .evaluateAll((all) =>
          all.map((cell) =>
            cell instanceof HTMLSelectElement
              ? cell.selectedOptions[0]?.textContent
              : (cell as HTMLInputElement).value,
          ),
        )
      await editor.leave()
      return values
    }
    expect(await cells('Back again')).toEqual(await cells('La Marée grise'))
  })
}

test('domains are added, counted and brought back with undo', async ({ page }) => {
  const library = new LibraryPage(page)
  await library.show('Armies')
  await page.getByRole('button', { name: 'Domains' }).click()
  const dialog = page.getByRole('dialog', { name: 'Domains' })
  await dialog.getByLabel('New domain').fill('Lisse')
  await dialog.getByLabel('Terrain features', { exact: true }).fill('6')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByLabel('Terrain features of Lisse')).toHaveValue('6')
  await dialog.getByRole('button', { name: 'Delete the domain Corvenne' }).click()
  const question = page.getByRole('dialog', { name: 'Delete the domain Corvenne?' })
  await question.getByRole('button', { name: 'Delete the domain', exact: true }).click()
  await expect(dialog.getByLabel('Terrain features of Corvenne')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(library.entry('La Marée grise')).not.toContainText('Corvenne')
  await library.toasts.getByRole('button', { name: 'Undo' }).click()
  await expect(library.entry('La Marée grise')).toContainText('Corvenne')
})

test('a battle is planned from two armies, and an unfinished one is held back', async ({ page }) => {
  const library = new LibraryPage(page)
  await library.show('Armies')
  const dialog = await library.pasteRows('Name\tAP\nArchers\t5')
  await dialog.getByLabel('Name of the army').fill('Half a list')
  await dialog.getByRole('button', { name: 'Add the army' }).click()
  await library.show('Battles')
  await page.getByRole('button', { name: 'New battle' }).first().click()
  const plan = page.getByRole('dialog', { name: 'New battle' })
  const start = plan.getByRole('button', { name: 'Start the battle' })
  await plan.getByLabel('Side A').selectOption({ label: 'Levée de Corvenne · 70 AP' })
  await plan.getByLabel('Side B').selectOption({ label: 'Half a list · 5 AP' })
  await expect(plan).toContainText('1 unit lacks a figure that a battle needs')
  await expect(start).toBeDisabled()
  await plan.getByLabel('Side B').selectOption({ label: 'Host of Harrowmere · 95 AP' })
  await expect(plan.getByLabel('Agreed points')).toHaveValue('95')
  await plan.getByLabel('Agreed points').fill('70')
  await expect(plan).toContainText('Host of Harrowmere is 25 AP over the agreed points')
  await expect(plan).toContainText('Table 72 × 60″')
  await plan.getByLabel('Terrain').selectOption({ label: 'The Saltings · 96 × 60″ (another table size)' })
  await expect(plan).toContainText('This map is 96 × 60″, the table for these points is 72 × 60″')
  await plan.getByLabel('Title').fill('The Ford')
  await start.click()
  await expect(plan).toBeHidden()
})

test('battles are listed, renamed, duplicated, deleted, brought back, exported and imported', async ({
  page,
  marshal,
}) => {
  const library = new LibraryPage(page)
  await startBattle(page, 'The Ford')
  const relaunched = await marshal.relaunch()
  const again = new LibraryPage(relaunched)
  await again.show('Battles')
  await expect(again.entry('The Ford')).toContainText('Set-up')
  await expect(relaunched.getByRole('button', { name: 'Continue “The Ford”' })).toBeVisible()
  await again.choose('The Ford', 'Rename')
  await again.name('The Ford at Lisse', 'Rename')
  await again.choose('The Ford at Lisse', 'Duplicate')
  await again.name('Another day', 'Duplicate')
  await again.choose('Another day', 'Delete')
  await expect(again.entry('Another day')).toHaveCount(0)
  await relaunched.keyboard.press('Control+z')
  await expect(again.entry('Another day')).toHaveCount(1)
  const file = join(marshal.userData, 'ford.json')
  await answerSaveDialog(marshal.electron, file)
  await again.choose('Another day', 'Export…')
  await expect(again.toasts).toContainText('ford.json')
  await marshal.electron.evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [chosen] })
  }, file)
  await relaunched.getByRole('button', { name: 'Import…' }).click()
  await expect(again.entry('Another day')).toHaveCount(2)
  expect(library.page).toBe(page)
})

test('a terrain map is drawn, measured, taken back and kept', async ({ page, marshal }) => {
  const library = new LibraryPage(page)
  await library.show('Terrain maps')
  await page.getByRole('button', { name: 'New map' }).click()
  await page.getByLabel('Name of the map').fill('Lisse')
  const table = page.getByRole('main').locator('canvas').first()
  const box = await table.boundingBox()
  if (box === null) throw new Error('The table is not shown')
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.getByRole('button', { name: 'Hill', exact: true }).click()
  await page.mouse.move(...at(0.35, 0.4))
  await page.mouse.click(...at(0.35, 0.4))
  const properties = page.getByRole('complementary', { name: 'Properties' })
  await expect(properties).toContainText('40.0″, at most 40″')
  await page.getByRole('button', { name: /Draw an area/ }).click()
  for (const [x, y] of [
    [0.5, 0.6],
    [0.7, 0.6],
    [0.7, 0.8],
    [0.5, 0.8],
  ] as const) {
    await page.mouse.move(...at(x, y))
    await page.mouse.click(...at(x, y))
    // Two clicks in the same moment would be a double click, which closes the outline.
    await page.waitForTimeout(350)
  }
  await page.keyboard.press('Enter')
  await expect(properties.getByLabel('Name')).toHaveValue('Wood')
  await expect(properties.locator('strong.over')).toHaveCount(1)
  await properties.getByRole('button', { name: 'Scale to exactly 40″' }).click()
  await expect(properties.locator('strong')).toHaveText('40.0″, at most 40″')
  await properties.getByLabel('Look').selectOption('Marsh')
  await expect(properties.getByLabel('Name')).toHaveValue('Marsh')
  await properties.getByRole('button', { name: /^Delete/ }).click()
  await expect(properties.getByRole('button', { name: /^Marsh/ })).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(properties.getByRole('button', { name: /^Marsh/ })).toHaveCount(1)
  const again = new LibraryPage(await marshal.relaunch())
  await again.show('Terrain maps')
  await expect(again.entry('Lisse')).toContainText('2 features')
  await again.choose('Lisse', 'Duplicate')
  await again.name('Lisse by night', 'Duplicate')
  await again.choose('Lisse', 'Delete')
  await again.toasts.getByRole('button', { name: 'Undo' }).click()
  await expect(again.entry('Lisse')).toHaveCount(1)
  await expect(again.entry('Lisse by night')).toContainText('2 features')
})

test('the library speaks French, with commas, and still does after a restart', async ({ page, marshal }) => {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByText('Français').click()
  await page.getByText('Sombre').click()
  await page.keyboard.press('Escape')
  const again = await marshal.relaunch()
  await expect(again.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(again.locator('html')).toHaveAttribute('data-theme', 'dark')
  await again.getByRole('button', { name: 'Armées', exact: true }).click()
  await again.getByRole('button', { name: 'Levée de Corvenne', exact: true }).click()
  const front = again.getByLabel('Front, Garde de la tour')
  await expect(front).toHaveValue('3,2')
  await front.fill('3.25')
  await again.keyboard.press('Tab')
  await expect(front).toHaveValue('3,25')
  await expect(again.getByText('Tout est enregistré')).toBeVisible()
})

for (const theme of ['Light', 'Dark'] as const) {
  test(`no screen of the library hinders anyone, in the ${theme.toLowerCase()} theme`, async ({ page }) => {
    const library = new LibraryPage(page)
    const clean = async (where: string) => {
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      const told = violations.map(
        ({ id, nodes }) => `${where}: ${id} ${nodes.map(({ html }) => html).join(' ')}`,
      )
      expect(told).toEqual([])
    }
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByText(theme, { exact: true }).click()
    await clean('settings')
    await page.keyboard.press('Escape')
    await clean('no battles yet')
    await library.show('Armies')
    await clean('armies')
    const dialog = await library.pasteRows(PASTED)
    await dialog.getByRole('table').waitFor()
    await clean('import preview')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    const editor = await library.openArmy('Levée de Corvenne')
    await editor.addUnit()
    await editor.cell('AP', 'Row 10').fill('many')
    await clean('army editor')
    // A figure in red is asked about.
    await editor.cell('AP', 'Row 10').fill('10')
    await editor.leave()
    await library.show('Terrain maps')
    await clean('maps')
    await library.open('Otterwater')
    await page
      .getByRole('button', { name: /Scale|Select and move/ })
      .first()
      .waitFor()
    await clean('map editor')
    await page.getByRole('button', { name: 'Library', exact: true }).click()
    await library.show('Battles')
    await page.getByRole('button', { name: 'New battle' }).first().click()
    await page.getByRole('dialog').getByLabel('Side A').waitFor()
    await clean('new battle')
  })
}

async function startBattle(page: Page, title: string): Promise<void> {
  await new LibraryPage(page).show('Battles')
  await page.getByRole('button', { name: 'New battle' }).first().click()
  const plan = page.getByRole('dialog', { name: 'New battle' })
  await plan.getByLabel('Side A').selectOption({ label: 'Levée de Corvenne · 70 AP' })
  await plan.getByLabel('Side B').selectOption({ label: 'Lady Isaude’s muster · 45 AP' })
  await plan.getByLabel('Title').fill(title)
  await plan.getByRole('button', { name: 'Start the battle' }).click()
  await expect(plan).toBeHidden()
}
