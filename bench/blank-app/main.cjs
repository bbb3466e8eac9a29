// A blank Electron window, hardened like Marshal's: what start, memory and frames are measured beside.
const { app, BrowserWindow } = require('electron')
const { join } = require('node:path')

app.setPath('userData', process.env.MARSHAL_USER_DATA)
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
app.whenReady().then(() => {
  const window = new BrowserWindow({
    width: 1366,
    height: 768,
    show: false,
    webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false },
  })
  window.once('ready-to-show', () => window.show())
  window.loadFile(join(__dirname, 'blank.html'))
})
app.on('window-all-closed', () => app.quit())
