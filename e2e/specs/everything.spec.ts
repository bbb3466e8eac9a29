import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { testPng } from '../../src-main/testing/test-pictures'
import { warlordMedieval } from '../../src-rules/games/warlord-medieval'
import { expect, type MarshalApp, test } from '../fixtures/app'
import { ask } from '../fixtures/bridge'
import { storedBattle } from '../fixtures/folded-state'
import { readPdf, wordsOf } from '../fixtures/pdf'
import { readPng } from '../fixtures/png'
import {
  A,
  B,
  createBattle,
  openBattle,
  PLAN,
  submitAll,
  TITLE,
  upToDeployment,
  upToTerrain,
} from '../fixtures/sample-battle'
import { BattlePage } from '../pages/battle'
import { DisplayPages, everythingIn } from '../pages/display'
import { answerOpenDialog, answerSaveDialog, LibraryPage } from '../pages/library'
import { MapEditorPage } from '../pages/map-editor'
import { PrintCentre } from '../pages/print-centre'

const MAP = 'Lisse, as it lies'
const LAST_YEAR = 'Last year at Lisse'
const HIDDEN = 'Heron archers'
const CROSSBOWS = 'Arbalètes du môle'
const PIKES = 'Piques des tanneurs'
const GUARD = 'Garde de la tour'
const SECRET_NOTE = 'the ford can be crossed'
const BLUE = [20, 60, 220] as const

/** One battle in one window: what a referee does on a Saturday, from the map to the report. */
class Saturday {
  battle: BattlePage

  constructor(
    readonly page: Page,
    readonly marshal: MarshalApp,
  ) {
    this.battle = new BattlePage(page)
  }

  readonly newest = async () => (await this.battle.log())[0]
  readonly stored = () => storedBattle(this.page, TITLE)
  readonly count = async () => (await this.stored()).entries.length

  async poseOf(name: string) {
    const { state } = await this.stored()
    return Object.values(state.units).find((unit) => unit.name === name)?.pose ?? null
  }

  /** Does what the palette finds under a name. */
  async byName(name: string): Promise<void> {
    await this.page.keyboard.press('Control+k')
    await this.page.getByPlaceholder('Search a command, unit or stage').fill(name)
    await this.page.keyboard.press('Enter')
    await expect(this.page.getByPlaceholder('Search a command, unit or stage')).toHaveCount(0)
  }

  /** A shape of the table as it is drawn now, to be compared with what is drawn later. */
  async drawnAround(x: number, y: number): Promise<string> {
    const clip = await this.battle.around({ x, y }, 2)
    return (await this.page.screenshot({ clip })).toString('base64')
  }

  async drawMap(): Promise<void> {
    const { page } = this
    await new LibraryPage(page).show('Terrain maps')
    await page.getByRole('button', { name: 'New map' }).click()
    await page.getByLabel('Name of the map').fill(MAP)
    const map = new MapEditorPage(page)
    const file = join(this.marshal.userData, 'table.png')
    await writeFile(file, testPng(600, 500, BLUE))
    await answerOpenDialog(this.marshal.electron, file)
    await map.button('Choose a picture…').click()
    await expect.poll(() => map.colourAt({ x: 60, y: 50 })).toEqual([...BLUE])
    await map.take('Draw an area')
    for (const [x, y] of [
      [3, 22],
      [13, 22],
      [13, 31],
      [3, 31],
    ] as const)
      await map.click({ x, y })
    await page.keyboard.press('Enter')
    await map.button('Curve').click()
    await map.button('Scale to exactly 40″').click()
    await expect(map.properties.locator('strong')).toHaveText('40.0″, at most 40″')
    await expect.poll(async () => (await map.stored(MAP)).features.length).toBe(1)
  }

