import type { Page } from '@playwright/test'
import { DEFAULT_WIDER_RULES } from '../../src-rules/games/warlord-medieval/default-wider-rules'
import { expect, test } from '../fixtures/app'
import {
  A,
  createBattle,
  openBattle,
  submitAll,
  upToDeployment,
  upToTerrain,
  upToTurns,
} from '../fixtures/sample-battle'
import type { BattlePage } from '../pages/battle'

/** At the beginning of A's first turn, with cards that are rolled for and kept. */
async function openWithHands(page: Page): Promise<BattlePage> {
  const { id, muster } = await createBattle(page)
  const command = { ...DEFAULT_WIDER_RULES.command, cards: 'rolled' as const }
  await submitAll(page, id, [
    { type: 'change-house-rules', houseRules: { wider: { ...DEFAULT_WIDER_RULES, command } } },
    ...upToTerrain(),
    ...upToDeployment(muster),
    ...upToTurns(),
    { type: 'set-order', units: [muster.unit('Piques des tanneurs')], order: 'broken' },
  ])
  await page.reload()
  return openBattle(page)
}

test('a referee is told which wider rules are played, and switches one off', async ({ page }) => {
  await createBattle(page)
  await page.reload()
  const battle = await openBattle(page)
  await expect(page.getByRole('heading', { name: 'From the wider rules' })).toBeVisible()
  const clocks = page.getByRole('group', { name: 'End: 5 player turns without combat' })
  await clocks.getByText('No', { exact: true }).click()
  await expect(clocks.getByRole('radio', { name: 'No' })).toBeChecked()
  expect((await battle.log())[0]).toMatch(/the wider rules \(.+: No\)\.$/)
})

test('a referee changes any figure of the wider rules, is told of one that is refused, and resets it', async ({
  page,
}) => {
  await createBattle(page)
  await page.reload()
  const battle = await openBattle(page)
  await page.getByText('Modifiers: Help with morale').click()
  const supported = page.getByLabel('Supported', { exact: true })
  await supported.fill('12')
  await supported.press('Tab')
  await expect(page.getByText('Usually 10')).toBeVisible()
  expect((await battle.log())[0]).toContain('the wider rules')
  await supported.fill('100')
  await expect(page.getByRole('alert').filter({ hasText: '99' })).toBeVisible()
  await supported.press('Escape')
  await expect(supported).toHaveValue('12')
  await page.getByRole('button', { name: 'changed' }).first().click()
  await expect(supported).toHaveValue('10')
})

test('a referee adds a troop type, gives it figures, and says what a unit counts as', async ({ page }) => {
  await createBattle(page)
  await page.reload()
  await openBattle(page)
  await page.getByText(/^Types, their words and figures/).click()
  await page.getByLabel('A further type').fill('bombards, guns')
  await page.getByLabel('A further type').press('Enter')
  await page
    .locator('summary')
    .filter({ hasText: /^bombards$/ })
    .click()
  await page.getByLabel('Shooting range').fill('30')
  await page.getByLabel('Shooting range').press('Tab')
  await page.getByText('What each unit counts as').click()
  const type = page.getByLabel('Arbalètes du môle: Troop type')
  await type.selectOption('bombards')
  await expect(page.getByText('bombards (by your word)', { exact: false })).toBeVisible()
})

test('command cards are rolled for, kept, and played as commands with their points', async ({ page }) => {
  const battle = await openWithHands(page)
  await expect(page.getByText(`${A} has not rolled for command cards.`)).toBeVisible()
  const own = battle.side.getByRole('article').filter({ hasText: A })
  await own.getByText('By hand, wounds, uncontrolled actions').click()
  await own.getByLabel(`Die rolled by hand for ${A}`).fill('3')
  for (const card of ['ace of hearts', 'king of spades', '4 of clubs', '5 of clubs', '6 of clubs']) {
    await own.getByRole('button', { name: 'Add a card drawn by hand' }).click()
    await page.getByRole('dialog').getByRole('button', { name: card, exact: true }).click()
  }
  await own.getByRole('button', { name: 'Enter', exact: true }).click()
  await expect(own.getByText('3 is not over 14. He held 0 and may hold 5: 5 cards to draw.')).toBeVisible()
  await expect(own.getByRole('img', { name: 'A D20 shows 3' })).toBeVisible()
  await expect(page.getByText(`${A} has not rolled for command cards.`)).toBeHidden()

  await battle.goOn()
  await expect(page.getByText(`${A} has 5 command cards left.`)).toBeVisible()
  await battle.select('Piques des tanneurs')
  const hand = battle.side.getByRole('region', { name: `Hand of ${A}` })
  await hand.getByRole('button', { name: 'ace of hearts, 3 points' }).click()
  await hand.getByRole('button', { name: 'rally' }).click()
  await hand.getByRole('button', { name: 'move' }).click()
  await hand.getByRole('button', { name: 'Give 2 commands for 3 points' }).click()
  await expect(page.getByText(`${A} has 4 command cards left.`)).toBeVisible()
  expect((await battle.log())[0]).toContain('commands Piques des tanneurs')
  await battle.undo()
  await expect(hand.getByRole('button', { name: 'ace of hearts, 3 points' })).toBeVisible()
})

