// The libraries, fonts and virtual screen an Electron window needs on Linux.
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { run, Stop, say } from '../shell.mjs'

/**
 * @typedef {object} Need
 * @property {string} what as the person is told
 * @property {string[]} packages Debian packages that bring it, newest name first
 * @property {() => boolean} present
 * @property {boolean} [wish] it goes without, only worse
 */

/** @param {string} program */
const hasProgram = (program) =>
  (process.env.PATH ?? '').split(':').some((folder) => fs.existsSync(`${folder}/${program}`))

/** @param {string} name */
const hasFonts = (name) => fs.existsSync(`/usr/share/fonts/truetype/${name}`)

/** Whether Linux has a screen to open a window on. */
export const hasScreen = () => Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)

/** The names of the shared libraries the loader knows. */
function loaderList() {
  const loader = fs.existsSync('/sbin/ldconfig') ? '/sbin/ldconfig' : 'ldconfig'
  return spawnSync(loader, ['-p'], { encoding: 'utf8' }).stdout ?? ''
}

/**
 * Everything the purpose needs of the system.
 * @param {'start' | 'test'} purpose
 * @returns {Need[]}
 */
function needsFor(purpose) {
  const libraries = loaderList()
  /** @type {(file: string, ...packages: string[]) => Need} */
  const library = (file, ...packages) => ({
    what: file,
    packages,
    present: () => libraries.includes(`\t${file} `),
  })
  const needs = [
    library('libgtk-3.so.0', 'libgtk-3-0t64', 'libgtk-3-0'),
    library('libnss3.so', 'libnss3'),
    library('libasound.so.2', 'libasound2t64', 'libasound2'),
    library('libgbm.so.1', 'libgbm1'),
    {
      what: 'DejaVu fonts',
      packages: ['fonts-dejavu-core'],
      present: () => hasFonts('dejavu') || hasFonts('noto'),
      wish: true,
    },
    {
      what: 'Liberation fonts',
      packages: ['fonts-liberation'],
      present: () => ['liberation', 'liberation2', 'noto'].some(hasFonts),
      wish: true,
    },
  ]
  if (!hasScreen()) {
    needs.push({ what: 'a virtual screen', packages: ['xvfb'], present: () => hasProgram('xvfb-run') })
    needs.push({ what: 'xauth', packages: ['xauth'], present: () => hasProgram('xauth') })
  }
  if (purpose === 'test') {
    const present = () => hasProgram('pdftotext')
    needs.push({ what: 'a PDF reader for the tests', packages: ['poppler-utils'], present, wish: true })
  }
  return needs
}

/**
 * Of the names a package has had, the one this system's package lists know.
 * @param {string[]} names
 */
function known(names) {
  const listed = names.find((name) => {
    const found = spawnSync('apt-cache', ['policy', name], { encoding: 'utf8' }).stdout ?? ''
    return /Candidate: (?!\(none\))/.test(found)
  })
  return listed ?? names[names.length - 1]
}

/**
 * Installs Debian packages; only root may.
 * @param {string[][]} wanted each with its names, newest first
 */
function aptInstall(wanted) {
  const quiet = {
    stdio: /** @type {import('node:child_process').StdioOptions} */ (['ignore', 'ignore', 'inherit']),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  run('apt-get', ['update', '-qq'], quiet)
  const names = wanted.map(known)
  say(`installing system packages: ${names.join(' ')} ...`)
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quiet).status === 0
}

/**
 * Makes the system packages present: installed where this is root on Debian or Ubuntu, else named in a command to copy.
 * @param {Need[]} needs
 */
function provide(needs) {
  const missing = needs.filter((need) => !need.present())
  if (missing.length === 0) return
  const required = missing.filter((need) => !need.wish)
  const list = missing.map((need) => need.what).join(', ')
  if (!hasProgram('apt-get')) {
    const advice = 'Install them with the package manager of this system.'
    if (required.length > 0) throw new Stop(`missing on this system: ${list}. ${advice}`)
    say(`better with: ${list}. ${advice}`)
    return
  }
  const packages = missing.map((need) => need.packages)
  if (process.getuid?.() === 0 && aptInstall(packages)) return
  const command = `sudo apt-get install --no-install-recommends ${packages.map(known).join(' ')}`
  if (required.length > 0)
    throw new Stop(`missing on this system: ${list}. Run this, then try again:\n  ${command}`)
  say(`better with: ${list}. To install: ${command}`)
}

/**
 * Checks libraries, fonts and screen. Windows and macOS have all of it.
 * @param {'start' | 'test'} purpose
 */
export function prepareSystem(purpose) {
  if (process.platform === 'linux') provide(needsFor(purpose))
}

/** Checks that a C++ compiler is there, for the one package that may have to be compiled. */
export function prepareCompiler() {
  if (process.platform !== 'linux') return
  /** @type {(program: string, name: string) => Need} */
  const need = (program, name) => ({ what: program, packages: [name], present: () => hasProgram(program) })
  provide([need('g++', 'g++'), need('make', 'make'), need('python3', 'python3')])
}
