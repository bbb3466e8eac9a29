// What every script here shares: where the project is, how a step is told, how a program is run.
import { spawnSync } from 'node:child_process'
import * as os from 'node:os'
import * as path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The project's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** The folder for what is worth keeping between checkouts: the fallback Electron, the compiled SQLite. */
export const cacheFolder = process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache')

/**
 * Tells the person at the keyboard about one step, on a line of its own.
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`marshal: ${line}\n`)
}

/** An expected end, told in sentences and without a stack trace. */
export class Stop extends Error {}

/**
 * Runs a program to its end in the project's folder, with this terminal unless told otherwise.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function run(program, args, options = {}) {
  return spawnSync(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options })
}

/**
 * Runs npm, also on Windows where it is a batch file.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function runNpm(args, options = {}) {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) return run(process.execPath, [script, ...args], options)
  return run('npm', args, { shell: process.platform === 'win32', ...options })
}

/**
 * The JavaScript file behind a package's command, to be run with node on any system.
 * @param {string} file below node_modules
 */
export function tool(file) {
  return path.join(root, 'node_modules', file)
}

/**
 * Whether the module is the one that was started from the command line.
 * @param {string} url the module's import.meta.url
 */
export function isMain(url) {
  return process.argv[1] !== undefined && pathToFileURL(process.argv[1]).href === url
}

/**
 * Runs a script's main function; a Stop ends it with its sentence, anything else with its stack.
 * @param {() => unknown} main
 */
export async function runMain(main) {
  try {
    await main()
  } catch (error) {
    say(error instanceof Stop ? error.message : String(error instanceof Error ? error.stack : error))
    process.exitCode = 1
  }
}
