import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app'
import { BattlePage } from '../pages/battle'

const A = 'Aubert de Corvenne'
const B = 'Lady Isaude'

/** Asks main as the window does. */
function ask<Answer>(page: Page, channel: string, argument: unknown): Promise<Answer> {
  return page.evaluate(
    async ([name, asked]) => {
      const bridge = (
        globalThis as unknown as { marshal: { call: (...args: unknown[]) => Promise<unknown> } }
      ).marshal
      const answer = (await bridge.call(name, asked)) as { ok: boolean; value: unknown; trouble: unknown }
      if (!answer.ok) throw new Error(JSON.stringify(answer.trouble))
      return answer.value as never
    },
    [channel, argument] as const,
  )
}

/** A battle of two shipped armies, taken to a stage without its screen and opened there. */
async function openAt(page: Page, commands: readonly object[]): Promise<BattlePage> {
  await ask(page, 'settings:change', { language: 'en', theme: 'light' })
  const armies = await ask<{ id: string; name: string }[]>(page, 'armies:list', null)
  const idOf = (name: string) => armies.find((army) => army.name.includes(name))?.id ?? ''
  const { id } = await ask<{ id: string }>(page, 'battles:create', {
    title: 'The Ford at Lisse',
    game: 'warlord-medieval',
    plan: {
      agreedPoints: 70,
      armies: { a: idOf('Corvenne'), b: idOf('Isaude') },
      mapId: null,
      houseRules: {},
    },
  })
  for (const [index, command] of commands.entries()) {
    await ask(page, 'battles:submit', { id, expectedSequence: index + 1, command })
  }
  await page.reload()
  await page.getByText('The Ford at Lisse').first().click()
  const battle = new BattlePage(page)
  await expect(battle.next).toBeVisible()
  return battle
}

const enter = (side: string, card: string) => ({
  type: 'enter-initiative-card',
  purpose: 'campaign',
  side,
  card,
})
const go = (stage: string) => ({ type: 'enter-stage', stage, confirmed: true })
/** A won the initiative, so B goes first everywhere. */
const INITIATIVE = [go('initiative'), enter('a', 'hearts-10'), enter('b', 'spades-2')]

test('cards drawn at the table are entered, and the higher total attacks', async ({ page }) => {
  const battle = await openAt(page, [go('initiative')])
  await battle.enterCard(A, '10 of hearts')
  await battle.enterCard(B, '2 of spades')
  await expect(page.getByText('10 + 14 = 24', { exact: true })).toBeVisible()
  await expect(page.getByText(`${A} wins the initiative and attacks.`)).toBeVisible()
  await battle.goOn()
  expect(await battle.stage()).toBe('Territory')
})

test('a unit dragged to the table is judged while it moves, and one undo takes one drag back', async ({
  page,
}) => {
  const battle = await openAt(page, [...INITIATIVE, go('deployment')])
  await battle.dragToTable('Household knights', { x: 36, y: 48 })
  await expect.poll(() => battle.statusOf('Household knights')).toContain('banner unit · good order')
  await battle.dragToTable('Millbrook spears', { x: 31, y: 48 })
  await expect.poll(() => battle.statusOf('Millbrook spears')).toContain('from the banner unit')
  const before = await battle.statusOf('Millbrook spears')
  await battle.dragOnTable({ x: 31, y: 48 }, { x: 26, y: 48 }, async () => {
    await expect.poll(() => battle.statusOf('Millbrook spears')).toMatch(/^cut off: \d+\.\d″, at most 3″$/)
  })
  await expect.poll(() => battle.toSettle()).toContain('Millbrook spears: cut off')
  await battle.undo()
  await expect.poll(() => battle.statusOf('Millbrook spears')).toBe(before)
  await expect
    .poll(async () => (await battle.undoneInLog())[0])
    .toMatch(/^Lady Isaude moves Millbrook spears by 5\.\d″\.$/)
})

test('a trouble is let stand with a reason, and taken back', async ({ page }) => {
  const battle = await openAt(page, [...INITIATIVE, go('deployment')])
  await battle.dragToTable('Household knights', { x: 36, y: 48 })
  await battle.dragToTable('Millbrook spears', { x: 20, y: 48 })
  await battle.letStand('Millbrook spears: cut off', 'Both players agree')
  await expect.poll(() => battle.toSettle()).not.toContain('Millbrook spears: cut off')
  expect((await battle.log())[0]).toBe(
    'The referee lets it stand: Millbrook spears: cut off. Reason: Both players agree',
  )
  await battle.side.getByRole('button', { name: 'Take back' }).click()
  await expect.poll(() => battle.toSettle()).toContain('Millbrook spears: cut off')
})

