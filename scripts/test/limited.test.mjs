import { expect, test } from 'vitest'
import { runLimited } from './limited.mjs'

test('a program is answered with its exit code', async () => {
  expect(await runLimited(process.execPath, ['-e', 'process.exit(3)'], 60_000)).toBe(3)
  expect(await runLimited(process.execPath, ['-e', ''], 60_000)).toBe(0)
})

test('one that stands still is ended, and what it started too', async () => {
  const child = `require('node:child_process').spawn(process.execPath, ['-e', 'while (true);'], { stdio: 'inherit' }); while (true);`
  expect(await runLimited(process.execPath, ['-e', child], 500)).toBe(1)
})
