import { createHash } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { ViewArea } from '../../src-main/contract/display'
import { expect, test } from '../fixtures/app'
import { BattlePage } from '../pages/battle'
import { DisplayPages, everythingIn, recordDisplayMessages } from '../pages/display'

const A = 'Aubert de Corvenne'
const B = 'Lady Isaude'
const HIDDEN = 'Heron archers'

type Asked = { ok: boolean; value?: unknown; trouble?: { code: string } }

/** Asks main as the window's page can. */
function askRaw(page: Page, channel: string, argument: unknown): Promise<Asked> {
  return page.evaluate(
    ([name, asked]) =>
      (globalThis as unknown as { marshal: { call: (...args: unknown[]) => Promise<unknown> } }).marshal.call(
        name,
        asked,
      ) as never,
    [channel, argument] as const,
  )
}

async function ask<Answer>(page: Page, channel: string, argument: unknown): Promise<Answer> {
  const answer = await askRaw(page, channel, argument)
  if (!answer.ok) throw new Error(JSON.stringify(answer.trouble))
  return answer.value as Answer
}

const TITLE = 'The Ford at Lisse'
const go = (stage: string) => ({ type: 'enter-stage', stage, confirmed: true })

/** A battle of two shipped armies at the stage of hidden units, with one hidden unit placed; answers with its ids. */
async function hiddenBattle(page: Page): Promise<{ id: string; unit: string }> {
  await ask(page, 'settings:change', { language: 'en', theme: 'light' })
  const armies = await ask<{ id: string; name: string }[]>(page, 'armies:list', null)
  const idOf = (name: string) => armies.find((army) => army.name.includes(name))?.id ?? ''
  const { id } = await ask<{ id: string }>(page, 'battles:create', {
    title: TITLE,
    game: 'warlord-medieval',
    plan: {
      agreedPoints: 70,
      armies: { a: idOf('Corvenne'), b: idOf('Isaude') },
      mapId: null,
      houseRules: {},
    },
  })
  const army = await ask<{ units: { id: string; name: string }[] }>(page, 'armies:get', {
    id: idOf('Isaude'),
  })
  const unit = `b:${army.units.find(({ name }) => name === HIDDEN)?.id}`
  const commands = [
    go('initiative'),
    { type: 'enter-initiative-card', purpose: 'campaign', side: 'a', card: 'hearts-10' },
    { type: 'enter-initiative-card', purpose: 'campaign', side: 'b', card: 'spades-2' },
    go('hidden'),
  ]
  for (const [index, command] of commands.entries())
    await ask(page, 'battles:submit', { id, expectedSequence: index + 1, command })
  await page.reload()
  return { id, unit }
}

async function enter(page: Page): Promise<BattlePage> {
  await page.getByText(TITLE).first().click()
  const battle = new BattlePage(page)
  await expect(battle.next).toBeVisible()
  return battle
}

test('WM-54 nothing that the display receives or shows tells of a hidden unit, until it is shown', async ({
  page,
  marshal,
}) => {
  const { unit } = await hiddenBattle(page)
  const messages = await recordDisplayMessages(marshal.electron)
  const battle = await enter(page)
  const pages = new DisplayPages(marshal.electron, page)
  const display = await pages.show()
  await expect(display.locator('.moment')).toHaveText('Stage: Hidden')

  await battle.markHidden(B, [HIDDEN])
  await battle.showArmy(B)
  await battle.dragToTable(HIDDEN, { x: 30, y: 40 })
  await expect.poll(async () => (await battle.log())[0]).toContain(`places ${HIDDEN}`)
  await expect.poll(messages).toContain('display:changed')
  // The units that stand on the table are there, so an empty window would be found out.
  await battle.dragToTable('Household knights', { x: 20, y: 44 })
  await expect.poll(messages).toContain('Household knights')
  const secrets = [HIDDEN, unit]
  for (const secret of secrets) {
    expect(await messages()).not.toContain(secret)
    expect(await everythingIn(display)).not.toContain(secret)
    expect(JSON.stringify(await askRaw(display, 'display:state', null))).not.toContain(secret)
  }

  await pages.choose('Who looks at it', A)
  await expect(display.getByText(`For ${A}: not for other eyes`)).toBeVisible()
  expect(JSON.stringify(await askRaw(display, 'display:state', null))).not.toContain(HIDDEN)
  await pages.choose('Who looks at it', B)
  await expect(display.getByText(`For ${B}: not for other eyes`)).toBeVisible()
  expect(JSON.stringify(await askRaw(display, 'display:state', null))).toContain(unit)
  await pages.choose('Who looks at it', 'Everybody')
  await expect(display.getByText('not for other eyes')).toBeHidden()
  expect(JSON.stringify(await askRaw(display, 'display:state', null))).not.toContain(unit)

  await battle.select(HIDDEN)
  await page.keyboard.press('h')
  await expect
    .poll(async () => JSON.stringify(await askRaw(display, 'display:state', null)))
    .toContain(`"name":"${HIDDEN}"`)
})

