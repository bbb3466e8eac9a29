import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'electron-vite'
import { alias } from './vite-aliases.config.ts'

// The targets are those of the oldest Electron that Marshal is run in (33), not of the installed package (45),
// which electron-vite would take them from.
const NODE = 'node20.18'
const CHROMIUM = 'chrome130'

export default defineConfig({
  main: {
    // fflate's build for Node makes a `require` of its own, which electron-vite puts into such a file as well.
    resolve: { alias: { ...alias, fflate: 'fflate/browser' } },
    build: {
      target: NODE,
      rolldownOptions: {
        input: { main: resolve('src-main/main.ts') },
        // Read and parsed at every start: without idle space and dead code, but with the names that a bug's report tells.
        output: { minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } } },
      },
    },
  },
  preload: {
    resolve: { alias },
    build: {
      target: NODE,
      // A sandboxed preload is one CommonJS file and can require nothing but electron.
      externalizeDeps: false,
      rolldownOptions: {
        input: { preload: resolve('src-main/preload/preload.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: resolve('src-renderer'),
    resolve: { alias },
    plugins: [svelte({ configFile: false })],
    build: {
      target: CHROMIUM,
      // Every window keeps its scripts' text: half of it is half the memory, and less to read at the start.
      minify: true,
      rolldownOptions: {
        input: {
          index: resolve('src-renderer/index.html'),
          display: resolve('src-renderer/display.html'),
          print: resolve('src-renderer/print.html'),
        },
      },
    },
  },
})
