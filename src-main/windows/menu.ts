import { app, Menu, type MenuItemConstructorOptions, shell } from 'electron'
import type { Words } from './words'

/** What the menu does besides what every program's menu does. */
export type MenuNeeds = {
  readonly dataFolder: string
  /** Shows the interface a step larger or smaller; 0 is the usual size. */
  readonly resize: (step: -1 | 0 | 1) => void
}

/** Puts up the application's menu in the given words. */
export function showMenu(words: Words, needs: MenuNeeds): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(words, needs)))
}

function menuTemplate(words: Words, { dataFolder, resize }: MenuNeeds): MenuItemConstructorOptions[] {
  const developer: MenuItemConstructorOptions[] = app.isPackaged
    ? []
    : [{ type: 'separator' }, { role: 'toggleDevTools', label: words['menu.developer-tools'] }]
  return [
    {
      label: words['menu.file'],
      submenu: [
        { role: 'close', label: words['menu.close-window'] },
        { role: 'quit', label: words['menu.quit'] },
      ],
    },
    {
      label: words['menu.edit'],
      // No undo and redo: in a battle those keys take back commands, and text fields have them anyway.
      submenu: [
        { role: 'cut', label: words['menu.cut'] },
        { role: 'copy', label: words['menu.copy'] },
        { role: 'paste', label: words['menu.paste'] },
        { role: 'selectAll', label: words['menu.select-all'], registerAccelerator: false },
      ],
    },
    {
      label: words['menu.view'],
      submenu: [
        // The page hears these keys itself, so that they are listed with all the others.
        zoomItem(words['menu.zoom-reset'], 'CmdOrCtrl+0', () => resize(0)),
        zoomItem(words['menu.zoom-in'], 'CmdOrCtrl+Plus', () => resize(1)),
        zoomItem(words['menu.zoom-out'], 'CmdOrCtrl+-', () => resize(-1)),
        { type: 'separator' },
        { role: 'togglefullscreen', label: words['menu.full-screen'] },
        ...developer,
      ],
    },
    {
      label: words['menu.help'],
      submenu: [
        { label: words['menu.data-folder'], click: () => void shell.openPath(dataFolder) },
        { role: 'about', label: words['menu.about'] },
      ],
    },
  ]
}

function zoomItem(label: string, accelerator: string, click: () => void): MenuItemConstructorOptions {
  return { label, accelerator, registerAccelerator: false, click }
}
