import type { Page } from '@playwright/test'
import { STAGES } from '../../src-rules/games/warlord-medieval/model'
import { expect, test } from '../fixtures/app'
import { ask } from '../fixtures/bridge'
import { submitAll, TERRAIN } from '../fixtures/sample-battle'

/** As long as a name may be, without a blank to break it at; the last letters tell them apart. */
const longName = (ending: string) => 'W'.repeat(200 - ending.length) + ending
const TITLE = longName('battle')

/** What is wider than the place it stands in, and what has been pushed out of the window, with its words. */
async function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const told = (element: Element) =>
      `${element.tagName}.${element.getAttribute('class') ?? ''} ${(element.textContent ?? '').trim().slice(0, 30)}`
    for (const pane of document.querySelectorAll('aside, main, header, footer, .ui-dialog, .dialog-body')) {
      if (getComputedStyle(pane).overflowX === 'visible' && pane.matches('main')) continue
      if (pane.scrollWidth > pane.clientWidth + 1 && pane.clientWidth > 0) found.push(`wider: ${told(pane)}`)
    }
    for (const button of document.querySelectorAll('button')) {
      const { left, right, width } = button.getBoundingClientRect()
      if (width > 0 && (left < -1 || right > innerWidth + 1)) found.push(`outside: ${told(button)}`)
      const words = button.querySelector('.words')
      if (words !== null && width > 0 && words.getBoundingClientRect().width < 8)
        found.push(`without words: ${told(button)}`)
    }
    return found
  })
}

async function createLongBattle(page: Page): Promise<string> {
  await ask(page, 'settings:change', { language: 'en', theme: 'light' })
  const samples = await ask(page, 'armies:list', null)
  const ids: string[] = []
  for (const part of ['Levée de Corvenne', 'Isaude']) {
    const sample = samples.find(({ name }) => name.includes(part))
    if (sample === undefined) throw new Error(`No army ${part}`)
    const army = await ask(page, 'armies:get', { id: sample.id })
    const long = {
      ...army,
      name: longName(`army ${ids.length}`),
      units: army.units.map((unit, at) => ({
        ...unit,
        name: longName(`unit ${at}`),
        type: longName('type'),
      })),
      personalities: army.personalities.map((each, at) => ({ ...each, name: longName(`leader ${at}`) })),
    }
    await ask(page, 'armies:save', long)
    ids.push(army.id)
  }
  const [a = '', b = ''] = ids
  const { id } = await ask(page, 'battles:create', {
    title: TITLE,
    game: 'warlord-medieval',
    plan: { agreedPoints: 70, armies: { a, b }, mapId: null, houseRules: {} },
  })
  return id
}

test('names of 200 letters without a blank break no pane, no dialog and no button', async ({
  marshal,
  page,
}) => {
  test.setTimeout(300_000)
  await marshal.electron.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.setContentSize(1366, 768)
  })
  const id = await createLongBattle(page)
  const [feature] = TERRAIN.b
  if (feature === undefined) throw new Error('No feature to place')
  await submitAll(page, id, [
    { type: 'place-feature', placedBy: 'b', feature: { ...feature, name: longName('feature') } },
  ])
  await page.reload()
  const holds = async (what: string) => expect.soft(await tooWide(page), what).toEqual([])
  const section = (name: string) =>
    page.getByRole('navigation').getByRole('button', { name, exact: true }).click()
  for (const name of ['Armies', 'Terrain maps', 'Battles']) {
    await section(name)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await holds(name)
  }
  await page.getByRole('button', { name: TITLE, exact: true }).click()
  await page.locator('[data-unit]').first().click()
  const dialog = page.getByRole('dialog')
  const rail = page.getByRole('banner').getByRole('navigation').getByRole('button')
  await expect(rail).toHaveCount(STAGES.length - 1)
  for (let stage = 0; stage < STAGES.length - 1; stage++) {
    const goOn = dialog.getByRole('button', { name: 'Go on all the same' })
    // Without a first mover the turns do not begin.
    if (STAGES[stage] === 'turns') {
      await submitAll(page, id, [{ type: 'choose-first-mover', side: 'a' }])
      await page.reload()
      // The window may come back to the battle that was open in it.
      const title = page.getByRole('button', { name: TITLE, exact: true })
      const unit = page.locator('[data-unit]').first()
      await title.or(unit).first().waitFor()
      if (await title.isVisible()) await title.click()
      await page.locator('[data-unit]').first().click()
    }
    await rail.nth(stage).click()
    await expect
      .poll(async () => (await goOn.isVisible()) || (await rail.nth(stage).getAttribute('aria-current')))
      .toBeTruthy()
    if (await goOn.isVisible()) {
      await holds(`going on to ${STAGES[stage]}`)
      await goOn.click()
      await expect(dialog).toHaveCount(0)
    }
    await expect(rail.nth(stage)).toHaveAttribute('aria-current', 'step')
    await holds(`${STAGES[stage]}`)
  }
  // A banner unit is always in its own line: another one can be assigned.
  await page.locator('[data-unit]').nth(2).click()
  for (const keys of ['a', 'Control+k', 'Control+p']) {
    await page.keyboard.press(keys)
    await dialog.waitFor()
    if (keys === 'Control+p') await dialog.locator('.count').waitFor()
    await holds(`dialog of ${keys}`)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})
