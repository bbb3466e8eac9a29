import { readFileSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'
import { type Protocol, protocol } from 'electron'
import { type FindPicture, servePicture } from '../pictures/serve-picture'
import { APP_ORIGIN } from './app-address'
import { NOT_FOUND, type Served, served } from './served'

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

/**
 * Serves the built pages of a folder and the library's pictures, and nothing else, under `app://renderer` to the windows
 * of a session. The older call of Electron's is used on purpose: `protocol.handle` loads Node's fetch and streams every
 * file, which a start has to wait for. `asked` hears every address that was answered.
 */
export function serveAppPages(
  folder: string,
  find: FindPicture,
  to: Protocol,
  asked: (url: string) => void,
): void {
  to.registerBufferProtocol('app', ({ url }, answer) => {
    const { statusCode, data, headers } = serve(folder, find, url)
    const [mimeType = 'text/plain', charset] = (headers['content-type'] ?? '').split('; charset=')
    answer({ statusCode, data, headers: { ...headers }, mimeType, ...(charset !== undefined && { charset }) })
    asked(url)
  })
}

function serve(folder: string, find: FindPicture, address: string): Served {
  try {
    const url = new URL(address)
    if (`${url.protocol}//${url.host}` !== APP_ORIGIN) return NOT_FOUND
    const picture = servePicture(url.pathname, find)
    if (picture !== null) return picture
    const file = normalize(join(folder, decodeURIComponent(url.pathname)))
    const type = CONTENT_TYPES[extname(file)]
    if (!file.startsWith(folder + sep) || type === undefined) return NOT_FOUND
    return served(readFileSync(file), type, CONTENT_SECURITY_POLICY)
  } catch {
    // An address that cannot be read, or a file that is not there: neither is a bug of ours.
    return NOT_FOUND
  }
}
