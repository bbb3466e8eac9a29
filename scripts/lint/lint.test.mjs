// Shows that the project's own lint rules speak up, by linting small wrong files in a folder of their own.
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root, tool } from '../shell.mjs'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'marshal-lint-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))
fs.copyFileSync(path.join(root, 'biome.json'), path.join(folder, 'biome.json'))
fs.cpSync(path.join(root, 'scripts/lint'), path.join(folder, 'scripts/lint'), { recursive: true })

/**
 * What the lint says to one file of the project.
 * @param {string} file
 * @param {string} code
 */
function lint(file, code) {
  const full = path.join(folder, file)
  fs.mkdirSync(path.dirname(full), { recursive: true })
  fs.writeFileSync(full, `${code}\n`)
  const biome = tool('@biomejs/biome/bin/biome')
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', '--colors=off', file], {
    cwd: folder,
    encoding: 'utf8',
  })
  return stdout + stderr
}

test.each([
  ['export const roll = () => Math.random()', 'roll nothing themselves'],
  ['export const roll = () => crypto.getRandomValues(new Uint8Array(1))', 'roll nothing themselves'],
  ['export const now = () => Date.now()', 'have no clock'],
  ['export const now = () => new Date()', 'have no clock'],
  ['export const later = (ms: number) => new Date(ms)', 'have no clock'],
])('the rules may not say: %s', (code, complaint) => {
  expect(lint('src-rules/core/wrong.ts', code)).toContain(complaint)
})

test('main has a clock', () => {
  expect(lint('src-main/clock.ts', 'export const now = () => Date.now()')).not.toContain('have no clock')
})

test('only one file of the window touches the bridge', () => {
  const code = 'export const bridge = window.marshal'
  expect(lint('src-renderer/panel.ts', code)).toContain('Only src-renderer/marshal.ts')
  expect(lint('src-renderer/marshal.ts', code)).not.toContain('Only src-renderer/marshal.ts')
})

test.each([
  ['export const box = (node: Konva.Node) => node.getClientRect({})', 'not turned with it'],
  ['export const free = (node: Konva.Node) => node.draggable(true)', 'do not drag themselves'],
  ['export const piece = new Konva.Rect({ width: 4, draggable: true, height: 1 })', 'do not drag themselves'],
])('the canvas owns no truth, so the tabletop may not say: %s', (code, complaint) => {
  expect(lint('src-renderer/tabletop/scene/wrong.ts', code)).toContain(complaint)
})
