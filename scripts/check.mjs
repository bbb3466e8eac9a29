// npm run check: everything that can be seen without running the program, two steps at a time.
// node scripts/check.mjs [NAME ...] runs only the named steps.
import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import { installPackages } from './prepare/packages.mjs'
import { isMain, root, runMain, tool } from './shell.mjs'

/** @type {(part: string) => string[]} */
const tsc = (part) => [tool('typescript/bin/tsc'), '-p', `tsconfig.${part}.json`, '--pretty', 'false']

const DEPENDENCY_CRUISER = tool('dependency-cruiser/bin/dependency-cruise.mjs')
const SOURCES = ['src-rules', 'src-main', 'src-renderer', 'e2e', 'bench']

/** @type {Record<string, () => string[]>} what node runs, longest first */
const STEPS = {
  'types-renderer': () => [
    tool('svelte-check/bin/svelte-check'),
    '--tsconfig=tsconfig.renderer.json',
    '--output=human',
    '--fail-on-warnings',
  ],
  imports: () => [
    DEPENDENCY_CRUISER,
    '--config=.dependency-cruiser.mjs',
    '--output-type=err-long',
    ...SOURCES.filter((folder) => fs.existsSync(`${root}/${folder}`)),
  ],
  'types-main': () => tsc('main'),
  'types-rules': () => tsc('rules'),
  'types-tests': () => tsc('tests'),
  'types-tools': () => tsc('tools'),
  unused: () => [tool('knip/bin/knip.js'), '--no-progress', '--cache'],
  'lint-and-format': () => [tool('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--error-on-warnings'],
}

/**
 * Runs one step and tells how it went; what it printed is shown only if it failed.
 * @param {string} name
 * @returns {Promise<boolean>}
 */
function runStep(name) {
  const started = performance.now()
  const child = spawn(process.execPath, STEPS[name](), { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data
    })
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
      if (code !== 0) console.log(output.trimEnd())
      resolve(code === 0)
    })
  })
}

/**
 * Runs the steps and counts them.
 * @param {string[]} [names]
 */
export async function runChecks(names = Object.keys(STEPS)) {
  const waiting = [...names]
  const counts = { passed: 0, failed: 0 }
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      counts[(await runStep(name)) ? 'passed' : 'failed'] += 1
  }
  await Promise.all([work(), work()])
  return counts
}

if (isMain(import.meta.url))
  await runMain(async () => {
    installPackages()
    const names = process.argv.slice(2)
    const { failed } = await runChecks(names.length > 0 ? names : undefined)
    if (failed > 0) process.exitCode = 1
  })
