import type { ElectronApplication, Locator, Page } from '@playwright/test'

/** What the display's window was sent by main, word for word: gathered in main where the messages leave it. */
export async function recordDisplayMessages(app: ElectronApplication): Promise<() => Promise<string>> {
  await app.evaluate(({ app: electronApp }) => {
    const sent: string[] = []
    Object.assign(globalThis, { sentToDisplay: sent })
    electronApp.on('web-contents-created', (_event, contents) => {
      const send = contents.send.bind(contents)
      contents.send = (channel: string, ...args: unknown[]) => {
        if (contents.getURL().includes('display.html') || channel.startsWith('display:'))
          sent.push(JSON.stringify([contents.getURL(), channel, args]))
        send(channel, ...args)
      }
    })
  })
  return () =>
    app.evaluate(() => (globalThis as unknown as { sentToDisplay: string[] }).sentToDisplay.join('\n'))
}

/** The player display in its own window, and the referee's dialog that steers it. */
export class DisplayPages {
  readonly dialog: Locator

  constructor(
    readonly electron: ElectronApplication,
    readonly page: Page,
  ) {
    this.dialog = page.getByRole('dialog', { name: 'Player display' })
  }

  async openDialog(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Player display' }).click()
  }

  async closeDialog(): Promise<void> {
    await this.page.keyboard.press('Escape')
  }

  /** Shows the battle, and answers with the display's window. */
  async show(): Promise<Page> {
    await this.openDialog()
    const [display] = await Promise.all([
      this.electron.waitForEvent('window'),
      this.dialog.getByRole('button', { name: 'Show it' }).click(),
    ])
    await display.getByRole('application').waitFor()
    await this.closeDialog()
    return display
  }

  /** Chooses in one of the dialog's rows of choices. */
  async choose(row: string, choice: string): Promise<void> {
    await this.openDialog()
    await this.dialog.getByRole('group', { name: row }).getByText(choice, { exact: true }).click()
    await this.closeDialog()
  }
}

/** Everything that a person or a program could find in a window: its page, its accessibility tree and its globals. */
export async function everythingIn(display: Page): Promise<string> {
  const globals = await display.evaluate(() => {
    const texts: string[] = []
    for (const name of Object.getOwnPropertyNames(window)) {
      try {
        const value = (window as unknown as Record<string, unknown>)[name]
        texts.push(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
      } catch {
        // What cannot be written out cannot be read either.
      }
    }
    return texts.join('\n')
  })
  const tree = await display.locator('html').ariaSnapshot()
  return [await display.content(), tree, globals].join('\n')
}
