import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Language, Theme } from '../../src-main/contract/library'
import { STAGES } from '../../src-rules/games/warlord-medieval/model'
import { DATABASE_FILE, expect, test } from '../fixtures/app'
import { ask } from '../fixtures/bridge'
import {
  B,
  createBattle,
  submitAll,
  TITLE,
  upToDeployment,
  upToTerrain,
  upToTurns,
} from '../fixtures/sample-battle'
import { wordsIn } from '../fixtures/words'

// Words differ by language and colours by theme; each rule is held in both of both.
const LOOKS = [
  { language: 'en', theme: 'light' },
  { language: 'fr', theme: 'dark' },
] as const satisfies readonly { language: Language; theme: Theme }[]

/** Looks for barriers in the screen that is shown. */
async function look(page: Page, screen: string, except: readonly string[] = []): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .disableRules([...except])
    .analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.split('\n')[1]}`),
  )
  expect.soft(found, screen).toEqual([])
}

for (const { language, theme } of LOOKS) {
  const say = wordsIn(language)

  test(`the library and its editors have no barriers, in ${language} and ${theme}`, async ({ page }) => {
    test.setTimeout(240_000)
    await ask(page, 'settings:change', { language, theme })
    await page.reload()
    const button = (key: string) => page.getByRole('button', { name: say(key), exact: true })
    const dialog = page.getByRole('dialog')
    const close = async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
    const section = async (key: string) => {
      await page
        .getByRole('navigation')
        .getByRole('button', { name: say(key), exact: true })
        .click()
      await page.getByRole('heading', { level: 1, name: say(key) }).waitFor()
    }
    await section('library.battles')
    await look(page, 'no battles')
    await button('library.battle.new').first().click()
    await dialog.waitFor()
    await look(page, 'new battle')
    await dialog.getByText(say('decks.game.lords-of-war'), { exact: true }).click()
    await dialog.getByText(say('decks.plan.rules-usual')).click()
    await look(page, 'new battle of Lords of War')
    await close()
    await createBattle(page)
    await ask(page, 'settings:change', { language, theme })
    await page.reload()
    await section('library.battles')
    await look(page, 'battles')
    await page.getByRole('main').getByRole('button', { expanded: false }).first().click()
    await page.getByRole('menu').waitFor()
    // A menu stands over the page and belongs to its button, wherever it is in the document.
    await look(page, 'menu of a battle', ['region'])
    await page.keyboard.press('Escape')

    await section('library.armies')
    await look(page, 'armies')
    await button('library.domains').click()
    await dialog.waitFor()
    await look(page, 'domains')
    await close()
    await button('library.import').click()
    await dialog.getByRole('textbox').fill('Name\tAP\tFrontage\nArchers\t5\t4 cm\nPikes\tmany\t\n\t3\t2')
    await button('import.read').click()
    await dialog.getByRole('table').waitFor()
    await look(page, 'import preview')
    await close()
    await page.getByRole('button', { name: 'Levée de Corvenne', exact: true }).click()
    await page.getByRole('table').first().waitFor()
    await look(page, 'army editor')
    await button('library.back').click()

    await section('library.maps')
    await look(page, 'maps')
    await page.getByRole('button', { name: 'Otterwater', exact: true }).click()
    await page.getByRole('application').waitFor()
    await look(page, 'map editor')
    // Its list of features names each with its outline.
    await page.getByRole('complementary').getByRole('button').filter({ hasText: '″' }).first().click()
    await look(page, 'map editor with a feature')
    await button('library.back').click()

    await section('decks.title')
    await look(page, 'decks')
    await button('library.import').click()
    await dialog
      .getByRole('textbox')
      .fill('name,class,rank,defence,n,count\nSpears,spear,regular,4,3,8\nOdd,dragon,x,4,,')
    await button('import.read').click()
    await dialog.getByRole('table').waitFor()
    await look(page, 'preview of a deck')
    await close()
    await page.getByRole('button', { name: 'Wardens of the Vale', exact: true }).click()
    await page.getByRole('button', { name: /^Marshal of Bows/ }).click()
    await look(page, 'deck editor')
    await button('decks.card.remove').click()
    await look(page, 'deck editor with a broken deck')
    await button('decks.card.swap').click()
    await dialog.getByRole('list').getByRole('button').first().waitFor()
    await look(page, 'swap of a card')
    await close()
    await button('library.back').click()

    await page
      .getByRole('navigation')
      .getByRole('button', { name: say('settings.title') })
      .click()
    for (const tab of ['settings.general', 'settings.backups', 'settings.about']) {
      await dialog.getByRole('tab', { name: say(tab) }).click()
      await look(page, tab)
    }
  })

  test(`every stage of a battle and its dialogs have no barriers, in ${language} and ${theme}`, async ({
    page,
  }) => {
    test.setTimeout(420_000)
    const { id, muster } = await createBattle(page)
    await submitAll(page, id, [...upToTerrain(), ...upToDeployment(muster), ...upToTurns()])
    await submitAll(page, id, [
      { type: 'set-order', units: [muster.unit('Haches du port')], order: 'disordered' },
      { type: 'gain-command-cards', personality: muster.leader('Maude la Grise'), cards: 2 },
      {
        type: 'declare-charge',
        charger: muster.unit('Garde de la tour'),
        target: muster.unit('Household knights'),
        outsideShootingRange: true,
      },
    ])
    await ask(page, 'settings:change', { language, theme })
    await page.reload()
    await page.getByRole('button', { name: TITLE, exact: true }).click()
    const dialog = page.getByRole('dialog')
    const rail = page.getByRole('banner').getByRole('navigation').getByRole('button')
    const closed = () => expect(dialog).toHaveCount(0)
    const close = async () => {
      await page.keyboard.press('Escape')
      await closed()
    }

    await page.locator('[data-unit]').first().click()
    await look(page, 'turns, a unit selected')
    await page.keyboard.press('Control+k')
    await dialog.waitFor()
    await look(page, 'palette')
    await close()
    await page.keyboard.press('?')
    await dialog.waitFor()
    await look(page, 'shortcuts')
    await close()
    await page.locator('[data-unit]').nth(2).click()
    await page.keyboard.press('a')
    await dialog.waitFor()
    await look(page, 'assign')
    await close()
    await page
      .getByRole('button', { name: say('battle.settle.overrule') })
      .first()
      .click()
    await dialog.waitFor()
    await look(page, 'overrule')
    await close()

    await page.keyboard.press('Control+p')
    await dialog.locator('.count').waitFor()
    await look(page, 'print')
    await dialog.getByRole('combobox').first().selectOption('picture')
    await dialog.locator('figcaption').waitFor()
    await look(page, 'picture of the table')
    await close()
    await page.keyboard.press('F9')
    await dialog.waitFor()
    await look(page, 'display dialog')
    await close()
    await page.keyboard.press('Control+k')
    await dialog.waitFor()
    await page.keyboard.type(say('display.do.seals'))
    await page.keyboard.press('Enter')
    await dialog.getByRole('heading', { name: say('seal.title') }).waitFor()
    await look(page, 'seals')
    await close()

    const handOver = async () => {
      const button = (key: string) => page.getByRole('button', { name: say(key).replace('{side}', B) })
      await button('battle.hidden.hand').click()
      await look(page, 'covered screen')
      await button('battle.cover.i-am').click()
      await expect(dialog).toHaveCount(0)
      await look(page, 'hidden units of a player')
      await page.keyboard.press('Control+Enter')
      await button('battle.cover.i-am-referee').click()
      await closed()
    }
    await expect(rail).toHaveCount(STAGES.length - 1)
    for (let stage = 0; stage < STAGES.length - 1; stage++) {
      await rail.nth(stage).click()
      const goOn = dialog.getByRole('button', { name: say('battle.go-on.do') })
      await expect
        .poll(async () => (await goOn.isVisible()) || (await rail.nth(stage).getAttribute('aria-current')))
        .toBeTruthy()
      if (await goOn.isVisible()) {
        await look(page, `going on to stage ${stage}`)
        await goOn.click()
        await closed()
      }
      await expect(rail.nth(stage)).toHaveAttribute('aria-current', 'step')
      await look(page, `stage ${stage}`)
      if (STAGES[stage] === 'hidden') await handOver()
    }
  })

  test(`a damaged library is told without barriers, in ${language} and ${theme}`, async ({ marshal }) => {
    await mkdir(marshal.userData, { recursive: true })
    await writeFile(join(marshal.userData, DATABASE_FILE), 'This was never a library. '.repeat(400))
    const page = await marshal.start({ env: { LANG: `${language}.UTF-8`, LANGUAGE: language } })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await look(page, 'recovery')
  })
}

/** What stands over a battle or beside it, by the words of the palette that bring it up. */
const BROUGHT_UP = [
  { what: 'settings', command: 'battle.do.settings' },
  { what: 'print centre', command: 'print.open' },
  { what: 'player display', command: 'display.do.open' },
  { what: 'seals', command: 'display.do.seals' },
  { what: 'statistics', command: 'statistics.title' },
  { what: 'end of the battle', command: 'battle.do.end-battle' },
  { what: 'correct a unit', command: 'battle.do.correct' },
  { what: 'assign to a line', command: 'battle.do.assign' },
] as const

const EVERY_LOOK = (['en', 'fr'] as const).flatMap((language) =>
  (['light', 'dark'] as const).map((theme) => ({ language, theme })),
)

test('the tour, the help and all that the palette brings up have no barriers, in both languages and themes', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const { id, muster } = await createBattle(page)
  await submitAll(page, id, [...upToTerrain(), ...upToDeployment(muster), ...upToTurns()])
  const dialog = page.getByRole('dialog')
  for (const { language, theme } of EVERY_LOOK) {
    const say = wordsIn(language)
    const on = (what: string) => `${what}, in ${language} and ${theme}`
    await ask(page, 'settings:change', { language, theme })
    await page.reload()
    await page.getByRole('button', { name: say('help.label'), exact: true }).click()
    await look(page, on('library with help'))
    await page.getByRole('button', { name: TITLE, exact: true }).click()
    await page.locator('[data-unit]').nth(1).click()
    await page.keyboard.press('F1')
    await look(page, on('battle with help'))
    for (const { what, command } of BROUGHT_UP) {
      await page.keyboard.press('Control+k')
      await dialog.getByRole('combobox').fill(say(command))
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('combobox', { name: say('battle.palette.search') })).toHaveCount(0)
      await expect(dialog).toBeVisible()
      await look(page, on(what))
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
    await page.locator('.rule-id').first().click()
    await look(page, on('rule'))
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.keyboard.press('F7')
    await look(page, on('battle with a hidden pane'))
    await page.keyboard.press('F7')
    await page.locator('[data-command=leave]').click()
    await page
      .getByRole('navigation')
      .getByRole('button', { name: new RegExp(`${say('tour.start')}|${say('tour.resume')}`) })
      .click()
    await page.locator('#tour-step').waitFor()
    await look(page, on('tour'))
  }
})
