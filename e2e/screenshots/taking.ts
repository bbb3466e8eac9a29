import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import type { Settings } from '../../src-main/contract/library'
import type { Command } from '../../src-rules/games/warlord-medieval/commands'
import type { Stage } from '../../src-rules/games/warlord-medieval/model'
import type { MarshalApp } from '../fixtures/app'
import { ask } from '../fixtures/bridge'
import { BattlePage } from '../pages/battle'

const FOLDER = resolve(import.meta.dirname, '../../docs/pictures')
export const TITLE = 'The Ford at Lisse'
export const enter = (stage: Stage): Command => ({ type: 'enter-stage', stage, confirmed: true })
export const card = (purpose: 'campaign' | 'first-move', side: 'a' | 'b', drawn: string): Command => ({
  type: 'enter-initiative-card',
  purpose,
  side,
  card: drawn,
})

export async function resize(marshal: MarshalApp, width: number, height: number): Promise<void> {
  await marshal.electron.evaluate(
    ({ BrowserWindow }, [wide, high]) => {
      const [window] = BrowserWindow.getAllWindows()
      window?.setMenuBarVisibility(false)
      window?.setContentSize(wide, high)
    },
    [width, height] as const,
  )
}

export async function take(
  page: Page,
  name: string,
  pointer: 'aside' | 'where it is' = 'aside',
): Promise<void> {
  if (pointer === 'aside') await page.mouse.move(3, 3)
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const animation of document.getAnimations()) animation.finish()
  })
  await page.waitForTimeout(250)
  await page.screenshot({ path: `${FOLDER}/${name}.png` })
}

export async function settle(page: Page, settings: Partial<Settings>): Promise<void> {
  await ask(page, 'settings:change', settings)
  await page.reload()
}

export async function open(page: Page): Promise<BattlePage> {
  await page.reload()
  return openIn(page)
}

export async function openIn(page: Page): Promise<BattlePage> {
  const entry = page.getByRole('button', { name: TITLE, exact: true })
  const shown = page.getByRole('banner').getByRole('heading', { level: 1, name: TITLE })
  await entry.or(shown).first().waitFor()
  // A page that is loaded anew has the battle open again.
  if (!(await shown.isVisible())) await entry.click()
  const battle = new BattlePage(page)
  await battle.next.or(page.getByRole('contentinfo')).first().waitFor()
  return battle
}
