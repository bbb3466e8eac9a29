import type { CDPSession, Page } from '@playwright/test'
import { frontEdge, measureDistance, rectangleFootprint } from '../../src-rules/core/geometry'
import type { FeatureFigures, Unit } from '../../src-rules/games/warlord-medieval/model'
import { onTable } from '../../src-rules/games/warlord-medieval/pieces'
import { expect, test } from '../fixtures/app'
import { storedBattle } from '../fixtures/folded-state'
import {
  A,
  createBattle,
  openAtTurns,
  openBattle,
  submitAll,
  TERRAIN,
  TITLE,
  upToTerrain,
} from '../fixtures/sample-battle'
import type { BattlePage, Place } from '../pages/battle'

const LEAD = 'Garde de la tour'
const ARCHERS = 'Archers des salines'
/** Where the units of the plan stand, in inches. */
const LEAD_AT = { x: 36, y: 16.8 }

const stored = (page: Page) => storedBattle(page, TITLE)

async function unitNamed(page: Page, name: string): Promise<Unit & { pose: NonNullable<Unit['pose']> }> {
  const { state } = await stored(page)
  const unit = Object.values(state.units).find((each) => each.name === name)
  if (unit === undefined || !onTable(unit)) throw new Error(`${name} is not on the table`)
  return unit
}

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Move the selected units exactly' })

/** How many commands the battle has: each action is one, and one undo step. */
const commandCount = async (page: Page) => (await stored(page)).entries.length

async function undoOnce(battle: BattlePage, page: Page): Promise<void> {
  const before = await commandCount(page)
  await battle.undo()
  await expect.poll(() => commandCount(page)).toBe(before + 1)
}

test('selected units are moved by typed figures, each action one undo step', async ({ page }) => {
  const battle = await openAtTurns(page)
  await battle.clickTable(LEAD_AT)
  const start = await unitNamed(page, LEAD)
  const step = bar(page).getByLabel('Step', { exact: true })
  await step.fill('2 1/2')
  await step.press('Enter')
  await expect.poll(async () => (await unitNamed(page, LEAD)).pose.y).toBeCloseTo(start.pose.y + 2.5, 9)
  await bar(page).getByRole('button', { name: 'Sidestep right: 2.5″' }).click()
  await expect.poll(async () => (await unitNamed(page, LEAD)).pose.x).toBeCloseTo(start.pose.x + 2.5, 9)
  await undoOnce(battle, page)
  await undoOnce(battle, page)
  await expect.poll(async () => (await unitNamed(page, LEAD)).pose).toEqual(start.pose)
  await bar(page).getByLabel('Wheel', { exact: true }).fill('22,5')
  await bar(page).getByRole('button', { name: 'Wheel left: 22,5°' }).click()
  await expect.poll(async () => (await unitNamed(page, LEAD)).pose.facingRadians).toBeCloseTo(Math.PI / 8, 9)
  await undoOnce(battle, page)
  await step.fill('far')
  await bar(page).getByRole('button', { name: 'Step forward' }).click()
  await expect(page.getByText('That is not a length.')).toBeVisible()
  await step.fill('60')
  await bar(page).getByRole('button', { name: 'Step forward' }).click()
  await expect(page.getByText('so nothing was moved')).toBeVisible()
})

test('a whole line is chosen from the table, the list and by key, and dressed at a typed gap', async ({
  page,
}) => {
  const battle = await openAtTurns(page)
  const chosen = battle.armies.locator('[data-unit][aria-pressed=true]')
  await battle.armies.getByRole('button', { name: A, exact: true }).click()
  await expect(chosen).toHaveCount(5)
  await page.keyboard.press('Escape')
  await expect(chosen).toHaveCount(0)
  await battle.clickTable(LEAD_AT)
  await expect(chosen).toHaveCount(1)
  await page.keyboard.press('g')
  await expect(chosen).toHaveCount(5)
  await page.keyboard.press('Shift+G')
  await expect(chosen).toHaveCount(9)
  await page.keyboard.press('Escape')
  await battle.clickTable(LEAD_AT)
  await page.keyboard.press('Enter')
  await expect(chosen).toHaveCount(5)
  await bar(page).getByLabel('Gap', { exact: true }).fill('0.75')
  await bar(page).getByLabel('Gap', { exact: true }).press('Enter')
  const gap = async () => {
    const pair = [await unitNamed(page, LEAD), await unitNamed(page, 'Piques des tanneurs')].map(
      rectangleFootprint,
    )
    const [one, other] = pair
    return one && other ? measureDistance(one, other).inches : Number.NaN
  }
  await expect.poll(gap).toBeCloseTo(0.75, 6)
})

test('Esc clears the ruler, then lays it aside, wherever the keys are', async ({ page }) => {
  const battle = await openAtTurns(page)
  const ruler = page.getByRole('button', { name: 'Ruler', exact: true })
  await ruler.click()
  await page.keyboard.press('Escape')
  await expect(ruler).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('r')
  await battle.clickTable(LEAD_AT)
  await page.keyboard.press('Escape')
  await expect(ruler).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(ruler).toHaveAttribute('aria-pressed', 'false')
})

