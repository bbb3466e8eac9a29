import type { Page } from '@playwright/test'
import type { HouseRules } from '../../src-rules/games/lords-of-war/house-rules'
import { expect, test } from '../fixtures/app'
import { ask } from '../fixtures/bridge'
import { LibraryPage } from '../pages/library'
import { MatchPage } from '../pages/match'

const TITLE = 'Cards at the ford'

/** A battle of the shipped decks, Ines with the Wardens against Odo with the Riders, opened in the window. */
async function openMatch(page: Page, houseRules: Partial<HouseRules> = {}): Promise<MatchPage> {
  await ask(page, 'settings:change', { language: 'en', theme: 'light' })
  const decks = await ask(page, 'decks:list', null)
  const deckOf = (name: string) => decks.find((deck) => deck.name.startsWith(name))?.id ?? ''
  await ask(page, 'battles:create', {
    title: TITLE,
    game: 'lords-of-war',
    plan: {
      players: {
        a: { name: 'Ines', deckId: deckOf('Wardens') },
        b: { name: 'Odo', deckId: deckOf('Riders') },
      },
      houseRules,
    },
  })
  await page.reload()
  await new LibraryPage(page).open(TITLE)
  const match = new MatchPage(page)
  await expect(match.act('Deal the cards')).toBeVisible()
  return match
}

test('a game is played to its end by the mouse', async ({ page }) => {
  test.setTimeout(240_000)
  const match = await openMatch(page)
  await page.getByRole('textbox', { name: 'Cards to win', exact: true }).fill('4')
  await page.getByRole('textbox', { name: 'Cards to win', exact: true }).press('Tab')
  await expect.poll(async () => (await match.log())[0]).toContain('Cards to win: 4')
  await match.act('Deal the cards').click()
  await match.challenge()
  await match.act('Hint: every placement').click()
  const hints = match.side.getByRole('region', { name: /^Every legal placement/ })

  for (let turn = 1; turn <= 60; turn++) {
    const best = hints.getByRole('button').first()
    await best.click()
    const name = (await best.locator('strong').textContent()) ?? ''
    const [, column = '', row = ''] = /([A-G])(\d)$/.exec(name) ?? []
    const square = { column: column.charCodeAt(0) - 64, row: Number(row) }
    await match.pointAt(square)
    await expect(match.now).toContainText('May be placed here')
    await match.clickSquare(square)
    // Every answer is one of these: shots to choose, a berserker to advance, or the next act.
    if (await match.act('Resolve the fight').isVisible()) await match.act('Resolve the fight').click()
    await expect(match.act('End the turn').or(match.side.locator('.ending')).first()).toBeVisible()
    if (
      /wins|A draw/.test(
        (await match.side
          .locator('.ending')
          .textContent({ timeout: 500 })
          .catch(() => '')) ?? '',
      )
    )
      break
    const draw = match.act('Draw a card')
    if (await draw.isVisible()) await draw.click()
    await match.act('End the turn').click()
    await expect.poll(() => match.moment()).toBe(`Turn ${turn + 1}`)
  }
  await expect(match.side.locator('.ending')).toHaveText(/wins: enough|A draw/)
  await expect(match.now).toHaveText('The battle is over.')

  await page.keyboard.press('Control+z')
  await expect(match.side.locator('.ending')).toHaveCount(0)
  await page.keyboard.press('Control+y')
  await expect(match.side.locator('.ending')).toHaveText(/wins: enough|A draw/)
})

test('a game is played by the keyboard alone, and is there after a restart', async ({ page, marshal }) => {
  test.setTimeout(240_000)
  await openMatch(page, { cardsToWin: 3, intermediate: true })
  const match = new MatchPage(page)
  await page.keyboard.press('Control+Enter')
  for (const side of ['Ines', 'Odo']) {
    await expect(match.now).toContainText(`${side} chooses a card`)
    await page.keyboard.press('c')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('m')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
  }
  await expect.poll(() => match.moment()).toBe('Turn 1')
  for (let turn = 1; turn <= 60; turn++) {
    await page.keyboard.press('n')
    await expect(match.now).toContainText('May be placed here')
    await page.keyboard.press('m')
    await page.keyboard.press('Enter')
    await expect(match.now).not.toContainText('May be placed here')
    if (await match.act('Resolve the fight').isVisible()) await page.keyboard.press('g')
    for (let advances = 0; advances < 20; advances++) {
      await expect(match.now)
        .not.toContainText('These may shoot', { timeout: 500 })
        .catch(() => page.keyboard.press('g'))
      if (!((await match.now.textContent()) ?? '').includes('must advance')) break
      // The marked squares are looked for with the arrow keys.
      await advanceByKeys(match)
    }
    if ((await match.now.textContent()) === 'The battle is over.') break
    if (await match.act('Draw a card').isVisible()) {
      await page.keyboard.press('d')
      await expect(match.act('Draw a card')).toBeHidden()
    }
    await page.keyboard.press('e')
    await expect.poll(() => match.moment()).toBe(`Turn ${turn + 1}`)
  }
  await expect(match.now).toHaveText('The battle is over.')
  const log = await match.log()

  const again = await marshal.relaunch()
  await new LibraryPage(again).open(TITLE)
  await expect.poll(() => new MatchPage(again).log()).toEqual(log)
})

