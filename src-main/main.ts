import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { app, BrowserWindow, protocol, session } from 'electron'

const devUrl = app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL
const rendererFolder = join(import.meta.dirname, '../renderer')
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
].join('; ')
const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

if (process.env.MARSHAL_USER_DATA) app.setPath('userData', process.env.MARSHAL_USER_DATA)

protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
])
// As root (a container, CI) Chromium starts only with --no-sandbox, which enableSandbox() would undo.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()

function serveRenderer(): void {
  protocol.handle('app', async (request) => {
    const file = normalize(join(rendererFolder, decodeURIComponent(new URL(request.url).pathname)))
    const type = CONTENT_TYPES[extname(file)]
    if (!file.startsWith(rendererFolder + sep) || type === undefined)
      return new Response(null, { status: 404 })
    try {
      return new Response(await readFile(file), {
        headers: {
          'content-type': type,
          'content-security-policy': CONTENT_SECURITY_POLICY,
          'x-content-type-options': 'nosniff',
        },
      })
    } catch {
      return new Response(null, { status: 404 })
    }
  })
}

async function openWindow(): Promise<void> {
  const window = new BrowserWindow({
    width: 1280,
    height: 900,
    title: 'Marshal',
    show: false,
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/preload.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
    },
  })
  window.once('ready-to-show', () => window.show())
  window.webContents.setWindowOpenHandler(() => ({ action: 'deny' }))
  window.webContents.on('will-navigate', (event) => event.preventDefault())
  await window.loadURL(devUrl ? `${devUrl}/index.html` : 'app://renderer/index.html')
}

// Not awaited at the top level: an ES module that waits for whenReady() there never gets it.
async function main(): Promise<void> {
  await app.whenReady()
  serveRenderer()
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, decide) => decide(false))
  await openWindow()
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) void openWindow()
  })
}

app.on('window-all-closed', () => {
  if (process.platform !== 'darwin') app.quit()
})
main().catch((error: unknown) => {
  console.error(error)
  app.exit(1)
})
