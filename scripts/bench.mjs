// npm run bench: builds the app and bench/run.ts, then runs the benchmarks in Node, with a screen for those that open
// the app. What follows `npm run bench --` is passed on.
import * as fs from 'node:fs'
import * as path from 'node:path'
import { runOnScreen } from './display.mjs'
import { prepare } from './prepare.mjs'
import { root, run, runMain, Stop, tool } from './shell.mjs'

await runMain(async () => {
  prepare('test')
  const { build } = await import('vite') // only now: a moment ago it may not have been installed
  const entry = path.join(root, 'bench/run.ts')
  if (!fs.existsSync(entry)) throw new Stop('there are no benchmarks yet: bench/run.ts is missing.')
  const { status } = run(process.execPath, [
    tool('electron-vite/bin/electron-vite.js'),
    'build',
    '--logLevel=warn',
  ])
  if (status !== 0) throw new Stop('the build failed, see above.')
  await build({ configFile: path.join(root, 'bench.config.ts'), logLevel: 'warn' })
  process.exitCode = await runOnScreen([
    process.execPath,
    path.join(root, 'out/bench/run.js'),
    ...process.argv.slice(2),
  ])
})
