import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app'
import { storedBattle } from '../fixtures/folded-state'
import { openAtTurns, TITLE } from '../fixtures/sample-battle'

const LEAD = 'Garde de la tour'
/** Where this unit of the plan stands, in inches. */
const LEAD_AT = { x: 36, y: 16.8 }

async function poseOf(page: Page, name: string) {
  const { state } = await storedBattle(page, TITLE)
  return Object.values(state.units).find((unit) => unit.name === name)?.pose ?? null
}

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Move the selected units exactly' })

test('Ctrl Z in a figure that was used undoes the move; what is typed and not used is taken back first', async ({
  page,
}) => {
  const battle = await openAtTurns(page)
  await battle.clickTable(LEAD_AT)
  await page.keyboard.press('y')
  const step = bar(page).getByLabel('Step', { exact: true })
  await expect(step).toBeFocused()
  await page.keyboard.press('y')
  await page.keyboard.type('1.5')
  await expect(step).toHaveValue('1.5')
  await page.keyboard.press('Enter')
  const y = async () => (await poseOf(page, LEAD))?.y
  await expect.poll(y).toBeCloseTo(LEAD_AT.y + 1.5, 9)
  await page.keyboard.press('Control+z')
  await expect.poll(y).toBeCloseTo(LEAD_AT.y, 9)
  await expect(step).toHaveValue('1.5')
  await page.keyboard.press('Control+Shift+Z')
  await expect.poll(y).toBeCloseTo(LEAD_AT.y + 1.5, 9)
  await bar(page)
    .getByRole('button', { name: /^Sidestep right/ })
    .click()
  await expect.poll(async () => (await poseOf(page, LEAD))?.x).toBeCloseTo(LEAD_AT.x + 1.5, 9)

  await step.fill('7')
  await page.keyboard.press('Control+z')
  await expect(step).toHaveValue('1.5')
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await poseOf(page, LEAD))?.x).toBeCloseTo(LEAD_AT.x, 9)

  await page.keyboard.press('Escape')
  await expect(battle.table).toBeFocused()
  await expect(bar(page)).toBeVisible()
})

test('so it is in the figures of a place, where letters of no unit are not taken', async ({ page }) => {
  const battle = await openAtTurns(page)
  await battle.clickTable(LEAD_AT)
  const across = battle.side.getByLabel('Across')
  await across.click({ clickCount: 3 })
  await page.keyboard.type('3y8')
  await expect(across).toHaveValue('38')
  await page.keyboard.press('Control+z')
  await expect(across).toHaveValue('36')
  await across.fill('40')
  await page.keyboard.press('Enter')
  const x = async () => (await poseOf(page, LEAD))?.x
  await expect.poll(x).toBe(40)
  await page.keyboard.press('Control+z')
  await expect.poll(x).toBe(LEAD_AT.x)
  await page.keyboard.press('Control+y')
  await expect.poll(x).toBe(40)
  await page.keyboard.press('Escape')
  await expect(battle.table).toBeFocused()
})
