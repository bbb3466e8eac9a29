import { expect, type Locator, type Page } from '@playwright/test'

/** The dialog in which sheets are chosen, looked at and saved, in English. */
export class PrintCentre {
  readonly dialog: Locator

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Print' })
  }

  /** Chooses sheets, and for whom, and waits until they are laid out; answers how many pages there are. */
  async show(sheet: string, audience?: string): Promise<number> {
    await this.dialog.getByLabel('Sheets').selectOption({ label: sheet })
    if (audience !== undefined)
      await this.dialog.getByLabel('For', { exact: true }).selectOption({ label: audience })
    const count = this.dialog.locator('.count')
    await expect(count).toBeVisible()
    return Number.parseInt((await count.textContent()) ?? '', 10)
  }

  async choosePaper(name: 'A4' | 'A3' | 'Letter'): Promise<void> {
    await this.dialog.getByRole('radio', { name, exact: true }).check({ force: true })
  }

  /** Everything that the pages in the preview say. */
  async words(): Promise<string> {
    return (await this.dialog.getByRole('region', { name: 'Preview of the pages' }).textContent()) ?? ''
  }

  /** Saves what is shown and waits until it is written. */
  async save(format: 'PDF' | 'HTML'): Promise<void> {
    await this.dialog.getByRole('button', { name: `Save ${format}…` }).click()
    await expect(this.dialog.getByRole('status')).toBeVisible({ timeout: 30_000 })
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