for (const [language, theme] of [
  ['en', 'light'],
  ['fr', 'dark'],
] as const)
  test(`the display has no barriers, in ${language} and ${theme}, for everybody and for one player`, async ({
    page,
    marshal,
  }) => {
    await hiddenBattle(page)
    const battle = await enter(page)
    const pages = new DisplayPages(marshal.electron, page)
    const display = await pages.show()
    await battle.showArmy(B)
    await battle.dragToTable('Household knights', { x: 20, y: 44 })
    for (const audience of ['Everybody', B]) {
      await pages.choose('Who looks at it', audience)
      await ask(page, 'settings:change', { language, theme })
      await expect(display.locator('html')).toHaveAttribute('lang', language)
      await expect(display.locator('html')).toHaveAttribute('data-theme', theme)
      const { violations } = await new AxeBuilder({ page: display }).setLegacyMode().analyze()
      expect
        .soft(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
          audience,
        )
        .toEqual([])
      await ask(page, 'settings:change', { language: 'en', theme: 'light' })
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    }
  })

test('the display’s window is refused what is the referee’s', async ({ page, marshal }) => {
  const { id } = await hiddenBattle(page)
  await enter(page)
  const display = await new DisplayPages(marshal.electron, page).show()
  for (const [channel, argument] of [
    ['battles:open', { id }],
    ['battles:list', null],
    ['armies:list', null],
    ['battles:export', { id }],
    ['display:open', { battleId: id, audience: 'player-b' }],
    ['display:settings', {}],
    ['settings:change', { language: 'fr' }],
  ] as const) {
    expect(await askRaw(display, channel, argument), channel).toMatchObject({
      ok: false,
      trouble: { code: 'ipc/not-for-this-window' },
    })
  }
  expect(await askRaw(display, 'settings:get', null)).toMatchObject({ ok: true })
})

test('the display comes back with its battle after a restart, and goes with it', async ({
  page,
  marshal,
}) => {
  await hiddenBattle(page)
  await enter(page)
  await new DisplayPages(marshal.electron, page).show()
  const again = await marshal.relaunch()
  await expect(again.getByText(TITLE).first()).toBeVisible()
  expect(marshal.electron.windows()).toHaveLength(1)
  const opened = marshal.electron.waitForEvent('window')
  await again.getByText(TITLE).first().click()
  const display = await opened
  await expect(display.getByRole('heading', { name: TITLE })).toBeVisible()
  await new BattlePage(again).leave()
  await expect.poll(() => marshal.electron.windows().length).toBe(1)
})

test('the display’s own view is there again after a restart, and a double click shows it once', async ({
  page,
  marshal,
}) => {
  await hiddenBattle(page)
  await enter(page)
  const pages = new DisplayPages(marshal.electron, page)
  await pages.openDialog()
  const [display] = await Promise.all([
    marshal.electron.waitForEvent('window'),
    pages.dialog.getByRole('button', { name: 'Show it' }).dblclick(),
  ])
  await display.getByRole('application').waitFor()
  await expect(pages.dialog.getByRole('button', { name: 'Close it' })).toBeVisible()
  await pages.closeDialog()
  await pages.choose('What it shows', 'Its own view')
  const camera = (of: Page) => of.getByRole('application').getAttribute('data-camera')
  const fitted = await camera(display)
  await display.mouse.move(300, 300)
  await display.mouse.wheel(0, -600)
  await expect.poll(() => camera(display)).not.toBe(fitted)
  // To a hundred-thousandth of an inch: a view is kept by its middle, not by its corner.
  const area = async (of: Page) => {
    const status = await ask<{ area: ViewArea | null }>(of, 'display:status', null)
    if (status.area === null) return null
    const { centre, widthInches, heightInches } = status.area
    return [centre.x, centre.y, widthInches, heightInches].map((inches) => inches.toFixed(5))
  }
  const left = await area(page)
  const again = await marshal.relaunch()
  await expect(again.getByText(TITLE).first()).toBeVisible()
  const opened = marshal.electron.waitForEvent('window')
  await again.getByText(TITLE).first().click()
  await (await opened).getByRole('application').waitFor()
  await expect.poll(() => area(again)).toEqual(left)
})

