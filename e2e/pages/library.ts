import type { ElectronApplication, Locator, Page } from '@playwright/test'
import { ArmyEditorPage } from './army-editor'

export type LibrarySection = 'Battles' | 'Armies' | 'Terrain maps' | 'Decks'

/** The library: its sections, their lists, and the import of armies. Spoken to in English. */
export class LibraryPage {
  constructor(readonly page: Page) {}

  /** Waits for the library and shows one of its sections. */
  async show(section: LibrarySection): Promise<void> {
    await this.page.getByRole('navigation').getByRole('button', { name: section, exact: true }).click()
    await this.page.getByRole('heading', { level: 1, name: section }).waitFor()
  }

  /** The row or card of that name. */
  entry(name: string): Locator {
    const title = this.page.getByRole('button', { name, exact: true })
    return this.page.getByRole('main').locator('li, tbody tr').filter({ has: title })
  }

  /** Opens what is listed under a name. */
  async open(name: string): Promise<void> {
    await this.entry(name).getByRole('button', { name, exact: true }).click()
  }

  /** Chooses from the menu of an entry. */
  async choose(name: string, item: string): Promise<void> {
    await this.page.getByRole('button', { name: `More for ${name}`, exact: true }).click()
    await this.page.getByRole('menuitem', { name: item, exact: true }).click()
  }

  /** Answers the dialog that asks for a name. */
  async name(name: string, confirm: string): Promise<void> {
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(name)
    await dialog.getByRole('button', { name: confirm, exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  get toasts(): Locator {
    return this.page.getByRole('region', { name: 'What was just done' })
  }

  async openArmy(name: string): Promise<ArmyEditorPage> {
    await this.open(name)
    const editor = new ArmyEditorPage(this.page)
    await editor.units.waitFor()
    return editor
  }

  /** Opens the import dialog and gives it rows to read; they stand in the preview then. */
  async pasteRows(text: string): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Import…' }).click()
    const dialog = this.page.getByRole('dialog', { name: 'Import an army' })
    await dialog.getByLabel('Or paste rows from a spreadsheet').fill(text)
    await dialog.getByRole('button', { name: 'Read the rows' }).click()
    return dialog
  }

  /** Opens the import dialog and chooses a file; it stands in the preview then. */
  async chooseFile(app: ElectronApplication, file: string): Promise<Locator> {
    await answerOpenDialog(app, file)
    await this.page.getByRole('button', { name: 'Import…' }).click()
    const dialog = this.page.getByRole('dialog', { name: 'Import an army' })
    await dialog.getByRole('button', { name: 'Choose a file…' }).click()
    return dialog
  }
}

/** Has the system's open dialog, which no test can see, answer with a file. */
export async function answerOpenDialog(app: ElectronApplication, file: string): Promise<void> {
  await app.evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [chosen] })
  }, file)
}

/** Has the system's save dialog, which no test can see, answer with a file. */
export async function answerSaveDialog(app: ElectronApplication, file: string): Promise<void> {
  await app.evaluate(({ dialog }, chosen) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath: chosen })
  }, file)
}
