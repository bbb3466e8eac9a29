import { expect, test } from '../fixtures/app'
import { storedBattle } from '../fixtures/folded-state'
import { openAtTurns, TITLE } from '../fixtures/sample-battle'
import type { BattlePage } from '../pages/battle'

const CROSSBOWS = 'Arbalètes du môle'
const AT = { x: 44, y: 16.8 }

const poseOf = async ({ page }: BattlePage) => {
  const { state } = await storedBattle(page, TITLE)
  return Object.values(state.units).find(({ name }) => name === CROSSBOWS)?.pose
}

test('a typed figure is taken where the stored one only looks like it', async ({ page }) => {
  const battle = await openAtTurns(page)
  await battle.clickTable(AT)
  const across = battle.side.getByLabel('Across')
  await across.fill('43.997')
  await across.press('Enter')
  await expect.poll(async () => (await poseOf(battle))?.x).toBe(43.997)
  await expect(across).toHaveValue('44')
  await across.focus()
  await across.press('Enter')
  await across.click({ clickCount: 3 })
  await page.keyboard.type('44')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await poseOf(battle))?.x).toBe(44)
})