test('the display shows the table true to scale, is moved only where it may be, and follows the referee', async ({
  page,
  marshal,
}) => {
  await hiddenBattle(page)
  const battle = await enter(page)
  const pages = new DisplayPages(marshal.electron, page)
  const display = await pages.show()
  const pixelsPerInch = async (of: Page) =>
    Number((await of.getByRole('application').getAttribute('data-camera'))?.split(' ')[2])

  await pages.openDialog()
  await pages.dialog.getByRole('button', { name: 'Measure the screen' }).click()
  await pages.dialog.getByLabel('Pixels to an inch').fill('50')
  await pages.dialog.getByLabel('Pixels to an inch').press('Enter')
  const bar = display.getByRole('img', { name: '10 cm' }).locator('.bar')
  const width = () => bar.evaluate((element) => element.getBoundingClientRect().width * devicePixelRatio)
  await expect.poll(width).toBeCloseTo((50 * 10) / 2.54, 1)
  const before = await width()
  await pages.dialog.getByRole('button', { name: 'Longer' }).click()
  await expect.poll(width).toBeCloseTo(Math.round(before) + 1, 1)
  await pages.dialog.getByLabel('Pixels to an inch').fill('50')
  await pages.dialog.getByLabel('Pixels to an inch').press('Enter')
  await pages.dialog.getByRole('button', { name: 'Done' }).click()
  await expect(bar).toBeHidden()
  await pages.dialog
    .getByRole('group', { name: 'What it shows' })
    .getByText('True size', { exact: true })
    .click()
  await pages.closeDialog()
  const ratio = await display.evaluate(() => devicePixelRatio)
  await expect.poll(() => pixelsPerInch(display)).toBeCloseTo(50 / ratio, 5)
  // At its true size nothing changes the scale.
  await display.getByRole('application').hover()
  await display.mouse.wheel(0, -300)
  expect(await pixelsPerInch(display)).toBeCloseTo(50 / ratio, 5)

  const camera = () => display.getByRole('application').getAttribute('data-camera')
  const drag = async () => {
    await display.mouse.move(500, 400)
    await display.mouse.down()
    await display.mouse.move(560, 420, { steps: 3 })
    await display.mouse.up()
  }
  const [left, top] = ((await camera()) ?? '').split(' ').map(Number)
  await drag()
  await expect.poll(camera).toBe(`${(left ?? 0) + 60} ${(top ?? 0) + 20} ${50 / ratio}`)
  await pages.openDialog()
  await pages.dialog.getByRole('checkbox', { name: 'Touch and mouse move its view' }).uncheck()
  await pages.closeDialog()
  const still = await camera()
  await expect(display.locator('.table.still')).toBeVisible()
  await drag()
  expect(await camera()).toBe(still)

  await pages.choose('What it shows', 'The referee’s view')
  await battle.table.hover()
  await page.mouse.wheel(0, -400)
  const shares = async () => {
    const box = await display.getByRole('application').boundingBox()
    const own = await battle.table.boundingBox()
    if (box === null || own === null) throw new Error('A table is not shown')
    const scale = await pixelsPerInch(page)
    return Math.min(box.width / (own.width / scale), box.height / (own.height / scale))
  }
  await expect
    .poll(async () => Math.abs((await pixelsPerInch(display)) - (await shares())))
    .toBeLessThan(0.01)
})

test('a side seals its marks, and everybody can verify them when they are shown', async ({ page }) => {
  await hiddenBattle(page)
  const battle = await enter(page)
  await battle.side.getByRole('button', { name: `Hand the screen to ${B}` }).click()
  await page.getByRole('button', { name: `I am ${B}` }).click()
  await battle.side.getByRole('checkbox', { name: HIDDEN }).check()
  await battle.side.getByRole('button', { name: 'Seal the marks' }).click()
  await page
    .getByRole('dialog', { name: 'Seal without a place?' })
    .getByRole('button', { name: 'Seal all the same' })
    .click()
  await expect(battle.side.getByText(/^[0-9A-F]{4} [0-9A-F]{4} [0-9A-F]{4}$/)).toBeVisible()
  const print = (await battle.side.locator('.print:not(.short)').first().textContent())?.replaceAll(' ', '')
  await battle.next.click()
  await page.getByRole('button', { name: 'I am the referee' }).click()
  await battle.side.getByRole('button', { name: 'Seals on hidden units' }).click()
  const seals = page.getByRole('dialog', { name: 'Seals on hidden units' })
  await seals.getByRole('button', { name: 'Verify' }).click()
  await expect(seals.getByText('the marks are those that were sealed')).toBeVisible()
  const text = await seals.getByLabel('Sealed text').inputValue()
  expect(text).toContain(HIDDEN)
  expect(createHash('sha256').update(text, 'utf8').digest('hex')).toBe(print)
  await seals.getByRole('button', { name: 'Open for both players' }).click()
  const question = page.getByRole('dialog', { name: 'Open while units are hidden?' })
  await expect(question.getByText(`1 sealed unit of ${B} is still hidden`)).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(seals.getByRole('button', { name: 'Open for both players' })).toBeVisible()
})

test('F11 on the display fills its screen, and Esc gives it back', async ({ page, marshal }) => {
  await hiddenBattle(page)
  await enter(page)
  await new DisplayPages(marshal.electron, page).show()
  // As the keyboard sends it: main hears these keys before the page does.
  const press = (keyCode: string) =>
    marshal.electron.evaluate(({ BrowserWindow }, key) => {
      const window = BrowserWindow.getAllWindows().find(({ webContents }) =>
        webContents.getURL().includes('display.html'),
      )
      window?.webContents.sendInputEvent({ type: 'keyDown', keyCode: key })
      window?.webContents.sendInputEvent({ type: 'keyUp', keyCode: key })
    }, keyCode)
  const isFull = async () => {
    const { shown } = await ask<{ shown: { fullScreen: boolean } | null }>(page, 'display:status', null)
    return shown?.fullScreen
  }
  expect(await isFull()).toBe(false)
  await press('F11')
  await expect.poll(isFull).toBe(true)
  await press('Escape')
  await expect.poll(isFull).toBe(false)
})
