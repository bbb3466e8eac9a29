import * as fs from 'node:fs'
import * as path from 'node:path'
import { root, runNpm, Stop, say } from '../shell.mjs'

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 */

/**
 * Whether what is installed is what the lock file asks for. Optional packages may be missing: they are other systems' parts.
 * @param {Lock} wanted package-lock.json
 * @param {Lock | null} installed npm's own record, node_modules/.package-lock.json
 */
export function isCurrent(wanted, installed) {
  if (installed === null) return false
  return Object.entries(wanted.packages).every(([folder, entry]) => {
    const found = installed.packages[folder]
    if (folder === '') return true
    return found === undefined ? Boolean(entry.optional) : found.version === entry.version
  })
}

/**
 * @param {string} file
 * @returns {Lock | null}
 */
function readLock(file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
  } catch {
    return null
  }
}

/** Installs the packages where they are missing or older than the lock file. */
export function installPackages() {
  const wanted = readLock('package-lock.json')
  if (wanted === null) throw new Stop('package-lock.json is missing or unreadable: is this a whole checkout?')
  if (isCurrent(wanted, readLock('node_modules/.package-lock.json'))) return
  say('installing the packages of package-lock.json (npm ci) ...')
  const { status } = runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (status !== 0) throw new Stop('npm ci failed, see above. It needs the npm registry: is there a network?')
}
