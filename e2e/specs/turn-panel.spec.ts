import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/app'
import { ask } from '../fixtures/bridge'
import { openAtTurns } from '../fixtures/sample-battle'

/** Is a part wholly within the side pane, without scrolling? */
async function isInView(side: Locator, part: Locator): Promise<boolean> {
  const [pane, box] = [await side.boundingBox(), await part.boundingBox()]
  return pane !== null && box !== null && box.y >= pane.y && box.y + box.height <= pane.y + pane.height
}

const LOW_SCREEN = { width: 1366, height: 768 }

test('dice for strikes are seen as they fall, take stands off, and go with their pair and phase', async ({
  page,
}) => {
  await page.setViewportSize(LOW_SCREEN)
  const battle = await openAtTurns(page)
  const { side } = battle
  await expect(side.locator('#phases li')).toHaveCount(1)
  await side.getByRole('button', { name: 'All twelve phases' }).click()
  await expect(side.locator('#phases li')).toHaveCount(12)
  await side.getByRole('button', { name: 'This phase only' }).click()
  await battle.goToPhase('Shooting')
  await battle.select('Arbalètes du môle')
  const strikes = side.getByRole('region', { name: 'Count strikes' })
  expect(await isInView(side, strikes.getByRole('combobox', { name: 'Arbalètes du môle against' }))).toBe(
    true,
  )
  await strikes.getByRole('textbox', { name: 'Dice rolled by hand' }).fill('1, 20')
  await strikes.getByRole('button', { name: 'Count', exact: true }).click()
  const result = strikes.getByRole('status')
  await expect(result.getByText('1 strike', { exact: true })).toBeVisible()
  await expect.poll(() => isInView(side, result)).toBe(true)
  await result.getByRole('button', { name: 'Take 1 stand off' }).click()
  await expect(result.getByText(/ has \d+ of \d+ stands left\./)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(result.getByRole('button', { name: 'Take 1 stand off' })).toBeVisible()

  const target = strikes.getByRole('combobox', { name: 'Arbalètes du môle against' })
  await target.selectOption({ index: 1 })
  await expect(result).toBeHidden()
  await target.selectOption({ index: 0 })
  await expect(result).toBeVisible()
  await side.getByRole('navigation').getByRole('button', { name: 'Log' }).click()
  await battle.goOn()
  await expect.poll(() => side.evaluate((pane) => pane.scrollTop)).toBe(0)
  await battle.goToPhase('Melee')
  await expect(strikes).toBeVisible()
  await expect(result).toBeHidden()
})

/** What of the side pane is wider than it, and which buttons break their only word. */
function outOfPlace(side: Locator): Promise<readonly string[]> {
  return side.evaluate((pane) => {
    const broken = [...pane.querySelectorAll<HTMLElement>('.button .words')].filter((words) => {
      const range = document.createRange()
      range.selectNodeContents(words)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      return /^\s*\S+\s*$/.test(words.textContent) && lines.size > 1
    })
    const wide = pane.scrollWidth > pane.clientWidth ? [`${pane.scrollWidth} in ${pane.clientWidth}`] : []
    return [...wide, ...broken.map((words) => words.textContent)]
  })
}

for (const language of ['en', 'fr'] as const) {
  test(`in ${language} no button breaks a word and nothing runs out of the side pane, in any phase`, async ({
    page,
  }) => {
    await page.setViewportSize(LOW_SCREEN)
    const battle = await openAtTurns(page)
    const side = page.getByRole('complementary').last()
    await ask(page, 'settings:change', { language })
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.locator('[data-unit]').first().click()
    await expect(side.locator('[data-part=selection]')).toBeVisible()
    for (let phase = 0; phase < 12; phase++) {
      expect(await outOfPlace(side), `phase ${phase + 1}`).toEqual([])
      const before = (await battle.next.textContent()) ?? ''
      await battle.next.click()
      await expect(battle.next).not.toHaveText(before)
    }
  })
}

test('the charge of a unit that is selected comes into view, and its contact is a melee', async ({
  page,
}) => {
  await page.setViewportSize(LOW_SCREEN)
  const battle = await openAtTurns(page)
  const { side } = battle
  await battle.goToPhase('Declare charges')
  await side.getByRole('navigation').getByRole('button', { name: 'Log' }).click()
  await battle.select('Garde de la tour')
  const declare = side.getByRole('button', { name: 'Declare the charge' })
  await expect.poll(() => isInView(side, declare)).toBe(true)
  await declare.click()
  await battle.goToPhase('Close to contact')
  const contact = side.getByRole('button', { name: 'Contact', exact: true })
  await expect.poll(() => isInView(side, contact)).toBe(true)
  await contact.click()
  await expect(side.getByRole('button', { name: 'Engaged', pressed: true })).toBeVisible()
  await battle.goToPhase('Melee')
  await expect(side.getByRole('button', { name: /Garde de la tour/ }).first()).toBeVisible()
})

test('looking back marks its entry in the log and brings it into view', async ({ page }) => {
  await page.setViewportSize(LOW_SCREEN)
  const battle = await openAtTurns(page)
  const { side } = battle
  await battle.goToPhase('Shooting')
  await side.getByRole('button', { name: 'Look back at the battle' }).click()
  const shown = side.locator('li[aria-current=step][data-entry]')
  await expect(shown).toContainText('shown now')
  await expect.poll(() => isInView(side, shown)).toBe(true)
  const newest = await shown.getAttribute('data-entry')
  await page.getByRole('slider', { name: 'Step of the battle' }).fill('3')
  await expect(shown).not.toHaveAttribute('data-entry', newest ?? '')
  await expect.poll(() => isInView(side, shown)).toBe(true)
})

test('an entry of the log that is as wide as it was in a wider window does not widen the pane', async ({
  page,
}) => {
  await page.setViewportSize(LOW_SCREEN)
  const { side } = await openAtTurns(page)
  // What Chromium does by itself with entries out of sight, and not at every time.
  await side
    .locator('[data-part=log] li')
    .first()
    .evaluate((entry) => {
      entry.style.contain = 'size'
      entry.style.containIntrinsicSize = '345px 40px'
    })
  expect(await side.evaluate((pane) => pane.scrollWidth - pane.clientWidth)).toBeLessThanOrEqual(0)
})

test('what is selected is told at the foot of a low pane, which leads to why, by pointer and by key', async ({
  page,
}) => {
  await page.setViewportSize(LOW_SCREEN)
  const battle = await openAtTurns(page)
  const { side } = battle
  const peek = side.getByRole('button', { name: /^Piques des tanneurs .*Why, sees, threats$/ })
  const why = side.getByRole('region', { name: 'Why it is in the line' })
  await battle.select('Piques des tanneurs')
  await expect(peek).toContainText('0.8″ from the banner unit')
  expect(await side.evaluate((pane) => pane.scrollTop)).toBe(0)
  await peek.click()
  await expect(why).toBeInViewport()
  await expect(peek).toBeHidden()
  await side.evaluate((pane) => pane.scrollTo({ top: 0 }))
  await expect(peek).toBeVisible()
  await battle.table.focus()
  await page.keyboard.press('Shift+W')
  await expect(why).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(side.locator('[data-part=selection] :focus')).toHaveCount(1)
})

test('on the narrowest windows all stages fit beside the name of the present one', async ({ page }) => {
  await openAtTurns(page)
  const rail = page.getByRole('banner').getByRole('navigation')
  // As a window of 1366 pixels is with the interface at 150 %, and one of 1280.
  for (const width of [911, 853]) {
    await page.setViewportSize({ width, height: 512 })
    expect(await rail.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBeLessThanOrEqual(0)
    await expect(rail.getByText('Turns', { exact: true })).toBeVisible()
  }
})
