// Makes node_modules/electron usable: its own download first, and only where that cannot be reached the fallback.
// ELECTRON_FALLBACK=1 skips the download.
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { root, Stop, say } from '../shell.mjs'
import { FALLBACK_VERSION, installFallback } from './electron-fallback.mjs'

const electronPackage = path.join(root, 'node_modules', 'electron')
const dist = path.join(electronPackage, 'dist')

/** The installed executable, or null. */
function findElectron() {
  try {
    const executable = path.join(dist, fs.readFileSync(path.join(electronPackage, 'path.txt'), 'utf8'))
    return fs.existsSync(executable) ? executable : null
  } catch {
    return null
  }
}

/** Electron's own download. */
function download() {
  if (process.env.ELECTRON_FALLBACK === '1') return false
  say('downloading Electron ...')
  const { status, stderr } = spawnSync(process.execPath, [path.join(electronPackage, 'install.js')], {
    stdio: ['ignore', 2, 'pipe'],
    timeout: 600_000,
  })
  if (status !== 0) say(`the download failed (${String(stderr).trim().split('\n')[0]})`)
  return status === 0
}

/** Makes an Electron present and answers with its executable. */
export function prepareElectron() {
  if (findElectron() === null && !download()) {
    if (process.platform !== 'linux' || process.arch !== 'x64')
      throw new Stop(
        'Electron could not be downloaded from github.com. Check the network or proxy and try again.',
      )
    const folder = installFallback()
    fs.rmSync(dist, { recursive: true, force: true })
    fs.symlinkSync(folder, dist)
    fs.writeFileSync(path.join(electronPackage, 'path.txt'), 'electron')
  }
  if (fs.lstatSync(dist).isSymbolicLink())
    say(
      `Electron's own download was not reachable: using the fallback, Electron ${FALLBACK_VERSION}, for development and tests only`,
    )
  const executable = findElectron()
  if (executable === null) throw new Stop('Electron was downloaded but its executable is not there.')
  return executable
}
