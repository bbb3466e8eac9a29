import { once } from 'node:events'
import { join } from 'node:path'
import { type LogEntry, restoreLog } from '@rules/core/battle-log'
import { warlordMedieval } from '@rules/games/warlord-medieval'
import type { Event } from '@rules/games/warlord-medieval/events'
import type { Setup } from '@rules/games/warlord-medieval/model'
import { expect, test } from 'vitest'
import { readOpenBattle } from '../contract/open-battle'
import { buildScript, startScript } from '../testing/child-script'
import { newBattle } from '../testing/test-battle'
import { answerOf, testFolder, testLibrary } from '../testing/test-library'

test('whatever was answered is there after the process was killed, time and again', {
  timeout: 120_000,
}, async () => {
  const script = await buildScript(join(import.meta.dirname, '../testing/play-until-killed.ts'))
  const folder = testFolder()
  const first = await testLibrary({ folder })
  const id = await newBattle(first.ask)
  first.library.close()
  for (const commands of [1, 2, 5, 60, 250]) {
    const acknowledged = await playAndKill(script, [folder.folder, id], commands)
    const after = await testLibrary({ folder })
    expect(after.library.state).toEqual({ kind: 'ready', setAside: null })
    const opened = await answerOf(after.ask('battles:open', { id }))
    const { entries } = readOpenBattle(opened)
    expect(entries.length).toBeGreaterThanOrEqual(acknowledged)
    // At most the one command that was written and not answered any more.
    expect(entries.length).toBeLessThanOrEqual(acknowledged + 1)
    const start = warlordMedieval.setup(opened.setup as Setup)
    const log = restoreLog(start, entries as readonly LogEntry<Event>[], warlordMedieval.apply)
    const [listed] = await answerOf(after.ask('battles:list', null))
    expect(listed).toMatchObject({ size: log.state.agreedPoints, entryCount: entries.length })
    after.library.close()
  }
})

/** Lets a child play until it has said so many commands, kills it, and tells the last that it said. */
async function playAndKill(script: string, args: readonly string[], commands: number): Promise<number> {
  const child = startScript(script, args)
  let said = ''
  let killed = false
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (killed || said.split('\n').length <= commands) return
    killed = true
    child.kill('SIGKILL')
  })
  const [code, signal] = await once(child, 'close')
  expect({ code, signal }).toEqual({ code: null, signal: 'SIGKILL' })
  return Number(said.split('\n').at(-2))
}
