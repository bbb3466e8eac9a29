import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app'
import { ask } from '../fixtures/bridge'
import {
  A,
  B,
  createBattle,
  openAtTurns,
  openBattle,
  submitAll,
  upToTerrain,
} from '../fixtures/sample-battle'
import { ArmyEditorPage } from '../pages/army-editor'
import { BattlePage } from '../pages/battle'
import { LibraryPage } from '../pages/library'

const bar = (page: Page) => page.getByRole('region', { name: 'Tour of the screen' })

async function inEnglish(page: Page): Promise<void> {
  await ask(page, 'settings:change', { language: 'en', theme: 'light' })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
}

test('the tour is offered at the first start, follows the referee, and goes on where it was left', async ({
  page,
  marshal,
}) => {
  await inEnglish(page)
  await page.getByRole('button', { name: 'Take the tour' }).click()
  const battle = new BattlePage(page)
  await expect(bar(page)).toContainText('1 of 10')
  expect(await battle.toSettle()).toEqual([])
  const next = bar(page).getByRole('button', { name: 'Next' })
  await next.click()
  await expect(bar(page)).toContainText('Choose a unit')
  await expect(bar(page)).not.toContainText('Done')
  await battle.select('Piques des tanneurs')
  await expect(bar(page)).toContainText('Done')
  await next.click()
  await expect(battle.side.getByRole('heading', { name: 'Why it is in the line' })).toBeVisible()
  await next.click()
  await bar(page).getByRole('button', { name: 'Go to it' }).click()
  await expect(battle.table).toBeFocused()
  await page.keyboard.press('Control+ArrowDown')
  await page.keyboard.press('Control+ArrowDown')
  await expect(bar(page)).toContainText('Done')
  await next.click()
  await next.click()
  await expect(bar(page)).toContainText('Take the move back')
  await battle.undo()
  await battle.undo()
  await expect(bar(page)).toContainText('Done')
  await page.keyboard.press('F2')
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)

  const again = await marshal.relaunch()
  await again.getByRole('button', { name: 'Go on with the tour' }).click()
  await expect(bar(again)).toContainText('6 of 10')
  await new BattlePage(again).leave()
  await new LibraryPage(again).choose('Tour: a first look', 'Delete')
  await expect(again.getByText('No battles yet')).toBeVisible()
})

test('nothing of what the tour explains lies under it, and every step points at something', async ({
  page,
}) => {
  await inEnglish(page)
  await page.getByRole('button', { name: 'Take the tour' }).click()
  for (let step = 1; step <= 10; step++) {
    await expect(bar(page)).toContainText(`${step} of 10`)
    const ring = page.locator('.ring')
    await expect(ring).toBeVisible()
    await expect
      .poll(async () => {
        const [around, below] = [await ring.boundingBox(), await bar(page).boundingBox()]
        if (around === null || below === null) return 'nothing'
        const isApart = around.y + around.height <= below.y + 4 || around.y >= below.y + below.height - 4
        return isApart ? 'apart' : 'over one another'
      })
      .toBe('apart')
    if (step < 10) await bar(page).getByRole('button', { name: 'Next' }).click()
  }
  await bar(page).getByRole('button', { name: 'End the tour' }).click()
  await expect(bar(page)).toHaveCount(0)
})

test('a tour that is declined is not offered again, but stays in the library', async ({ page }) => {
  await inEnglish(page)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText('New to Marshal?')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('No battles yet')).toBeVisible()
  await expect(page.getByText('New to Marshal?')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Tour on a sample battle' })).toBeVisible()
})

test('F1 explains the section, the stage and the phase that one is in', async ({ page }) => {
  const battle = await openAtTurns(page)
  const help = page.getByRole('region', { name: /^What happens here/ })
  await page.keyboard.press('F1')
  await expect(help).toHaveAccessibleName('What happens here: Command')
  await expect(help.getByRole('heading')).toBeFocused()
  await battle.goOn()
  await expect(help).toHaveAccessibleName('What happens here: Rally broken units')
  await help.getByRole('button', { name: /WM-72/ }).click()
  await expect(page.getByRole('dialog')).toContainText('WM-72')
  await page.keyboard.press('Escape')
  await battle.goToStage('Banners')
  await expect(help).toHaveAccessibleName('What happens here: Banners')
  await help.getByRole('heading').focus()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await battle.leave()
  for (const section of ['Battles', 'Armies', 'Terrain maps'] as const) {
    await new LibraryPage(page).show(section)
    if (section === 'Battles') await page.keyboard.press('F1')
    await expect(help).toHaveAccessibleName(`What happens here: ${section}`)
  }
})

