// Counts what the test runners report, so that the last line of npm test is a real sum.
import * as fs from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * Vitest's JSON report. A file that could not be loaded has no tests in it and counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/**
 * Playwright's JSON report. A test that passed only when repeated has passed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number } }} report
 * @returns {Counts}
 */
export function countPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

/**
 * Counts a report file. A runner that ended badly without naming a failed test, or that left no report, has failed once.
 * @template Report
 * @param {string} file
 * @param {number | null} exitCode
 * @param {(report: Report) => Counts} count
 * @returns {Counts}
 */
export function readReport(file, exitCode, count) {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1 }
  const counts = count(JSON.parse(fs.readFileSync(file, 'utf8')))
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/**
 * All stages together.
 * @param {Counts[]} stages
 * @returns {Counts}
 */
export function sum(stages) {
  const add = (/** @type {Counts} */ a, /** @type {Counts} */ b) => ({
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
  })
  return stages.reduce(add, { passed: 0, failed: 0 })
}
