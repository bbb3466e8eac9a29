import { Stop } from '../shell.mjs'

/** The oldest Node that Vite and the other tools run on. */
const OLDEST = [20, 19]

/**
 * Whether a Node version such as "20.19.0" is new enough.
 * @param {string} version
 */
export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}

/** Stops with a plain sentence where Node is too old. */
export function requireNode() {
  if (isNewEnough(process.versions.node)) return
  throw new Stop(
    `this is Node ${process.versions.node}, and Marshal needs ${OLDEST.join('.')} or newer. Install the current LTS release from https://nodejs.org and try again.`,
  )
}
