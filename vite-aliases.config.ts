import { resolve } from 'node:path'

/** The import aliases for Vite's builds, Vitest and the benchmarks; TypeScript has them in tsconfig.base.json. */
export const alias = {
  '@rules': resolve(import.meta.dirname, 'src-rules'),
  '@contract': resolve(import.meta.dirname, 'src-main/contract'),
  '@messages': resolve(import.meta.dirname, 'resources/messages'),
}
