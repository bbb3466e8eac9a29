import type { Page } from '@playwright/test'
import type { Pose } from '../../src-rules/core/geometry'
import { expect, test } from '../fixtures/app'
import { ask } from '../fixtures/bridge'
import { storedBattle } from '../fixtures/folded-state'
import {
  A,
  createBattle,
  openAtTurns,
  openBattle,
  submitAll,
  TITLE,
  upToDeployment,
  upToTerrain,
} from '../fixtures/sample-battle'
import { DisplayPages } from '../pages/display'

const CROSSBOWS = 'Arbalètes du môle'
const AT = { x: 44, y: 16.8 }

/** Where a unit of this name stands as main has stored it. */
async function storedPose(page: Page, title: string, name: string): Promise<Pose | null> {
  const { state } = await storedBattle(page, title)
  return Object.values(state.units).find((unit) => unit.name === name)?.pose ?? null
}

const entries = async (page: Page) => (await storedBattle(page, TITLE)).entries.length
const sign = (page: Page) => page.getByRole('status').filter({ hasText: 'not the real table' })
const compared = (page: Page) => page.getByRole('region', { name: /^Compared with the real table/ })
/** What the comparison says of the crossbows. */
const change = (page: Page) =>
  compared(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: CROSSBOWS, exact: true }) })

test('a sketch is tried out, taken back and on, kept as one step, and undone, by mouse', async ({ page }) => {
  const battle = await openAtTurns(page)
  const before = await entries(page)
  await page.getByRole('toolbar').getByRole('button', { name: 'Try it in a sketch' }).click()
  await expect(sign(page)).toBeVisible()
  await expect(page.getByText('nothing moved yet')).toBeVisible()

  await battle.dragOnTable(AT, { x: 50, y: 16.8 })
  await expect(change(page)).toContainText('6.0″')
  await expect(compared(page)).toContainText('Loses Arbalètes du môle')
  await battle.dragOnTable({ x: 50, y: 16.8 }, { x: 50, y: 24.8 })
  await expect(change(page)).toContainText('10.0″')

  await battle.undo()
  await expect(change(page)).toContainText('6.0″')
  await battle.redo()
  await expect(change(page)).toContainText('10.0″')

  // Whatever is no move leaves both tables alone, and says why.
  await page.getByRole('radio', { name: 'Broken' }).locator('..').click()
  await expect(page.getByText('In the sketch only places and facings change.')).toBeVisible()
  expect(await entries(page)).toBe(before)
  expect(await storedPose(page, TITLE, CROSSBOWS)).toMatchObject(AT)

  await page.getByRole('contentinfo').getByRole('button', { name: 'Keep the sketch' }).click()
  await expect(sign(page)).toBeHidden()
  expect(await entries(page)).toBe(before + 1)
  expect((await battle.log())[0]).toMatch(/^As sketched beforehand: Arbalètes du môle, by up to 10\.0″/)
  const kept = await storedPose(page, TITLE, CROSSBOWS)
  expect(kept?.x).toBeCloseTo(50, 1)
  expect(kept?.y).toBeCloseTo(24.8, 1)

  await battle.undo()
  await expect.poll(() => storedPose(page, TITLE, CROSSBOWS)).toMatchObject(AT)
})

test('a sketch is thrown away, and brought back from it', async ({ page }) => {
  const battle = await openAtTurns(page)
  const before = await entries(page)
  await page.keyboard.press('s')
  await battle.dragOnTable(AT, { x: 50, y: 16.8 })
  await expect(compared(page)).toContainText(CROSSBOWS)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Throw the sketch away' }).click()
  await expect(sign(page)).toBeHidden()
  await expect(page.getByText('The sketch is thrown away.')).toBeVisible()
  await page.getByRole('region', { name: 'What was just done' }).getByRole('button', { name: 'Undo' }).click()
  await expect(compared(page)).toContainText(CROSSBOWS)
  await page.keyboard.press('Control+Backspace')
  await expect(sign(page)).toBeHidden()
  expect(await entries(page)).toBe(before)
})

test('a sketch that is left waits, through a restart of the window, and is offered again', async ({
  page,
}) => {
  let battle = await openAtTurns(page)
  await page.keyboard.press('s')
  await battle.dragOnTable(AT, { x: 50, y: 16.8 })
  await expect(compared(page)).toContainText(CROSSBOWS)
  await battle.leave()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave it for later' }).click()
  battle = await openBattle(page)
  await expect(page.getByText('Sketch of one unit')).toBeVisible()
  await page.keyboard.press('s')
  await expect(compared(page)).toContainText(CROSSBOWS)

  await page.reload()
  battle = await openBattle(page)
  await page.getByRole('status').getByRole('button', { name: 'Go on' }).click()
  await expect(compared(page)).toContainText(CROSSBOWS)
  await battle.leave()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
  await expect.poll(async () => (await storedPose(page, TITLE, CROSSBOWS))?.x).toBeCloseTo(50, 1)
  battle = await openBattle(page)
  await expect(page.getByText('Sketch of one unit')).toBeHidden()
})

