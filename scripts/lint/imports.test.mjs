// Shows that the import rules speak up, on a small wrong project in a folder of its own.
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root, tool } from '../shell.mjs'

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'marshal-imports-')))
afterAll(() => fs.rmSync(folder, { recursive: true }))

/** @type {Record<string, string[]>} file to what it imports */
const PROJECT = {
  'src-rules/core/dice.ts': ['../games/chess/index'],
  'src-rules/core/list.ts': ['../games/registry'],
  'src-rules/core/geometry/find.ts': ['node:fs', 'zod'],
  'src-rules/games/chess/index.ts': ['../go/index', '../../core/plain'],
  'src-rules/games/go/index.ts': [],
  'src-rules/games/registry.ts': ['./chess/index', './go/index'],
  'src-rules/core/plain.ts': [],
  'src-main/contract/api.ts': ['@rules/core/plain', 'zod', '../db/open'],
  'src-main/db/open.ts': ['better-sqlite3', '@contract/api', '@rules/core/plain'],
  'src-main/preload/preload.ts': ['electron', '@contract/api', '../db/open'],
  'src-renderer/panels/panel.ts': ['konva', '@contract/api', '../../src-main/db/open'],
  'src-renderer/tabletop/scene/scene.ts': ['konva', '../tools/select'],
  'src-renderer/games/go/scene/board.ts': ['konva'],
  'src-renderer/games/go/screen.ts': ['konva'],
  'src-renderer/tabletop/tools/select.ts': ['../scene/scene'],
  'src-renderer/session/dice.ts': ['pure-rand'],
}

/** Writes the project and answers with what breaks a rule, as "rule: file -> import". */
function breaches() {
  for (const [file, imports] of Object.entries(PROJECT)) {
    const full = path.join(folder, file)
    fs.mkdirSync(path.dirname(full), { recursive: true })
    const lines = imports.map((target, index) => `import * as m${index} from '${target}'\nvoid m${index}\n`)
    fs.writeFileSync(full, `${lines.join('')}export const here = 1\n`)
  }
  for (const file of ['.dependency-cruiser.mjs', 'tsconfig.base.json', 'package.json'])
    fs.copyFileSync(path.join(root, file), path.join(folder, file))
  for (const name of ['konva', 'zod', 'better-sqlite3', 'electron', 'pure-rand']) {
    const stub = path.join(folder, 'node_modules', name)
    fs.mkdirSync(stub, { recursive: true })
    fs.writeFileSync(path.join(stub, 'package.json'), JSON.stringify({ name, main: 'index.js' }))
    fs.writeFileSync(path.join(stub, 'index.js'), '')
  }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      tool('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config=.dependency-cruiser.mjs',
      '--no-cache',
      '--output-type=json',
      'src-rules',
      'src-main',
      'src-renderer',
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (stdout === '') throw new Error(stderr)
  /** @type {{ from: string, to: string, rule: { name: string } }[]} */
  const violations = JSON.parse(stdout).summary.violations
  return violations.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}`).sort()
}

test('each wrong import is found, and no right one', () => {
  expect(breaches().filter((line) => !line.startsWith('no-circles'))).toEqual([
    'contract-knows-rules-only: src-main/contract/api.ts -> src-main/db/open.ts',
    'core-knows-no-game: src-rules/core/dice.ts -> src-rules/games/chess/index.ts',
    'core-knows-no-game: src-rules/core/list.ts -> src-rules/games/registry.ts',
    'konva-stays-in-the-scene: src-renderer/games/go/screen.ts -> node_modules/konva/index.js',
    'konva-stays-in-the-scene: src-renderer/panels/panel.ts -> node_modules/konva/index.js',
    'no-game-imports-another: src-rules/games/chess/index.ts -> src-rules/games/go/index.ts',
    'no-game-imports-the-registry: src-rules/core/list.ts -> src-rules/games/registry.ts',
    'no-test-library-in-the-product: src-renderer/session/dice.ts -> node_modules/pure-rand/index.js',
    'only-the-registry-knows-all-games: src-rules/core/dice.ts -> src-rules/games/chess/index.ts',
    'preload-is-a-thin-bridge: src-main/preload/preload.ts -> src-main/db/open.ts',
    'renderer-meets-main-in-the-contract: src-renderer/panels/panel.ts -> src-main/db/open.ts',
    'rules-are-pure: src-rules/core/geometry/find.ts -> fs',
    'tools-do-not-know-the-scene: src-renderer/tabletop/tools/select.ts -> src-renderer/tabletop/scene/scene.ts',
  ])
}, 30_000)