/** Walks over the mat by the arrow keys until a square says that a berserker may advance there. */
async function advanceByKeys(match: MatchPage): Promise<void> {
  const { keyboard } = match.page
  const spoken = match.page.locator('#lw-mat-spoken')
  await keyboard.press('m')
  for (const key of ['ArrowLeft', 'ArrowDown']) for (let step = 0; step < 7; step++) await keyboard.press(key)
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 7; column++) {
      if (((await spoken.textContent()) ?? '').includes('may advance here')) {
        await keyboard.press('Enter')
        return
      }
      await keyboard.press(row % 2 === 0 ? 'ArrowRight' : 'ArrowLeft')
    }
    await keyboard.press('ArrowUp')
  }
  throw new Error('No square to advance to was found')
}

test('LW-11 a player who holds the screen sees his own hand, and the cover lies between two players', async ({
  page,
}) => {
  const match = await openMatch(page)
  await match.act('Deal the cards').click()
  await match.challenge()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Hand the screen to Ines')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Odo looks away now')
  await page.getByRole('button', { name: 'I am Ines' }).click()
  await expect(match.hand).toHaveAttribute('aria-label', /Hand of Ines, 6 cards/)
  // He reads the log as he may know it: no card of the other hand is named anywhere in the page.
  const log = await match.log()
  expect(log.filter((sentence) => /^Ines draws /.test(sentence))).toHaveLength(6)
  expect(log.filter((sentence) => /^Odo draws /.test(sentence))).toEqual(
    Array(6).fill(expect.stringMatching(/^Odo draws a card; /)),
  )
  const { id } = (await ask(page, 'battles:list', null))[0] ?? { id: '' }
  const opened = await ask(page, 'battles:open', { id })
  const events = (
    JSON.parse(opened.log) as { events?: { type: string; side?: string; card?: string }[] }[]
  ).flatMap((entry) => entry.events ?? [])
  const placed = new Set(events.filter((event) => event.type === 'card-placed').map((event) => event.card))
  const cards = new Map(
    (opened.setup as { players: { b: { cards: { id: string; name: string }[] } } }).players.b.cards.map(
      (card) => [`b:${card.id}`, card.name],
    ),
  )
  const secret = events
    .filter((event) => event.side === 'b' && event.card !== undefined && !placed.has(event.card))
    .map((event) => cards.get(event.card ?? '') ?? '')
  const known = [...placed].map((card) => cards.get(card ?? ''))
  expect(secret.length).toBeGreaterThan(4)
  const content = await page.content()
  for (const name of secret) if (!known.includes(name)) expect(content).not.toContain(name)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Give the screen back')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I am the referee' }).click()
  await expect(match.side.getByRole('heading', { name: 'Log' })).toBeVisible()
})

test('what is against a rule happens, is listed with its rule, and is let stand with a reason', async ({
  page,
}) => {
  const match = await openMatch(page)
  await match.act('Deal the cards').click()
  await match.challenge()
  await match.hand.getByRole('button').first().click()
  await match.pointAt({ column: 1, row: 1 })
  await expect(match.now).toContainText('lies beside no enemy')
  await match.clickSquare({ column: 1, row: 1 })
  if (await match.act('Resolve the fight').isVisible()) await match.act('Resolve the fight').click()
  const settle = match.side.getByRole('region', { name: /^To settle/ })
  await expect(settle.getByText('LW-21')).toBeVisible()
  await settle.getByRole('button', { name: 'Let it stand…' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Both agree')
  await page.getByRole('dialog').getByRole('button', { name: 'Let it stand', exact: true }).click()
  await expect(match.side.getByText('Both agree').first()).toBeVisible()
})

test('LW-10 start squares are named as the mat names its squares, and a wrong one is not dealt over', async ({
  page,
}) => {
  const match = await openMatch(page)
  const start = page.getByLabel('Start square of player 1')
  await expect(start).toHaveValue('C3')
  await start.fill('3')
  await expect(page.getByText('Name a square by its column’s letter and its row')).toBeVisible()
  await expect(match.act('Deal the cards')).toBeDisabled()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('1 figure in red is not stored')).toBeVisible()
  // Off this mat: it has to be mended, and cannot be let stand.
  await start.fill('aa2')
  await start.press('Tab')
  const trouble = match.side.getByRole('listitem').filter({ hasText: 'LW-10' })
  await expect(trouble).toHaveCount(1)
  await expect(trouble.getByRole('button', { name: 'Let it stand' })).toHaveCount(0)
  await start.fill('b2')
  await start.press('Tab')
  await expect(start).toHaveValue('B2')
  await expect.poll(async () => (await match.log())[0]).toContain('Start squares: B2, E4')
  await match.act('Deal the cards').click()
  await match.challenge()
  await expect.poll(async () => (await match.log()).join(' ')).toContain(' on B2: the challenge')
})

test('an earlier turn is looked back at, and the present is not lost', async ({ page }) => {
  const match = await openMatch(page)
  await match.act('Deal the cards').click()
  await match.challenge()
  await page.keyboard.press('b')
  await page.keyboard.press('PageUp')
  await expect(page.getByRole('contentinfo')).toContainText('Looking back')
  await expect.poll(() => match.moment()).toBe('Set-up')
  await page.keyboard.press('b')
  await expect.poll(() => match.moment()).toBe('Turn 1')
})
