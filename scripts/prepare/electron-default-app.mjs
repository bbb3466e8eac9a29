// Stands in for Electron's own default app in the fallback: runs `electron [flags] APP`.
import * as fs from 'node:fs'
import { Module } from 'node:module'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import { app } from 'electron'

/** The files to preload (-r, as Playwright passes it) and the app of a command line. */
function readArguments() {
  const preloads = []
  const args = process.argv.slice(1)
  for (let i = 0; i < args.length; i++) {
    if (args[i] === '-r' || args[i] === '--require') preloads.push(args[++i])
    else if (!args[i].startsWith('-')) return { preloads, target: args[i] }
  }
  return { preloads, target: null }
}

/**
 * Gives Electron the app's name and version, as it does itself for an app it is started with.
 * @param {string} folder
 */
function readManifest(folder) {
  const manifest = path.join(folder, 'package.json')
  if (!fs.existsSync(manifest)) return null
  const { name, productName, version, desktopName } = JSON.parse(fs.readFileSync(manifest, 'utf8'))
  if (version) app.setVersion(version)
  if (productName || name) app.name = productName || name
  app.setDesktopName(desktopName || `${app.name}.desktop`)
  return folder
}

const { preloads, target } = readArguments()
if (preloads.length > 0) Module._preloadModules(preloads)
if (target === null) {
  console.error('usage: electron [flags] APP')
  app.exit(2)
} else {
  Object.defineProperty(process, 'defaultApp', { configurable: false, enumerable: true, value: true })
  const folder = path.resolve(target)
  const appPath = readManifest(folder)
  const file = Module._resolveFilename(folder, null, true)
  app.setAppPath(appPath ?? path.dirname(file))
  try {
    // Awaited, so that Electron holds its ready event back until the app has been loaded.
    await import(pathToFileURL(file).toString())
  } catch (error) {
    console.error('The app threw an error while it was loaded')
    console.error(error?.stack ?? error)
    throw error
  }
}
