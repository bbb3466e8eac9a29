import type { Command } from '../../src-rules/games/warlord-medieval/commands'
import { type MarshalApp, test } from '../fixtures/app'
import { ask } from '../fixtures/bridge'
import { BattlePage } from '../pages/battle'
import { BattleOfThePicture } from './battle-of-the-picture'
import { card, enter, open, resize, settle, TITLE, take } from './taking'

/** A battle in its first turn, opened in the window. */
async function inTheTurn(marshal: MarshalApp, more: readonly Command[] = []): Promise<BattlePage> {
  const page = await marshal.start()
  await resize(marshal, 1366, 768)
  await settle(page, { language: 'en', theme: 'light' })
  const plan = await BattleOfThePicture.create(page, TITLE)
  await plan.submit([
    card('campaign', 'a', 'diamonds-king'),
    card('campaign', 'b', 'clubs-4'),
    { type: 'choose-territory', side: 'a' },
    enter('terrain'),
    ...plan.terrain(8),
    ...plan.lines('a'),
    ...plan.lines('b'),
    plan.camp('a'),
    plan.camp('b'),
    enter('deployment'),
    ...(['a', 'b'] as const).flatMap((side) => [plan.place(side, 'banners'), plan.place(side, 'others')]),
    card('first-move', 'a', 'hearts-9'),
    card('first-move', 'b', 'spades-queen'),
    { type: 'choose-first-mover', side: 'a' },
    enter('turns'),
    ...plan.firstTurn(),
    ...more,
  ])
  return open(page)
}

test('the pictures of the tools', async ({ marshal }) => {
  const note = { side: null, readers: 'public', locked: false } as const
  const battle = await inTheTurn(marshal, [
    { type: 'add-note', note: { ...note, at: { x: 62, y: 33 }, text: 'Ford: half pace', symbol: 'pin' } },
  ])
  const { page } = battle
  await battle.select('Piques de la corderie')
  await page.keyboard.press('g')
  await take(page, 'formation')
  await page.keyboard.press('i')
  const view = page.getByRole('dialog')
  await view.getByRole('group', { name: 'Outline of the reach' }).getByText('Line', { exact: true }).click()
  await view.getByRole('group', { name: 'Range bands' }).getByText('From the front').click()
  await view.getByLabel('Distances of the bands').fill('6; 12')
  await take(page, 'reach')
  await page.keyboard.press('Escape')
  await page.keyboard.press('d')

  await page.keyboard.press('s')
  await battle.dragOnTable({ x: 37.6, y: 29 }, { x: 31, y: 34 })
  await page.getByRole('region', { name: /^Compared with the real table/ }).waitFor()
  await take(page, 'sketch')
  await page.keyboard.press('Control+Backspace')
  await page.getByRole('region', { name: 'What was just done' }).getByRole('button').last().click()

  const centre = page.getByRole('dialog', { name: 'Print' })
  await page.keyboard.press('Control+p')
  await centre.locator('.count').waitFor()
  await take(page, 'print-centre')
  await centre.getByLabel('Sheets').selectOption({ label: 'Battle report' })
  await centre.locator('.count').waitFor()
  await take(page, 'report')
  await centre.getByLabel('Sheets').selectOption('picture')
  await centre.locator('figcaption').waitFor()
  await take(page, 'picture')
  await page.keyboard.press('Escape')

  const opened = marshal.electron.waitForEvent('window')
  const [shown] = await ask(page, 'battles:list', null)
  await ask(page, 'display:open', { battleId: shown?.id ?? '', audience: 'public' })
  const display = await opened
  await display.getByRole('application').waitFor()
  await take(display, 'display')
})

test('the picture of the tour', async ({ marshal }) => {
  const page = await marshal.start()
  await resize(marshal, 1366, 768)
  await settle(page, { language: 'en', theme: 'light' })
  await page.getByRole('button', { name: 'Tour on a sample battle' }).click()
  const bar = page.getByRole('region', { name: 'Tour of the screen' })
  await bar.getByRole('button', { name: 'Next' }).click()
  await new BattlePage(page).select('Piques des tanneurs')
  await bar.getByRole('button', { name: 'Next' }).click()
  await take(page, 'tour')
})
