import { openBattle } from '../fixtures/sample-battle'
import type { Screen } from './screen'

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
    leave: ({ battle }) => battle.leave(),
  },
  {
    name: 'tour',
    reach: async ({ page }) => {
      await page.getByRole('button', { name: 'Tour on a sample battle' }).click()
      await page.locator('#tour-step').waitFor()
    },
  },
]
