import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BATTLESCRIBE_ROSTER, zipOf } from '../../src-main/testing/test-rosters'
import { expect, test } from '../fixtures/app'
import { ask } from '../fixtures/bridge'
import { LibraryPage } from '../pages/library'

let folder = ''
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marshal-roster-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a packed roster is shown part by part, and becomes an army when it is confirmed', async ({
  marshal,
  page,
}) => {
  const file = join(folder, 'elm.rosz')
  writeFileSync(file, zipOf({ 'elm.ros': BATTLESCRIBE_ROSTER }))
  const library = new LibraryPage(page)
  await library.show('Armies')
  const dialog = await library.chooseFile(marshal.electron, file)
  await expect(dialog.getByText('2 units, 0 personalities, 79 AP')).toBeVisible()
  await expect(dialog.getByText('“pts” was taken as AP; other costs are not used: Renown.')).toBeVisible()
  await expect(dialog.getByRole('row', { name: 'Spear & Shield Levy' })).toContainText('41.5')
  await dialog.getByRole('button', { name: 'Add the army' }).click()
  await expect(page.getByRole('button', { name: 'Marchers of Elm', exact: true })).toBeVisible()
})

test('a roster that means harm is refused with the reason, and nothing is stored', async ({
  marshal,
  page,
}) => {
  const file = join(folder, 'bomb.rosz')
  writeFileSync(file, zipOf({ 'a.ros': new Uint8Array(60_000_000) }))
  const library = new LibraryPage(page)
  await library.show('Armies')
  const before = await ask(page, 'armies:list', null)
  const dialog = await library.chooseFile(marshal.electron, file)
  await expect(dialog.getByRole('alert')).toContainText('Unpacked, this file would be larger than any roster')
  expect(await ask(page, 'armies:list', null)).toEqual(before)
})
