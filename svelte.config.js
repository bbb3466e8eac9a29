// Read by svelte-check and editors; the build has its options in electron.vite.config.ts.
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

export default { preprocess: vitePreprocess() }
