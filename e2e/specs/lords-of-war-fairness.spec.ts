import { expect, test } from '../fixtures/app'
import { LANCERS, openLaidOut, SPEARS } from '../fixtures/laid-out-match'

test('LW-11 who draws, undoes and draws again at the screen that he holds cannot keep it from the other', async ({
  page,
}) => {
  const match = await openLaidOut(page, [
    [LANCERS, [3, 4]],
    [SPEARS, [1, 1]],
  ])
  await page.keyboard.press('n')
  await expect(match.now).toContainText('May be placed here')
  await page.keyboard.press('m')
  await page.keyboard.press('Enter')
  await expect(match.now).not.toContainText('May be placed here')
  if (await match.act('Resolve the fight').isVisible()) await match.act('Resolve the fight').click()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Hand the screen to Ines')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I am Ines' }).click()
  await expect(match.hand).toHaveAttribute('aria-label', /Hand of Ines/)

  await page.keyboard.press('d')
  await expect.poll(async () => (await match.log())[0]).toMatch(/^Ines draws (?!a card)/)
  const drawn = (await match.log())[0] ?? ''
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await match.log()).slice(0, 2)).toEqual([`Undone: ${drawn}`, drawn])
  await page.keyboard.press('d')
  await expect.poll(async () => (await match.log())[0]).toMatch(/^Ines draws (?!a card)/)
  await page.keyboard.press('e')
  await page.getByRole('button', { name: 'I am Odo' }).click()
  await expect(match.hand).toHaveAttribute('aria-label', /Hand of Odo/)
  const told = (await match.log()).filter((sentence) => sentence.includes('draws')).slice(0, 3)
  expect(told[0]).toMatch(/^Ines draws a card; /)
  expect(told.slice(1)).toEqual([`Undone: ${told[0]}`, told[0]])
  await expect(match.side.locator('.undone s').first()).toHaveText(told[0] ?? '')
})
