import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { DATABASE_FILE, expect, type MarshalApp, test } from '../fixtures/app'
import { barriersIn } from '../fixtures/barriers'
import { LibraryPage } from '../pages/library'

const database = (marshal: MarshalApp) => join(marshal.userData, DATABASE_FILE)

/** Overwrites parts of all pages of a file but leaves its header, as a failing drive may. */
async function damage(file: string): Promise<void> {
  const bytes = await readFile(file)
  for (let at = 512; at < bytes.length; at += 512) bytes.fill(0xa5, at, Math.min(bytes.length, at + 200))
  await writeFile(file, bytes)
}

/** Sets the schema's number in the header of a database file, as a newer program's migration would. */
async function setVersion(file: string, version: number): Promise<void> {
  const handle = await open(file, 'r+')
  const number = Buffer.alloc(4)
  number.writeUInt32BE(version)
  await handle.write(number, 0, 4, 60)
  await handle.close()
}

async function fingerprint(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
}

async function addArmy(page: Page, name: string): Promise<void> {
  const library = new LibraryPage(page)
  await library.show('Armies')
  const dialog = await library.pasteRows('Name\tAP\nArchers\t5')
  await dialog.getByLabel('Name of the army').fill(name)
  await dialog.getByRole('button', { name: 'Add the army' }).click()
  await expect(library.entry(name)).toHaveCount(1)
}

test('a damaged library is set aside and the newest backup brings it back', async ({ marshal }) => {
  await addArmy(await marshal.start(), 'Before the storm')
  // The next start makes a backup of what was stored since the first.
  await marshal.relaunch()
  await marshal.close()
  await damage(database(marshal))
  const damaged = await fingerprint(database(marshal))

  const page = await marshal.start()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The library is damaged')
  await expect(page.getByText('Nothing was deleted')).toContainText('marshal-damaged-')
  expect(await readFile(join(marshal.userData, 'marshal.log'), 'utf8')).toMatch(
    /opening the library\ndamaged; set aside as marshal-damaged-/,
  )
  const backups = page.getByRole('listitem')
  await expect(backups.first()).toContainText('newest')
  await expect(backups.first()).toContainText('5 armies')
  expect(await barriersIn(page)).toEqual([])
  await backups
    .first()
    .getByRole('button', { name: /^Restore/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click()

  const library = new LibraryPage(page)
  await library.show('Armies')
  await expect(library.entry('Before the storm')).toHaveCount(1)
  const aside = (await readdir(marshal.userData)).filter((file) => /^marshal-damaged-.*\.sqlite$/.test(file))
  expect(aside).toHaveLength(1)
  expect(await fingerprint(join(marshal.userData, aside[0] ?? ''))).toBe(damaged)

  const again = new LibraryPage(await marshal.relaunch())
  await again.show('Armies')
  await expect(again.entry('Before the storm')).toHaveCount(1)
})

test('one may begin with an empty library, and restore a backup later from the settings', async ({
  marshal,
}) => {
  await addArmy(await marshal.start(), 'Before the storm')
  await marshal.relaunch()
  await marshal.close()
  await damage(database(marshal))

  const page = await marshal.start()
  await page.getByRole('button', { name: 'Start with an empty library' }).click()
  const confirm = page.getByRole('dialog')
  await confirm.getByRole('button', { name: 'Cancel' }).click()
  // The question takes a moment to go; until then its button has the same name.
  await expect(confirm).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The library is damaged')
  await page.getByRole('button', { name: 'Start with an empty library' }).click()
  await confirm.getByRole('button', { name: 'Start with an empty library' }).click()
  const library = new LibraryPage(page)
  await library.show('Armies')
  await expect(library.entry('Before the storm')).toHaveCount(0)

  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('tab', { name: 'Backups' }).click()
  const whole = page.getByRole('listitem').filter({ hasText: '5 armies' }).first()
  await whole.getByRole('button', { name: /^Restore/ }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(library.toasts).toContainText('marshal-replaced-')
  await library.show('Armies')
  await expect(library.entry('Before the storm')).toHaveCount(1)
})

test('a file that is no database at all is treated as damaged, and said in the language of the system', async ({
  marshal,
}) => {
  await mkdir(marshal.userData, { recursive: true })
  await writeFile(database(marshal), 'This was never a library. '.repeat(400))
  const page = await marshal.start({ env: { LANG: 'fr_FR.UTF-8', LANGUAGE: 'fr' } })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La bibliothèque est endommagée')
  await expect(page.getByText('Il n’y a pas encore de sauvegarde')).toBeVisible()
})

test('a library from a newer Marshal is explained and left untouched, byte for byte', async ({ marshal }) => {
  await addArmy(await marshal.start(), 'From tomorrow')
  await marshal.close()
  await setVersion(database(marshal), 99_990)
  const before = await fingerprint(database(marshal))

  const page = await marshal.start()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This library is from a newer Marshal')
  await expect(page.getByRole('main')).toContainText('99,990')
  await expect(page.getByRole('main')).toContainText('The file was not touched.')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  expect(await barriersIn(page)).toEqual([])
  await marshal.close()
  expect(await fingerprint(database(marshal))).toBe(before)
  expect((await readdir(marshal.userData)).filter((file) => file.startsWith('marshal-'))).toEqual([])
})

test('a data folder that cannot be used is explained with what to do', async ({ marshal }) => {
  // A folder stands where the database file should be.
  await mkdir(database(marshal), { recursive: true })
  const page = await marshal.start()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The library cannot be opened')
  await expect(page.getByRole('main')).toContainText('Then press Try again.')
  expect(await barriersIn(page)).toEqual([])
})

test('a library whose disk was not there is opened in place by “Try again”', async ({ marshal }) => {
  await mkdir(database(marshal), { recursive: true })
  const page = await marshal.start({ env: { LANG: 'en_GB.UTF-8', LANGUAGE: 'en' } })
  const again = page.getByRole('button', { name: 'Try again' })
  await again.click()
  await expect(page.getByRole('alert')).toHaveText('Still not available. Nothing was changed.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The library cannot be opened')
  await rm(database(marshal), { recursive: true })
  await again.click()
  const library = new LibraryPage(page)
  await library.show('Armies')
  await expect(library.entry('Host of Harrowmere')).toHaveCount(1)
})
