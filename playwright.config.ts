import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: 'test-results/e2e',
  tsconfig: './tsconfig.tools.json',
  timeout: 60_000,
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: { trace: 'retain-on-failure' },
})
