import { expect, test } from '../fixtures/app'

test('the window opens under its name', async ({ page }) => {
  await expect(page).toHaveTitle(/Marshal/)
  expect(page.url()).toMatch(/^app:/)
})

test('the page has neither Node nor Electron at hand', async ({ page }) => {
  const found = await page.evaluate(() =>
    ['require', 'process', 'module', 'Buffer'].filter((name) => name in globalThis),
  )
  expect(found).toEqual([])
})

test('the page runs no inline script', async ({ page }) => {
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'globalThis.inlineScriptRan = true'
    document.head.append(script)
    await new Promise((done) => setTimeout(done, 50))
    return 'inlineScriptRan' in globalThis
  })
  expect(ran).toBe(false)
})

test('the page cannot be led to another address', async ({ page }) => {
  const before = page.url()
  await page.evaluate(() => {
    location.href = 'https://example.invalid/'
  })
  await page.waitForTimeout(200)
  expect(page.url()).toBe(before)
})

test('a killed app starts again on the same folder', async ({ marshal }) => {
  await marshal.start()
  await marshal.kill()
  await expect(await marshal.start()).toHaveTitle(/Marshal/)
})
