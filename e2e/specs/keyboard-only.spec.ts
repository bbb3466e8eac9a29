import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app'
import { ask } from '../fixtures/bridge'
import { BattlePage } from '../pages/battle'

const A = 'Aubert de Corvenne'

/** So many times Tab is pressed at most to reach a control. */
const MOST_TABS = 150

/** Goes by Tab until the focus is on a control of this name; it must be reached, not set. */
async function tabTo(page: Page, name: RegExp, role = /^(button|tab|radio|checkbox|select|input|combobox)$/) {
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
    await page.keyboard.press('Tab')
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

test('a whole battle is set up by keyboard alone, from an empty library to the first turn', async ({
  page,
}) => {
  test.setTimeout(240_000)
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

  await test.step('a battle of two armies', async () => {
    await page.keyboard.press('Control+n')
    const dialog = page.getByRole('dialog', { name: 'New battle' })
    await expect(dialog).toBeVisible()
    await tabTo(page, /^Side A/, /select|combobox/)
    await page.keyboard.type('Lev')
    await tabTo(page, /^Side B/, /select|combobox/)
    await page.keyboard.type('Lady')
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
      const before = await won.textContent()
      await page.keyboard.press('Control+Enter')
      await expect.poll(async () => (await battle.log()).length).toBeGreaterThan(draws)
      if (draws === 0) await expect(won).not.toHaveText(before ?? '')
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

  await test.step('units placed and turned', async () => {
    for (const [unit, right] of [
      ['Millbrook spears', -6],
      ['Fenside spears', 6],
      ['Piques des tanneurs', -6],
    ] as const) {
      await byName(page, unit)
      await expect(battle.row(unit)).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.press('p')
      await expect(battle.table).toBeFocused()
      await nudge(page, right, 0)
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await battle.log())[0]).toContain(`places ${unit}`)
      await page.keyboard.press('q')
      await expect.poll(async () => (await battle.log())[0]).toContain(`turns ${unit} 5° to the left`)
      await page.keyboard.press('Escape')
    }
  })

  await test.step('first move, and into turn 1', async () => {
    for (let presses = 0; presses < 6 && (await battle.stage()) !== 'First move'; presses++) {
      const before = `${await battle.stage()} ${await battle.next.textContent()}`
      await goOn(
        page,
        battle,
        async () => `${await battle.stage()} ${await battle.next.textContent()}` !== before,
      )
    }
    expect(await battle.stage()).toBe('First move')
    for (let draws = 0; draws < 20 && !/Begin/.test((await battle.next.textContent()) ?? ''); draws++) {
      const logged = (await battle.log()).length
      await page.keyboard.press('Control+Enter')
      await expect.poll(async () => (await battle.log()).length).toBeGreaterThan(logged)
    }
    await tabTo(page, new RegExp(`^${A} moves first`))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: `${A} moves first` })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await goToStage(page, battle, 'Turns')
    expect(await battle.moment()).toEqual({ round: 'Round 1', player: A, phase: 'Command' })
  })

  expect(await page.evaluate(() => (globalThis as unknown as { pointerEvents: number }).pointerEvents)).toBe(
    0,
  )
})
