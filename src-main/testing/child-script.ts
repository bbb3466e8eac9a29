import { type ChildProcess, spawn } from 'node:child_process'
import { basename, join, resolve } from 'node:path'
import { build } from 'vite'
import { alias } from '../../vite-aliases.config'

const root = resolve(import.meta.dirname, '../..')

/** Builds a script of ours into one file that Node can run by itself, to be killed or run as somebody else. */
export async function buildScript(entry: string): Promise<string> {
  const folder = join(root, 'node_modules/.cache/marshal-scripts')
  const name = basename(entry, '.ts')
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
  })
  return join(folder, `${name}.mjs`)
}

/** Starts a built script; its standard output can be read. */
export function startScript(script: string, args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
}
