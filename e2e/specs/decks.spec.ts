import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app'
import { ask } from '../fixtures/bridge'
import { DeckEditorPage } from '../pages/deck-editor'
import { answerOpenDialog, answerSaveDialog, LibraryPage } from '../pages/library'

let folder = ''
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marshal-decks-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

const VALE = 'Wardens of the Vale'
const ASH = 'Riders of the Ash Steppe'

async function openDeck(page: Page, name: string): Promise<DeckEditorPage> {
  const library = new LibraryPage(page)
  await library.show('Decks')
  await library.open(name)
  const editor = new DeckEditorPage(page)
  await editor.counts.waitFor()
  return editor
}

/** The deck of that name as main has it. */
async function storedDeck(page: Page, name: string) {
  const summary = (await ask(page, 'decks:list', null)).find((deck) => deck.name === name)
  if (summary === undefined) throw new Error(`There is no deck ${name}`)
  return ask(page, 'decks:get', { id: summary.id })
}

test('a deck is built card by card, and a card edited by mouse is drawn as it is and stored', async ({
  page,
  marshal,
}) => {
  const library = new LibraryPage(page)
  await library.show('Decks')
  await page.getByRole('button', { name: /^New deck/ }).click()
  const editor = new DeckEditorPage(page)
  await expect(editor.counts).toContainText('There is no general')
  await page.getByLabel('Name of the deck').fill('Hedge Host')
  await page.getByLabel('Army of the deck').fill('Hedge')
  await page.getByRole('button', { name: 'Add a card: Command' }).click()
  // The name has the focus: one may type at once.
  await page.keyboard.type('Old Thorn')
  await expect(editor.fields.getByLabel('Rank')).toHaveValue('general')
  await editor.fields.getByLabel('Class').selectOption('ranged')
  await expect(editor.fields).toContainText('its damage is missing')
  await editor.fields.getByLabel('Defence', { exact: true }).fill('5')
  await editor.arrow('N').fill('4')
  await editor.arrow('SW').fill('2')
  await editor.fields.getByRole('button', { name: 'Movement arrow NE', exact: true }).click()
  await expect(editor.square('2 forward')).toBeDisabled()
  await editor.fields.getByLabel('Missile damage').fill('3')
  await editor.square('2 forward').click()
  await editor.square('2 forward and 1 to the left').click()
  await editor.square('1 back').click()
  await editor.square('1 back').click()
  await expect(editor.drawn).toHaveAccessibleName(
    'The card as it is drawn: Old Thorn, general ranged, defence 5, attacks N 4, SW 2, missile 3 at 2 squares, moves NE',
  )
  await expect(editor.counts).toContainText('Command: 5 cards are missing.')
  await expect(page.getByText('All changes are stored')).toBeAttached()
  const again = await marshal.relaunch()
  const { army, cards } = await storedDeck(again, 'Hedge Host')
  expect(army).toBe('Hedge')
  expect(cards.map(({ id: _, ...figures }) => figures)).toEqual([
    {
      name: 'Old Thorn',
      army: 'Hedge',
      unitClass: 'ranged',
      rank: 'general',
      defence: 5,
      attacks: { n: 4, sw: 2 },
      missile: {
        damage: 3,
        targets: [
          { right: 0, forward: 2 },
          { right: -1, forward: 2 },
        ],
      },
      moves: ['ne'],
    },
  ])
})

