import { test } from '../fixtures/app'
import {
  BOWMEN,
  HERD_BOYS,
  KNIGHTS,
  LANCERS,
  LEVY,
  openLaidOut,
  RED_AXE,
  SPEARS,
} from '../fixtures/laid-out-match'
import { DeckEditorPage } from '../pages/deck-editor'
import { resize, take } from './taking'

test('the pictures of the card battle', async ({ marshal }) => {
  const page = await marshal.start()
  await resize(marshal, 1366, 768)
  const match = await openLaidOut(page, [
    [KNIGHTS, 'hand'],
    [SPEARS, [3, 3]],
    [BOWMEN, [3, 2]],
    [LEVY, [5, 3]],
    [RED_AXE, [4, 4]],
    [HERD_BOYS, [5, 5]],
    [LANCERS, [3, 5]],
  ])
  await match.hand.getByRole('button', { name: /Knights/ }).click()
  await match.pointAt({ column: 4, row: 3 })
  await take(page, 'mat', 'where it is')
  await page
    .getByRole('button', { name: /library/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Decks' }).click()
  await page
    .getByRole('button', { name: /^Riders of the Ash Steppe/ })
    .first()
    .click()
  await new DeckEditorPage(page).cards('Command').first().click()
  await take(page, 'deck-editor')
})
