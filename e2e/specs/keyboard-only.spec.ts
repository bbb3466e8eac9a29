import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app'
import { ask } from '../fixtures/bridge'
import { ArmyEditorPage } from '../pages/army-editor'
import { BattlePage } from '../pages/battle'

type Row = readonly [name: string, type: string, points: string, frontage: string, depth: string]

/** Two small armies, as they are written down by hand: the first unit of each is its Warlord's banner unit. */
const ARMIES = [
  {
    name: 'Reeds',
    domain: 'Harrowmere',
    warlord: 'Odo Reed',
    units: [
      ['Reed guard', 'knights', '13', '4', '1.6'],
      ['Reed spears', 'spearmen', '9', '4', '1.6'],
      ['Reed bows', 'archers', '9', '4', '1.2'],
      ['Reed levy', 'militia', '9', '4', '1.6'],
    ],
  },
  {
    name: 'Salt',
    domain: 'Corvenne',
    warlord: 'Ana Salt',
    units: [
      ['Salt guard', 'knights', '13', '4', '1.6'],
      ['Salt pikes', 'pikemen', '9', '4', '1.6'],
      ['Salt bows', 'archers', '9', '4', '1.2'],
      ['Salt levy', 'militia', '9', '4', '1.6'],
    ],
  },
] as const satisfies readonly { name: string; domain: string; warlord: string; units: readonly Row[] }[]

/** Where the units after the banner unit come to stand beside it, in inches to the right. */
const BESIDE = [-5, 5, 10]

/** So many times Tab is pressed at most to reach a control. */
const MOST_TABS = 150

/** Goes by Tab until the focus is on a control of this name; it must be reached, not set. */
async function tabTo(
  page: Page,
  name: RegExp,
  role = /^(button|tab|radio|checkbox|select|input|combobox)$/,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
) {
  for (let pressed = 0; pressed < MOST_TABS; pressed++) {
    const found = await page.evaluate(() => {
      const at = document.activeElement
      if (!(at instanceof HTMLElement)) return { name: '', role: '' }
      const labelled = (at as HTMLInputElement).labels?.[0]?.textContent ?? ''
      return {
        name: (at.getAttribute('aria-label') ?? (labelled || at.textContent) ?? '').trim(),
        role: at.getAttribute('role') ?? at.tagName.toLowerCase(),
      }
    })
    if (role.test(found.role) && name.test(found.name)) return
    await page.keyboard.press(key)
  }
  throw new Error(`No Tab leads to ${name}`)
}

/** Does what the palette finds under a name. */
async function byName(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog').getByRole('combobox')
  await expect(palette).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(palette).toHaveCount(0)
}

/** Presses the main button by its keys, and goes on all the same where it asks. */
async function goOn(page: Page, battle: BattlePage, expected: () => Promise<boolean>): Promise<void> {
  await page.keyboard.press('Control+Enter')
  const confirm = page.getByRole('button', { name: 'Go on all the same' })
  await expect.poll(async () => (await confirm.isVisible()) || (await expected())).toBe(true)
  if (!(await confirm.isVisible())) return
  await tabTo(page, /^Go on all the same$/)
  await page.keyboard.press('Enter')
  await expect(confirm).toHaveCount(0)
  await expect.poll(expected).toBe(true)
  await expect(battle.next).toBeVisible()
}

const goToStage = (page: Page, battle: BattlePage, stage: string) =>
  goOn(page, battle, async () => (await battle.stage()) === stage)

/** Moves what has the focus on the table by so many inches: whole threes, halves and tenths by their keys. */
async function nudge(page: Page, right: number, up: number): Promise<void> {
  for (const [inches, forward, back] of [
    [right, 'ArrowRight', 'ArrowLeft'],
    [up, 'ArrowUp', 'ArrowDown'],
  ] as const) {
    const key = inches > 0 ? forward : back
    let rest = Math.round(Math.abs(inches) * 2) / 2
    for (; rest >= 3; rest -= 3) await page.keyboard.press(`Control+${key}`)
    for (; rest >= 0.5; rest -= 0.5) await page.keyboard.press(key)
  }
}

