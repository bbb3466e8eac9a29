import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { protocol } from 'electron'
import type { StoredPicture } from '../pictures/pictures-repo'
import { servePicture } from '../pictures/serve-picture'
import { APP_ORIGIN } from './app-address'

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ')

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/** Makes `app:` a scheme like https; to be called before Electron is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ])
}

/** Serves the built pages of a folder and the library's pictures, and nothing else, under `app://renderer`. */
export function serveAppPages(folder: string, find: (id: string) => StoredPicture | null): void {
  const nothing = () => new Response(null, { status: 404 })
  protocol.handle('app', async (request) => {
    const url = new URL(request.url)
    if (`${url.protocol}//${url.host}` !== APP_ORIGIN) return nothing()
    const picture = servePicture(url.pathname, find)
    if (picture !== null) return picture
    const file = normalize(join(folder, decodeURIComponent(url.pathname)))
    const type = CONTENT_TYPES[extname(file)]
    if (!file.startsWith(folder + sep) || type === undefined) return nothing()
    try {
      return new Response(new Uint8Array(await readFile(file)), {
        headers: {
          'content-type': type,
          'content-security-policy': CONTENT_SECURITY_POLICY,
          'x-content-type-options': 'nosniff',
        },
      })
    } catch {
      return nothing()
    }
  })
}
