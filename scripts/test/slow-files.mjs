// A Vitest reporter that names the files that do not end: a loop without end in a test cannot be broken into by the
// test's time limit, and only files that ended are printed otherwise.

const PATIENCE_MS = 180_000

export default class SlowFiles {
  /** @type {Map<string, NodeJS.Timeout>} */
  #running = new Map()

  /** @param {import('vitest/node').TestModule} file */
  onTestModuleStart({ relativeModuleId }) {
    const tell = () => process.stderr.write(`still running after three minutes: ${relativeModuleId}\n`)
    this.#running.set(relativeModuleId, setTimeout(tell, PATIENCE_MS).unref())
  }

  /** @param {import('vitest/node').TestModule} file */
  onTestModuleEnd({ relativeModuleId }) {
    clearTimeout(this.#running.get(relativeModuleId))
    this.#running.delete(relativeModuleId)
  }
}
