import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Chance } from '@rules/core/chance'
import type { Result } from '@rules/core/result'
import { onTestFinished } from 'vitest'
import { allHandlers } from '../all-handlers'
import type { Argument, Channel } from '../contract/api'
import { DISPLAY_CHANNELS } from '../contract/display'
import type { Failure } from '../contract/failures'
import type { Appended, Army, ArmyUnit } from '../contract/library'
import { type DataFolder, dataFolder } from '../db/data-folder'
import type { WriteDb } from '../db/database'
import { Library } from '../db/library'
import { respond } from '../ipc/handle'
import type { FileDialogs } from '../windows/file-dialogs'
import { TestDisplays } from './test-displays'
import { testPrinter } from './test-printer'

/** A folder of its own for one test, gone when the test is over. */
export function testFolder(): DataFolder {
  const path = mkdtempSync(join(tmpdir(), 'marshal-test-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return dataFolder(path)
}

/** Dialogs that answer with these files, or as if closed. */
export function dialogsAnswering(files: { open?: string | null; save?: string | null }): FileDialogs {
  return { choose: async () => files.open ?? null, chooseTarget: async () => files.save ?? null }
}

/** Draws that always give the first of what is left. */
export const FIRST_OF_ALL: Chance = { below: () => 0 }

/** Everything behind the bridge on a real file: `ask` goes the way of a window's request and gives its envelope. */
export async function testLibrary(
  options: {
    folder?: DataFolder
    dialogs?: FileDialogs
    now?: () => number
    prepare?: (db: WriteDb) => void
  } = {},
) {
  const folder = options.folder ?? testFolder()
  const library = await Library.open(folder, options)
  const announced: Appended[] = []
  const bugs: unknown[] = []
  const reportBug = (_where: string, error: unknown) => {
    bugs.push(error)
    return 'bug'
  }
  const displays = new TestDisplays()
  const { handlers, battles, display } = allHandlers({
    folder,
    library,
    info: { version: '0.0.0', electron: '0.0.0', dataFolder: folder.folder },
    defaultLanguage: 'en',
    chance: FIRST_OF_ALL,
    now: options.now ?? Date.now,
    dialogs: options.dialogs ?? dialogsAnswering({}),
    announce: (appended) => announced.push(appended),
    reportBug,
    settingsChanged: () => {},
    answerClosing: () => {},
    displayWindows: displays,
    tellDisplay: () => {},
    printer: testPrinter(),
    tellProgress: () => {},
  })
  const guard = {
    isTrusted: () => true,
    mayAsk: (windowId: number, channel: Channel) =>
      !display.isDisplay(windowId) || DISPLAY_CHANNELS.has(channel),
    reportBug,
  }
  const askFrom = <Name extends Channel>(windowId: number, channel: Name, argument: Argument<Name>) => {
    const sender = { url: 'app://renderer/index.html', isMainFrame: true, windowId }
    return respond(channel, handlers[channel] as Parameters<typeof respond<Name>>[1], guard, sender, argument)
  }
  const ask = <Name extends Channel>(channel: Name, argument: Argument<Name>) => askFrom(1, channel, argument)
  onTestFinished(() => library.close())
  return { folder, library, battles, announced, bugs, ask, askFrom, display, displays }
}

/** The value of an answer that must not be a failure. */
export async function answerOf<Value>(answer: Promise<Result<Value, Failure>>): Promise<Value> {
  const result = await answer
  if (!result.ok) throw new Error(`${result.trouble.code} ${JSON.stringify(result.trouble.figures)}`)
  return result.value
}

/** A unit of four stands on a base of 3 by 2 inches, with whatever is to differ. */
export function testUnit(id: string, changes: Partial<ArmyUnit> = {}): ArmyUnit {
  return {
    id,
    name: `Unit ${id}`,
    type: 'spearmen',
    costAp: 5,
    formation: 'formed',
    frontageInches: 3,
    depthInches: 2,
    stands: 4,
    moraleGrade: 10,
    quality: '',
    mounted: false,
    ...changes,
  }
}

/** An army of four units under a Warlord. */
export function testArmy(id: string, changes: Partial<Army> = {}): Army {
  return {
    id,
    name: `Army ${id}`,
    domainId: null,
    units: [testUnit('u1', { costAp: 9 }), testUnit('u2'), testUnit('u3'), testUnit('u4')],
    personalities: [
      { id: 'p1', rank: 'warlord', name: `Lord ${id}`, socialRank: 3, costAp: 0, bannerUnit: 'u1' },
    ],
    ...changes,
  }
}
