import type { Locator, Page } from '@playwright/test'
import { expect, type MarshalApp } from '../fixtures/app'
import type { BattlePage } from '../pages/battle'
import type { LibraryPage } from '../pages/library'

/** Who walks through the screens, with what a way may need. */
export type Walker = {
  readonly marshal: MarshalApp
  readonly page: Page
  readonly library: LibraryPage
  readonly battle: BattlePage
  readonly dialog: Locator
}

/** A screen, a part of one or a dialog, and how it is reached from where the one before it left off; in English. */
export type Screen = {
  readonly name: string
  /** The kind of a battle's dialog, as the battle's code has it. */
  readonly kind?: string
  readonly reach: (walker: Walker) => Promise<unknown>
  readonly leave?: (walker: Walker) => Promise<unknown>
  /** Where it is, when it is not Marshal's own window. */
  readonly at?: (walker: Walker) => Page
  /** Rules of axe that do not count here. */
  readonly except?: readonly string[]
}

/** A screen that is a dialog: it is waited for, and left by Escape. */
export function inDialog(screen: Screen): Screen {
  return {
    leave: async ({ page, dialog }) => {
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    },
    ...screen,
    reach: async (walker) => {
      await screen.reach(walker)
      await walker.dialog.last().waitFor()
    },
  }
}

/** Does what the command palette of a battle finds under a name. */
export async function byName({ page }: Walker, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  const palette = page.getByPlaceholder('Search a command, unit or stage')
  await palette.fill(name)
  await page.keyboard.press('Enter')
  await expect(palette).toHaveCount(0)
}
