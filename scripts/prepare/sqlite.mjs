// better-sqlite3 brings prebuilt files for newer Node-API versions than some Node and Electron have: there they crash.
// So it is tried, and compiled once where it does not work.
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { createRequire } from 'node:module'
import * as path from 'node:path'
import { cacheFolder, root, run, Stop, say } from '../shell.mjs'
import { prepareCompiler } from './system.mjs'

const sqlitePackage = path.join(root, 'node_modules', 'better-sqlite3')
const buildFolder = path.join(sqlitePackage, 'build')
const built = path.join(buildFolder, 'Release', 'better_sqlite3.node')

const PROBE = `
  const Database = require(${JSON.stringify(sqlitePackage)})
  const db = new Database(':memory:')
  db.exec('create table t(a)')
  db.prepare('insert into t values (?)').run(5)
  process.exit(db.prepare('select a from t').get().a === 5 ? 0 : 1)`

/**
 * Whether the package works in an executable. A wrong file crashes the process, so a child tries it.
 * @param {string} executable
 */
function worksIn(executable) {
  const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1' }
  return spawnSync(executable, ['-e', PROBE], { stdio: 'ignore', env }).status === 0
}

/** Compiles the package against this Node's stable Node-API, which the Electron knows too. */
function compile() {
  const prefix = path.dirname(path.dirname(process.execPath))
  const hasHeaders = fs.existsSync(path.join(prefix, 'include/node/node_api.h'))
  const gyp = path.join(root, 'node_modules/node-gyp/bin/node-gyp.js')
  const oldApi =
    '-UNAPI_VERSION -DNAPI_EXPERIMENTAL -DNODE_API_EXPERIMENTAL_NO_WARNING -DNODE_API_EXPERIMENTAL_NOGC_ENV_OPT_OUT'
  const flags = { CFLAGS: '-O2', LDFLAGS: '-fno-lto', CXXFLAGS: `-O2 -fno-lto -w ${oldApi}` }
  const nodedir = hasHeaders ? [`--nodedir=${prefix}`] : []
  const { status } = run(
    process.execPath,
    [gyp, 'rebuild', '--release', '--force_build=1', '-j', '2', '--silent', ...nodedir],
    { cwd: sqlitePackage, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...flags } },
  )
  return status === 0
}

/**
 * Puts a compiled file where the package looks first, and only that file.
 * @param {string} file
 */
function install(file) {
  fs.rmSync(buildFolder, { recursive: true, force: true })
  fs.mkdirSync(path.dirname(built), { recursive: true })
  fs.copyFileSync(file, built)
}

/**
 * Keeps the compiled file for other checkouts.
 * @param {string} kept
 */
function keep(kept) {
  fs.mkdirSync(path.dirname(kept), { recursive: true })
  fs.copyFileSync(built, `${kept}.${process.pid}`)
  fs.renameSync(`${kept}.${process.pid}`, kept)
}

/**
 * Makes better-sqlite3 work in the Electron, and for the tests in this Node too.
 * @param {string} electron the executable
 * @param {'start' | 'test'} purpose
 */
export function prepareSqlite(electron, purpose) {
  const works = () => worksIn(electron) && (purpose === 'start' || worksIn(process.execPath))
  if (works()) return
  const { version } = createRequire(import.meta.url)(path.join(sqlitePackage, 'package.json'))
  const kept = path.join(
    cacheFolder,
    'marshal',
    `better-sqlite3-${version}-napi${process.versions.napi}-${process.platform}-${process.arch}.node`,
  )
  if (fs.existsSync(kept)) install(kept)
  if (fs.existsSync(kept) && works()) return
  prepareCompiler()
  say(
    `compiling better-sqlite3 ${version}, whose prebuilt file does not run here (one to two minutes, once) ...`,
  )
  if (!compile() || !works())
    throw new Stop('better-sqlite3 could not be compiled. A newer Node (22 or later) needs no compiling.')
  keep(kept)
  install(kept)
}
