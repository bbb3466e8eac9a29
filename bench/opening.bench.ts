import { randomInt } from 'node:crypto'
import { OpenBattles } from '../src-main/battles/open-battles'
import { makeBigLibrary } from './big-library'
import { type Measurement, measurement, takeTurns } from './measurement'

const ENTRIES = 10_000

/** Opening a battle of 10,000 events as main does for a window, beside reading its rows alone. */
export function benchOpening(): readonly Measurement[] {
  const size = { unitsPerSide: 100, linesPerSide: 8, features: 40, cornersPerFeature: 24 }
  const { db, battleId, connection } = makeBigLibrary(size, ENTRIES)
  const rows = connection.prepare('SELECT * FROM battle_entries WHERE battle_id = ? ORDER BY sequence')
  const [opening, reading] = takeTurns(25, [
    () => {
      const battles = new OpenBattles({ chance: { below: (count) => randomInt(count) }, now: Date.now })
      const opened = battles.open(db, battleId)
      if (!opened.ok) throw new Error(opened.trouble.code)
    },
    () => {
      if (rows.all(battleId).length < ENTRIES) throw new Error('The battle is not as long as it should be')
    },
  ]) as [number, number]
  connection.close()
  return [
    measurement('opening a battle of 10,000 events, beside reading the rows', 'ms', {
      value: opening,
      limit: reading,
      budget: 3,
    }),
  ]
}
