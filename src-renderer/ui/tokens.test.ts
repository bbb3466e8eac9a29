import { describe, expect, test } from 'vitest'
import css from './tokens.css?raw'

const [light = '', dark = ''] = css.split(':root[data-theme="dark"]')

function colours(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [String(name), String(hex)]),
  )
}

const themes = { light: colours(light), dark: colours(dark) }

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const grounds = ['paper', 'panel', 'raised']
const onGrounds = ['ink', 'soft', 'accent', 'side-a', 'side-b', 'fine', 'near', 'settle', 'focus']
const TEXT_PAIRS = [
  ...onGrounds.flatMap((text) => grounds.map((ground) => [text, ground])),
  ['felt-ink', 'felt'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-settle', 'settle'],
  ['on-settle', 'settle-hover'],
  ...['ink', 'soft', 'accent'].map((text) => [text, 'accent-tint']),
  ...['side-a', 'side-b', 'fine', 'near', 'settle'].flatMap((name) => [
    [name, `${name}-tint`],
    ['ink', `${name}-tint`],
  ]),
]
const CONTROL_PAIRS = grounds.map((ground) => ['edge', ground])

describe.each(Object.entries(themes))('in the %s theme', (_name, theme) => {
  const ratio = ([one = '', other = '']: readonly string[]) =>
    contrast(theme.get(one) ?? '#808080', theme.get(other) ?? '#808080')

  test('every text stands out from its ground by 4.5 to 1 (WCAG AA)', () => {
    expect(TEXT_PAIRS.filter((pair) => ratio(pair) < 4.5).map((pair) => [...pair, ratio(pair)])).toEqual([])
  })

  test('the border of a control stands out from its ground by 3 to 1 (WCAG AA)', () => {
    expect(CONTROL_PAIRS.filter((pair) => ratio(pair) < 3)).toEqual([])
  })
})

test('both themes have the same colours', () => {
  expect([...themes.dark.keys()]).toEqual([...themes.light.keys()])
})
