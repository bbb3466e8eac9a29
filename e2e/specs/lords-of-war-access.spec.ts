import type { Page } from '@playwright/test'
import { LANGUAGES, type Theme } from '../../src-main/contract/library'
import { expect, test } from '../fixtures/app'
import { barriersIn } from '../fixtures/barriers'
import { ask } from '../fixtures/bridge'
import { wordsIn } from '../fixtures/words'
import { LibraryPage } from '../pages/library'

async function look(page: Page, screen: string): Promise<void> {
  expect.soft(await barriersIn(page), screen).toEqual([])
}

/** What main has in the log of a battle. */
async function entries(page: Page, title: string): Promise<readonly unknown[]> {
  const battle = (await ask(page, 'battles:list', null)).find((candidate) => candidate.title === title)
  return JSON.parse((await ask(page, 'battles:open', { id: battle?.id ?? '' })).log) as readonly unknown[]
}

test('the stages of a Lords of War battle and three dialogs over it have no barrier, in both languages and themes', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const decks = await ask(page, 'decks:list', null)
  const deckId = decks[0]?.id ?? ''
  for (const language of LANGUAGES) {
    for (const theme of ['light', 'dark'] as const satisfies readonly Theme[]) {
      const say = wordsIn(language)
      const title = `${language} ${theme}`
      const at = (screen: string) => `${screen}, ${title}`
      await ask(page, 'settings:change', { language, theme })
      const players = { a: { name: 'Ines', deckId }, b: { name: 'Odo', deckId } }
      await ask(page, 'battles:create', { title, game: 'lords-of-war', plan: { players, houseRules: {} } })
      await page.reload()
      await new LibraryPage(page).open(title)
      await page.getByRole('heading', { name: say('lw.set-up.title') }).waitFor()
      await look(page, at('set-up'))
      await page.keyboard.press('Control+Enter')
      const hand = page.locator('[data-hand] button')
      await hand.nth(5).waitFor()
      await look(page, at('challenge'))
      for (const laid of [1, 2]) {
        await hand.nth(1).click()
        await page.locator('[data-mat]').click({ position: { x: 250, y: 250 } })
        await expect.poll(async () => (await entries(page, title)).length).toBe(1 + laid)
        await expect(hand).toHaveCount(6)
      }
      await page.keyboard.press('h')
      await page.keyboard.press('n')
      await look(page, at('a placement with every hint'))
      for (const dialog of ['lw.statistics.title', 'battle.do.end-battle', 'lw.do.correct'] as const) {
        if (dialog === 'lw.do.correct') await page.getByRole('button', { name: say(dialog) }).click()
        else {
          await page.keyboard.press('Control+k')
          await page.getByRole('combobox').fill(say(dialog))
          await page.keyboard.press('Enter')
          // The palette goes before the dialog that it opens is looked at.
          await expect(page.locator('[role=combobox]')).toHaveCount(0)
        }
        await page.getByRole('dialog').waitFor()
        await look(page, at(dialog))
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await page.keyboard.press('b')
      await page.getByRole('contentinfo').waitFor()
      await look(page, at('looking back'))
      await page.keyboard.press('b')
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill(say('battle.do.hand-screen').replace('{side}', 'Ines'))
      await page.keyboard.press('Enter')
      const cover = page.getByRole('button', { name: say('battle.cover.i-am').replace('{side}', 'Ines') })
      await cover.waitFor()
      await look(page, at('the cover'))
      await cover.click()
      await look(page, at('a player’s own screen'))
    }
  }
})
