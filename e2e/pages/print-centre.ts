import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '../../src-main/contract/library'
import type { SheetKind } from '../../src-main/contract/printing'
import { wordsIn } from '../fixtures/words'

/** Players are called by their own names there; tests call them by their sides. */
const AUDIENCES: Readonly<Record<string, string>> = { 'player A': 'player-a', 'player B': 'player-b' }

/** The dialog in which sheets are chosen, looked at and saved. */
export class PrintCentre {
  readonly dialog: Locator

  readonly #say: (key: string) => string

  constructor(
    readonly page: Page,
    language: Language = 'en',
  ) {
    this.#say = wordsIn(language)
    this.dialog = page.getByRole('dialog', { name: this.#say('print.title'), exact: true })
  }

  /** Chooses sheets by their kind, in any language, and waits until they are laid out. */
  async showKind(kind: SheetKind): Promise<number> {
    return this.show(this.#say(`print.sheet.${kind}`))
  }

  /** Chooses sheets, and for whom, and waits until they are laid out; answers how many pages there are. */
  async show(sheet: string, audience?: string): Promise<number> {
    await this.dialog.getByLabel(this.#say('print.what')).selectOption({ label: sheet })
    if (audience !== undefined) await this.chooseAudience(audience)
    const count = this.dialog.locator('.count')
    await expect(count).toBeVisible()
    return Number.parseInt((await count.textContent()) ?? '', 10)
  }

  /** Chooses whom it is for: `player A` and `player B` by their sides, everybody else by what they are called. */
  async chooseAudience(audience: string): Promise<void> {
    await this.dialog
      .getByLabel('For', { exact: true })
      .selectOption(AUDIENCES[audience] ?? { label: audience })
  }

  async choosePaper(name: 'A4' | 'A3' | 'Letter'): Promise<void> {
    await this.dialog.getByRole('radio', { name, exact: true }).check({ force: true })
  }

  /** Everything that the pages in the preview say. */
  async words(): Promise<string> {
    return (await this.dialog.getByRole('region', { name: this.#say('print.preview') }).textContent()) ?? ''
  }

  /** What the pages in the preview say that is cut: longer than its line, or out of its label. */
  async cut(): Promise<readonly string[]> {
    return this.dialog.locator('.paper').evaluateAll((papers) => {
      const found: string[] = []
      for (const paper of papers) {
        for (const title of paper.querySelectorAll('header b'))
          if (title.scrollWidth > title.clientWidth + 1) found.push(title.textContent ?? '')
        for (const words of paper.querySelectorAll('.label .words')) {
          const room = words.parentElement?.getBoundingClientRect()
          const own = words.getBoundingClientRect()
          if (room === undefined || own.bottom > room.bottom + 1 || words.scrollWidth > words.clientWidth + 1)
            found.push(words.textContent ?? '')
        }
        for (const words of paper.querySelectorAll('.words.below'))
          if (words.scrollHeight > words.clientHeight + 1) found.push(words.textContent ?? '')
      }
      return found
    })
  }

  /** Saves what is shown and waits until it is written. */
  async save(format: 'PDF' | 'HTML'): Promise<void> {
    const button = this.dialog.getByRole('button', {
      name: this.#say(format === 'PDF' ? 'print.save-pdf' : 'print.save-html'),
    })
    // A click while other sheets are still being written asks for nothing.
    await expect(async () => {
      await button.click()
      await expect(this.dialog.getByRole('status')).toBeVisible({ timeout: 8000 })
    }).toPass({ timeout: 60_000 })
  }

  /** The pixels, wide and high, that a picture is promised to have. */
  async promised(): Promise<readonly number[]> {
    const text = (await this.dialog.locator('figcaption').textContent()) ?? ''
    return [...text.replaceAll(',', '').matchAll(/(\d+) × (\d+) pixels/g)].flatMap((found) => [
      Number(found[1]),
      Number(found[2]),
    ])
  }

  /** Saves the picture that is shown and waits until it is written under its name. */
  async savePicture(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Save PNG…' }).click()
    await expect(this.dialog.getByRole('status')).toContainText(name, { timeout: 120_000 })
  }
}
