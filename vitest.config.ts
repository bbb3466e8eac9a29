import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { alias } from './vite-aliases.config.ts'

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  resolve: { alias },
  test: {
    include: ['{src-rules,src-main,src-renderer,scripts,bench,resources}/**/*.test.{ts,mjs}'],
    // Plain Node with Svelte's browser build, so that $state reacts in tests of .svelte.ts classes.
    environment: 'node',
    server: { deps: { inline: ['svelte'] } },
    coverage: { provider: 'v8', include: ['src-rules/**', 'src-main/**', 'src-renderer/**'] },
  },
})
