import { expect, type Locator, type Page } from '@playwright/test'
import { type Camera, fitTable, toScreen } from '../../src-renderer/tabletop/camera'

/** A place on the table, in inches from its near left corner as player A sees it. */
export type Place = { readonly x: number; readonly y: number }

/** What a battle's screen says, to be compared with what it says later. */
export type BattleReading = {
  readonly stage: string
  readonly log: readonly string[]
  readonly undone: readonly string[]
  readonly toSettle: readonly string[]
  readonly units: readonly string[]
}

/** The screen of a Warlord Medieval battle, in English: what a referee sees and does on it. */
export class BattlePage {
  readonly page: Page
  /** The armies, at the left. */
  readonly armies: Locator
  /** Stage, selection, what is to settle and the log, at the right. */
  readonly side: Locator
  readonly table: Locator
  /** The one thing to do next, at the lower right. */
  readonly next: Locator

  constructor(page: Page) {
    this.page = page
    this.armies = page.getByRole('complementary', { name: 'Armies' })
    this.side = page.getByRole('complementary', { name: 'Stage, selection, what is to settle, log' })
    this.table = page.getByRole('application')
    this.next = page.getByRole('contentinfo').locator('.button.primary')
  }

  // Stages

  /** The stage that the battle is in, by its name on the rail. */
  async stage(): Promise<string> {
    const current = this.page
      .getByRole('navigation', { name: 'Stages of the battle' })
      .locator('[aria-current=step]')
    return (await current.locator('.label').textContent()) ?? ''
  }

  /** Presses the main button; where it asks to be sure because something is open, goes on all the same. */
  async goOn(): Promise<void> {
    await this.#goOnAfter(() => this.next.click())
  }

  /** Goes to a stage by the rail, confirmed when it asks. */
  async goToStage(name: string): Promise<void> {
    const rail = this.page.getByRole('navigation', { name: 'Stages of the battle' })
    await this.#goOnAfter(() => rail.getByRole('button', { name }).click())
    await expect.poll(() => this.stage()).toBe(name)
  }

  async undo(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Undo' }).click()
  }

  async redo(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Redo' }).click()
  }

  async leave(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Back to the library' }).click()
  }

  // Draws

  /** Enters a card that was drawn by hand for a side's initiative, such as `king of spades`. */
  async enterCard(side: string, card: string): Promise<void> {
    const place = this.page.getByRole('region', { name: side, exact: true })
    await place.getByRole('button', { name: 'Enter by hand…' }).click()
    await this.page.getByRole('dialog').getByRole('button', { name: card, exact: true }).click()
    await expect(place.getByRole('img', { name: card, exact: true })).toBeVisible()
  }

  async draw(side: string): Promise<void> {
    await this.page
      .getByRole('region', { name: side, exact: true })
      .getByRole('button', { name: 'Draw a card' })
      .click()
  }

  // Units

  /** The row of a unit in the list; its army must be shown. */
  row(unit: string): Locator {
    return this.armies.locator('[data-unit]').filter({ has: this.page.getByText(unit, { exact: true }) })
  }

  /** What the list says of a unit, such as `2.0″ from the banner unit`. */
  async statusOf(unit: string): Promise<string> {
    return (await this.row(unit).locator('.status').textContent())?.trim() ?? ''
  }

  /** Shows the army of a side in the list. */
  async showArmy(side: string): Promise<void> {
    await this.armies.getByRole('tab', { name: side }).click()
  }

  /** Selects units in the list. */
  async select(...units: readonly string[]): Promise<void> {
    for (const [index, unit] of units.entries()) {
      await this.row(unit).click(index === 0 ? {} : { modifiers: ['Control'] })
    }
  }

  /** Drags a unit from the list to a place of the table. */
  async dragToTable(unit: string, place: Place): Promise<void> {
    await this.row(unit).dragTo(this.table, { targetPosition: await this.#pixels(place) })
  }

  /** Drags units from the list into the battle line of a Warlord or Leader. */
  async dragToLine(unit: string, leader: string): Promise<void> {
    await this.row(unit).dragTo(this.armies.getByRole('heading', { name: leader, exact: true }))
  }

  /** Assigns the selected units to a line by the keyboard. */
  async assignSelected(leader: string): Promise<void> {
    await this.page.keyboard.press('a')
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: `Line of ${leader}` })
      .click()
  }

