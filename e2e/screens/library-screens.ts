import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testPng } from '../../src-main/testing/test-pictures'
import { expect } from '../fixtures/app'
import { TITLE } from '../fixtures/sample-battle'
import { answerOpenDialog } from '../pages/library'
import { inDialog, type Screen, type Walker } from './screen'

const ARMY = 'Levée de Corvenne'
const MAP = 'Otterwater'
/** Rows that are read well, corrected and refused. */
const ROWS = 'Name\tAP\tFrontage\nArchers\t5\t4 cm\nPikes\tmany\t\n\t3\t2'

const press = ({ page }: Walker, name: string) => page.getByRole('button', { name, exact: true }).click()
const menu = (of: string) => ({
  reach: ({ page }: Walker) => press({ page } as Walker, `More for ${of}`),
  leave: ({ page }: Walker) => page.keyboard.press('Escape'),
  // A menu stands over the page and belongs to its button, wherever it is in the document.
  except: ['region'],
})

/** The library of a first start: no battle yet. */
export const EMPTY_LIBRARY: readonly Screen[] = [
  { name: 'no battles, with the offer of the tour', reach: ({ library }) => library.show('Battles') },
  inDialog({
    name: 'new battle',
    reach: ({ page }) =>
      page
        .getByRole('button', { name: /^New battle/ })
        .first()
        .click(),
    leave: () => Promise.resolve(),
  }),
  inDialog({
    name: 'new battle of Lords of War',
    reach: async ({ dialog }) => {
      await dialog.getByText('Lords of War', { exact: true }).click()
      await dialog.getByText('Rules: as printed').click()
    },
  }),
]

/** The decks that Lords of War brings to the library. */
const DECKS: readonly Screen[] = [
  { name: 'decks', reach: ({ library }) => library.show('Decks') },
  inDialog({
    name: 'preview of a deck',
    reach: async (walker) => {
      await press(walker, 'Import…')
      await walker.dialog
        .getByRole('textbox')
        .fill('name,class,rank,defence,n,count\nSpears,spear,regular,4,3,8\nOdd,dragon,x,4,,')
      await press(walker, 'Read the rows')
      await walker.dialog.getByRole('table').waitFor()
    },
  }),
  {
    name: 'deck editor',
    reach: async ({ page, library }) => {
      await library.open('Wardens of the Vale')
      await page.getByRole('button', { name: /^Marshal of Bows/ }).click()
    },
  },
  { name: 'deck editor with a broken deck', reach: (walker) => press(walker, 'Remove this card') },
  inDialog({
    name: 'swap of a card',
    reach: async (walker) => {
      await press(walker, 'Swap…')
      await walker.dialog.getByRole('list').getByRole('button').first().waitFor()
    },
    leave: async (walker) => {
      await walker.page.keyboard.press('Escape')
      await expect(walker.dialog).toHaveCount(0)
      await press(walker, 'Library')
    },
  }),
]

/** The library with a battle in progress, its editors, and what stands over them. */
export const LIBRARY: readonly Screen[] = [
  { name: 'battles', reach: ({ library }) => library.show('Battles') },
  { name: 'menu of a battle', ...menu(TITLE) },
  inDialog({ name: 'name of a battle', reach: ({ library }) => library.choose(TITLE, 'Rename') }),
  {
    name: 'nothing found',
    reach: ({ page }) => page.getByRole('main').getByRole('searchbox').fill('zeppelin'),
    leave: ({ page }) => page.getByRole('main').getByRole('searchbox').fill(''),
  },
  { name: 'help with the battles', reach: ({ page }) => page.keyboard.press('F1') },
  inDialog({
    name: 'rule from the help',
    reach: ({ page }) => page.locator('.rule-id').first().click(),
  }),
  { name: 'help with the armies', reach: ({ library }) => library.show('Armies') },
  {
    name: 'help with the maps',
    reach: ({ library }) => library.show('Terrain maps'),
    leave: ({ page }) => page.keyboard.press('F1'),
  },
  { name: 'armies', reach: ({ library }) => library.show('Armies') },
  { name: 'menu of an army', ...menu(ARMY) },
  inDialog({ name: 'domains', reach: (walker) => press(walker, 'Domains') }),
  inDialog({ name: 'import', reach: (walker) => press(walker, 'Import…') }),
  inDialog({
    name: 'import preview',
    reach: async ({ library, dialog }) => {
      await library.pasteRows(ROWS)
      await dialog.getByRole('table').waitFor()
    },
    leave: () => Promise.resolve(),
  }),
  inDialog({
    name: 'question at closing',
    reach: async ({ marshal, page }) => {
      await marshal.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
      await page.getByRole('dialog', { name: 'Close although something is unfinished?' }).waitFor()
    },
    leave: async ({ page, dialog }) => {
      await page
        .getByRole('dialog', { name: 'Close although something is unfinished?' })
        .getByRole('button', { name: 'Stay and finish it' })
        .click()
      await expect(dialog).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    },
  }),
  {
    name: 'army editor',
    reach: ({ library }) => library.openArmy(ARMY),
    leave: (walker) => press(walker, 'Library'),
  },
  {
    name: 'what was just done, with its way back',
    reach: async ({ library }) => {
      await library.choose('Host of Harrowmere', 'Delete')
      await library.toasts.getByRole('button', { name: 'Undo' }).waitFor()
    },
    leave: ({ library }) => library.toasts.getByRole('button', { name: 'Undo' }).click(),
  },
  { name: 'maps', reach: ({ library }) => library.show('Terrain maps') },
  { name: 'menu of a map', ...menu(MAP) },
  inDialog({
    name: 'print centre of a map',
    reach: async ({ library, dialog }) => {
      await library.choose(MAP, 'Print…')
      await dialog.locator('.count').waitFor()
    },
  }),
  {
    name: 'map editor',
    reach: async ({ library, page }) => {
      await library.open(MAP)
      await page.getByRole('application').waitFor()
    },
  },
  {
    name: 'map editor with a feature',
    // Its list of features names each with its outline.
    reach: ({ page }) =>
      page.getByRole('complementary').getByRole('button').filter({ hasText: '″' }).first().click(),
  },
  {
    name: 'map editor with a background',
    reach: async ({ marshal, page }) => {
      const file = join(marshal.userData, 'table.png')
      await writeFile(file, testPng(600, 500))
      await answerOpenDialog(marshal.electron, file)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Choose a picture…' }).click()
      await page.getByRole('button', { name: 'Set the scale by two points' }).waitFor()
    },
    leave: (walker) => press(walker, 'Library'),
  },
  ...DECKS,
  ...['General', 'Backups', 'About'].map((tab, index) =>
    inDialog({
      name: `settings, ${tab}`,
      reach: async ({ page, dialog }) => {
        if (index === 0) await page.keyboard.press('Control+,')
        await dialog.getByRole('tab', { name: tab }).click()
      },
      ...(tab === 'About' ? {} : { leave: () => Promise.resolve() }),
    }),
  ),
]