  async startFromMap(): Promise<void> {
    const { page } = this
    await page.getByRole('banner').getByRole('button', { name: 'Library', exact: true }).click()
    await new LibraryPage(page).show('Battles')
    await page.getByRole('main').getByRole('button', { name: 'New battle' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'New battle' })
    await dialog.getByLabel('Side A').selectOption({ label: 'Levée de Corvenne · 70 AP' })
    await dialog.getByLabel('Side B').selectOption({ label: 'Lady Isaude’s muster · 45 AP' })
    await dialog.getByLabel('Title').fill(TITLE)
    await dialog.getByLabel('Agreed points per side').fill('70')
    await dialog.getByLabel('Terrain').selectOption({ label: `${MAP} · 72 × 60″` })
    await dialog.getByRole('button', { name: 'Start the battle' }).click()
    await expect(this.battle.next).toBeVisible()
  }

  async placeBanners(side: string): Promise<void> {
    await expect(this.battle.side.getByRole('heading', { name: `Camp and banners of ${side}` })).toBeVisible()
    const { camp, lines } = side === A ? PLAN.a : PLAN.b
    for (const { leader, banner } of lines)
      await this.battle.placeBanner(leader, { x: banner[1], y: banner[2] })
    await this.battle.placeCamp(camp)
    await this.battle.goOn()
  }
}

/** A battle of last year, deployed by the plan. */
async function playLastYear(page: Page): Promise<void> {
  const { id, muster } = await createBattle(page)
  await submitAll(page, id, [...upToTerrain(), ...upToDeployment(muster)])
  await ask(page, 'battles:rename', { id, title: LAST_YEAR })
  await page.reload()
}