test('WM-54 whoever holds the screen finds no trace of the other side’s hidden units', async ({ page }) => {
  const battle = await openAt(page, [...INITIATIVE, go('hidden')])
  await battle.markHidden(B, ['Heron archers'])
  await battle.side.getByRole('button', { name: `Hand the screen to ${A}` }).click()
  await page.getByRole('button', { name: `I am ${A}` }).click()
  await expect(battle.table).toBeVisible()
  expect(await page.content()).not.toContain('Heron archers')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Heron')
  await expect(page.getByText('Nothing is called “Heron”')).toBeVisible()
})

test('WM-54 whoever holds the screen moves his own units by typed figures', async ({ page }) => {
  const battle = await openAt(page, [...INITIATIVE, go('hidden')])
  await battle.markHidden(B, ['Heron archers'])
  await battle.markHidden(A, ['Archers des salines'])
  await battle.side.getByRole('button', { name: `Hand the screen to ${A}` }).click()
  await page.getByRole('button', { name: `I am ${A}` }).click()
  await battle.dragToTable('Archers des salines', { x: 30, y: 12 })
  const bar = page.getByRole('toolbar', { name: 'Move the selected units exactly' })
  const spoken = page.getByText(/^Archers des salines, .*″ up/)
  const up = async () => Number(/([\d.]+)″ up/.exec((await spoken.first().textContent()) ?? '')?.[1])
  const before = await up()
  await bar.getByLabel('Step', { exact: true }).fill('2.5')
  await bar.getByLabel('Step', { exact: true }).press('Enter')
  await expect.poll(up).toBeCloseTo(before + 2.5, 1)
  await bar.getByRole('button', { name: /^Contact/ }).click()
  expect(await page.content()).not.toContain('Heron archers')
})

test('WM-22 whoever holds the screen puts his hidden units into his lines, by the hand and by A', async ({
  page,
}) => {
  const battle = await openAt(page, [...INITIATIVE, go('hidden')])
  await battle.markHidden(A, ['Archers des salines', 'Jeunes du rivage'])
  await battle.side.getByRole('button', { name: `Hand the screen to ${A}` }).click()
  await page.getByRole('button', { name: `I am ${A}` }).click()
  const line = (leader: string) => battle.armies.getByRole('region', { name: `Line of ${leader}` })
  await battle.dragToLine('Archers des salines', 'Maude la Grise')
  await expect(line('Maude la Grise').getByText('Archers des salines')).toBeVisible()
  await battle.select('Jeunes du rivage')
  await battle.assignSelected(A)
  await expect(line(A).getByText('Jeunes du rivage')).toBeVisible()
  await expect(page.getByText('Only the referee can do that.')).toHaveCount(0)
})

test('WM-54 the private screen leads nowhere but to its cover', async ({ page }) => {
  const battle = await openAt(page, [...INITIATIVE, go('hidden')])
  await battle.side.getByRole('button', { name: `Hand the screen to ${A}` }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'I am the referee' })).toBeVisible()
  await page.getByRole('button', { name: 'I am the referee' }).click()
  await battle.side.getByRole('button', { name: `Hand the screen to ${A}` }).click()
  await page.getByRole('button', { name: `I am ${A}` }).click()
  await expect(battle.table).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back to the library' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Stages of the battle' })).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('battle')
  await expect(page.getByText('End the battle…')).toHaveCount(0)
  await page.getByRole('combobox').fill('deployment')
  await expect(page.getByText('Nothing is called “deployment”')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press(']')
  await expect(battle.armies.getByText('Household knights')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'I am the referee' })).toBeVisible()
})

test('a double click on the main button goes on once', async ({ page }) => {
  const battle = await openAt(page, [go('initiative')])
  await battle.enterCard(A, '10 of hearts')
  await battle.enterCard(B, '2 of spades')
  await battle.next.dblclick()
  await expect.poll(() => battle.stage()).toBe('Territory')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a place that no table has is refused in words', async ({ page }) => {
  const battle = await openAt(page, [...INITIATIVE, go('deployment')])
  await battle.dragToTable('Household knights', { x: 36, y: 48 })
  const across = battle.side.getByRole('textbox', { name: 'Across' })
  await across.fill('99999')
  await across.press('Enter')
  await expect(battle.side.getByText('Write a length of at most 600″ either way')).toBeVisible()
  await expect(page.getByText('moves.0')).toHaveCount(0)
})

