import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { alias } from './vite-aliases.config.ts'

// Where npm test counts from.
const report = process.env.UNIT_REPORT
const reporters: ('default' | './scripts/test/slow-files.mjs' | ['json', { outputFile: string }])[] = [
  'default',
  './scripts/test/slow-files.mjs',
]
if (report) reporters.push(['json', { outputFile: report }])

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  resolve: { alias },
  test: {
    // Generous, for a busy machine: no test asserts how long something takes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters,
    setupFiles: ['./scripts/test/property-tests.mjs'],
    coverage: { provider: 'v8', include: ['src-rules/**', 'src-main/**', 'src-renderer/**'] },
    projects: [
      {
        extends: true,
        test: { name: 'node', include: ['{src-rules,src-main,scripts,bench,resources}/**/*.test.{ts,mjs}'] },
      },
      {
        extends: true,
        // Built as for a browser, so that $state reacts.
        resolve: { conditions: ['browser', 'module', 'development|production'] },
        test: {
          name: 'window',
          include: ['src-renderer/**/*.test.ts'],
          // Read as text by the test of its contrasts; other styles are of no use to a test.
          css: { include: [/tokens\.css/] },
          environment: './scripts/test/window-environment.mjs',
        },
      },
    ],
  },
})
