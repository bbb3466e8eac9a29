import type { Page } from '@playwright/test'
import type { Command } from '../../src-rules/games/warlord-medieval/commands'
import { expect, test } from '../fixtures/app'
import { type ChangedBox, changedBox } from '../fixtures/changed-pixels'
import { createBattle, openAtTurns, openBattle, submitAll } from '../fixtures/sample-battle'
import type { BattlePage } from '../pages/battle'

const enter = (stage: Extract<Command, { type: 'enter-stage' }>['stage']): Command => ({
  type: 'enter-stage',
  stage,
  confirmed: true,
})

/** An empty table at the stage of deployment, where B goes first. */
async function openAtDeployment(page: Page): Promise<BattlePage> {
  const { id } = await createBattle(page)
  await submitAll(page, id, [
    enter('initiative'),
    { type: 'enter-initiative-card', purpose: 'campaign', side: 'a', card: 'hearts-10' },
    { type: 'enter-initiative-card', purpose: 'campaign', side: 'b', card: 'spades-2' },
    enter('deployment'),
  ])
  await page.reload()
  return openBattle(page)
}

/** The frontage of the Town militia, and room around it. */
const BASE_INCHES = 3.2
const AROUND_INCHES = 3

for (const density of [1, 2]) {
  test(`on a screen of density ${density} the ghost of a unit is as large as the unit`, async ({
    marshal,
  }) => {
    const page = await marshal.start({ switches: [`--force-device-scale-factor=${density}`] })
    expect(await page.evaluate(() => devicePixelRatio)).toBe(density)
    const battle = await openAtDeployment(page)
    const place = { x: 30, y: 50 }
    const clip = await battle.around(place, AROUND_INCHES)
    const picture = () => page.screenshot({ clip, scale: 'device' })
    const bare = await picture()

    await battle.select('Town militia')
    await page.keyboard.press('p')
    await battle.pointAt(place)
    const ghost = await changedBox(marshal.electron, bare, await picture())
    await battle.clickTable(place)
    await expect.poll(async () => (await battle.log())[0]).toContain('places Town militia')
    const unit = await changedBox(marshal.electron, bare, await picture())

    // Both carry the frame of what is held; the frame is drawn in pixels, the base in inches.
    const inches = (box: ChangedBox | null) => ((box?.width ?? 0) / density / clip.width) * 2 * AROUND_INCHES
    expect(inches(ghost)).toBeGreaterThan(BASE_INCHES)
    expect(inches(ghost)).toBeLessThan(BASE_INCHES + 1.5)
    expect(Math.abs(inches(ghost) - inches(unit))).toBeLessThan(0.3)
  })
}

test('the button that goes on stands apart from the table, and one undo takes it back', async ({ page }) => {
  const battle = await openAtTurns(page)
  const table = await battle.table.boundingBox()
  const button = await battle.next.boundingBox()
  if (table === null || button === null) throw new Error('The table or the button is not shown')
  const aside = Math.max(button.x - (table.x + table.width), table.x - (button.x + button.width))
  const below = Math.max(button.y - (table.y + table.height), table.y - (button.y + button.height))
  expect(Math.hypot(Math.max(aside, 0), Math.max(below, 0))).toBeGreaterThanOrEqual(8)

  const before = await battle.moment()
  await battle.goOn()
  expect(await battle.moment()).not.toEqual(before)
  await battle.undo()
  await expect.poll(() => battle.moment()).toEqual(before)
})

test('a unit that is not on the table says how it gets there, and each way works', async ({ page }) => {
  const battle = await openAtDeployment(page)
  await expect.poll(() => battle.statusOf('Household knights')).toBe('drag to the table, or press P')

  await battle.dragToTable('Household knights', { x: 36, y: 50 })
  await expect.poll(async () => (await battle.log())[0]).toContain('places Household knights')

  await battle.select('Millbrook spears')
  await page.keyboard.press('p')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await battle.log())[0]).toContain('places Millbrook spears')

  await battle.select('Town militia')
  await battle.side.getByRole('button', { name: 'Place on the table' }).click()
  await battle.placeAt({ x: 20, y: 50 })
  await expect.poll(async () => (await battle.log())[0]).toContain('places Town militia')
})
