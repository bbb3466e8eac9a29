import { expect, test } from 'vitest'
import { testScene } from '../testing/test-table'
import { renderTable } from './render-table'
import { paperTheme } from './theme'

const words = { figure: () => '', limit: () => '' }

test('a picture that no canvas can hold is not begun', async () => {
  expect(await renderTable(testScene({}), 300, { theme: paperTheme(), words })).toBeNull()
})

test('pictures on paper are drawn by daylight, whatever the window shows', () => {
  const theme = paperTheme()
  expect(theme.isDark).toBe(false)
  expect(theme.paper).toBe('#f3eee1')
})
