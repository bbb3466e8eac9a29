import { drawBareTable } from './bare-table'
import { makeBigLibrary } from './big-library'
import { dragFrames, findUnit } from './drag'
import { type Measurement, measurement, median, quantile } from './measurement'
import { closeApp, emptyFolder, memoryMb, type Running, startApp, useLaptopSize } from './window'

const STARTS = 7
const MEMORY_LIMIT_MB = 100
/** Tables that a unit is dragged on: three sizes of battle in thick terrain, and the one that a full check is measured on. */
const TABLES: readonly TableSize[] = [
  { units: 50, features: 100, cornersPerFeature: 9 },
  { units: 200, features: 100, cornersPerFeature: 9 },
  { units: 200, features: 40, cornersPerFeature: 24 },
  { units: 500, features: 100, cornersPerFeature: 9 },
]
const BIGGEST: TableSize = { units: 500, features: 100, cornersPerFeature: 9 }

/** What stands on a table, both sides together. */
type TableSize = { readonly units: number; readonly features: number; readonly cornersPerFeature: number }

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
  const table = await openTable(BIGGEST)
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
  for (const table of TABLES) {
    const { units, features, cornersPerFeature } = table
    const folder = emptyFolder()
    const blank = await startApp('blank', folder)
    await useLaptopSize(blank)
    await blank.page.evaluate(drawBareTable, { units, features, cornersPerFeature })
    const bare = await dragFrames(blank.page, { x: 600, y: 400 })
    await closeApp(blank, folder)
    const marshal = await openTable(table)
    const frames = await dragFrames(marshal.page, await findUnit(marshal.page))
    await closeApp(marshal, marshal.folder)
    measured.push(
      measurement(`frame p95 while dragging one of ${units} units, ${features} features`, 'ms', {
        value: quantile(frames, 0.95),
        limit: quantile(bare, 0.95),
        budget: 1.25,
      }),
    )
  }
  return measured
}

async function openTable({
  units,
  features,
  cornersPerFeature,
}: TableSize): Promise<Running & { readonly folder: string }> {
  const { folder, connection } = makeBigLibrary({
    unitsPerSide: units / 2,
    linesPerSide: 4,
    features,
    cornersPerFeature,
  })
  connection.close()
  const running = await startApp('marshal', folder)
  await useLaptopSize(running)
  await running.page.getByRole('button', { name: 'Bench', exact: true }).first().click()
  await running.page.getByRole('application').waitFor()
  await running.page.waitForTimeout(1500)
  return { ...running, folder }
}
