// A program that is ended, with all that it started, when it takes far too long: a run that stands still has to fail.
import { spawn, spawnSync } from 'node:child_process'
import { root, say } from '../shell.mjs'

/**
 * Runs a program to its end in the project's folder.
 * @param {string} program
 * @param {string[]} args
 * @param {number} limitMs
 * @param {Record<string, string>} [extraEnv]
 * @returns {Promise<number>} its exit code; 1 when it was ended
 */
export function runLimited(program, args, limitMs, extraEnv = {}) {
  // A group of its own, so that what it started ends with it.
  const detached = process.platform !== 'win32'
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...extraEnv },
    detached,
  })
  const end = () => {
    if (child.pid === undefined) return
    if (detached) process.kill(-child.pid, 'SIGKILL')
    else spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'])
  }
  const timer = setTimeout(() => {
    say(`not ended after ${Math.round(limitMs / 60_000)} minutes: stopped`)
    end()
  }, limitMs)
  const stop = () => {
    end()
    process.exit(1)
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, stop)
  return new Promise((resolve) => {
    const done = (/** @type {number | null} */ code) => {
      clearTimeout(timer)
      for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.off(signal, stop)
      resolve(code ?? 1)
    }
    child.on('error', () => done(1))
    child.on('exit', done)
  })
}
