import { defineConfig } from 'vite'
import { alias } from './vite-aliases.config.ts'

/** Bundles the benchmarks for Node; packages stay outside. */
export default defineConfig({
  resolve: { alias },
  build: {
    ssr: 'bench/run.ts',
    outDir: 'out/bench',
    target: 'node20.18',
    rolldownOptions: { output: { entryFileNames: '[name].js' } },
  },
})
