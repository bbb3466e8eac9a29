import gameIcons from '@iconify-json/game-icons/icons.json'
import { expect, test } from 'vitest'
import { ICON_NAMES, ICON_PATHS, ICON_SIZE, iconPath, isIconName } from './icons'

test('every picture is the one of its name in the Game Icons set', () => {
  const icons: Readonly<Record<string, { readonly body: string }>> = gameIcons.icons
  for (const name of ICON_NAMES) {
    expect(icons[name]?.body, name).toBe(`<path fill="currentColor" d="${ICON_PATHS[name]}"/>`)
  }
  expect([gameIcons.width, gameIcons.height]).toEqual([ICON_SIZE, ICON_SIZE])
})

test('a name that is not known gets a plain shield', () => {
  expect(isIconName('no-such-troops')).toBe(false)
  expect(iconPath('no-such-troops')).toBe(ICON_PATHS['checked-shield'])
  expect(iconPath('constructor')).toBe(ICON_PATHS['checked-shield'])
})
