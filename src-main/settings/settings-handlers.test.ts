import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultSettings } from '../contract/library'
import { answerOf, testFolder, testLibrary } from '../testing/test-library'

const DEFAULTS = defaultSettings('en')

test('settings begin with their defaults, change one by one and outlive a restart', async () => {
  const folder = testFolder()
  const first = await testLibrary({ folder })
  expect(await answerOf(first.ask('settings:get', null))).toEqual(DEFAULTS)
  await answerOf(first.ask('settings:change', { language: 'fr', lastBattleId: 'b' }))
  expect(await answerOf(first.ask('settings:change', { theme: 'dark' }))).toEqual({
    ...DEFAULTS,
    language: 'fr',
    theme: 'dark',
    lastBattleId: 'b',
  })
  first.library.close()
  const second = await testLibrary({ folder })
  await answerOf(second.ask('settings:change', { lastBattleId: null }))
  expect(await answerOf(second.ask('settings:get', null))).toEqual({
    ...DEFAULTS,
    language: 'fr',
    theme: 'dark',
  })
})

test('a setting that no longer means anything takes its default', async () => {
  const { ask, library } = await testLibrary()
  library.db?.run(`INSERT INTO settings (name, value) VALUES ('theme', 'plaid'), ('volume', '11')`)
  expect(await answerOf(ask('settings:get', null))).toEqual(DEFAULTS)
  expect(await ask('settings:change', { theme: 'plaid' as 'dark' })).toMatchObject({ ok: false })
})

test('how the window is arranged and how far the tour went outlive a restart', async () => {
  const folder = testFolder()
  const first = await testLibrary({ folder })
  const layout = {
    ...DEFAULTS.layout,
    sidePane: { widthRem: 26.5, open: false },
    section: 'maps',
    foldedParts: ['log'],
    sharedScreens: ['passed-on'],
  }
  const tour = { state: 'left' as const, step: 4, battleId: 'b' }
  await answerOf(first.ask('settings:change', { interfaceSize: 130, layout, tour }))
  first.library.close()
  const second = await testLibrary({ folder })
  expect(await answerOf(second.ask('settings:get', null))).toEqual({
    ...DEFAULTS,
    interfaceSize: 130,
    layout,
    tour,
  })
})

test('an arrangement from before screens were shared keeps what it says', async () => {
  const { ask, library } = await testLibrary()
  const { sharedScreens: _, ...before } = { ...DEFAULTS.layout, section: 'maps' }
  library.db?.run(`INSERT INTO settings (name, value) VALUES ('layout', ?)`, JSON.stringify(before))
  expect(await answerOf(ask('settings:get', null))).toEqual({
    ...DEFAULTS,
    layout: { ...DEFAULTS.layout, section: 'maps' },
  })
})

test('a size that there is not and an arrangement that cannot be read take their defaults', async () => {
  const { ask, library } = await testLibrary()
  library.db?.run(
    `INSERT INTO settings (name, value) VALUES ('interfaceSize', '400'), ('layout', '{"armyPane":'), ('tour', '[]')`,
  )
  expect(await answerOf(ask('settings:get', null))).toEqual(DEFAULTS)
  expect(await ask('settings:change', { interfaceSize: 400 as 100 })).toMatchObject({ ok: false })
})

test('the screen that tells of a damaged library has settings to be shown with', async () => {
  const folder = testFolder()
  writeFileSync(folder.database, 'no database')
  const { ask } = await testLibrary({ folder })
  expect(await answerOf(ask('settings:get', null))).toEqual(DEFAULTS)
  expect(await ask('settings:change', { theme: 'dark' })).toMatchObject({
    trouble: { code: 'library/not-ready' },
  })
})
