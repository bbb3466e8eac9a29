import type { Locator, Page } from '@playwright/test'

/** The editor of a deck: its counts, its cards by rank, and the fields of the chosen card. Spoken to in English. */
export class DeckEditorPage {
  constructor(readonly page: Page) {}

  get counts(): Locator {
    return this.page.getByRole('region', { name: 'Ranks of the deck' })
  }

  /** The cards of a rank, drawn. */
  cards(rank: string): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^${rank}: `) }).locator('button[data-card]')
  }

  /** The drawn cards of that name. */
  card(name: string): Locator {
    return this.page.locator('button[data-card]').and(this.page.getByRole('button', { name }))
  }

  /** The fields of the chosen card. */
  get fields(): Locator {
    return this.page.getByRole('region', { name: /^Card: / })
  }

  arrow(direction: string): Locator {
    return this.fields.getByLabel(`Attack arrow ${direction}`, { exact: true })
  }

  /** The card as it is drawn beside its fields, in words. */
  get drawn(): Locator {
    return this.fields.getByRole('img', { name: /^The card as it is drawn/ })
  }

  square(words: string): Locator {
    return this.fields.getByRole('button', { name: words, exact: true })
  }

  /** Goes back to the library. */
  async leave(): Promise<void> {
    await this.page.getByRole('button', { name: 'Library', exact: true }).click()
    await this.page.getByRole('navigation').waitFor()
  }
}
