import { expect, test } from '../fixtures/app'
import { LibraryPage } from '../pages/library'
import { BattleOfThePicture } from './battle-of-the-picture'
import { card, enter, open, openIn, resize, settle, TITLE, take } from './taking'

/** An army as it may come out of a spreadsheet: some cells read well, some are corrected, one row is refused. */
const ROWS = [
  'Kind;Name;Type;AP;Formation;Frontage;Depth;Stands;SR;Banner of',
  'warlord;Earl Godric;;;;;;;6;',
  'unit;Order of the Heron;knights;16;formed;10 cm;4 cm;5;;Earl Godric',
  'unit;Millbrook spears;spearmen;7;formed;4;1,6;5;;',
  'unit;Fenside spears;spearmen;seven;formed;4;1,6;5;;',
  'dragon;Old Smoke;dragon;99;formed;8;8;1;;',
  'unit;Heron archers;archers;5;skirmish;3,2;1,2;4;;',
  'unit;Town militia;militia;5;closed;3,2;1,6;4;;',
  ';Total;;33;;;;;;',
].join('\n')

test('the pictures of the battle', async ({ marshal }) => {
  const page = await marshal.start()
  await resize(marshal, 1366, 768)
  await settle(page, { language: 'en', theme: 'light' })
  const plan = await BattleOfThePicture.create(page, TITLE)

  await open(page)
  await take(page, 'set-up')
  await plan.submit([
    enter('initiative'),
    card('campaign', 'a', 'diamonds-king'),
    card('campaign', 'b', 'clubs-4'),
  ])
  await open(page)
  await take(page, 'initiative')
  await plan.submit([enter('territory'), { type: 'choose-territory', side: 'a' }])
  await open(page)
  await take(page, 'territory')
  await plan.submit([enter('table')])
  await open(page)
  await take(page, 'table')

  await plan.submit([enter('terrain'), ...plan.terrain(5)])
  let battle = await open(page)
  const palette = page.getByRole('region', { name: 'Ready shapes' })
  await palette.getByRole('button', { name: 'Hill' }).click()
  await battle.pointAt({ x: 61, y: 22.5 })
  await take(page, 'terrain', 'where it is')
  await plan.submit(plan.terrain(8).slice(5))

  await plan.submit([enter('banners'), plan.camp('b'), plan.place('b', 'banners'), plan.camp('a')])
  battle = await open(page)
  await battle.side.getByText('Aubert de Corvenne', { exact: true }).first().click()
  await battle.side.getByRole('button', { name: 'Place', exact: true }).first().click()
  await battle.pointAt({ x: 41.1, y: 17 })
  await take(page, 'banners', 'where it is')
  await plan.submit([plan.place('a', 'banners'), enter('hidden')])
  await plan.submit([...plan.lines('a'), ...plan.lines('b')])

  battle = await open(page)
  await battle.side.getByRole('button', { name: 'Hand the screen to Lady Isaude' }).click()
  await take(page, 'hand-over')
  await page.getByRole('button', { name: 'I am Lady Isaude' }).click()
  await battle.side.getByRole('checkbox', { name: 'Heron archers' }).check()
  await expect(battle.side.getByRole('button', { name: 'Place', exact: true })).toBeVisible()
  await plan.submit([plan.place('b', 'others', ['Heron archers'])])
  battle = await open(page)
  await battle.side.getByRole('button', { name: 'Hand the screen to Lady Isaude' }).click()
  await page.getByRole('button', { name: 'I am Lady Isaude' }).click()
  await battle.row('Heron archers').click()
  await take(page, 'hidden')
  await battle.next.click()
  await page.getByRole('button', { name: 'I am the referee' }).click()

  await plan.submit([enter('deployment'), plan.place('b', 'others'), plan.place('a', 'others')])
  battle = await open(page)
  await battle.dragOnTable({ x: 46.8, y: 17 }, { x: 53, y: 11.5 }, async () => {
    await take(page, 'deployment', 'where it is')
    await page.keyboard.press('Escape')
  })
  await settle(page, { language: 'fr', theme: 'light' })
  await openIn(page)
  await page.locator('[data-unit]').nth(2).click()
  await take(page, 'deployment-french')
  await settle(page, { language: 'en', theme: 'light' })

  await plan.submit([
    enter('first-move'),
    card('first-move', 'a', 'hearts-9'),
    card('first-move', 'b', 'spades-queen'),
    { type: 'choose-first-mover', side: 'a' },
  ])
  await open(page)
  await take(page, 'first-move')

  await plan.submit([enter('turns'), ...plan.firstTurn()])
  battle = await open(page)
  await battle.showArmy('Lady Isaude')
  await take(page, 'turns')
  await battle.showArmy('Aubert de Corvenne')
  await battle.select('Garde de la tour')
  await take(page, 'charge')
  await settle(page, { theme: 'dark' })
  battle = await openIn(page)
  await battle.select('Garde de la tour')
  await take(page, 'turns-dark')
  await settle(page, { theme: 'light' })
  await resize(marshal, 1920, 1080)
  battle = await openIn(page)
  await battle.select('Garde de la tour')
  await take(page, 'turns-1920')
})

test('the pictures of the library', async ({ marshal }) => {
  const page = await marshal.start()
  await resize(marshal, 1366, 768)
  await settle(page, { language: 'en', theme: 'light' })
  for (const [title, upTo] of [
    ['A wet morning at Otterwater', 'terrain'],
    ['The Ford at Lisse', 'turns'],
    ['Rehearsal for Saturday', 'deployment'],
  ] as const) {
    const plan = await BattleOfThePicture.create(page, title)
    await plan.submit([
      card('campaign', 'a', 'diamonds-king'),
      card('campaign', 'b', 'clubs-4'),
      { type: 'choose-territory', side: 'a' },
      enter('terrain'),
      ...plan.terrain(8),
    ])
    if (upTo === 'terrain') continue
    await plan.submit([
      ...plan.lines('a'),
      ...plan.lines('b'),
      plan.camp('a'),
      plan.camp('b'),
      enter('deployment'),
    ])
    await plan.submit([plan.place('a', 'banners'), plan.place('b', 'banners'), plan.place('b', 'others')])
    if (upTo === 'deployment') continue
    await plan.submit([plan.place('a', 'others'), { type: 'choose-first-mover', side: 'a' }, enter('turns')])
  }
  await page.reload()
  const library = new LibraryPage(page)
  await library.show('Battles')
  await take(page, 'library')
  await library.show('Armies')
  await take(page, 'armies')
  await library.openArmy('Host of Harrowmere')
  await take(page, 'army-editor')
  await page.getByRole('button', { name: 'Library', exact: true }).click()
  await library.show('Armies')
  await library.pasteRows(ROWS)
  await take(page, 'import')
  await page.keyboard.press('Escape')
  await library.show('Terrain maps')
  await take(page, 'maps')
  await library.open('Otterwater')
  await page.getByRole('application').waitFor()
  await take(page, 'map-editor')
})
