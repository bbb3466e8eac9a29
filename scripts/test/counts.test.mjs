import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { countPlaywright, countVitest, readReport, sum } from './counts.mjs'

test('a test file that could not be loaded counts as one failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
  ]
  expect(countVitest({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({ passed: 1, failed: 2 })
})

test('a window test that passed when repeated has passed', () => {
  expect(countPlaywright({ stats: { expected: 3, flaky: 1, unexpected: 2 } })).toEqual({
    passed: 4,
    failed: 2,
  })
})

test('a runner that leaves no report has failed', () => {
  expect(readReport('/no/such/report.json', 0, countPlaywright)).toEqual({ passed: 0, failed: 1 })
})

test('a runner that ends badly without a failed test has failed', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'marshal-counts-')), 'report.json')
  fs.writeFileSync(file, JSON.stringify({ stats: { expected: 2, flaky: 0, unexpected: 0 } }))
  expect(readReport(file, 1, countPlaywright)).toEqual({ passed: 2, failed: 1 })
  expect(readReport(file, 0, countPlaywright)).toEqual({ passed: 2, failed: 0 })
  fs.rmSync(path.dirname(file), { recursive: true })
})

test('the last line sums all stages', () => {
  expect(
    sum([
      { passed: 7, failed: 1 },
      { passed: 5, failed: 0 },
    ]),
  ).toEqual({ passed: 12, failed: 1 })
})
