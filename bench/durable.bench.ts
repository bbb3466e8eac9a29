import { randomInt } from 'node:crypto'
import { bigBattle } from '@rules/testing/big-battle'
import { OpenBattles } from '../src-main/battles/open-battles'
import { makeBigLibrary, nudge } from './big-library'
import { type Measurement, measurement, takeTurns } from './measurement'

const SIZE = { unitsPerSide: 100, linesPerSide: 8, features: 40, cornersPerFeature: 24 }

/** One command, from being asked to being durable, beside a bare insert of the same bytes with the same pragmas. */
export function benchDurable(): readonly Measurement[] {
  const library = makeBigLibrary(SIZE)
  const { db, battleId, connection } = library
  const battles = new OpenBattles({ chance: { below: (count) => randomInt(count) }, now: Date.now })
  const opened = battles.open(db, battleId)
  if (!opened.ok) throw new Error(opened.trouble.code)
  const state = bigBattle(SIZE)
  let sequence = db.one<{ next: number }>('SELECT max(sequence) + 1 AS next FROM battle_entries')?.next ?? 1
  connection.exec('CREATE TABLE bare (sequence INTEGER PRIMARY KEY, at_ms INTEGER, events TEXT) STRICT')
  const bare = connection.prepare('INSERT INTO bare (at_ms, events) VALUES (?, ?)')
  const nudged = JSON.stringify([nudge(state, 0)])
  const [command, insert] = takeTurns(150, [
    (round) => {
      const answer = battles.submit(db, battleId, sequence, nudge(state, round))
      if (!answer.ok) throw new Error(answer.trouble.code)
      sequence += 1
    },
    () => bare.run(Date.now(), nudged),
  ]) as [number, number]
  connection.close()
  return [
    measurement('one command, asked to durable, beside a bare insert', 'ms', {
      value: command,
      limit: insert,
      budget: 2,
    }),
  ]
}
