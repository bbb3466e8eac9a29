import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: 'test-results/e2e',
  tsconfig: './tsconfig.tools.json',
  // Generous, for a busy machine: a passing test waits for none of it.
  timeout: 120_000,
  // A run that stands still has to fail, and say where.
  globalTimeout: process.env.CI ? 45 * 60_000 : 0,
  expect: { timeout: 15_000 },
  workers: 1,
  // On a machine of somebody else's a test may meet a moment without breath; one that fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // An act that cannot be done says which it was, long before its test's time is over.
  use: { trace: 'retain-on-failure', actionTimeout: 30_000 },
})
