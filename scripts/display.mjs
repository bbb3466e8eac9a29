// Runs a command that opens windows: on a virtual screen where Linux has none, and without Chromium's
// sandbox where the user is root.   node scripts/display.mjs COMMAND [ARGS]
import { spawn } from 'node:child_process'
import * as path from 'node:path'
import { hasScreen } from './prepare/system.mjs'
import { isMain, root, runMain } from './shell.mjs'

// Without -noreset the screen starts anew whenever its last window is gone, and a program that is just starting then
// never draws.
const VIRTUAL_SCREEN = ['xvfb-run', '-a', '-s', '-screen 0 1920x1200x24 -noreset']

/** Whether a window opened here would be on a virtual screen, which nobody sees. */
export const needsVirtualScreen = () => process.platform === 'linux' && !hasScreen()

/**
 * Runs a command, a program of node_modules/.bin included, and answers with its exit code.
 * @param {string[]} command
 * @param {Record<string, string>} [extraEnv]
 * @returns {Promise<number>}
 */
export function runOnScreen(command, extraEnv = {}) {
  const bin = path.join(root, 'node_modules', '.bin')
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...extraEnv, PATH: `${bin}${path.delimiter}${process.env.PATH}` }
  if (process.platform === 'linux' && process.getuid?.() === 0) env.NO_SANDBOX = '1'
  const [program, ...args] = needsVirtualScreen() ? [...VIRTUAL_SCREEN, ...command] : command
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

if (isMain(import.meta.url))
  await runMain(async () => {
    process.exitCode = await runOnScreen(process.argv.slice(2))
  })
