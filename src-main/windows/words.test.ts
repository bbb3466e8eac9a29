import english from '@messages/en/main.json'
import french from '@messages/fr/main.json'
import { expect, test } from 'vitest'

test('menus and dialogs say everything in English and in French', () => {
  expect(Object.keys(french)).toEqual(Object.keys(english))
  const empty = [...Object.values(english), ...Object.values(french)].filter((word) => word.trim() === '')
  expect(empty).toEqual([])
})

test.each([{ words: english }, { words: french }])(
  'no two menus of the bar share their access key',
  ({ words }) => {
    const menus = [words['menu.file'], words['menu.edit'], words['menu.view'], words['menu.help']]
    const keys = menus.map((menu) => /&(.)/.exec(menu)?.[1]?.toLowerCase())
    expect(new Set(keys).size).toBe(4)
    expect(keys).not.toContain(undefined)
  },
)