test('one battle uses everything, from the drawn map to the printed report, and is undone, redone and found again', async ({
  page,
  marshal,
}) => {
  test.setTimeout(400_000)
  await playLastYear(page)
  const day = new Saturday(page, marshal)
  const { battle } = day
  const { side } = battle
  const { keyboard } = page

  await test.step('a map is drawn over a picture of the table', () => day.drawMap())

  await test.step('a battle of the sample armies starts from it', async () => {
    await day.startFromMap()
    expect(await battle.stage()).toBe('Set-up')
    expect((await day.stored()).state.features).not.toEqual({})
  })

  await test.step('the switches of the rules are set', async () => {
    await battle.answerHouseRule('The banner unit is one of the three', 'Yes')
    await expect.poll(day.newest).toBe('House rules changed: the banner unit in the count.')
    const clocks = page.getByRole('group', { name: 'End: 5 player turns without combat' })
    await clocks.getByText('No', { exact: true }).click()
    await expect.poll(day.newest).toContain('the wider rules')
    await battle.goOn()
  })

  const winner = await test.step('the initiative is drawn for', async () => {
    expect(await battle.stage()).toBe('Initiative')
    const won = await battle.drawUntilWon()
    await battle.goToStage('Banners')
    return won
  })

  await test.step('both place their banners and camps', async () => {
    for (const each of winner === A ? [B, A] : [A, B]) await day.placeBanners(each)
    expect(await battle.stage()).toBe('Hidden')
  })

  await test.step('a hidden unit is marked and sealed, and everybody can verify the seal', async () => {
    await side.getByRole('button', { name: `Hand the screen to ${B}` }).click()
    await page.getByRole('button', { name: `I am ${B}` }).click()
    await side.getByRole('checkbox', { name: HIDDEN }).check()
    await side.getByRole('button', { name: 'Seal the marks' }).click()
    await page
      .getByRole('dialog', { name: 'Seal without a place?' })
      .getByRole('button', { name: 'Seal all the same' })
      .click()
    await expect(side.getByText(/^[0-9A-F]{4} [0-9A-F]{4} [0-9A-F]{4}$/)).toBeVisible()
    await battle.next.click()
    await page.getByRole('button', { name: 'I am the referee' }).click()
    await side.getByRole('button', { name: 'Seals on hidden units' }).click()
    const seals = page.getByRole('dialog', { name: 'Seals on hidden units' })
    await seals.getByRole('button', { name: 'Verify' }).click()
    await expect(seals.getByText('the marks are those that were sealed')).toBeVisible()
    await keyboard.press('Escape')
    await battle.goOn()
  })

  await test.step('the deployment of last year is taken over, mirrored, put in lines, dressed and moved exactly', async () => {
    expect(await battle.stage()).toBe('Deployment')
    const before = await day.count()
    await side.getByRole('button', { name: 'Take another deployment…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: LAST_YEAR }).check()
    await dialog.getByRole('button', { name: 'Take it', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(day.count).toBe(before + 1)
    await battle.showArmy(A)
    await day.byName(`Mirror the deployment of ${A}`)
    await expect.poll(() => day.poseOf(CROSSBOWS)).toMatchObject({ x: 28, y: 16.8 })
    await battle.undo()
    await expect.poll(() => day.poseOf(CROSSBOWS)).toMatchObject({ x: 44, y: 16.8 })

    // Its battle lines came with it; one unit is put into another and back.
    await expect.poll(() => battle.statusOf(CROSSBOWS)).toContain(`from ${PIKES}`)
    for (const leader of ['Maude la Grise', A]) {
      await battle.select(CROSSBOWS)
      await battle.assignSelected(leader)
      await expect.poll(day.newest).toMatch(new RegExp(`: to the line of ${leader}\\.$`))
    }
    await expect.poll(() => battle.statusOf(CROSSBOWS)).toContain(`from ${PIKES}`)

    const bar = page.getByRole('toolbar', { name: 'Move the selected units exactly' })
    await battle.armies.getByRole('button', { name: A, exact: true }).click()
    await bar.getByLabel('Gap', { exact: true }).fill('0.75')
    await bar.getByLabel('Gap', { exact: true }).press('Enter')
    await expect.poll(() => day.poseOf(CROSSBOWS)).not.toMatchObject({ x: 44, y: 16.8 })
    await battle.undo()
    await expect.poll(() => day.poseOf(CROSSBOWS)).toMatchObject({ x: 44, y: 16.8 })
    await battle.armies.getByRole('button', { name: 'Maude la Grise', exact: true }).click()
    await bar.getByLabel('Step', { exact: true }).fill('1/2')
    await bar.getByLabel('Step', { exact: true }).press('Enter')
    await expect.poll(async () => (await day.poseOf('Haches du port'))?.y).toBeCloseTo(17.3, 9)
  })

  await test.step('one sketch is thrown away, another kept as one step', async () => {
    const before = await day.count()
    const sign = page.getByRole('status').filter({ hasText: 'not the real table' })
    await page.getByRole('toolbar').getByRole('button', { name: 'Try it in a sketch' }).click()
    await expect(sign).toBeVisible()
    await battle.dragOnTable({ x: 44, y: 16.8 }, { x: 50, y: 24 })
    await expect(page.getByRole('region', { name: /^Compared with the real table/ })).toContainText(CROSSBOWS)
    await keyboard.press('Control+Backspace')
    await expect(sign).toBeHidden()
    expect(await day.count()).toBe(before)
    await keyboard.press('s')
    await expect(sign).toBeVisible()
    await battle.dragOnTable({ x: 44, y: 16.8 }, { x: 44, y: 17.8 })
    await keyboard.press('Control+Enter')
    await expect(sign).toBeHidden()
    await expect.poll(day.newest).toMatch(/^As sketched beforehand: Arbalètes du môle, by up to 1\.0″/)
    expect(await day.count()).toBe(before + 1)
  })

  await test.step('a note is written for the referee, and the reach of a line is outlined', async () => {
    await page.getByRole('button', { name: 'Put a note' }).click()
    await battle.placeAt({ x: 62, y: 31 })
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Text').fill(SECRET_NOTE)
    await dialog.getByRole('button', { name: 'Save the note' }).click()
    await expect
      .poll(async () => Object.values((await day.stored()).state.notes))
      .toMatchObject([{ text: SECRET_NOTE, readers: 'referee' }])
    await battle.clickTable({ x: 36, y: 16.8 })
    const plain = await day.drawnAround(36, 20)
    await keyboard.press('i')
    await dialog
      .getByRole('group', { name: 'Outline of the reach' })
      .getByText('Line', { exact: true })
      .click()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect.poll(() => day.drawnAround(36, 20)).not.toBe(plain)
  })

  const display =
    await test.step('a display is opened for one player, and nothing hidden is in it', async () => {
      const pages = new DisplayPages(marshal.electron, page)
      const shown = await pages.show()
      await pages.choose('Who looks at it', A)
      await expect(shown.getByText(`For ${A}: not for other eyes`)).toBeVisible()
      return shown
    })
  const expectNothingHidden = async () => {
    const { state } = await day.stored()
    const id = Object.values(state.units).find(({ name }) => name === HIDDEN)?.id ?? 'no such unit'
    const all = [
      await everythingIn(display),
      JSON.stringify(await ask(display, 'display:state', null)),
    ].join()
    expect(all).toContain('Household knights')
    for (const secret of [HIDDEN, id, SECRET_NOTE]) expect(all).not.toContain(secret)
  }
  await expectNothingHidden()

  await test.step('the first move is drawn for, and the turns begin', async () => {
    await battle.goToStage('First move')
    await battle.drawUntilWon()
    await page.getByRole('button', { name: `${A} moves first` }).click()
    await expect.poll(day.newest).toBe(`${A} has the first move.`)
    await battle.goOn()
    expect(await battle.moment()).toEqual({ round: 'Round 1', player: A, phase: 'Command' })
  })

  await test.step('the clock is paused, runs on, and stands for a break', async () => {
    await page.getByRole('button', { name: 'Pause the clock' }).click()
    await expect(page.getByText('The clock stands')).toBeVisible()
    await page.getByRole('button', { name: 'Let the clock run on' }).click()
    await page.getByRole('button', { name: 'Take a break' }).click()
    await expect.poll(day.newest).toBe('A break for both sides: the clock is stopped.')
    await page.getByRole('button', { name: 'Let the clock run on' }).click()
    await expect.poll(day.newest).toBe('The clock runs on.')
  })

  await test.step('cards are rolled for, and a broken unit rallies by its morale', async () => {
    await page
      .getByRole('button', { name: /^Roll for / })
      .first()
      .click()
    await battle.showArmy(A)
    await battle.select(PIKES)
    await keyboard.press('3')
    await expect.poll(() => battle.statusOf(PIKES)).toContain('broken')
    await battle.goToPhase('Rally broken units')
    const morale = side.getByRole('region', { name: 'Morale', exact: true })
    await expect(morale.getByRole('checkbox', { name: 'Supported applies' })).toBeChecked()
    await morale.getByRole('button', { name: 'Enter a card…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '10 of hearts', exact: true }).click()
    await morale.getByRole('combobox', { name: 'Outcome' }).fill('rallies')
    await morale.getByRole('button', { name: 'Enter', exact: true }).click()
    await expect.poll(day.newest).toContain(`Morale, ${PIKES}: rallies`)
    await battle.select(PIKES)
    await keyboard.press('1')
    await expect.poll(() => battle.statusOf(PIKES)).not.toContain('broken')
  })

  await test.step('strikes are counted, and a unit explains its chain and what it may do', async () => {
    await battle.goToPhase('Shooting')
    await battle.select(CROSSBOWS)
    const strikes = side.getByRole('region', { name: 'Count strikes' })
    await strikes.getByRole('textbox', { name: 'Dice rolled by hand' }).fill('1, 10, 11, 20')
    await strikes.getByRole('button', { name: 'Count', exact: true }).click()
    await expect(strikes.getByText('2 strikes', { exact: true })).toBeVisible()
    const why = side.getByRole('region', { name: 'Why it is in the line' })
    await expect(why.getByRole('listitem').last()).toContainText(GUARD)
    await expect(side.getByText('It may shoot.')).toBeVisible()
    await expect(
      side.getByRole('region', { name: 'Other enemies' }).getByRole('listitem').first(),
    ).toContainText(/\d+\.\d″ base to base · front/)
  })

  await test.step('a charge is declared, and an arrow shows it until it is over', async () => {
    await battle.goToPhase('Declare charges')
    await battle.select(GUARD)
    const bare = await day.drawnAround(36, 30)
    await side.getByLabel(`${GUARD} charges`).selectOption('Household knights, 25.2″ base to base')
    await side.getByRole('button', { name: 'Declare the charge' }).click()
    await expect.poll(day.newest).toMatch(/^Charge: Garde de la tour against Household knights, 25\.2″ away/)
    await expect.poll(() => day.drawnAround(36, 30)).not.toBe(bare)
    await battle.goToPhase('Close to contact')
    await battle.dragOnTable({ x: 36, y: 16.8 }, { x: 36, y: 41.9 })
    await side.getByRole('button', { name: 'Contact', exact: true }).click()
    await expect.poll(day.newest).toBe('Contact: Garde de la tour with Household knights.')
    await expectNothingHidden()
  })

  await test.step('the battle is looked back at, and a copy branches off', async () => {
    const before = await day.count()
    await keyboard.press('b')
    const slider = page.getByRole('slider', { name: 'Step of the battle' })
    await expect(slider).toBeFocused()
    await slider.press('Home')
    await expect(page.getByText('Nothing has been done yet.')).toBeVisible()
    await page.getByLabel('Turns and stages').selectOption({ label: `Round 1, ${A}` })
    await page.getByRole('button', { name: 'Branch a copy…' }).click()
    await page.getByLabel('Title of the copy').fill('What if')
    await page.getByRole('button', { name: 'Make the copy' }).click()
    await expect(page.getByText('“What if” is in the library now.')).toBeVisible()
    await page.getByRole('button', { name: 'Back to the present' }).last().click()
    await expect(battle.next).toBeVisible()
    expect(await day.count()).toBe(before)
    const copy = await storedBattle(page, 'What if')
    expect(copy.state.stage).toBe('turns')
    expect(copy.entries.length).toBeLessThan(before)
  })

  await test.step('what chance gave stands beside what was to be expected', async () => {
    await day.byName('Statistics of cards and dice')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: '1 D20 rolled' })).toBeVisible()
    await keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('a map for a player, the report and a picture of the table go on paper', async () => {
    const fileOf = (name: string) => join(marshal.userData, name)
    const centre = new PrintCentre(page)
    await page.getByRole('banner').getByRole('button', { name: 'Print…' }).click()
    const words: Record<string, string> = {}
    for (const [sheet, audience] of [
      ['Map of the table', 'player A'],
      ['Battle report', 'the referee'],
    ] as const) {
      const pages = await centre.show(sheet, audience)
      await answerSaveDialog(marshal.electron, fileOf(`${sheet}.pdf`))
      await centre.save('PDF')
      const written = readPdf(fileOf(`${sheet}.pdf`))
      expect(written).toHaveLength(pages)
      words[sheet] = written.map(wordsOf).join(' ')
    }
    expect(words['Map of the table']).toContain('Household knights')
    expect(words['Map of the table']).not.toContain(HIDDEN)
    expect(words['Battle report']).toContain(`Round 1, ${A}`)
    await centre.dialog.getByRole('button', { name: 'Close' }).last().click()
    await day.byName('picture of the table')
    await centre.dialog.getByText('150 dpi').click()
    const promised = await centre.promised()
    await answerSaveDialog(marshal.electron, fileOf('table-of-lisse.png'))
    await centre.savePicture('table-of-lisse.png')
    expect(existsSync(fileOf('table-of-lisse.png'))).toBe(true)
    const picture = await readPng(fileOf('table-of-lisse.png'), () => false)
    expect([picture.width, picture.height]).toEqual(promised)
    await keyboard.press('Escape')
    await expect(centre.dialog).toBeHidden()
  })

  await test.step('everything is undone to the start, done again to the end, and there after a restart', async () => {
    const { state: end, setup } = await day.stored()
    const reading = await battle.reading([A, B])
    const again = async (button: string, keys: string) => {
      const last = page.getByRole('banner').getByRole('button', { name: button })
      while (await last.isEnabled()) await keyboard.press(keys)
      await expect(last).toBeDisabled()
    }
    await again('Undo', 'Control+z')
    expect(await battle.stage()).toBe('Set-up')
    expect((await day.stored()).state).toEqual(warlordMedieval.setup(setup))
    await again('Redo', 'Control+Shift+z')
    expect((await day.stored()).state).toEqual(end)
    const window = await marshal.relaunch()
    const found = await openBattle(window)
    const { stage, units, toSettle } = await found.reading([A, B])
    expect({ stage, units, toSettle }).toEqual({
      stage: reading.stage,
      units: reading.units,
      toSettle: reading.toSettle,
    })
    expect((await storedBattle(window, TITLE)).state).toEqual(end)
  })
})