test('what is to settle is one click away, and the screen stays where it is', async ({ page }) => {
  const battle = await openAt(page, [...INITIATIVE, go('hidden')])
  await battle.side.getByRole('button', { name: /^To settle \(\d+\)$/ }).click()
  await expect(battle.side.getByRole('heading', { name: 'To settle' })).toBeInViewport()
  expect(await page.getByRole('banner').evaluate((head) => head.getBoundingClientRect().top)).toBe(0)
})

test('a unit is placed, turned and disordered by the keyboard alone', async ({ page }) => {
  const battle = await openAt(page, [...INITIATIVE, go('deployment')])
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Town militia')
  await page.keyboard.press('Enter')
  await expect(battle.row('Town militia')).toHaveAttribute('aria-pressed', 'true')
  // The palette gives the keys back when it is gone.
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('p')
  await expect(battle.table).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await battle.log())[0]).toBe('Lady Isaude places Town militia.')
  await page.keyboard.press('q')
  await expect
    .poll(async () => (await battle.log())[0])
    .toBe('Lady Isaude turns Town militia 5° to the left.')
  await page.keyboard.press('2')
  await expect.poll(async () => (await battle.log())[0]).toBe('Town militia: disordered.')
})

test('a double click on a done stage asks, and stays asking', async ({ page }) => {
  const battle = await openAt(page, [...INITIATIVE, go('deployment')])
  const rail = page.getByRole('navigation', { name: 'Stages of the battle' })
  await rail.getByRole('button', { name: 'Set-up' }).dblclick()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Go back to this stage' })).toBeVisible()
  expect(await battle.stage()).toBe('Deployment')
  // A click beside it, later, closes it as ever.
  await page.waitForTimeout(600)
  await page.mouse.click(5, 400)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a refused command says why and what to do', async ({ page }) => {
  const battle = await openAt(page, [...INITIATIVE, go('first-move')])
  await battle.drawUntilWon()
  await battle.next.click()
  await expect(page.getByText('choose who has the first move')).toBeVisible()
  expect(await battle.stage()).toBe('First move')
})

test('WM-91 a click on a done stage asks first, and the way forward leads to the same phase without a question', async ({
  page,
}) => {
  const battle = await openAt(page, [
    ...INITIATIVE,
    { type: 'choose-first-mover', side: 'a' },
    go('turns'),
    { type: 'end-phase', confirmed: false },
  ])
  const rail = page.getByRole('navigation', { name: 'Stages of the battle' })
  await rail.getByRole('button', { name: 'Set-up' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Go back to: Set-up?' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  expect(await battle.stage()).toBe('Turns')
  await battle.goToStage('Set-up')
  await rail.getByRole('button', { name: 'Turns' }).click()
  await expect.poll(() => battle.stage()).toBe('Turns')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(battle.next).toHaveText(/Impetuous|impetuous/)
  expect((await battle.log())[0]).not.toMatch(/left/)
})

test('the house rules are changed from the turns, which stay in their phase', async ({ page }) => {
  const battle = await openAt(page, [...INITIATIVE, { type: 'choose-first-mover', side: 'a' }, go('turns')])
  const label = await battle.next.textContent()
  await page
    .getByRole('navigation', { name: 'Stages of the battle' })
    .getByRole('button', { name: 'Set-up' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Show the house rules' }).click()
  await expect(page.getByRole('main').getByRole('heading', { name: 'House rules' })).toBeVisible()
  expect(await battle.stage()).toBe('Turns')
  await expect(battle.next).toHaveText(/Back to the table/)
  await battle.next.click()
  await expect(battle.table).toBeVisible()
  expect(await battle.next.textContent()).toBe(label)
})

test('WM-2 a unit that lost its last stand is marked as destroyed by one click in what is to do', async ({
  page,
}) => {
  const battle = await openAt(page, [
    ...INITIATIVE,
    go('deployment'),
    { type: 'choose-first-mover', side: 'a' },
    go('turns'),
  ])
  await battle.select('Piques de la corderie')
  for (let more = 0; more < 8; more += 1) {
    const button = battle.side.getByRole('button', { name: 'Lose a stand' })
    if (await button.isDisabled()) break
    await button.click()
  }
  await expect(
    battle.side.getByText('Piques de la corderie has no stand left: is it destroyed?'),
  ).toBeVisible()
  await battle.side.getByRole('button', { name: 'Mark as destroyed' }).click()
  await expect.poll(() => battle.statusOf('Piques de la corderie')).toContain('destroyed')
})
