import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { benchChecks } from './checks.bench'
import { benchDurable } from './durable.bench'
import { benchHints } from './hints.bench'
import { benchLookingBack } from './looking-back.bench'
import type { Measurement } from './measurement'
import { benchOpening } from './opening.bench'
import { formatTable } from './report'
import { benchDragging, benchMemory, benchStart } from './window.bench'

const BENCHES: Readonly<Record<string, () => readonly Measurement[] | Promise<readonly Measurement[]>>> = {
  checks: benchChecks,
  hints: benchHints,
  durable: benchDurable,
  opening: benchOpening,
  'looking-back': benchLookingBack,
  start: benchStart,
  memory: benchMemory,
  dragging: benchDragging,
}

const { values } = parseArgs({
  options: { json: { type: 'string' }, only: { type: 'string', multiple: true } },
})
const measured: Measurement[] = []
for (const [name, bench] of Object.entries(BENCHES)) {
  if (values.only !== undefined && !values.only.includes(name)) continue
  console.log(`Measuring ${name} …`)
  measured.push(...(await bench()))
}
console.log(`\n${formatTable(measured)}`)
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(measured, null, 2)}\n`)
