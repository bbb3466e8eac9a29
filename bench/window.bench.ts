import { drawBareTable } from './bare-table'
import { makeBigLibrary } from './big-library'
import { dragFrames, findUnit } from './drag'
import { type Measurement, measurement, median, quantile } from './measurement'
import { closeApp, emptyFolder, memoryMb, type Running, startApp, useLaptopSize } from './window'

const STARTS = 7
const MEMORY_LIMIT_MB = 100
const UNITS_ON_TABLE = [50, 200, 500]

/** From starting the program to a usable library, beside a blank Electron window; their starts take turns. */
export async function benchStart(): Promise<readonly Measurement[]> {
  const times = { marshal: [] as number[], blank: [] as number[] }
  const folders = { marshal: emptyFolder(), blank: emptyFolder() }
  for (let round = 0; round <= STARTS; round++) {
    for (const app of ['marshal', 'blank'] as const) {
      const started = performance.now()
      const { electron } = await startApp(app, folders[app])
      // The first start fills caches and the new library; it does not count.
      if (round > 0) times[app].push(performance.now() - started)
      await electron.close()
    }
  }
  return [
    measurement('start to a usable library, beside a blank window', 'ms', {
      value: median(times.marshal),
      limit: median(times.blank),
      budget: 1.3,
    }),
  ]
}

/** Memory with a table of 500 units and 100 features open, beyond a blank window's. */
export async function benchMemory(): Promise<readonly Measurement[]> {
  const folder = emptyFolder()
  const blank = await startApp('blank', folder)
  await useLaptopSize(blank)
  const blankMb = await memoryMb(blank)
  await closeApp(blank, folder)
  const table = await openTable(500)
  const tableMb = await memoryMb(table)
  await closeApp(table, table.folder)
  return [
    measurement('memory with a 500-unit table open, beyond a blank window', 'MB', {
      value: tableMb - blankMb,
      limit: MEMORY_LIMIT_MB,
      budget: 1,
    }),
  ]
}

/** Frames while one of the units is dragged with live checks, beside the same scene in a bare canvas without. */
export async function benchDragging(): Promise<readonly Measurement[]> {
  const measured: Measurement[] = []
  for (const units of UNITS_ON_TABLE) {
    const folder = emptyFolder()
    const blank = await startApp('blank', folder)
    await useLaptopSize(blank)
    await blank.page.evaluate(drawBareTable, { units, features: 100 })
    const bare = await dragFrames(blank.page, { x: 600, y: 400 })
    await closeApp(blank, folder)
    const table = await openTable(units)
    const frames = await dragFrames(table.page, await findUnit(table.page))
    await closeApp(table, table.folder)
    measured.push(
      measurement(`frame p95 while dragging one of ${units} units, 100 features`, 'ms', {
        value: quantile(frames, 0.95),
        limit: quantile(bare, 0.95),
        budget: 1.25,
      }),
    )
  }
  return measured
}

async function openTable(units: number): Promise<Running & { readonly folder: string }> {
  const { folder, connection } = makeBigLibrary({
    unitsPerSide: units / 2,
    linesPerSide: 4,
    features: 100,
    cornersPerFeature: 9,
  })
  connection.close()
  const running = await startApp('marshal', folder)
  await useLaptopSize(running)
  await running.page.getByRole('button', { name: 'Bench', exact: true }).first().click()
  await running.page.getByRole('application').waitFor()
  await running.page.waitForTimeout(1500)
  return { ...running, folder }
}
