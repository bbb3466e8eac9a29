// Holds docs/faults.md to its word: each kind of fault names tests, and those tests exist.
import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../shell.mjs'

const page = fs.readFileSync(path.join(root, 'docs/faults.md'), 'utf8')
const kinds = page
  .split(/^(?=\d+\. )/m)
  .slice(1)
  .map((text) => ({
    number: Number.parseInt(text, 10),
    tests: [...text.matchAll(/^ +- `(.+?)`: (.+)$/gm)].map(([, file = '', title = '']) => ({ file, title })),
  }))

test('the kinds of fault are numbered without a gap', () => {
  expect(kinds.map((kind) => kind.number)).toEqual(Array.from({ length: 39 }, (_, index) => index + 1))
})

test.each(kinds)('fault $number is held by tests that exist', ({ tests }) => {
  expect(tests).not.toEqual([])
  for (const { file, title } of tests) {
    const source = fs.readFileSync(path.join(root, file), 'utf8').replaceAll("\\'", "'")
    expect(source, `${file} has a test of this title`).toContain(title)
  }
})
