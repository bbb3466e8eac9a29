import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, renameSync, statSync } from 'node:fs'

const FULL_BYTES = 1_000_000

/** Writes down a bug and answers with the number that it can be found under. */
export type ReportBug = (where: string, error: unknown) => string

/** Reports into a file; when it is full it becomes `.old` and a new one is begun, so that two are kept at most. */
export function bugLog(file: string, now: () => number = Date.now): ReportBug {
  return (where, error) => {
    const id = randomUUID().slice(0, 8)
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error)
    const line = `${new Date(now()).toISOString()} ${id} ${where}\n${what}\n\n`
    console.error(line)
    try {
      if (existsSync(file) && statSync(file).size > FULL_BYTES) renameSync(file, `${file}.old`)
      appendFileSync(file, line)
    } catch (unwritable) {
      // The report is on the console; a full disk must not turn one bug into another.
      console.error(unwritable)
    }
    return id
  }
}