  /** Drags whatever stands at a place of the table to another place; `whileDragging` sees it before it is let go. */
  async dragOnTable(from: Place, to: Place, whileDragging?: () => Promise<void>): Promise<void> {
    const start = await this.#onScreen(from)
    const end = await this.#onScreen(to)
    await this.page.mouse.move(start.left, start.top)
    await this.page.mouse.down()
    await this.page.mouse.move((start.left + end.left) / 2, (start.top + end.top) / 2, { steps: 4 })
    await this.page.mouse.move(end.left, end.top, { steps: 4 })
    await whileDragging?.()
    await this.page.mouse.up()
  }

  async clickTable(place: Place): Promise<void> {
    const { left, top } = await this.#onScreen(place)
    await this.page.mouse.click(left, top)
  }

  /** Places what follows the pointer, such as a camp or a ready shape. */
  async placeAt(place: Place): Promise<void> {
    await this.pointAt(place)
    await this.clickTable(place)
  }

  /** Moves the pointer to a place of the table, with whatever it carries. */
  async pointAt(place: Place): Promise<void> {
    const { left, top } = await this.#onScreen(place)
    await this.page.mouse.move(left - 8, top - 8)
    await this.page.mouse.move(left, top, { steps: 2 })
  }

  /** The square of the window that reaches so many inches around a place of the table. */
  async around(
    place: Place,
    inches: number,
  ): Promise<{ x: number; y: number; width: number; height: number }> {
    const low = await this.#onScreen({ x: place.x - inches, y: place.y - inches })
    const high = await this.#onScreen({ x: place.x + inches, y: place.y + inches })
    return { x: low.left, y: high.top, width: high.left - low.left, height: low.top - high.top }
  }

  /** Sets where the selected unit stands and looks by typed figures. */
  async typePose(figures: {
    readonly x?: string
    readonly y?: string
    readonly facing?: string
  }): Promise<void> {
    const fields = [
      ['Across', figures.x],
      ['Away from A', figures.y],
      ['Facing', figures.facing],
    ] as const
    for (const [label, figure] of fields) {
      if (figure === undefined) continue
      await this.side.getByLabel(label).fill(figure)
      await this.side.getByLabel(label).press('Enter')
    }
  }

  // Checks

  /** The titles of what is still to settle. */
  async toSettle(): Promise<readonly string[]> {
    return this.#section('To settle').locator('li .title').allTextContents()
  }

