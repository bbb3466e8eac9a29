import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { State } from '../../src-rules/games/warlord-medieval/model'
import { expect, MarshalApp, test } from '../fixtures/app'
import { storedBattle } from '../fixtures/folded-state'
import {
  A,
  createBattle,
  openBattle,
  submitAll,
  TITLE,
  upToDeployment,
  upToTerrain,
} from '../fixtures/sample-battle'

const KILLS = 50
const UNIT = 'Haches du port'

/** What is done in the window, by a key, and the sentence that acknowledges it; the rounds go through these. */
const ACTS = [
  { key: 'ArrowUp', sentence: `${A} shifts ${UNIT} 0.5″ forward.` },
  { key: '2', sentence: `${UNIT}: disordered.` },
  { key: 'Control+ArrowLeft', sentence: `${A} shifts ${UNIT} 3.0″ to its own left.` },
  { key: '1', sentence: `${UNIT}: in good order.` },
  { key: 'Shift+ArrowDown', sentence: `${A} shifts ${UNIT} 0.1″ back.` },
  { key: 'q', sentence: `${A} turns ${UNIT} 5° to the left.` },
  { key: 'Control+z', sentence: `Undone: ${A} turns ${UNIT} 5° to the left.` },
  { key: 'Control+ArrowRight', sentence: `${A} shifts ${UNIT} 3.0″ to its own right.` },
] as const

/** The state with one unit as it is in another. */
function withUnitOf(state: State, other: State, unit: string): State {
  const { [unit]: was } = other.units
  return was === undefined ? state : { ...state, units: { ...state.units, [unit]: was } }
}

/** A facing as the panel shows it: degrees clockwise from away from A. */
function bearingOf(facingRadians = Number.NaN): number {
  return ((-facingRadians * 180) / Math.PI + 360) % 360
}

/** Kills the app on one folder after each of so many commands, and says how many were acknowledged and found again. */
async function playAndKill(marshal: MarshalApp, rounds: number): Promise<number> {
  let page = await marshal.start()
  const { id, muster } = await createBattle(page)
  await submitAll(page, id, [...upToTerrain(), ...upToDeployment(muster)])
  const unit = muster.unit(UNIT)
  await page.reload()

  let acknowledged = await storedBattle(page, TITLE)
  const begun = acknowledged.entries.length
  for (let round = 0; round < rounds; round++) {
    const { key, sentence } = ACTS[round % ACTS.length] ?? ACTS[0]
    const battle = await openBattle(page)
    const entries = battle.side.getByRole('region', { name: 'Log' }).getByRole('listitem')
    await expect(entries).toHaveCount(acknowledged.entries.length)
    await battle.showArmy(A)
    await battle.select(UNIT)
    await page.keyboard.press('F6')
    await page.keyboard.press(key)
    await expect(entries).toHaveCount(acknowledged.entries.length + 1)
    expect((await battle.log())[0]).toBe(sentence)
    const figure = (label: string) => battle.side.getByLabel(label).inputValue()
    const shown = {
      x: await figure('Across'),
      y: await figure('Away from A'),
      facing: await figure('Facing'),
    }
    const orders = battle.side.getByRole('group', { name: 'Order', exact: true })
    const order = await orders.getByRole('radio', { checked: true }).getAttribute('value')
    await marshal.kill()

    page = await marshal.start()
    const found = await storedBattle(page, TITLE)
    expect(found.entries).toHaveLength(acknowledged.entries.length + 1)
    expect(found.entries.slice(0, -1)).toEqual(acknowledged.entries)
    const { pose, order: kept } = found.state.units[unit] ?? {}
    expect(pose?.x).toBeCloseTo(Number(shown.x), 2)
    expect(pose?.y).toBeCloseTo(Number(shown.y), 2)
    expect(bearingOf(pose?.facingRadians)).toBeCloseTo(Number.parseFloat(shown.facing), 0)
    expect(kept).toBe(order)
    // Nothing else in the whole battle has changed, and the state beside the log is the one that the log comes to.
    expect(withUnitOf(found.state, acknowledged.state, unit)).toEqual(acknowledged.state)
    expect(found.fromKept).toEqual(found.state)
    acknowledged = found
  }
  return acknowledged.entries.length - begun
}

test('fifty kills, each right after an acknowledged command, lose nothing', async ({ marshal }) => {
  test.setTimeout(240_000)
  // Two programs side by side on folders of their own take half the time of one.
  const folder = await mkdtemp(join(tmpdir(), 'marshal-e2e-'))
  const second = new MarshalApp(folder)
  try {
    const kept = await Promise.all([marshal, second].map((app) => playAndKill(app, KILLS / 2)))
    expect(kept).toEqual([KILLS / 2, KILLS / 2])
  } finally {
    await second.close()
    await rm(folder, { recursive: true, force: true })
  }
})
