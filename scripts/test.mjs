// npm test: checks, unit tests, build, and the built app in a real window. Every stage runs even if an earlier one
// failed, and the last line sums them up.
import * as fs from 'node:fs'
import * as path from 'node:path'
import { runChecks } from './check.mjs'
import { runOnScreen } from './display.mjs'
import { prepare } from './prepare.mjs'
import { root, run, runMain, say, tool } from './shell.mjs'
import { countPlaywright, countVitest, readReport, sum } from './test/counts.mjs'
import { runLimited } from './test/limited.mjs'

// Five times what they take on two cores: met only when something stands still.
const UNIT_LIMIT_MS = 20 * 60_000

const reports = path.join(root, 'test-results')

async function runUnitTests() {
  const file = path.join(reports, 'unit.json')
  const args = [tool('vitest/vitest.mjs'), 'run']
  const status = await runLimited(process.execPath, args, UNIT_LIMIT_MS, { UNIT_REPORT: file })
  return readReport(file, status, countVitest)
}

function build() {
  const { status } = run(process.execPath, [
    tool('electron-vite/bin/electron-vite.js'),
    'build',
    '--logLevel=warn',
  ])
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
}

async function runWindowTests() {
  const file = path.join(reports, 'e2e.json')
  const status = await runOnScreen(['playwright', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  return readReport(file, status, countPlaywright)
}

await runMain(async () => {
  prepare('test')
  fs.rmSync(reports, { recursive: true, force: true })
  fs.mkdirSync(reports, { recursive: true })
  say('checks ...')
  const stages = [await runChecks()]
  say('unit tests ...')
  stages.push(await runUnitTests())
  say('build ...')
  const built = build()
  stages.push(built)
  if (built.failed === 0) {
    say('tests in a real window ...')
    stages.push(await runWindowTests())
  } else say('the build failed, so there is no window to test')
  const { passed, failed } = sum(stages)
  console.log(`${passed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
})
