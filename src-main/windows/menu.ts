import { app, Menu, type MenuItemConstructorOptions, shell } from 'electron'
import type { Words } from './words'

/** Puts up the application's menu in the given words. */
export function showMenu(words: Words, options: { readonly dataFolder: string }): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(words, options.dataFolder)))
}

function menuTemplate(words: Words, dataFolder: string): MenuItemConstructorOptions[] {
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
        { role: 'resetZoom', label: words['menu.zoom-reset'], registerAccelerator: false },
        { role: 'zoomIn', label: words['menu.zoom-in'], registerAccelerator: false },
        { role: 'zoomOut', label: words['menu.zoom-out'], registerAccelerator: false },
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
