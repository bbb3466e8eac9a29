import { expect, test } from '../fixtures/app'
import {
  BOWMEN,
  HERD_BOYS,
  KNIGHTS,
  LANCERS,
  LEVY,
  openLaidOut,
  RED_AXE,
  SPEARS,
  TITLE,
} from '../fixtures/laid-out-match'
import { LibraryPage } from '../pages/library'
import { MatchPage } from '../pages/match'

const inHand = (match: MatchPage, name: string) =>
  match.hand.getByRole('button', { name: new RegExp(`^${name}`) })

test('LW-40 LW-42 a ranged unit placed in support shoots at the target that was chosen for it', async ({
  page,
}) => {
  const match = await openLaidOut(page, [
    [SPEARS, [3, 1]],
    [BOWMEN, 'hand'],
    [HERD_BOYS, [3, 4]],
    [LANCERS, [4, 4]],
  ])
  await inHand(match, 'Yew Bowmen').first().click()
  await match.clickSquare({ column: 3, row: 2 })
  await expect(match.now).toContainText('These may shoot: Yew Bowmen')
  await match.clickSquare({ column: 3, row: 2 })
  await match.clickSquare({ column: 4, row: 4 })
  await expect(match.side.getByText('missile 4 (Yew Bowmen) against 4: Ash Lancers holds')).toBeVisible()
  await match.clickSquare({ column: 3, row: 4 })
  await expect(match.side.getByText('missile 4 (Yew Bowmen) against 1: Herd Boys falls')).toBeVisible()
  await match.act('Resolve the fight').click()
  await expect.poll(async () => (await match.log()).slice(0, 3)).toContain('Yew Bowmen shoots at Herd Boys.')
  await expect(match.side.getByText('Odo: 1 card, 0 of command')).toBeVisible()
})

test('LW-50 a unit moves along its arrow, and undo takes it back', async ({ page }) => {
  const match = await openLaidOut(page, [
    [KNIGHTS, [3, 2]],
    [LEVY, 'hand'],
    [LANCERS, [6, 5]],
  ])
  await match.clickSquare({ column: 3, row: 2 })
  await match.pointAt({ column: 3, row: 3 })
  await expect(match.now).toHaveText('Vale Knights may move here.')
  await match.clickSquare({ column: 3, row: 3 })
  await expect.poll(async () => (await match.log())[0]).toBe('Ines moves Vale Knights from C2 to C3.')
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await match.log())[0]).toContain('Undo')
})

test('LW-72 a berserker must advance, by the pointer, before anything else is done', async ({ page }) => {
  const match = await openLaidOut(
    page,
    [
      [RED_AXE, [3, 4]],
      [LEVY, [3, 3]],
      ['a:17-2', [3, 5]],
      [SPEARS, [7, 1]],
    ],
    { houseRules: { intermediate: true }, commands: [{ type: 'skip-placement' }, { type: 'end-turn' }] },
  )
  // Whatever Odo places, the Red Axe strikes down both of the levy in the fight that follows.
  await page.keyboard.press('n')
  await page.keyboard.press('m')
  await page.keyboard.press('Enter')
  if (await match.act('Resolve the fight').isVisible()) await match.act('Resolve the fight').click()
  await expect.poll(async () => (await match.log()).join(' ')).toContain('Village Levy falls')
  await expect(match.now).toContainText('must advance')
  await page.keyboard.press('e')
  await expect(page.getByText('The turn cannot end yet: Red Axe')).toBeVisible()
  await match.pointAt({ column: 3, row: 5 })
  await expect(match.now).toContainText('advances here')
  await match.clickSquare({ column: 3, row: 5 })
  await expect.poll(async () => (await match.log()).join(' ')).toContain('advances to C5')
})

test('LW-11 the screen is covered between two turns where it is passed on, and when it is opened again', async ({
  page,
  marshal,
}) => {
  const match = await openLaidOut(page, [
    [LANCERS, [3, 4]],
    [SPEARS, [1, 1]],
  ])
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Pass the screen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('n')
  await expect(match.now).toContainText('May be placed here')
  await page.keyboard.press('m')
  await page.keyboard.press('Enter')
  await expect(match.now).not.toContainText('May be placed here')
  if (await match.act('Resolve the fight').isVisible()) await match.act('Resolve the fight').click()
  await match.act('Enter the card drawn…').click()
  const card = page.getByRole('dialog').getByRole('listitem').first().getByRole('button')
  const name = ((await card.locator('.visually-hidden').textContent()) ?? '').trim().split(',')[0] ?? ''
  await card.click()
  await expect.poll(async () => (await match.log())[0]).toBe(`Ines drew ${name} by hand.`)
  await match.act('End the turn').click()
  await expect(page.getByRole('dialog')).toContainText('Ines looks away now')
  await expect(match.hand).toHaveCount(0)
  await page.getByRole('button', { name: 'I am Odo' }).click()
  await expect(match.hand).toHaveAttribute('aria-label', /Hand of Odo/)
  // He reads that a card was drawn, not which.
  await expect.poll(() => match.log()).toContain('Ines drew a card by hand.')

  const again = await marshal.relaunch()
  await new LibraryPage(again).open(TITLE)
  const reopened = new MatchPage(again)
  await expect(again.getByRole('dialog')).toContainText('Ines looks away now')
  await expect(reopened.hand).toHaveCount(0)
  await again.getByRole('button', { name: 'I am Odo' }).click()
  await expect(reopened.hand).toHaveAttribute('aria-label', /Hand of Odo/)
  await marshal.kill()

  // A copy is no way round the cover.
  const third = await marshal.start()
  const library = new LibraryPage(third)
  await library.choose(TITLE, 'Duplicate')
  await library.name('A copy', 'Duplicate')
  await library.open('A copy')
  await expect(third.getByRole('dialog')).toContainText('Ines looks away now')
  await expect(new MatchPage(third).hand).toHaveCount(0)
})

test('LW-20 a turn that is ended without a card that could be placed is reported, and let stand', async ({
  page,
}) => {
  const match = await openLaidOut(page, [
    [LANCERS, [3, 4]],
    [SPEARS, [1, 1]],
    [LEVY, 'hand'],
  ])
  await match.act('End the turn without a card').click()
  await expect.poll(() => match.moment()).toBe('Turn 2')
  const trouble = match.side.getByRole('listitem').filter({ hasText: 'Ines: the turn ended without a card' })
  await trouble.getByRole('button', { name: 'Let it stand' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('She hesitated')
  await page.keyboard.press('Control+Enter')
  await expect(match.side.getByText('Reason: She hesitated').first()).toBeVisible()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(() => match.moment()).toBe('Turn 1')
  await page.keyboard.press('e')
  await expect.poll(() => match.moment()).toBe('Turn 2')
})
