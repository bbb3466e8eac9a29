import { defineConfig } from '@playwright/test'

// The pictures of the README; made when they are asked for, not with the tests.
export default defineConfig({
  testDir: '.',
  testMatch: '*pictures.ts',
  outputDir: '../../test-results/pictures',
  tsconfig: '../../tsconfig.tools.json',
  timeout: 180_000,
  workers: 1,
  reporter: [['list']],
})