test('morale is added up from the table, corrected, and its outcome written down', async ({ page }) => {
  const battle = await openWithHands(page)
  await battle.goOn()
  await expect(page.getByText('Piques des tanneurs is broken: check whether it rallies.')).toBeVisible()
  await battle.select('Piques des tanneurs')
  const morale = battle.side.getByRole('region', { name: 'Morale', exact: true })
  await expect(morale.getByRole('checkbox', { name: 'Supported applies' })).toBeChecked()
  await expect(morale.getByText('Garde de la tour at 0.8″ from its base, at most 3″.')).toBeVisible()
  const before = Number(await morale.getByRole('definition').last().textContent())
  await morale.getByRole('checkbox', { name: 'Supported applies' }).uncheck()
  await expect(morale.getByRole('definition').last()).toHaveText(String(before - 10))
  await expect(morale.getByText('(measured otherwise)')).toBeVisible()
  await morale.getByRole('button', { name: 'Enter a card…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '10 of hearts', exact: true }).click()
  await expect(morale.getByText(`Total ${before}`, { exact: true })).toBeVisible()
  await morale.getByRole('combobox', { name: 'Outcome' }).fill('rallies')
  await morale.getByRole('button', { name: 'Enter', exact: true }).click()
  await expect(morale.getByText('Outcome: rallies')).toBeVisible()
  expect((await battle.log())[0]).toContain('Morale, Piques des tanneurs: rallies')
})

test('strikes are counted from dice that were rolled by hand', async ({ page }) => {
  const battle = await openWithHands(page)
  for (let phase = 0; phase < 3; phase++) await battle.goOn()
  await battle.select('Arbalètes du môle')
  const strikes = battle.side.getByRole('region', { name: 'Count strikes' })
  await expect(strikes.getByText('A die of 10 or less strikes')).toBeVisible()
  const byHand = strikes.getByRole('textbox', { name: 'Dice rolled by hand' })
  await byHand.fill('3 12 17 0 25 abc')
  const refused = strikes.getByRole('alert')
  await expect(refused).toHaveText(/^0, 25 and abc: .*whole numbers from 1 to 20/)
  await byHand.press('Enter')
  await expect(strikes.getByRole('button', { name: 'Count', exact: true })).toBeDisabled()
  await byHand.fill('21')
  await expect(refused).toHaveText(/^21: /)
  await byHand.press('Escape')
  await expect(refused).toBeHidden()
  await byHand.fill('1, 10, 11, 20')
  await strikes.getByRole('button', { name: 'Count', exact: true }).click()
  await expect(strikes.getByText('2 strikes', { exact: true })).toBeVisible()
  await expect(strikes.getByRole('img', { name: '10 strikes' })).toBeVisible()
  await expect(strikes.getByRole('img', { name: '11 misses' })).toBeVisible()
  expect((await battle.log())[0]).toContain('2 strikes with 4 dice at 10')
})

test('a unit explains what it sees, what threatens it and what it may do', async ({ page }) => {
  const battle = await openWithHands(page)
  for (let phase = 0; phase < 3; phase++) await battle.goOn()
  await battle.select('Arbalètes du môle')
  await expect(battle.side.getByText('It may shoot.')).toBeVisible()
  await expect(battle.side.getByText('It does not move in this phase.')).toBeVisible()
  const others = battle.side.getByRole('region', { name: 'Other enemies' })
  await expect(others.getByRole('listitem').first()).toContainText(/\d+\.\d″ base to base · front/)
  await expect(battle.side.getByText(/^Counts as: /)).toBeVisible()
})
