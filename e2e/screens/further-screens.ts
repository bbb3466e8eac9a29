import { expect } from '../fixtures/app'
import { openBattle } from '../fixtures/sample-battle'
import { inDialog, type Screen } from './screen'

/** The title of a battle that stands before its first draw. */
export const NEW_TITLE = 'A new morning'

/** Battles that stand elsewhere: before the first draw, and the tour's. */
export const FURTHER: readonly Screen[] = [
  {
    name: 'initiative before a draw',
    reach: async ({ battle, page }) => {
      await battle.leave()
      await openBattle(page, NEW_TITLE)
    },
  },
  // In a battle whose turns have begun nothing is asked on the way back to them.
  inDialog({
    name: 'going on with something open',
    kind: 'go-on',
    reach: ({ page }) =>
      page
        .getByRole('navigation', { name: 'Stages of the battle' })
        .getByRole('button', { name: 'First move' })
        .click(),
  }),
  inDialog({
    name: 'handing over with units to place',
    kind: 'hand-over',
    reach: async ({ battle }) => {
      await battle.goToStage('Deployment')
      await battle.next.click()
    },
    leave: async ({ page, dialog, battle }) => {
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await battle.leave()
    },
  }),
  {
    name: 'tour',
    reach: async ({ page }) => {
      await page.getByRole('button', { name: 'Tour on a sample battle' }).click()
      await page.locator('#tour-step').waitFor()
    },
  },
]
