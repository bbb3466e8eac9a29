import { expect } from '../fixtures/app'
import { ask } from '../fixtures/bridge'
import { B, PLAN } from '../fixtures/sample-battle'
import { byName, inDialog, type Screen, type Walker } from './screen'

const LEAD = 'Garde de la tour'
/** Places of the plan: A's camp, a hill, and bare table. */
const CAMP = PLAN.a.camp
const HILL = { x: 56, y: 23 }
const BARE = { x: 24, y: 30 }

const letGo = ({ page }: Walker) => page.keyboard.press('Escape')
/** A dialog that the palette brings up. */
const called = (name: string, words: string, kind: string): Screen =>
  inDialog({ name, kind, reach: (walker) => byName(walker, words) })
const stays = () => Promise.resolve()

/** What one sees and opens in a turn, in its first phase: the window, one's choice, and everything that stands over it. */
export const IN_A_TURN: readonly Screen[] = [
  { name: 'turns', reach: stays },
  {
    name: 'help',
    reach: ({ page }) => page.keyboard.press('F1'),
    leave: ({ page }) => page.keyboard.press('F1'),
  },
  { name: 'one unit, with the formation bar', reach: ({ battle }) => battle.select(LEAD) },
  {
    name: 'target of an exact contact',
    reach: async ({ page }) => {
      await page
        .getByRole('toolbar', { name: 'Move the selected units exactly' })
        .getByRole('button')
        .last()
        .click()
      await page.getByLabel('Target', { exact: true }).waitFor()
    },
    leave: letGo,
  },
  inDialog({
    name: 'assign',
    kind: 'assign',
    reach: async ({ page, battle }) => {
      await battle.select(LEAD)
      await page.keyboard.press('a')
    },
  }),
  called('correct', 'Correct', 'correct'),
  { name: 'several units', reach: ({ page }) => page.keyboard.press('g'), leave: letGo },
  { name: 'camp', reach: ({ battle }) => battle.clickTable(CAMP), leave: letGo },
  {
    name: 'terrain that is changed in a turn',
    reach: async (walker) => {
      await byName(walker, 'Change terrain')
      await walker.battle.clickTable(HILL)
    },
    leave: async (walker) => {
      await letGo(walker)
      await byName(walker, 'Change terrain')
    },
  },
  inDialog({ name: 'palette', kind: 'palette', reach: ({ page }) => page.keyboard.press('Control+k') }),
  inDialog({ name: 'shortcuts', kind: 'shortcuts', reach: ({ page }) => page.keyboard.press('?') }),
  called('settings', 'Settings', 'settings'),
  inDialog({ name: 'rule', kind: 'rule', reach: ({ page }) => page.locator('.rule-id').first().click() }),
  inDialog({
    name: 'overrule',
    kind: 'overrule',
    reach: ({ battle }) => battle.side.getByRole('button', { name: 'Let it stand…' }).first().click(),
  }),
  inDialog({
    name: 'print centre',
    kind: 'print',
    reach: async ({ page, dialog }) => {
      await page.keyboard.press('Control+p')
      await dialog.locator('.count').waitFor()
    },
  }),
  inDialog({
    name: 'picture of the table',
    kind: 'picture',
    reach: async (walker) => {
      await byName(walker, 'picture of the table')
      await walker.dialog.locator('figcaption').waitFor()
    },
  }),
  called('seals', 'Seals on hidden units', 'seals'),
  called('statistics', 'Statistics', 'statistics'),
  called('reach, bands and zones', 'Reach, range bands', 'view'),
  called('end of the battle', 'End the battle', 'end-battle'),
  called('taking over a deployment', 'Take the deployment', 'copy-deployment'),
  inDialog({
    name: 'new note',
    kind: 'new-note',
    reach: async ({ page, battle }) => {
      await page.keyboard.press('m')
      await battle.placeAt(BARE)
    },
    leave: async ({ page, dialog }) => {
      await dialog.getByLabel('Text').fill('ford: slow')
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
    },
  }),
  { name: 'note that is chosen', reach: ({ battle }) => battle.clickTable(BARE) },
  inDialog({
    name: 'note',
    kind: 'note',
    reach: ({ battle }) => battle.side.getByRole('button', { name: 'Edit the note…' }).click(),
  }),
  {
    name: 'looking back',
    reach: async (walker) => {
      await letGo(walker)
      await walker.page.keyboard.press('b')
      await walker.page.getByText('Looking back', { exact: true }).waitFor()
    },
  },
  inDialog({
    name: 'branch',
    kind: 'branch',
    reach: ({ page }) => page.getByRole('button', { name: 'Branch a copy…' }).click(),
    leave: async ({ page, dialog }) => {
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await page.keyboard.press('b')
      await expect(page.getByText('Looking back', { exact: true })).toHaveCount(0)
    },
  }),
  {
    name: 'sketch with its comparison',
    reach: async ({ page, battle }) => {
      await page.keyboard.press('s')
      await battle.dragOnTable({ x: 44, y: 16.8 }, { x: 50, y: 24.8 })
      await page
        .getByRole('region', { name: /^Compared with the real table/ })
        .getByRole('listitem')
        .first()
        .waitFor()
    },
  },
  inDialog({
    name: 'finishing a sketch',
    kind: 'finish-sketch',
    reach: ({ page }) => page.keyboard.press('s'),
    leave: async ({ page, dialog }) => {
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await page.keyboard.press('Control+Backspace')
    },
  }),
  { name: 'hidden panes', reach: panes, leave: panes },
  inDialog({
    name: 'player display, not shown',
    kind: 'display',
    reach: ({ page }) => page.keyboard.press('F9'),
  }),
  {
    name: 'window of the player display, being measured',
    reach: async ({ marshal, page }) => {
      const [battle] = await ask(page, 'battles:list', null)
      const opened = marshal.electron.waitForEvent('window')
      await ask(page, 'display:open', { battleId: battle?.id ?? '', audience: 'public' })
      await (await opened).getByRole('application').waitFor()
      await ask(page, 'display:settings', { pixelsPerInch: 80, calibrating: '10-cm' })
    },
    at: ({ marshal, page }) => marshal.electron.windows().find((window) => window !== page) ?? page,
  },
  inDialog({
    name: 'player display, being measured',
    reach: async ({ page, dialog }) => {
      await page.keyboard.press('F9')
      await dialog.getByRole('button', { name: 'Close it' }).waitFor()
    },
    leave: async ({ page, dialog, marshal }) => {
      await dialog.getByRole('button', { name: 'Close it' }).click()
      await expect.poll(() => marshal.electron.windows().length).toBe(1)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    },
  }),
]