test('contact is made exactly, front to front, with a target from the list or by a click', async ({
  page,
}) => {
  const battle = await openAtTurns(page)
  await battle.clickTable(LEAD_AT)
  await page.keyboard.press('y')
  await expect(bar(page).getByLabel('Step', { exact: true })).toBeFocused()
  await bar(page).getByRole('button', { name: 'Contact the target' }).press('Enter')
  const targets = page.getByLabel('Target', { exact: true })
  await expect(targets).toBeFocused()
  const option = targets.locator('option').filter({ hasText: 'Millbrook spears' })
  await targets.selectOption((await option.getAttribute('value')) ?? '')
  await page.getByRole('button', { name: 'Contact', exact: true }).press('Enter')
  const isInContact = async (target: string) => {
    const [own, theirs] = [await unitNamed(page, LEAD), await unitNamed(page, target)]
    const middle = ({ from, to }: ReturnType<typeof frontEdge>) => [(from.x + to.x) / 2, (from.y + to.y) / 2]
    const [x = 0, y = 0] = middle(frontEdge(own))
    const [u = 9, v = 9] = middle(frontEdge(theirs))
    return Math.hypot(x - u, y - v) < 1e-6
  }
  await expect.poll(() => isInContact('Millbrook spears')).toBe(true)
  await expect(targets).toBeHidden()
  await battle.undo()
  await bar(page).getByRole('button', { name: 'Contact the target' }).click()
  await battle.clickTable({ x: 40.6, y: 43.4 })
  await expect.poll(() => isInContact('Fenside spears')).toBe(true)
})

test('the reach of a line, range bands and zones are drawn round what is chosen', async ({ page }) => {
  const battle = await openAtTurns(page)
  await battle.clickTable(LEAD_AT)
  const picture = async () => (await battle.table.screenshot()).toString('base64')
  const plain = await picture()
  await page.keyboard.press('i')
  const view = page.getByRole('dialog')
  await view.getByRole('group', { name: 'Outline of the reach' }).getByText('Line', { exact: true }).click()
  await view.getByRole('group', { name: 'Range bands' }).getByText('From the front').click()
  await view.getByLabel('Distances of the bands').fill('4; 99')
  await expect(view.getByText('Type one to six lengths')).toBeVisible()
  await view.getByLabel('Distances of the bands').fill('4; 10,5')
  await view.getByRole('button', { name: 'Close' }).last().click()
  const drawn = await picture()
  expect(drawn).not.toBe(plain)
  await page.keyboard.press('z')
  expect(await picture()).not.toBe(drawn)
})

test('what is drawn round the selection is as it was left after a restart', async ({ page, marshal }) => {
  await openAtTurns(page)
  await page.keyboard.press('i')
  const view = page.getByRole('dialog')
  await view.getByRole('group', { name: 'Outline of the reach' }).getByText('Army', { exact: true }).click()
  await view.getByRole('group', { name: 'Range bands' }).getByText('From the front').click()
  await view.getByLabel('Distances of the bands').fill('5; 9')
  await page.keyboard.press('Escape')
  const again = await marshal.relaunch()
  await openBattle(again)
  await again.keyboard.press('i')
  const later = again.getByRole('dialog')
  await expect(later.getByRole('radio', { name: 'Army', exact: true })).toBeChecked()
  await expect(later.getByRole('radio', { name: 'From the front' })).toBeChecked()
  await expect(later.getByLabel('Distances of the bands')).toHaveValue('5; 9')
})

test('K locks a terrain feature that is selected, so that nothing moves it, and frees it again', async ({
  page,
}) => {
  const { id } = await createBattle(page)
  await submitAll(page, id, upToTerrain())
  await submitAll(page, id, [
    { type: 'place-feature', placedBy: 'a', feature: TERRAIN.a[0] as FeatureFigures },
  ])
  await page.reload()
  const battle = await openBattle(page)
  await battle.clickTable({ x: 9, y: 23 })
  const locked = async () => (await stored(page)).state.locked.length
  expect(await locked()).toBe(0)
  await page.keyboard.press('k')
  await expect.poll(locked).toBe(1)
  await expect.poll(async () => (await battle.log())[0]).toContain('Wood')
  await page.keyboard.press('k')
  await expect.poll(locked).toBe(0)
})

