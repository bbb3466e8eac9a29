import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pngOfNoise, testPng } from '../../src-main/testing/test-pictures'
import { perimeterInches, polygonFootprint } from '../../src-rules/core/geometry'
import { expect, test } from '../fixtures/app'
import { ask } from '../fixtures/bridge'
import { storedBattle } from '../fixtures/folded-state'
import { answerOpenDialog, LibraryPage } from '../pages/library'
import { MapEditorPage } from '../pages/map-editor'

const BLUE = [20, 60, 220] as const
/** The picture under the tint of a half of the table. */
const isBlue = ([red = 255, , blue = 0]: readonly number[]) => blue > 150 && red < 90

test('by mouse a map is drawn, curved, split, joined, scaled to 40″ and laid over a picture, and all of it is there again', async ({
  page,
  marshal,
}) => {
  const library = new LibraryPage(page)
  await library.show('Terrain maps')
  await page.getByRole('button', { name: 'New map' }).click()
  await page.getByLabel('Name of the map').fill('Lisse')
  const map = new MapEditorPage(page)
  const corners = async () => (await map.stored('Lisse')).features.map(({ shape }) => shape.points.length)
  const meter = map.properties.locator('strong')

  await map.take('Draw an area')
  for (const [x, y] of [
    [10, 10],
    [26, 10],
    [26, 20],
    [10, 20],
  ] as const)
    await map.click({ x, y })
  await page.keyboard.press('Enter')
  await expect(meter).toHaveText(/^5[12]\.\d″, at most 40″$/)
  await map.button('Curve').click()
  await expect.poll(corners).toEqual([16])
  await map.button('Straighten').click()
  await expect.poll(corners).toEqual([4])

  // One corner, by Ctrl and a click, and back.
  await map.button('Corners').click()
  await map.click({ x: 26, y: 20 }, ['Control'])
  await expect.poll(corners).toEqual([8])
  await page.keyboard.press('Control+z')
  await expect.poll(corners).toEqual([4])
  await map.button('Curve').click()

  await map.button('Split…').click()
  await map.drag({ x: 18, y: 4 }, { x: 18, y: 26 })
  await expect(map.properties).toContainText('2 features selected')
  await expect
    .poll(async () => (await map.stored('Lisse')).features.map(({ name }) => name))
    .toEqual(['Wood', 'Wood 2'])
  await map
    .button(/^Wood \d/)
    .first()
    .click()
  await map.properties.getByLabel('Join with').selectOption('Wood 2')
  await expect(library.toasts).toContainText('Wood 2 is now part of Wood.')
  await expect.poll(async () => (await map.stored('Lisse')).features.length).toBe(1)
  // Joining is one step back, and one forth.
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await map.stored('Lisse')).features.length).toBe(2)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(async () => (await map.stored('Lisse')).features.length).toBe(1)

  await map.button(/^Wood/).first().click()
  await map.button('Scale to exactly 40″').click()
  await expect(meter).toHaveText('40.0″, at most 40″')
  await expect(map.button('Scale to exactly 40″')).toBeDisabled()
  const [wood] = (await map.stored('Lisse')).features
  expect(perimeterInches(polygonFootprint(wood?.shape.points ?? []))).toBeCloseTo(40, 9)

  // A drawing of 30″ by 25″ is chosen, and made as large as two of its places are apart.
  const file = join(marshal.userData, 'table.png')
  await writeFile(file, testPng(600, 500, BLUE))
  await answerOpenDialog(marshal.electron, file)
  await map.button('Choose a picture…').click()
  await expect.poll(async () => (await map.stored('Lisse')).background?.widthInches).toBe(72)
  await expect.poll(() => map.colourAt({ x: 60, y: 50 })).toEqual([...BLUE])
  await map.button('Set the scale by two points').click()
  await map.click({ x: 40, y: 30 })
  await map.click({ x: 60, y: 30 })
  await page.keyboard.type('15')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await map.stored('Lisse')).background?.widthInches).toBeCloseTo(54, 0)
  await map.button('Move the picture').click()
  const before = (await map.stored('Lisse')).background?.origin ?? { x: 0, y: 0 }
  await map.drag({ x: 50, y: 40 }, { x: 54, y: 38 })
  await expect
    .poll(async () => ((await map.stored('Lisse')).background?.origin.x ?? 0) - before.x)
    .toBeCloseTo(4, 0)
  const kept = await map.stored('Lisse')

  const again = new LibraryPage(await marshal.relaunch())
  await again.show('Terrain maps')
  await again.open('Lisse')
  const reopened = new MapEditorPage(again.page)
  await expect(reopened.button('Set the scale by two points')).toBeVisible()
  expect(await reopened.stored('Lisse')).toEqual(kept)
  await expect.poll(() => reopened.colourAt({ x: 60, y: 50 })).toEqual([...BLUE])
  await reopened.properties.getByLabel('Show it').uncheck()
  await expect.poll(() => reopened.colourAt({ x: 60, y: 50 })).not.toEqual([...BLUE])
})

