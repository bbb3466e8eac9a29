// Run by kill.test.ts: goes on with a battle, one command after the other, and says each one that was answered.
import { writeSync } from 'node:fs'
import { OpenBattles } from '../battles/open-battles'
import { dataFolder } from '../db/data-folder'
import { Library } from '../db/library'

const STANDARD_OUTPUT = 1

const [folder = '', id = ''] = process.argv.slice(2)
const library = await Library.open(dataFolder(folder))
const battles = new OpenBattles({ chance: { below: () => 0 }, now: Date.now })
const db = library.db
if (db === null) throw new Error(`The library is ${library.state.kind}`)
const opened = battles.open(db, id)
if (!opened.ok) throw new Error(opened.trouble.code)
let next = JSON.parse(opened.value.log).length + 1
for (;;) {
  const undoing = next % 7 === 0
  const answer = undoing
    ? battles.step(db, id, next, 'undo')
    : battles.submit(db, id, next, { type: 'agree-points', points: 20 + (next % 100) })
  if (!answer.ok) throw new Error(`${answer.trouble.code} ${JSON.stringify(answer.trouble.figures)}`)
  writeSync(STANDARD_OUTPUT, `${next}\n`)
  next += answer.value.entries.length
}