test('a note is put, worded, moved, locked and taken away by mouse', async ({ page }) => {
  const battle = await openAtTurns(page)
  const notes = async () => Object.values((await stored(page)).state.notes)
  await page.getByRole('button', { name: 'Put a note' }).click()
  await battle.placeAt({ x: 60, y: 34 })
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Text').fill('ford: slow')
  await dialog.getByRole('button', { name: 'Save the note' }).click()
  await expect.poll(notes).toMatchObject([{ text: 'ford: slow', readers: 'referee', locked: false }])
  const [first] = await notes()
  expect(first?.at.x).toBeCloseTo(60, 0)
  await battle.dragOnTable({ x: 60, y: 34 }, { x: 62, y: 36 })
  await expect.poll(async () => (await notes())[0]?.at.x).toBeGreaterThan(61.5)
  await battle.side.getByRole('button', { name: 'Locked' }).click()
  await expect.poll(async () => (await notes())[0]?.locked).toBe(true)
  const count = await commandCount(page)
  await battle.dragOnTable({ x: 62, y: 36 }, { x: 50, y: 30 })
  await battle.clickTable({ x: 62, y: 36 })
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Delete')
  await expect(page.getByText('This note is locked.')).toBeVisible()
  expect(await commandCount(page)).toBe(count)
})

test('words of a note are asked about before Esc or the cross throws them away, and counted near their bound', async ({
  page,
}) => {
  await openAtTurns(page)
  const notes = async () => Object.values((await stored(page)).state.notes)
  await page.getByRole('button', { name: 'Put a note' }).click()
  await page.getByRole('application').click({ position: { x: 300, y: 200 } })
  const dialog = page.getByRole('dialog')
  const text = dialog.getByLabel('Text')
  await text.fill('the ford is deep')
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('What you typed here would be lost.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Keep typing' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('What you typed here would be lost.')).toBeHidden()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  await expect(text).toHaveValue('the ford is deep')
  await text.fill('x'.repeat(150))
  await expect(dialog.getByText('10 characters left')).toBeVisible()
  await text.fill('x'.repeat(160))
  await expect(dialog.getByText('Full: 160 characters fit, no more.')).toBeVisible()
  await text.fill('')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await notes()).toEqual([])
  await page.getByRole('button', { name: 'Put a note' }).click()
  await page.getByRole('application').click({ position: { x: 300, y: 200 } })
  await text.fill('gone')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Throw it away' }).click()
  await expect(dialog).toBeHidden()
  expect(await notes()).toEqual([])
})

test('a note is put, edited and taken away by the keyboard alone', async ({ page }) => {
  await openAtTurns(page)
  const notes = async () => Object.values((await stored(page)).state.notes)
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.keyboard.type('look here')
  await page.keyboard.press('Enter')
  await expect.poll(notes).toMatchObject([{ text: 'look here' }])
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => ((await notes())[0]?.at.x ?? 0) % 1).toBeCloseTo(0.5, 6)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Text')).toHaveValue('look here')
  await page.keyboard.press('Escape')
  await page.keyboard.press('F6')
  await page.keyboard.press('Delete')
  await expect.poll(notes).toEqual([])
})

/** Fingers on the glass, as the screen's driver reports them. */
class Fingers {
  constructor(private readonly cdp: CDPSession) {}

  async touch(type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly { x: number; y: number }[]) {
    const touchPoints = at.map(({ x, y }, id) => ({ x, y, id }))
    await this.cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
}

test('one finger drags a unit, two move and zoom the view, and gestures can be switched off', async ({
  page,
}) => {
  const battle = await openAtTurns(page)
  const fingers = new Fingers(await page.context().newCDPSession(page))
  const at = async (place: Place) => {
    const box = await battle.around(place, 1)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const camera = () => battle.table.getAttribute('data-camera')
  const from = await at({ x: 28, y: 16.8 })
  const to = await at({ x: 28, y: 22 })
  const half = { x: from.x, y: (from.y + to.y) / 2 }
  await fingers.touch('touchStart', from)
  await fingers.touch('touchMove', half)
  await fingers.touch('touchMove', to)
  await fingers.touch('touchEnd')
  await expect.poll(async () => (await unitNamed(page, ARCHERS)).pose.y).toBeGreaterThan(20)
  const count = await commandCount(page)
  const fitted = await camera()
  const pinch = async () => {
    await fingers.touch('touchStart', { x: to.x, y: to.y }, { x: to.x + 80, y: to.y })
    await fingers.touch('touchMove', { x: to.x - 30, y: to.y + 20 }, { x: to.x + 120, y: to.y + 20 })
    await fingers.touch('touchMove', { x: to.x - 50, y: to.y + 30 }, { x: to.x + 150, y: to.y + 30 })
    await fingers.touch('touchEnd')
  }
  await pinch()
  await expect.poll(camera).not.toBe(fitted)
  expect(await commandCount(page)).toBe(count)
  await page.keyboard.press('0')
  await expect.poll(camera).toBe(fitted)
  await page.keyboard.press('i')
  await page.getByLabel('Two fingers move and zoom the view').uncheck()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  // A miniature rests on bare table, another one slides.
  const bare = await at({ x: 36, y: 30 })
  await fingers.touch('touchStart', bare, { x: bare.x + 80, y: bare.y })
  await fingers.touch('touchMove', bare, { x: bare.x + 160, y: bare.y + 20 })
  await fingers.touch('touchEnd')
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await camera()).toBe(fitted)
  expect(await commandCount(page)).toBe(count)
})