test('the size of the interface is set by keys, remembered, and cuts nothing off', async ({
  page,
  marshal,
}) => {
  const battle = await openAtTurns(page)
  const usual = await page.evaluate(() => window.innerWidth)
  await page.keyboard.press('Control+=')
  await page.keyboard.press('Control+=')
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(Math.ceil(usual / 1.3))
  const isWhole = (of: Page) =>
    of.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return { wide: scrollWidth - window.innerWidth, high: scrollHeight - window.innerHeight }
    })
  expect(await isWhole(page)).toEqual({ wide: 0, high: 0 })
  await expect(battle.next).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Settings' })).toBeInViewport({ ratio: 1 })

  const again = await marshal.relaunch()
  await again.getByRole('heading', { level: 1 }).waitFor()
  expect(await again.evaluate(() => window.innerWidth)).toBe(Math.ceil(usual / 1.3))
  await again.keyboard.press('Control+,')
  await expect(again.getByRole('radio', { name: '130 %' })).toBeChecked()
  await again.keyboard.press('Control+0')
  await expect(again.getByRole('radio', { name: '100 %' })).toBeChecked()
  await expect.poll(() => again.evaluate(() => window.innerWidth)).toBe(usual)
})

test('panes are drawn by mouse and keys, hidden and shown, and stand so after a restart', async ({
  page,
  marshal,
}) => {
  const battle = await openAtTurns(page)
  const widthOf = async (of: BattlePage, pane: 'armies' | 'side') =>
    Math.round((await of[pane].boundingBox())?.width ?? 0)
  const edge = page.getByRole('separator', { name: 'Width of the pane: Stage and log' })
  const before = await widthOf(battle, 'side')
  const box = await edge.boundingBox()
  if (box === null) throw new Error('The pane has no edge')
  await page.mouse.move(box.x + box.width / 2, box.y + 80)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 - 64, box.y + 90, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => Math.abs((await widthOf(battle, 'side')) - before - 64)).toBeLessThan(5)
  const armyEdge = page.getByRole('separator', { name: 'Width of the pane: Armies' })
  const armies = await widthOf(battle, 'armies')
  await armyEdge.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => Math.abs((await widthOf(battle, 'armies')) - armies - 32)).toBeLessThan(5)
  await battle.side.getByRole('button', { name: 'Log', expanded: true }).click()
  const wide = await widthOf(battle, 'side')
  await page.keyboard.press('F7')
  await expect(battle.armies).toHaveCount(0)

  const again = await marshal.relaunch()
  await again.getByRole('button', { name: /^Continue/ }).click()
  const reopened = new BattlePage(again)
  await expect(reopened.side).toBeVisible()
  expect(await widthOf(reopened, 'side')).toBe(wide)
  await expect(reopened.armies).toHaveCount(0)
  await expect(reopened.side.getByRole('button', { name: 'Log', expanded: false })).toBeVisible()
  await again.getByRole('button', { name: 'Show the pane: Armies' }).click()
  await expect(reopened.armies).toBeVisible()
})

test('choosing a unit moves nothing of the stage above it', async ({ page }) => {
  const battle = await openAtTurns(page)
  for (const stage of ['Deployment', 'Banners', 'Turns']) {
    if (stage !== 'Turns') await battle.goToStage(stage)
    const first = battle.side.getByRole('region').first()
    const before = await first.boundingBox()
    await battle.armies.locator('[data-unit]').nth(1).click()
    await expect(battle.side.getByRole('button', { name: 'Selection' })).toBeEnabled()
    expect(await first.boundingBox()).toEqual(before)
    await page.keyboard.press('Escape')
  }
})

test('the section that was shown last is shown at the next start', async ({ page, marshal }) => {
  await inEnglish(page)
  await new LibraryPage(page).show('Terrain maps')
  const again = await marshal.relaunch()
  await expect(again.getByRole('heading', { level: 1, name: 'Terrain maps' })).toBeVisible()
})

test('whoever comes back to the library, or starts again, is at what was opened last', async ({
  page,
  marshal,
}) => {
  await inEnglish(page)
  const library = new LibraryPage(page)
  await library.show('Armies')
  const editor = await library.openArmy('Levée de Corvenne')
  await editor.leave()
  const entry = (of: Page) => of.getByRole('button', { name: 'Levée de Corvenne', exact: true })
  await expect(entry(page)).toBeFocused()
  const again = await marshal.relaunch()
  await expect(entry(again)).toBeFocused()
  await again.keyboard.press('Enter')
  await expect(new ArmyEditorPage(again).units).toBeVisible()
  // A page that is loaded anew, as after a crash, has it open.
  await again.reload()
  await expect(new ArmyEditorPage(again).units).toBeVisible()
})

test('a side that hands its go over before its banners stand is asked, and told what is missing', async ({
  page,
}) => {
  const { id } = await createBattle(page)
  await submitAll(page, id, [...upToTerrain(), { type: 'enter-stage', stage: 'banners', confirmed: true }])
  await page.reload()
  const battle = await openBattle(page)
  const question = page.getByRole('dialog', { name: `Hand over to ${A}?` })
  await battle.next.click()
  await expect(question).toContainText(`${B} has not placed yet`)
  await expect(question).toContainText('Camp')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(battle.next).toContainText(A)
  await battle.next.click()
  await question.getByRole('button', { name: 'Go on all the same' }).click()
  await expect(battle.side.getByRole('region').first()).toContainText(A)
  await expect(battle.next).toContainText('On to hidden units')
})
