import { BrowserWindow, type Display, type Session, screen, session } from 'electron'
import { fitDisplay, type ScreenPlace } from '../display/display-place'
import type { DisplayWindows } from '../display/player-display'
import { APP_ORIGIN } from './app-address'
import { whenDrawn } from './first-frame'
import type { Words } from './words'

type DisplayWindowNeeds = {
  readonly preload: string
  readonly devUrl: string | undefined
  readonly words: () => Words
  /** Lets the windows of a session have the program's pages. */
  readonly serveTo: (windows: Session) => void
}

/** The display keeps its own store, in memory: what the referee's window stores for itself, such as a sketch, is not there. */
const PARTITION = 'display'

/** Opens the player display's window on the system's screens. */
export function electronDisplayWindows({
  preload,
  devUrl,
  words,
  serveTo,
}: DisplayWindowNeeds): DisplayWindows {
  let own: Session | null = null
  const ownSession = () => {
    if (own === null) {
      own = session.fromPartition(PARTITION)
      serveTo(own)
    }
    return own
  }
  return {
    screens: () =>
      allScreens().map(({ id, label, size }) => ({ id, label, width: size.width, height: size.height })),
    open: (saved, { moved, closed }) => {
      const place = fitDisplay(saved, allScreens().map(placeOf))
      const window = new BrowserWindow({
        ...place.bounds,
        title: words()['window.display'],
        show: false,
        autoHideMenuBar: true,
        webPreferences: {
          preload,
          session: ownSession(),
          contextIsolation: true,
          sandbox: true,
          nodeIntegration: false,
          webviewTag: false,
          spellcheck: false,
          navigateOnDragDrop: false,
          // A display that is covered for a moment must be right when it is seen again.
          backgroundThrottling: false,
        },
      })
      // The menu's commands are the referee's.
      window.removeMenu()
      const screenId = () => screen.getDisplayMatching(window.getBounds()).id
      const backToMain = () => {
        if (window.isDestroyed() || screen.getAllDisplays().some(({ id }) => id === screenAt)) return
        window.setFullScreen(false)
        window.setBounds(fitDisplay({ ...place, screenId: -1 }, allScreens().map(placeOf)).bounds)
      }
      let screenAt = place.screenId
      const hear = () => {
        screenAt = screenId()
        moved()
      }
      whenDrawn(window, () => {
        // Not show(): the referee goes on typing in his own window.
        window.showInactive()
        if (place.fullScreen) window.setFullScreen(true)
      })
      window.on('moved', hear)
      window.on('resized', hear)
      window.on('enter-full-screen', hear)
      window.on('leave-full-screen', hear)
      window.on('page-title-updated', (event) => event.preventDefault())
      window.webContents.on('before-input-event', (event, { type, key }) => {
        if (type !== 'keyDown' || (key !== 'F11' && (key !== 'Escape' || !window.isFullScreen()))) return
        event.preventDefault()
        window.setFullScreen(key === 'F11' && !window.isFullScreen())
      })
      screen.on('display-removed', backToMain)
      window.once('closed', () => {
        screen.off('display-removed', backToMain)
        closed()
      })
      void window.loadURL(`${devUrl ?? APP_ORIGIN}/display.html`)
      return {
        id: window.id,
        send: (name, announcement) => {
          if (!window.isDestroyed()) window.webContents.send(name, announcement)
        },
        place: () => ({
          screenId: screenId(),
          bounds: window.getNormalBounds(),
          fullScreen: window.isFullScreen(),
        }),
        moveTo: (id) => {
          const full = window.isFullScreen()
          if (full) window.setFullScreen(false)
          const bounds = window.getNormalBounds()
          window.setBounds(
            fitDisplay({ screenId: id, bounds, fullScreen: full }, allScreens().map(placeOf)).bounds,
          )
          if (full) window.setFullScreen(true)
          hear()
        },
        setFullScreen: (full) => window.setFullScreen(full),
        close: () => {
          if (!window.isDestroyed()) window.close()
        },
      }
    },
  }
}

/** The screens, the main one first. */
function allScreens(): readonly Display[] {
  const main = screen.getPrimaryDisplay()
  return [main, ...screen.getAllDisplays().filter(({ id }) => id !== main.id)]
}

function placeOf({ id, bounds }: Display): ScreenPlace {
  return { id, bounds }
}
