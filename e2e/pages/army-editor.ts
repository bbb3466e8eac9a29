import type { Locator, Page } from '@playwright/test'

/** The editor of an army: its units and personalities as tables of cells, and its totals. */
export class ArmyEditorPage {
  constructor(readonly page: Page) {}

  get units(): Locator {
    return this.page.getByRole('table', { name: 'Units' })
  }

  get personalities(): Locator {
    return this.page.getByRole('table', { name: 'Warlord and Leaders' })
  }

  get totals(): Locator {
    return this.page.getByRole('complementary', { name: 'Totals' })
  }

  /** What is stored and what is not. */
  get saved(): Locator {
    return this.page.getByText('All changes are stored')
  }

  /** A cell by its column and the name of its unit or personality. */
  cell(field: string, of: string): Locator {
    return this.page.getByLabel(`${field}, ${of}`, { exact: true })
  }

  /** The names of the units from top to bottom. */
  async unitNames(): Promise<string[]> {
    const cells = await this.units.locator('input[data-cell$=" 0"]').all()
    return Promise.all(cells.map((cell) => cell.inputValue()))
  }

  /** Adds a unit at the end; its name has the focus then. */
  async addUnit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Add a unit' }).click()
  }

  /** Goes back to the library. */
  async leave(): Promise<void> {
    await this.page.getByRole('button', { name: 'Library', exact: true }).click()
    await this.page.getByRole('navigation').waitFor()
  }
}