test('a card is edited by the keyboard alone, and every step is taken back', async ({ page }) => {
  const before = await (async () => {
    await new LibraryPage(page).show('Decks')
    return storedDeck(page, VALE)
  })()
  const editor = await openDeck(page, VALE)
  const first = editor.cards('Command').first()
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(editor.card('Marshal of Bows')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(editor.fields.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Lord of Bows')
  await editor.arrow('NW').focus()
  await page.keyboard.type('7')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(editor.fields.getByRole('button', { name: 'Movement arrow NW' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await editor.square('1 forward').focus()
  await page.keyboard.press('ArrowDown')
  await expect(editor.square('1 back')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(editor.square('1 back')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(editor.card('Lord of Bows')).toBeFocused()
  await page.keyboard.press('Alt+ArrowRight')
  await page.keyboard.press('Control+d')
  await page.keyboard.press('Delete')
  const changed = (await storedDeck(page, VALE)).cards.filter((card) => card.rank === 'command')
  expect(changed.map(({ name }) => name)).toEqual([
    'Captain of the Wall',
    'Master of the Ford',
    'Standard Bearer',
    'Lord of Bows',
    'Warden of the Gate',
  ])
  expect(changed[3]).toMatchObject({ attacks: { nw: 7 }, moves: ['nw'] })
  for (let step = 0; step < 7; step++) await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeDisabled()
  expect(await storedDeck(page, VALE)).toEqual(before)
})

test('LW-8 removing a card says what is broken, and putting it back mends it; a refused figure is not stored', async ({
  page,
}) => {
  const editor = await openDeck(page, VALE)
  await expect(editor.counts).toContainText('This is a core deck.')
  await editor.card('Lady Warden Ysolde').click()
  await editor.fields.getByRole('button', { name: 'Remove this card' }).click()
  await expect(editor.counts).toContainText('Command: 1 card is missing.')
  await expect(editor.counts).toContainText('There is no general')
  await new LibraryPage(page).toasts.getByRole('button', { name: 'Undo' }).click()
  await expect(editor.counts).toContainText('This is a core deck.')
  await editor.arrow('N').fill('100')
  await expect(editor.fields.getByRole('alert')).toHaveText('At most 99. This is not stored.')
  await expect(page.getByText('1 figure in red is not stored')).toBeVisible()
  await editor.arrow('N').press('Escape')
  await expect(editor.arrow('N')).toHaveValue('5')
})

test('leaving a deck with a figure in red asks first, and only the bubble of the field that is typed in is shown', async ({
  page,
}) => {
  const editor = await openDeck(page, VALE)
  for (const direction of ['NW', 'W']) {
    await editor.arrow(direction).fill('100')
    await page.keyboard.press('Tab')
  }
  await expect(page.getByText('2 figures in red are not stored')).toBeVisible()
  await editor.arrow('W').focus()
  await page.mouse.move(0, 0)
  const shown = editor.fields
    .locator('.arrow .error')
    .filter({ visible: true })
    .evaluateAll((bubbles) => bubbles.filter((bubble) => getComputedStyle(bubble).clipPath === 'none').length)
  expect(await shown).toBe(1)
  await page.getByRole('button', { name: 'Library', exact: true }).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question).toContainText('2 figures in red are not stored')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(editor.counts).toBeVisible()
  await page.getByRole('button', { name: 'Library', exact: true }).click()
  await question.getByRole('button', { name: 'Leave without them' }).click()
  await page.getByRole('navigation').waitFor()
})

test('rows that are too many for a deck are chosen from, or take the place of its cards', async ({
  page,
}) => {
  await new LibraryPage(page).show('Decks')
  const { cards, ...vale } = await storedDeck(page, VALE)
  const many = Array.from({ length: 198 }, (_, index) => ({ ...cards[20], id: `c${index}` }))
  await ask(page, 'decks:save', { ...vale, cards: many as typeof cards })
  const editor = await openDeck(page, VALE)
  await page.getByRole('button', { name: 'Add cards…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add cards to the deck' })
  const rows =
    'name,class,rank,defence,count\nElder,infantry,general,6,1\nPike,spear,elite,4,3\nNobody,spear,elite,4,0'
  await dialog.getByLabel('Or paste rows from a spreadsheet').fill(rows)
  await dialog.getByRole('button', { name: 'Read the rows' }).click()
  await expect(dialog.getByText('The count is 0: no card of this row is taken.')).toBeVisible()
  await expect(dialog.getByText('2 cards are too many: a deck takes 200.')).toBeVisible()
  const add = dialog.getByRole('button', { name: 'Add these cards' })
  await expect(add).toBeDisabled()
  await dialog.getByRole('button', { name: 'Take the first 2' }).click()
  await expect(dialog.getByText('2 of 4 cards will be taken')).toBeVisible()
  await add.click()
  await expect(editor.card('Pike')).toHaveCount(1)
  await page.getByRole('button', { name: 'Add cards…' }).click()
  await dialog.getByLabel('Or paste rows from a spreadsheet').fill(rows)
  await dialog.getByRole('button', { name: 'Read the rows' }).click()
  await dialog.getByText('In their place', { exact: true }).click()
  await dialog.getByRole('button', { name: /^Elder/ }).click()
  await add.click()
  await expect(editor.cards('Elite')).toHaveCount(3)
  expect((await storedDeck(page, VALE)).cards).toHaveLength(3)
})

test('LW-9 a card is swapped for a drawn one of the same rank from another deck', async ({ page }) => {
  const editor = await openDeck(page, VALE)
  await editor.card('Lady Warden Ysolde').click()
  await editor.fields.getByRole('button', { name: 'Swap…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Swap Lady Warden Ysolde' })
  const candidates = dialog.getByRole('list', { name: 'Cards that may take its place' }).getByRole('button')
  await expect(candidates).toHaveCount(1)
  const name = (await candidates.first().locator('.name').textContent()) ?? ''
  await candidates.first().click()
  await expect(editor.card(name)).toBeFocused()
  await expect(editor.counts).toContainText('This is a core deck.')
  const general = (await storedDeck(page, VALE)).cards.find((card) => card.rank === 'general')
  expect(general).toMatchObject({ name, army: 'Ash Steppe' })
  expect((await storedDeck(page, ASH)).cards).toHaveLength(36)
})

test('LW-35 the example cards of the rulebook are in the library as a collection, and one is added to a deck', async ({
  page,
}) => {
  const library = new LibraryPage(page)
  await library.show('Decks')
  await expect(library.entry('Example cards of the rulebook')).toContainText('a collection of cards')
  const examples = await openDeck(page, 'Example cards of the rulebook')
  await expect(examples.counts).toContainText('not a deck to play with')
  await expect(examples.counts).not.toContainText('missing')
  await examples.card('Ravager').click()
  await expect(examples.drawn).toHaveAccessibleName(
    'The card as it is drawn: Ravager, veteran infantry, defence 3, attacks N 3, NE 2, E 1, NW 5',
  )
  await examples.leave()
  const editor = await openDeck(page, VALE)
  await page.getByRole('button', { name: 'From other decks…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a card from another deck' })
  await dialog.getByLabel('From').selectOption({ label: 'Example cards of the rulebook' })
  await dialog
    .getByRole('list', { name: 'Cards of other decks' })
    .getByRole('button', { name: /Catapult/ })
    .click()
  await expect(editor.card('Catapult')).toBeFocused()
  await expect(editor.counts).toContainText('Veteran: 1 card too many.')
  expect((await storedDeck(page, VALE)).cards).toHaveLength(37)
  await page.keyboard.press('Control+z')
  await expect(editor.counts).toContainText('This is a core deck.')
})

test('a deck is kept as a collection, of which nothing is asked, and is no longer offered for a battle', async ({
  page,
}) => {
  const editor = await openDeck(page, VALE)
  await page.getByRole('button', { name: `More for ${VALE}` }).click()
  await page.getByRole('menuitem', { name: 'Keep as a collection of cards' }).click()
  await expect(editor.counts).toContainText('not a deck to play with')
  await expect.poll(async () => (await storedDeck(page, VALE)).isCollection).toBe(true)
  await editor.leave()
  const library = new LibraryPage(page)
  await library.show('Battles')
  await page
    .getByRole('button', { name: /^New battle/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'New battle' })
  await dialog.getByText('Lords of War', { exact: true }).click()
  await expect(dialog.getByLabel('Deck of player 1').getByRole('option')).toHaveText([
    'Choose a deck',
    `${ASH} · 36 cards`,
  ])
})

test('a table with a refused row is shown row by row, and stored when it is confirmed only', async ({
  page,
}) => {
  const library = new LibraryPage(page)
  await library.show('Decks')
  await page.getByRole('button', { name: 'Import…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a deck' })
  const rows =
    'nom;classe;rang;défense;N;tir;cibles;nombre\nPiques;lance;régulier;4;3;;;8\nHydre;dragon;élite;4;;;;1\n'
  await dialog.getByLabel('Or paste rows from a spreadsheet').fill(rows)
  await dialog.getByRole('button', { name: 'Read the rows' }).click()
  await expect(dialog.getByText('1 row understood')).toBeVisible()
  await expect(dialog.getByText('“dragon” is no class.')).toBeVisible()
  await expect(
    dialog.getByRole('list', { name: 'The cards as they are drawn' }).getByRole('img'),
  ).toHaveCount(8)
  expect(await ask(page, 'decks:list', null)).toHaveLength(3)
  await dialog.getByLabel('Name of the deck').fill('Pikes')
  await dialog.getByRole('button', { name: 'Add the deck' }).click()
  await expect(library.entry('Pikes')).toContainText('8/36')
  await expect(library.entry('Pikes')).toContainText('6 things to mend')
  const editor = await openDeck(page, 'Pikes')
  await page.getByRole('button', { name: 'Add cards…' }).click()
  const into = page.getByRole('dialog', { name: 'Add cards to the deck' })
  await into
    .getByLabel('Or paste rows from a spreadsheet')
    .fill('name,class,rank,defence\nElder,infantry,general,6')
  await into.getByRole('button', { name: 'Read the rows' }).click()
  await into.getByRole('button', { name: 'Add these cards' }).click()
  await expect(editor.card('Elder')).toBeVisible()
  expect((await storedDeck(page, 'Pikes')).cards).toHaveLength(9)
})

for (const format of ['CSV', 'JSON'] as const)
  test(`a deck exported as ${format} comes back the same, and a deleted one by undo`, async ({
    page,
    marshal,
  }) => {
    const file = join(folder, `vale.${format.toLowerCase()}`)
    const library = new LibraryPage(page)
    await library.show('Decks')
    await answerSaveDialog(marshal.electron, file)
    await library.choose(VALE, `Export as ${format}…`)
    await expect(library.toasts).toContainText('vale')
    expect(readFileSync(file, 'utf8')).toContain('Lady Warden Ysolde')
    await library.choose(VALE, 'Delete')
    await expect(library.entry(VALE)).toHaveCount(0)
    await library.toasts.getByRole('button', { name: 'Undo' }).click()
    await expect(library.entry(VALE)).toBeVisible()
    await answerOpenDialog(marshal.electron, file)
    await page.getByRole('button', { name: 'Import…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import a deck' })
    await dialog.getByRole('button', { name: 'Choose a file…' }).click()
    await dialog.getByLabel('Name of the deck').fill('Brought in')
    await dialog.getByRole('button', { name: 'Add the deck' }).click()
    await expect(library.entry('Brought in')).toContainText('whole')
    const figures = async (name: string) =>
      (await storedDeck(page, name)).cards.map(({ id: _, ...card }) => card)
    expect(await figures('Brought in')).toEqual(await figures(VALE))
  })

test('a battle of Lords of War is planned with one deck for both and a changed rule, and opens', async ({
  page,
}) => {
  const broken = { ...(await openAndRead(page)), name: 'Thirty-five' }
  await ask(page, 'decks:save', { ...broken, id: 'thirty-five', cards: broken.cards.slice(1) })
  await page
    .getByRole('button', { name: /^New battle/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'New battle' })
  await dialog.getByText('Lords of War', { exact: true }).click()
  await dialog.getByLabel('Name of player 1').fill('Ines')
  await dialog.getByLabel('Name of player 2').fill('')
  await expect(dialog.getByRole('button', { name: 'Start the battle' })).toBeDisabled()
  await dialog.getByLabel('Name of player 2').fill('Odo')
  for (const player of [1, 2])
    await dialog
      .getByLabel(`Deck of player ${player}`)
      .selectOption({ label: 'Thirty-five · 35 cards · to mend' })
  await expect(dialog.getByText(/Thirty-five is no core deck.*Command: 1 card is missing/)).toHaveCount(1)
  await dialog.getByText('Rules: as printed').click()
  await dialog.getByLabel('Cards to win', { exact: true }).fill('12')
  await expect(dialog.getByText('Rules: 1 changed')).toBeVisible()
  await dialog.getByRole('button', { name: 'Start the battle' }).click()
  await expect(page.getByText('Before the cards are dealt')).toBeVisible()
  const [battle] = await ask(page, 'battles:list', null)
  expect(battle).toMatchObject({ title: 'Ines against Odo', game: 'lords-of-war', size: 12 })
  const opened = await ask(page, 'battles:open', { id: battle?.id ?? '' })
  expect(opened.setup).toMatchObject({
    players: { a: { deckName: 'Thirty-five' }, b: { deckName: 'Thirty-five' } },
  })
})

async function openAndRead(page: Page) {
  await new LibraryPage(page).show('Battles')
  return storedDeck(page, VALE)
}

test('the decks are reached by the palette, and F1 explains them', async ({ page }) => {
  await new LibraryPage(page).show('Battles')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('decks')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Decks' })).toBeVisible()
  await page.keyboard.press('F1')
  await expect(page.getByRole('region', { name: 'What happens here: Decks' })).toContainText(
    'what a core deck',
  )
})