test('by keyboard alone a feature is placed, bent, split from corner to corner, joined and scaled', async ({
  page,
}) => {
  const library = new LibraryPage(page)
  await library.show('Terrain maps')
  await page.getByRole('button', { name: 'New map' }).press('Enter')
  await page.getByLabel('Name of the map').fill('Keys')
  const map = new MapEditorPage(page)
  const corners = async () => (await map.stored('Keys')).features.map(({ shape }) => shape.points.length)
  await page.getByRole('button', { name: 'Field', exact: true }).press('Enter')
  await expect(map.table).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(corners).toEqual([4])
  await map.table.focus()
  for (const key of ['n', ']', 'Control+ArrowLeft', 'c']) await page.keyboard.press(key)
  await expect.poll(corners).toEqual([8])
  for (const key of [']', 'u']) await page.keyboard.press(key)
  await expect.poll(corners).toEqual([4])
  for (const key of ['Shift+X', ']', 'Space', ']', ']', 'Space']) await page.keyboard.press(key)
  await expect.poll(corners).toEqual([3, 3])
  await page.keyboard.press('Shift+J')
  await expect.poll(corners).toEqual([4])
  await page.keyboard.press('Shift+M')
  const [field] = (await map.stored('Keys')).features
  expect(perimeterInches(polygonFootprint(field?.shape.points ?? []))).toBeCloseTo(40, 9)
  // What is locked stays, whatever is pressed.
  await page.keyboard.press('k')
  await expect.poll(async () => (await map.stored('Keys')).features[0]?.locked).toBe(true)
  for (const key of ['Shift+C', 'Delete', 'ArrowLeft']) await page.keyboard.press(key)
  const [locked] = (await map.stored('Keys')).features
  expect(locked?.shape).toEqual(field?.shape)
})

test('pictures that are none, are cut off or too large are refused in plain words, and the map stays', async ({
  page,
  marshal,
}) => {
  const library = new LibraryPage(page)
  await library.show('Terrain maps')
  await page.getByRole('button', { name: 'New map' }).click()
  await page.getByLabel('Name of the map').fill('Hostile')
  const map = new MapEditorPage(page)
  const file = join(marshal.userData, 'hostile.png')
  await answerOpenDialog(marshal.electron, file)
  const png = testPng(60, 50)
  // Whole to its last chunk, but what is packed in it is not.
  const hollow = pngOfNoise(900, 900)
  for (const [bytes, words] of [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'no PNG, JPEG or WebP'],
    [png.subarray(0, 80), 'damaged or cut off'],
    [hollow, 'damaged or cut off'],
  ] as const) {
    await writeFile(file, bytes)
    await map.button('Choose a picture…').click()
    await expect(library.toasts).toContainText(words)
    expect((await map.stored('Hostile')).background).toBeUndefined()
    for (const close of await library.toasts.getByRole('button').all()) await close.click()
    await expect(library.toasts).not.toContainText(words)
  }
  await truncate(file, 100_000_000)
  await map.button('Choose a picture…').click()
  await expect(library.toasts).toContainText('too large to be read')
  expect((await map.stored('Hostile')).background).toBeUndefined()
})

test('a battle from the map has the picture beneath it, and terrain is split and joined in one step each', async ({
  page,
  marshal,
}) => {
  const file = join(marshal.userData, 'table.png')
  await writeFile(file, testPng(600, 500, BLUE))
  await answerOpenDialog(marshal.electron, file)
  const chosen = await ask(page, 'pictures:choose', null)
  const [x, y, right, up] = [40, 6, 52, 14]
  await ask(page, 'maps:save', {
    id: 'pictured',
    name: 'Pictured',
    widthInches: 72,
    depthInches: 60,
    features: [
      {
        id: 'f1',
        name: 'Rye',
        kind: 'area',
        look: 'field',
        shape: {
          kind: 'polygon',
          points: [
            { x, y },
            { x: right, y },
            { x: right, y: up },
            { x, y: up },
          ],
        },
      },
    ],
    background: {
      picture: chosen?.picture ?? '',
      widthInches: 72,
      origin: { x: 0, y: 0 },
      rotationRadians: 0,
      opacity: 1,
      hidden: false,
    },
  })
  const armies = await ask(page, 'armies:list', null)
  const idOf = (name: string) => armies.find((army) => army.name.includes(name))?.id ?? ''
  const { id } = await ask(page, 'battles:create', {
    title: 'Rye field',
    game: 'warlord-medieval',
    plan: {
      agreedPoints: 70,
      armies: { a: idOf('Corvenne'), b: idOf('Isaude') },
      mapId: 'pictured',
      houseRules: {},
    },
  })
  await ask(page, 'battles:open', { id })
  const terrain = { type: 'enter-stage', stage: 'terrain', confirmed: true }
  await ask(page, 'battles:submit', { id, expectedSequence: 1, command: terrain })
  const library = new LibraryPage(page)
  // Listed anew, since the battle was made behind the library's back.
  await library.show('Armies')
  await library.show('Battles')
  await library.open('Rye field')
  const battle = new MapEditorPage(page)
  await expect.poll(async () => isBlue(await battle.colourAt({ x: 20, y: 50 }))).toBe(true)

  const shapes = async () =>
    Object.values((await storedBattle(page, 'Rye field')).state.features).map(({ name }) => name)
  await battle.click({ x: 46, y: 10 })
  await page.getByRole('button', { name: 'Split…' }).click()
  await battle.drag({ x: 46, y: 2 }, { x: 46, y: 18 })
  await expect.poll(shapes).toEqual(['Rye', 'Rye 2'])
  await expect(page.getByText('Rye is cut in two: Rye 2 is the other part.')).toBeVisible()
  await page.keyboard.press('Shift+J')
  await expect.poll(shapes).toEqual(['Rye'])
  await page.keyboard.press('Control+z')
  await expect.poll(shapes).toEqual(['Rye', 'Rye 2'])
  await page.keyboard.press('Control+z')
  await expect.poll(shapes).toEqual(['Rye'])
})
