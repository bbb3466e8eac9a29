import type { Page } from '@playwright/test'
import { readOpenBattle } from '../../src-main/contract/open-battle'
import type { Command } from '../../src-rules/games/lords-of-war/commands'
import type { HouseRules } from '../../src-rules/games/lords-of-war/house-rules'
import { expect, test } from '../fixtures/app'
import { ask } from '../fixtures/bridge'
import { LibraryPage } from '../pages/library'
import { MatchPage } from '../pages/match'

const TITLE = 'A mat that was laid out'
/** Cards of the shipped decks by their place in the list of units. */
const KNIGHTS = 'a:09-1'
const BOWMEN = 'a:11-1'
const LEVY = 'a:17-1'
const SPEARS = 'a:14-1'
const RED_AXE = 'b:04-1'
const HERD_BOYS = 'b:18-1'
const LANCERS = 'b:07-1'

type Place = readonly [card: string, at: readonly [column: number, row: number] | 'hand']

/**
 * A battle in which player 1 has the first turn, or what the commands make of it, and these cards lie where they are
 * put; the others are in the decks.
 */
async function openLaidOut(
  page: Page,
  places: readonly Place[],
  options: { houseRules?: Partial<HouseRules>; commands?: readonly Command[] } = {},
): Promise<MatchPage> {
  await ask(page, 'settings:change', { language: 'en', theme: 'light' })
  const decks = await ask(page, 'decks:list', null)
  const deckOf = (name: string) => decks.find((deck) => deck.name.startsWith(name))?.id ?? ''
  const { id } = await ask(page, 'battles:create', {
    title: TITLE,
    game: 'lords-of-war',
    plan: {
      players: {
        a: { name: 'Ines', deckId: deckOf('Wardens') },
        b: { name: 'Odo', deckId: deckOf('Riders') },
      },
      houseRules: options.houseRules ?? {},
    },
  })
  const dealt = await submit(page, id, { type: 'deal' })
  const handOf = (side: string) =>
    dealt.flatMap((event) => (event.side === side && event.card !== undefined ? [event.card] : []))
  const named = new Set(places.map(([card]) => card))
  const laid = ['a', 'b'].map((side) => handOf(side).find((candidate) => !named.has(candidate)) ?? '')
  for (const card of laid) await submit(page, id, { type: 'challenge', card })
  for (const card of laid) await submit(page, id, { type: 'correct-card', card, to: { kind: 'deck' } })
  for (const command of options.commands ?? []) await submit(page, id, command)
  for (const [card, at] of places) {
    const to =
      at === 'hand'
        ? ({ kind: 'hand' } as const)
        : ({ kind: 'mat', square: { column: at[0], row: at[1] } } as const)
    // A card that was dealt to the hand lies there already.
    await submit(page, id, { type: 'correct-card', card, to }).catch(() => [])
  }
  await page.reload()
  await new LibraryPage(page).open(TITLE)
  const match = new MatchPage(page)
  await expect(match.mat).toBeVisible()
  return match
}

type Told = { readonly type: string; readonly side?: string; readonly card?: string }

async function submit(page: Page, id: string, command: Command): Promise<readonly Told[]> {
  const { entries } = readOpenBattle(await ask(page, 'battles:open', { id }))
  const answer = await ask(page, 'battles:submit', { id, expectedSequence: entries.length + 1, command })
  return answer.entries.flatMap((entry) => ('events' in entry ? (entry.events as readonly Told[]) : []))
}

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
  await expect(match.side.getByText('4 against 4: Ash Lancers holds')).toBeVisible()
  await match.clickSquare({ column: 3, row: 4 })
  await expect(match.side.getByText('4 against 1: Herd Boys falls')).toBeVisible()
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
