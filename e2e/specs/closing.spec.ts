import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { expect, type MarshalApp, test } from '../fixtures/app'
import { ask } from '../fixtures/bridge'
import { B, createBattle, openAtTurns, openBattle, submitAll, upToTerrain } from '../fixtures/sample-battle'
import { BattlePage } from '../pages/battle'
import { LibraryPage } from '../pages/library'

/** The ways out of Marshal, but for a power cut, which the kill spec tests. Keys and menus end in the same. */
const WAYS: readonly {
  readonly way: string
  readonly act: (app: ElectronApplication) => Promise<unknown>
}[] = [
  {
    way: 'the cross of the window',
    act: (app) => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close()),
  },
  {
    way: 'Quit in the menu',
    act: (app) =>
      app.evaluate(({ Menu, app: electron }) => {
        const file = Menu.getApplicationMenu()?.items[0]?.submenu
        const quit = file?.items.find(({ role }) => role === 'quit')
        if (quit === undefined) throw new Error('The menu has no Quit')
        // What Electron does for a role is its own; it cannot be clicked without a menu bar.
        electron.quit()
      }),
  },
  {
    way: 'the end of the session',
    act: async (app) => app.process().kill('SIGTERM'),
  },
]

/** Types a figure into a field of the battle and leaves it there, neither by Enter nor by another field. */
async function typeAcross(page: Page): Promise<void> {
  const battle = await openAtTurns(page)
  await battle.select('Garde de la tour')
  const across = battle.side.getByLabel('Across')
  await across.fill('35')
  await expect(across).toBeFocused()
}

async function expectAcross(marshal: MarshalApp): Promise<void> {
  const page = await marshal.start()
  const battle = await openBattle(page)
  await battle.select('Garde de la tour')
  await expect(battle.side.getByLabel('Across')).toHaveValue('35')
}

for (const { way, act } of WAYS) {
  test(`a figure that is typed and not left is stored when Marshal is closed by ${way}`, async ({
    page,
    marshal,
  }) => {
    await typeAcross(page)
    await marshal.endBy(act)
    await expectAcross(marshal)
  })
}

test('a figure that is typed and not left is stored when the page is loaded anew', async ({ page }) => {
  await typeAcross(page)
  await page.reload()
  // The battle stands open again by itself.
  const battle = new BattlePage(page)
  await expect(battle.next).toBeVisible()
  await battle.select('Garde de la tour')
  await expect(battle.side.getByLabel('Across')).toHaveValue('35')
  // What was left is not.
  await battle.leave()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Battles' })).toBeVisible()
})

test('a screen that a player holds does not become the referee’s when the page is loaded anew', async ({
  page,
}) => {
  const { id } = await createBattle(page)
  await submitAll(page, id, [...upToTerrain(), { type: 'enter-stage', stage: 'hidden', confirmed: true }])
  await page.reload()
  const battle = await openBattle(page)
  await battle.side.getByRole('button', { name: `Hand the screen to ${B}` }).click()
  await page.getByRole('button', { name: `I am ${B}` }).click()
  await expect(battle.side.getByRole('checkbox').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Battles' })).toBeVisible()
})

test('what was done is there after the window has crashed, and the battle is open again', async ({
  page,
  marshal,
}) => {
  const battle = await openAtTurns(page)
  await battle.select('Garde de la tour')
  await page.keyboard.press('2')
  await expect.poll(async () => (await battle.log())[0]).toBe('Garde de la tour: disordered.')
  const crashed = page.waitForEvent('crash')
  await marshal.electron.evaluate(({ BrowserWindow, dialog }) => {
    // The system's dialog, which no test can see, is answered with "Open it again".
    dialog.showMessageBox = (async () => ({ response: 0, checkboxChecked: false })) as never
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer()
  })
  await crashed
  // Playwright does not follow a page through a crash; the window is read by main.
  const text = () =>
    marshal.electron.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript('document.body.innerText'),
    )
  await expect.poll(text, { timeout: 20_000 }).toContain('banner unit · disordered')
  const written = await readFile(join(marshal.userData, 'marshal.log'), 'utf8')
  expect(written).toMatch(/a window’s page\n\S+, exit code /)
  expect(written).not.toContain('Garde de la tour')
  await marshal.kill()
  const again = await openBattle(await marshal.start())
  expect((await again.log())[0]).toBe('Garde de la tour: disordered.')
})

test('a name that is typed in an editor and not left is stored', async ({ page, marshal }) => {
  await ask(page, 'settings:change', { language: 'en' })
  await page.reload()
  const library = new LibraryPage(page)
  await library.show('Armies')
  await library.openArmy('Levée de Corvenne')
  await page.getByLabel('Name of the army').fill('Levée nouvelle')
  await marshal.endBy(WAYS[0]?.act ?? (async () => {}))
  const again = new LibraryPage(await marshal.start())
  await again.show('Armies')
  await expect(again.entry('Levée nouvelle')).toBeVisible()
})

test('a form that is half filled in is asked about, and staying keeps it', async ({ page, marshal }) => {
  const battle = await openAtTurns(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('End the battle')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /End the battle/ })
  await dialog.getByRole('textbox').first().fill('A draw by agreement')
  const close = () =>
    marshal.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  await close()
  const question = page.getByRole('dialog', { name: 'Close although something is unfinished?' })
  await expect(question).toContainText('End the battle')
  await question.getByRole('button', { name: 'Stay and finish it' }).click()
  await expect(dialog.getByRole('textbox').first()).toHaveValue('A draw by agreement')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Throw it away' }).click()
  await expect(battle.next).toBeVisible()
  await marshal.endBy(close)
})

test('the end of the session does not wait for an answer', async ({ page, marshal }) => {
  await ask(page, 'settings:change', { language: 'en' })
  await page.reload()
  await page
    .getByRole('button', { name: /^New battle/ })
    .first()
    .click()
  await page.getByRole('dialog').getByLabel('Title').fill('Half entered')
  await marshal.endBy(async (app) => app.process().kill('SIGTERM'))
  expect(await ask(await marshal.start(), 'battles:list', null)).toEqual([])
})
