// Makes a checkout ready, from nothing if need be. Every step looks first and does only what is missing,
// so a ready checkout costs about a second.   node scripts/prepare.mjs [start|test]
import { prepareElectron } from './prepare/electron.mjs'
import { requireNode } from './prepare/node-version.mjs'
import { installPackages } from './prepare/packages.mjs'
import { prepareSqlite } from './prepare/sqlite.mjs'
import { prepareSystem } from './prepare/system.mjs'
import { isMain, runMain } from './shell.mjs'

/**
 * Prepares the checkout: to open the window ('start'), or also to run the tests, which load the
 * database in plain Node too ('test').
 * @param {'start' | 'test'} purpose
 */
export function prepare(purpose) {
  requireNode()
  installPackages()
  prepareSystem(purpose)
  const electron = prepareElectron()
  prepareSqlite(electron, purpose)
}

if (isMain(import.meta.url)) await runMain(() => prepare(process.argv[2] === 'test' ? 'test' : 'start'))