/** Writes an army down, unit by unit, in the editor that opens for a new one. */
async function writeArmy(
  page: Page,
  { name, domain, warlord, units }: (typeof ARMIES)[number],
): Promise<void> {
  await page.keyboard.press('Control+n')
  const editor = new ArmyEditorPage(page)
  await expect(editor.units).toBeVisible()
  await tabTo(page, /^Name of the army/, /^input$/)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(name)
  await tabTo(page, /^Domain/, /^select$/)
  await page.keyboard.type(domain)
  await tabTo(page, /^Add a unit/)
  await page.keyboard.press('Enter')
  for (const [row, [unit, type, points, frontage, depth]] of units.entries()) {
    if (row > 0) await page.keyboard.press('Control+Enter')
    await expect(page.locator(`[data-cell="${row} 0"]`).first()).toBeFocused()
    // F is for formed.
    for (const figure of [unit, type, points, 'F', frontage]) {
      await page.keyboard.type(figure)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type(depth)
  }
  await tabTo(page, /^Add a Warlord or Leader/)
  await page.keyboard.press('Enter')
  for (const figure of [warlord, '6', '0']) {
    await page.keyboard.type(figure)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type(units[0][0])
  await page.keyboard.press('Shift+Tab')
  await expect(editor.totals.getByText('Nothing. This army can go to battle.')).toBeVisible()
  await expect(editor.saved).toBeVisible()
  await tabTo(page, /^Library$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Armies' })).toBeVisible()
}

test('a whole battle is set up by keyboard alone, from armies written by hand to the first charge', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await ask(page, 'settings:change', { language: 'en', theme: 'light' })
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Battles' }).waitFor()
  // Any event of a mouse or a finger from here on is counted.
  await page.evaluate(() => {
    const counted = globalThis as unknown as { pointerEvents: number }
    counted.pointerEvents = 0
    for (const name of ['pointerdown', 'mousedown', 'touchstart', 'wheel'])
      window.addEventListener(name, () => counted.pointerEvents++, { capture: true })
  })
  const battle = new BattlePage(page)

  await test.step('two armies', async () => {
    await tabTo(page, /^Armies$/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Armies' })).toBeVisible()
    for (const army of ARMIES) await writeArmy(page, army)
    await tabTo(page, /^Battles$/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Battles' })).toBeVisible()
  })

  await test.step('a battle of the two', async () => {
    await page.keyboard.press('Control+n')
    const dialog = page.getByRole('dialog', { name: 'New battle' })
    await expect(dialog).toBeVisible()
    await tabTo(page, /^Side A/, /select|combobox/)
    await page.keyboard.type('Reeds')
    await tabTo(page, /^Side B/, /select|combobox/)
    await page.keyboard.type('Salt')
    await tabTo(page, /^Title/, /input/)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('By keys alone')
    await tabTo(page, /Terrain/, /select|combobox/)
    await page.keyboard.press('Home')
    await tabTo(page, /^Start the battle/)
    await page.keyboard.press('Enter')
    await expect(battle.next).toBeVisible()
    expect(await battle.stage()).toBe('Set-up')
  })

  await test.step('set-up, initiative and territory', async () => {
    await goToStage(page, battle, 'Initiative')
    const won = page.getByRole('main').getByRole('status')
    for (let draws = 0; draws < 20 && !/ wins /.test((await won.textContent()) ?? ''); draws++) {
      const logged = (await battle.log()).length
      await page.keyboard.press('Control+Enter')
      await expect.poll(async () => (await battle.log()).length).toBeGreaterThan(logged)
      await expect(won).toHaveText(/ wins |draw again/)
    }
    await expect(won).toHaveText(/ wins /)
    await goToStage(page, battle, 'Territory')
    await tabTo(page, /^His own|Choose|Corvenne|Harrowmere/)
    await page.keyboard.press('Enter')
    await goToStage(page, battle, 'Table')
    await goToStage(page, battle, 'Terrain')
  })

  await test.step('terrain, of ready shapes and of one that is drawn', async () => {
    const features = async () => (await battle.log()).filter((line) => /places|draws/.test(line)).length
    for (const [shape, right, up] of [
      ['Wood', 0, 6],
      ['Hill', 6, -6],
    ] as const) {
      const before = await features()
      await tabTo(page, new RegExp(`^${shape}`))
      await page.keyboard.press('Enter')
      await expect(battle.table).toBeFocused()
      await nudge(page, right, up)
      await page.keyboard.press('Enter')
      await expect.poll(features).toBeGreaterThan(before)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    }
    await goToStage(page, battle, 'Banners')
  })

  for (const turn of ['first', 'second']) {
    await test.step(`camp and a banner unit of the ${turn} side`, async () => {
      const place = async (name: RegExp, right: number) => {
        const logged = (await battle.log()).length
        await tabTo(page, name)
        await page.keyboard.press('Enter')
        await expect(battle.table).toBeFocused()
        await nudge(page, right, 0)
        await page.keyboard.press('Enter')
        await expect.poll(async () => (await battle.log()).length).toBeGreaterThan(logged)
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
      }
      await place(/^Place$/, 0)
      await place(/^Place the camp$/, 9)
      if (turn === 'first') {
        const before = await battle.next.textContent()
        await goOn(page, battle, async () => (await battle.next.textContent()) !== before)
      }
    })
  }
  await goToStage(page, battle, 'Hidden')
  await goToStage(page, battle, 'Deployment')

  await test.step('every unit placed beside its banner unit, and the row dressed and stepped by figures', async () => {
    for (const _ of ARMIES) {
      const placed = async () => (await battle.log()).filter((line) => / places /.test(line)).length
      await tabTo(page, /^Place the next 3 units/)
      await page.keyboard.press('Enter')
      for (const right of BESIDE) {
        const before = await placed()
        await expect(battle.table).toBeFocused()
        await nudge(page, right, 0)
        await page.keyboard.press('Enter')
        await expect.poll(placed).toBe(before + 1)
      }
      await page.keyboard.press('Escape')
      const shown = await battle.armies.getByRole('tab', { selected: true }).textContent()
      const { units } = ARMIES.find(({ warlord }) => shown?.includes(warlord)) ?? ARMIES[0]
      await byName(page, units[0][0])
      await page.keyboard.press('g')
      await expect(battle.armies.locator('[data-unit][aria-pressed=true]')).toHaveCount(units.length)
      await page.keyboard.press('y')
      await page.keyboard.type('1')
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await battle.log())[0]).toContain(units[0][0])
      const stepped = (await battle.log())[0]
      await tabTo(page, /^Gap$/, /^input$/)
      await page.keyboard.press('Control+a')
      await page.keyboard.type('0.5')
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await battle.log())[0]).not.toBe(stepped)
      await page.keyboard.press('Escape')
      for (const [unit] of units) expect(await battle.statusOf(unit)).toMatch(/banner unit|0\.5″ from/)
      const before = `${await battle.stage()} ${await battle.next.textContent()}`
      await goOn(
        page,
        battle,
        async () => `${await battle.stage()} ${await battle.next.textContent()}` !== before,
      )
    }
  })

  await test.step('first move, and into turn 1', async () => {
    expect(await battle.stage()).toBe('First move')
    for (let draws = 0; draws < 20 && !/Begin/.test((await battle.next.textContent()) ?? ''); draws++) {
      const logged = (await battle.log()).length
      await page.keyboard.press('Control+Enter')
      await expect.poll(async () => (await battle.log()).length).toBeGreaterThan(logged)
    }
    await tabTo(page, new RegExp(`^${ARMIES[0].warlord} moves first`))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: `${ARMIES[0].warlord} moves first` })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await goToStage(page, battle, 'Turns')
    expect(await battle.moment()).toEqual({ round: 'Round 1', player: ARMIES[0].warlord, phase: 'Command' })
  })

  await test.step('a charge', async () => {
    for (let phases = 0; phases < 6 && (await battle.moment()).phase !== 'Declare charges'; phases++) {
      const { phase } = await battle.moment()
      await goOn(page, battle, async () => (await battle.moment()).phase !== phase)
    }
    await page.keyboard.press('Escape')
    await tabTo(page, /^Reed guard/)
    await page.keyboard.press('Enter')
    // Backwards: on the table Tab goes through the pieces.
    await tabTo(page, /^Reed guard charges/, /^select$/, 'Shift+Tab')
    await page.keyboard.type('Salt guard')
    await tabTo(page, /^Declare the charge$/)
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await battle.log())[0]).toMatch(/Reed guard.*Salt guard/)
  })

  expect(await page.evaluate(() => (globalThis as unknown as { pointerEvents: number }).pointerEvents)).toBe(
    0,
  )
})