  /** Lets the first trouble of this title stand, with a reason. */
  async letStand(title: string, reason: string): Promise<void> {
    await this.#trouble(title).getByRole('button', { name: 'Let it stand…' }).click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill(reason)
    await dialog.getByRole('button', { name: 'Let it stand', exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  /** Shows the first trouble of this title on the table. */
  async showTrouble(title: string): Promise<void> {
    await this.#trouble(title).getByRole('button', { name: 'Show' }).click()
  }

  /** The sentences of the log as they are shown, the newest first. */
  async log(): Promise<readonly string[]> {
    return this.#section('Log').locator('li .what > :is(p, s):not(.against)').allTextContents()
  }

  /** The entries of the log that are struck through. */
  async undoneInLog(): Promise<readonly string[]> {
    return this.#section('Log').locator('li s').allTextContents()
  }

  // Hidden units

  /** Hands the screen to a side, has it mark units as hidden, and hands it back to the referee. */
  async markHidden(side: string, units: readonly string[]): Promise<void> {
    await this.side.getByRole('button', { name: `Hand the screen to ${side}` }).click()
    await this.page.getByRole('button', { name: `I am ${side}` }).click()
    for (const unit of units) await this.side.getByRole('checkbox', { name: unit }).check()
    await this.next.click()
    await this.page.getByRole('button', { name: 'I am the referee' }).click()
  }

  // Set-up

  /** Sets a house rule that is a question of yes or no. */
  async answerHouseRule(title: string, answer: 'Yes' | 'No'): Promise<void> {
    await this.page.getByRole('group', { name: title }).getByText(answer, { exact: true }).click()
  }

  /** Draws for both until one has won, and says who: a tie is drawn again. */
  async drawUntilWon(): Promise<string> {
    const verdict = this.page.getByRole('main').getByRole('status')
    for (;;) {
      const before = (await this.log()).length
      await this.next.click()
      // Two ties in a row read the same.
      await expect.poll(async () => (await this.log()).length).toBeGreaterThan(before)
      await expect(verdict).toHaveText(/ wins |draw again/)
      const said = (await verdict.textContent()) ?? ''
      const [, winner] = /^(?:A Joker: )?(.+) wins /.exec(said) ?? []
      if (winner !== undefined) return winner
    }
  }

  // Terrain

  /** Takes a shape of the palette and puts its middle at a place. */
  async placeReadyShape(look: string, place: Place): Promise<void> {
    const palette = this.page.getByRole('region', { name: 'Ready shapes' })
    await palette.getByRole('button', { name: look }).click()
    await this.placeAt(place)
  }

  /** Draws a shape of a look by its corners, and closes it by Enter. */
  async drawShape(look: string, corners: readonly Place[]): Promise<void> {
    const own = this.page.getByRole('region', { name: 'A shape of your own' })
    await own.getByLabel('Look').selectOption({ label: look })
    await own.getByRole('button', { name: 'Draw it' }).click()
    for (const corner of corners) await this.placeAt(corner)
    await this.page.keyboard.press('Enter')
  }

  // Banners

  /** Puts a personality's banner unit on the table by the pointer. */
  async placeBanner(personality: string, place: Place): Promise<void> {
    const choice = this.side
      .locator('.choice')
      .filter({ has: this.page.getByText(personality, { exact: true }) })
    await choice.getByRole('button', { name: 'Place', exact: true }).click()
    await this.placeAt(place)
    await expect(choice.getByRole('button', { name: 'Placed ✓' })).toBeVisible()
  }

  async placeCamp(place: Place): Promise<void> {
    await this.side.getByRole('button', { name: 'Place the camp' }).click()
    await this.placeAt(place)
    await expect(this.side.getByRole('button', { name: 'Place the camp' })).toBeHidden()
  }

  // Turns

  /** Whose turn it is, in which round and phase, as the tracker says. */
  async moment(): Promise<{ round: string; player: string; phase: string }> {
    const tracker = this.page.getByRole('region', { name: 'Turn tracker' })
    const text = async (of: string) => ((await tracker.locator(of).textContent()) ?? '').trim()
    return {
      round: await text('.round'),
      player: await text('.player'),
      phase: await text('[aria-current=step] .name'),
    }
  }

  /** Goes on until the phase of this name. */
  async goToPhase(name: string): Promise<void> {
    for (let gone = 0; gone < 12 && (await this.moment()).phase !== name; gone++) await this.goOn()
    expect((await this.moment()).phase).toBe(name)
  }

  /** Everything that a referee reads of the battle: stage, log, what is to settle, how each unit stands. */
  async reading(sides: readonly string[]): Promise<BattleReading> {
    const units: string[] = []
    for (const side of sides) {
      await this.showArmy(side)
      await expect(this.armies.getByRole('tabpanel', { name: side })).toBeVisible()
      units.push(...(await this.armies.locator('[data-unit]').allInnerTexts()))
    }
    return {
      stage: await this.stage(),
      log: await this.log(),
      undone: await this.undoneInLog(),
      toSettle: await this.toSettle(),
      units,
    }
  }

  /** Does something that leads on, and confirms the question whether to go on when it is asked. */
  async #goOnAfter(act: () => Promise<void>): Promise<void> {
    const moment = async () => `${await this.stage()} ${await this.next.textContent()}`
    const before = await moment()
    const confirm = this.page.getByRole('button', { name: /^(Go on all the same|Go back to this stage)$/ })
    const hasGoneOn = async () => (await moment()) !== before
    await act()
    await expect.poll(async () => (await confirm.isVisible()) || (await hasGoneOn())).toBe(true)
    if (!(await confirm.isVisible())) return
    await confirm.click()
    await expect.poll(hasGoneOn).toBe(true)
  }

  #section(title: string): Locator {
    return this.side.getByRole('region', { name: new RegExp(`^${title}( \\d+)?$`) })
  }

  #trouble(title: string): Locator {
    return this.#section('To settle').getByRole('listitem').filter({ hasText: title }).first()
  }

  /** Where a place of the table lies in its element, the view being as it was first fitted. */
  async #pixels(place: Place): Promise<{ x: number; y: number }> {
    const box = await this.table.boundingBox()
    if (box === null) throw new Error('The table is not shown')
    const { left, top } = toScreen(await this.#camera(box), place)
    return { x: left, y: top }
  }

  async #onScreen(place: Place): Promise<{ left: number; top: number }> {
    const box = await this.table.boundingBox()
    const { x, y } = await this.#pixels(place)
    return { left: (box?.x ?? 0) + x, top: (box?.y ?? 0) + y }
  }

  async #camera(box: { width: number; height: number }): Promise<Camera> {
    const text = (await this.page.getByRole('banner').locator('.name p').textContent()) ?? ''
    const [width, depth] = [...text.matchAll(/(\d+)′/g)].map(([, feet]) => Number(feet) * 12)
    if (width === undefined || depth === undefined) throw new Error(`No table size in "${text}"`)
    return fitTable({ widthInches: width, depthInches: depth }, box, 'a')
  }
}
