import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import type { Language, Theme } from '../../src-main/contract/library'
import { DEFAULT_WIDER_RULES } from '../../src-rules/games/warlord-medieval/default-wider-rules'
import { DATABASE_FILE, expect, type MarshalApp, test } from '../fixtures/app'
import { barriersIn, COLOUR_RULES } from '../fixtures/barriers'
import { ask } from '../fixtures/bridge'
import {
  createBattle,
  openBattle,
  submitAll,
  upToDeployment,
  upToTerrain,
  upToTurns,
} from '../fixtures/sample-battle'
import { BattlePage } from '../pages/battle'
import { LibraryPage } from '../pages/library'
import { IN_A_TURN, PHASES, STAGES } from '../screens/battle-screens'
import { FURTHER, NEW_TITLE } from '../screens/further-screens'
import { EMPTY_LIBRARY, LIBRARY } from '../screens/library-screens'
import type { Screen, Walker } from '../screens/screen'

const ROOT = resolve(import.meta.dirname, '../..')

// What a trace keeps of hundreds of looks takes longer than the looks.
test.use({ trace: 'off' })

/** Changes the language under the screen that is shown: the window takes it with the size that its key sets. */
async function speak({ page }: Walker, seen: Page, language: Language): Promise<void> {
  await ask(page, 'settings:change', { language })
  await page.keyboard.press('Control+0')
  await page.locator(`html[lang=${language}]`).waitFor()
  if (seen === page) return
  // A display takes settings with whatever it is told of its look.
  await ask(page, 'display:settings', { gestures: language === 'en' })
  await seen.locator(`html[lang=${language}]`).waitFor()
}

/** Shows a window in a theme as its settings do: by what its page is marked with. */
const paint = (page: Page, theme: Theme) =>
  page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen
  }, theme)

/**
 * Reaches one screen after the other, in English, and looks at each in both languages and both themes. A theme changes
 * colours and nothing else, so in the dark only their rules can find more.
 */
async function walk(walker: Walker, screens: readonly Screen[]): Promise<void> {
  for (const { name, reach, leave, at, except } of screens) {
    await test.step(name, async () => {
      await reach(walker)
      const seen = at?.(walker) ?? walker.page
      for (const language of ['fr', 'en'] as const) {
        await speak(walker, seen, language)
        for (const theme of ['dark', 'light'] as const) {
          await paint(seen, theme)
          const rules = { ...(theme === 'dark' && { only: COLOUR_RULES }), ...(except && { except }) }
          expect.soft(await barriersIn(seen, rules), `${name}, in ${language} and ${theme}`).toEqual([])
        }
      }
      await leave?.(walker)
    })
  }
}

const inEnglish = async (page: Page) => {
  await ask(page, 'settings:change', { language: 'en', theme: 'light' })
  await page.reload()
}

const walkerOn = (marshal: MarshalApp, page: Page): Walker => ({
  marshal,
  page,
  library: new LibraryPage(page),
  battle: new BattlePage(page),
  dialog: page.getByRole('dialog'),
})

test('no part of the library has a barrier, in either language and theme', async ({ marshal, page }) => {
  test.setTimeout(300_000)
  await inEnglish(page)
  await walk(walkerOn(marshal, page), EMPTY_LIBRARY)
  await createBattle(page)
  await page.reload()
  await walk(walkerOn(marshal, page), LIBRARY)
})

/** A battle at the beginning of A's first turn, with the wider rules and something to settle, opened in the window. */
async function intoTheTurn(marshal: MarshalApp, page: Page): Promise<Walker> {
  const other = await createBattle(page)
  await ask(page, 'battles:rename', { id: other.id, title: NEW_TITLE })
  await submitAll(page, other.id, [{ type: 'enter-stage', stage: 'initiative', confirmed: true }])
  const { id, muster } = await createBattle(page)
  const command = { ...DEFAULT_WIDER_RULES.command, cards: 'rolled' as const }
  await submitAll(page, id, [
    { type: 'change-house-rules', houseRules: { wider: { ...DEFAULT_WIDER_RULES, command } } },
    ...upToTerrain(),
    ...upToDeployment(muster),
    ...upToTurns(),
    { type: 'set-order', units: [muster.unit('Piques des tanneurs')], order: 'broken' },
    { type: 'set-order', units: [muster.unit('Haches du port')], order: 'disordered' },
    // Out of its line, so that there is something to settle.
    {
      type: 'move-units',
      manner: 'move',
      moves: [{ unit: muster.unit('Cavaliers des dunes'), pose: { x: 8, y: 12, facingRadians: 0 } }],
    },
  ])
  await inEnglish(page)
  await openBattle(page)
  return walkerOn(marshal, page)
}

for (const [what, screens] of [
  ['nothing that a turn shows and opens', IN_A_TURN],
  ['no phase of a turn', PHASES],
  ['no stage of a battle', [...STAGES, ...FURTHER]],
] as const)
  test(`${what} has a barrier, in either language and theme`, async ({ marshal, page }) => {
    test.setTimeout(600_000)
    await walk(await intoTheTurn(marshal, page), screens)
  })

test('every dialog that a battle can show is in the list', () => {
  const source = readFileSync(
    join(ROOT, 'src-renderer/games/warlord-medieval/dialogs/BattleDialogs.svelte'),
    'utf8',
  )
  const shown = [...source.matchAll(/kind === '([a-z-]+)'|isOpen\('([a-z-]+)'\)/g)].map(
    ([, kind, open]) => kind ?? open,
  )
  const listed = [...IN_A_TURN, ...PHASES, ...STAGES, ...FURTHER].flatMap(({ kind }) => kind ?? [])
  expect(new Set(listed)).toEqual(new Set(shown))
})

for (const language of ['en', 'fr'] as const) {
  test(`a damaged library is told without barriers, in ${language} and either theme`, async ({ marshal }) => {
    await mkdir(marshal.userData, { recursive: true })
    await writeFile(join(marshal.userData, DATABASE_FILE), 'This was never a library. '.repeat(400))
    const page = await marshal.start({ env: { LANG: `${language}.UTF-8`, LANGUAGE: language } })
    await page.locator(`html[lang=${language}]`).waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect.soft(await barriersIn(page), `recovery in ${theme}`).toEqual([])
    }
  })
}