test('a sketch is made and kept by keyboard alone', async ({ page }) => {
  await openAtTurns(page)
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Search a command, unit or stage').fill(CROSSBOWS)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('s')
  await expect(sign(page)).toBeVisible()
  await page.keyboard.press('F6')
  await page.keyboard.press('Control+ArrowUp')
  await page.keyboard.press('q')
  const row = change(page)
  await expect(row).toContainText('3.0″, turned 5°')
  await page.keyboard.press('Control+z')
  await expect(row).not.toContainText('turned')
  await page.keyboard.press('Control+Enter')
  await expect(sign(page)).toBeHidden()
  expect(await storedPose(page, TITLE, CROSSBOWS)).toMatchObject({ x: 44, y: 19.8, facingRadians: 0 })
})

test('a player display sees nothing of a sketch, nor of the place where it is stored', async ({
  marshal,
  page,
}) => {
  const battle = await openAtTurns(page)
  const display = await new DisplayPages(marshal.electron, page).show()
  const shown = () => display.evaluate(() => JSON.stringify({ ...localStorage }))
  const state = async () => JSON.stringify((await ask(display, 'display:state', null))?.content)
  const before = await state()
  await page.keyboard.press('s')
  await battle.dragOnTable(AT, { x: 50, y: 16.8 })
  await expect(compared(page)).toContainText(CROSSBOWS)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('marshal.sketch.')
  expect(await shown()).not.toContain('sketch')
  expect(await state()).toBe(before)
  await page.keyboard.press('Control+Enter')
  await expect.poll(state).not.toBe(before)
})

test('a deployment of another battle is taken over and mirrored, each as one step', async ({ page }) => {
  const last = await createBattle(page)
  await submitAll(page, last.id, [...upToTerrain(), ...upToDeployment(last.muster)])
  await ask(page, 'battles:rename', { id: last.id, title: 'Last year' })
  const { id } = await createBattle(page)
  await submitAll(page, id, [...upToTerrain(), { type: 'enter-stage', stage: 'deployment', confirmed: true }])
  await page.reload()
  const battle = await openBattle(page)
  const before = await entries(page)

  await battle.side.getByRole('button', { name: 'Take another deployment…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Last year' }).check()
  await expect(dialog.getByText('16 units take their places')).toBeVisible()
  // Read by keyboard: one side only, mirrored.
  await dialog.getByLabel('Lady Isaude takes').selectOption({ label: 'nothing, stays as it is' })
  await expect(dialog.getByText('9 units take their places')).toBeVisible()
  await expect(dialog.getByText(/^7 units join the battle lines/)).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Mirror it' }).press('Space')
  await dialog.getByRole('button', { name: 'Take it', exact: true }).click()
  await expect(dialog).toBeHidden()
  expect(await entries(page)).toBe(before + 1)
  expect((await battle.log())[0]).toMatch(/^As deployed in another battle: /)
  const { state } = await storedBattle(page, TITLE)
  const riders = Object.values(state.units).find(({ name }) => name === 'Cavaliers des dunes')
  expect(state.personalities[riders?.line ?? '']?.name).toBe('Maude la Grise')
  // The table is 72 inches wide.
  expect(await storedPose(page, TITLE, CROSSBOWS)).toMatchObject({ x: 28, y: 16.8 })

  await battle.showArmy(A)
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Search a command, unit or stage').fill(`Mirror the deployment of ${A}`)
  await page.keyboard.press('Enter')
  await expect.poll(() => storedPose(page, TITLE, CROSSBOWS)).toMatchObject(AT)
  await battle.undo()
  await expect.poll(() => storedPose(page, TITLE, CROSSBOWS)).toMatchObject({ x: 28 })
  await battle.undo()
  await expect.poll(() => storedPose(page, TITLE, CROSSBOWS)).toBeNull()
})

test('a sketch has the bar for typed figures, and none of its moves is stored', async ({ page }) => {
  const battle = await openAtTurns(page)
  const before = await entries(page)
  await battle.clickTable(AT)
  await page.keyboard.press('s')
  await expect(page.getByText('nothing moved yet')).toBeVisible()
  const bar = page.getByRole('toolbar', { name: 'Move the selected units exactly' })
  await expect(bar).toBeVisible()
  await page.keyboard.press('y')
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 unit moved')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('nothing moved yet')).toBeVisible()
  expect(await entries(page)).toBe(before)
})
