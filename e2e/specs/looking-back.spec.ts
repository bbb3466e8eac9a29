import type { Command } from '../../src-rules/games/warlord-medieval/commands'
import { expect, test } from '../fixtures/app'
import { ask } from '../fixtures/bridge'
import {
  A,
  createBattle,
  openBattle,
  submitAll,
  TITLE,
  upToDeployment,
  upToTerrain,
  upToTurns,
} from '../fixtures/sample-battle'

const endPhase: Command = { type: 'end-phase', confirmed: true }

test('a referee looks back through the battle, changes nothing, and branches a copy off', async ({
  page,
}) => {
  const { id, muster } = await createBattle(page)
  const before = [...upToTerrain(), ...upToDeployment(muster), ...upToTurns()]
  const unit = muster.unit('Piques des tanneurs')
  await submitAll(page, id, [
    ...before,
    { type: 'set-order', units: [unit], order: 'disordered' },
    ...Array.from({ length: 12 }, () => endPhase),
  ])
  await page.reload()
  const battle = await openBattle(page)
  const last = before.length + 13
  const next = page.getByRole('button', { name: 'Next: Rally broken units' })

  await page.keyboard.press('b')
  await expect(page.getByText('Looking back', { exact: true })).toBeVisible()
  const slider = page.getByRole('slider', { name: 'Step of the battle' })
  await expect(slider).toBeFocused()
  await expect(page.getByText(`${last} of ${last}`, { exact: true })).toBeVisible()
  await expect(next).toBeHidden()

  await slider.press('PageUp')
  await slider.press('Home')
  await expect(page.getByText(`0 of ${last}`, { exact: true })).toBeVisible()
  await expect(page.getByText('Nothing has been done yet.')).toBeVisible()
  await slider.press('ArrowRight')
  await expect(page.getByText(`1 of ${last}`, { exact: true })).toBeVisible()

  await page.getByLabel('Turns and stages').selectOption({ label: `Round 1, ${A}` })
  await expect(page.getByText(`${before.length} of ${last}`, { exact: true })).toBeVisible()
  await battle.showArmy(A)
  await battle.select('Piques des tanneurs')
  await page.getByRole('radio', { name: 'Broken' }).locator('..').click()
  await expect(page.getByText('You are looking back: nothing can be changed here.')).toBeVisible()

  await page.getByRole('button', { name: 'Branch a copy…' }).click()
  await page.getByLabel('Title of the copy').fill('What if')
  await page.getByLabel('Title of the copy').press('Enter')
  await expect(page.getByText('“What if” is in the library now.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the present' }).last().click()
  await expect(next).toBeVisible()

  const battles = await ask(page, 'battles:list', null)
  expect(
    battles.map(({ title, entryCount, standing }) => [title, entryCount, standing.figures.round]),
  ).toEqual(
    expect.arrayContaining([
      [TITLE, last, 1],
      ['What if', before.length, 1],
    ]),
  )
})
