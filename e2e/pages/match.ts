import { expect, type Locator, type Page } from '@playwright/test'
import { cornerOf, layOutMat } from '../../src-renderer/games/lords-of-war/scene/mat-layout'

/** A square of the Battle Mat, counted from player 1's left. */
type Square = { readonly column: number; readonly row: number }

/** The screen of a Lords of War battle on the printed mat, in English: what a referee sees and does on it. */
export class MatchPage {
  readonly page: Page
  readonly mat: Locator
  readonly hand: Locator
  readonly side: Locator
  /** What is to be done now, in words. */
  readonly now: Locator

  constructor(page: Page) {
    this.page = page
    this.mat = page.getByRole('application', { name: 'Battle mat' })
    this.hand = page.getByRole('region', { name: /^Hand of/ })
    this.side = page.getByRole('complementary', { name: 'Turn, chosen card, what is to settle, log' })
    this.now = this.side.getByRole('status')
  }

  /** A button of what may be done now. */
  act(name: string): Locator {
    return this.side.getByRole('button', { name })
  }

  /** Clicks the middle of a square. */
  async clickSquare(square: Square): Promise<void> {
    const { x, y } = await this.#middleOf(square)
    await this.page.mouse.click(x, y)
  }

  async pointAt(square: Square): Promise<void> {
    const { x, y } = await this.#middleOf(square)
    await this.page.mouse.move(x, y)
  }

  /** The sentences of the log, the newest first. */
  async log(): Promise<readonly string[]> {
    return this.side.locator('li .what > :is(p, s):not(.against)').allTextContents()
  }

  /** Turn and whose it is, as the panel says. */
  async moment(): Promise<string> {
    const heading = this.side.getByRole('heading', { level: 2 }).first()
    return (await heading.textContent())?.trim() ?? ''
  }

  /** Both lay a card for the challenge, by the pointer. */
  async challenge(): Promise<void> {
    for (const side of ['Ines', 'Odo']) {
      await expect(this.now).toContainText(`${side} chooses a card`)
      await this.hand.getByRole('button').nth(1).click()
      await this.clickSquare({ column: 4, row: 2 })
    }
    await expect.poll(() => this.moment()).toBe('Turn 1')
  }

  async #middleOf(square: Square): Promise<{ x: number; y: number }> {
    const box = await this.mat.boundingBox()
    if (box === null) throw new Error('The mat is not shown')
    const extent = { left: 1, near: 1, columns: 7, rows: 6, viewFrom: 'a' } as const
    const layout = layOutMat(extent, box)
    const { left, top } = cornerOf(extent, layout, square)
    return { x: box.x + left + layout.square.width / 2, y: box.y + top + layout.square.height / 2 }
  }
}