async function panes({ page }: Walker): Promise<void> {
  await page.keyboard.press('F7')
  await page.keyboard.press('F8')
}

const phase = (name: string, more?: (walker: Walker) => Promise<unknown>): Screen => ({
  name: `phase: ${name}`,
  reach: async (walker) => {
    await walker.battle.goToPhase(name)
    await more?.(walker)
  },
})

/** Every phase of a turn, with the helpers of the wider rules and the questions before a phase ends. */
export const PHASES: readonly Screen[] = [
  {
    name: 'phase: Command, with a roll entered by hand',
    reach: ({ battle }) =>
      battle.side.getByRole('article').first().getByText('By hand, wounds, uncontrolled actions').click(),
  },
  phase('Rally broken units', ({ battle }) => battle.select('Piques des tanneurs')),
  inDialog({
    name: 'card picker',
    reach: ({ battle }) =>
      battle.side
        .getByRole('region', { name: 'Morale', exact: true })
        .getByRole('button', { name: 'Enter a card…' })
        .click(),
  }),
  phase('Impetuous advances'),
  phase('Shooting', async ({ battle }) => {
    await battle.select('Arbalètes du môle')
    await battle.side.getByRole('button', { name: 'The selected unit may react' }).click()
  }),
  inDialog({
    name: 'reactions that are open',
    kind: 'end-phase',
    reach: ({ battle }) => battle.next.click(),
  }),
  phase('Declare charges', async ({ battle }) => {
    await battle.select(LEAD)
    await battle.side.getByRole('button', { name: 'Declare the charge' }).click()
    await battle.side.getByRole('button', { name: 'No contact' }).waitFor()
  }),
  phase('Move chargers'),
  phase('Manoeuvre and movement'),
  phase('Charge reaction'),
  phase('Close to contact'),
  phase('Melee'),
  phase('After the melee'),
  inDialog({
    name: 'charges without an outcome',
    kind: 'charges-open',
    reach: ({ battle }) => battle.next.click(),
  }),
  phase('Second shooting'),
]

const stage = (name: string): Screen => ({
  name: `stage: ${name}`,
  reach: ({ battle }) => battle.goToStage(name),
})

/** Every stage of a battle, with what belongs to it alone. */
export const STAGES: readonly Screen[] = [
  stage('Set-up'),
  inDialog({
    name: 'pack of cards',
    kind: 'pack',
    reach: ({ page }) => page.getByRole('main').getByRole('button', { name: 'Change the pack…' }).click(),
  }),
  inDialog({
    name: 'effects of terrain',
    kind: 'effects',
    reach: ({ page }) => page.getByRole('main').getByRole('button', { name: 'Write it down…' }).click(),
  }),
  stage('Initiative'),
  stage('Territory'),
  stage('Table'),
  stage('Terrain'),
  {
    name: 'terrain, a feature chosen',
    reach: ({ battle }) => battle.clickTable(HILL),
    leave: letGo,
  },
  {
    name: 'terrain, a shape in hand',
    reach: ({ page }) =>
      page.getByRole('region', { name: 'Ready shapes' }).getByRole('button', { name: 'Wood' }).click(),
    leave: letGo,
  },
  stage('Banners'),
  stage('Hidden'),
  {
    name: 'covered screen',
    reach: ({ battle }) => battle.side.getByRole('button', { name: `Hand the screen to ${B}` }).click(),
  },
  {
    name: 'screen of a player',
    reach: ({ page }) => page.getByRole('button', { name: `I am ${B}` }).click(),
  },
  {
    name: 'covered screen on the way back',
    reach: ({ page }) => page.keyboard.press('Control+Enter'),
    leave: ({ page }) => page.getByRole('button', { name: 'I am the referee' }).click(),
  },
  stage('Deployment'),
  inDialog({
    name: 'going back to an earlier stage',
    kind: 'go-back',
    reach: ({ page }) =>
      page
        .getByRole('navigation', { name: 'Stages of the battle' })
        .getByRole('button', { name: 'Set-up' })
        .click(),
  }),
  stage('First move'),
  stage('Turns'),
  {
    name: 'end',
    reach: async (walker) => {
      await byName(walker, 'End the battle')
      await walker.dialog.getByRole('button', { name: 'End the battle' }).click()
      await expect(walker.dialog).toHaveCount(0)
    },
  },
]
