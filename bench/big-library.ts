import { randomInt } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Side } from '@rules/core/ids'
import type { Command } from '@rules/games/warlord-medieval/commands'
import { META } from '@rules/games/warlord-medieval/meta'
import type { MusteredArmy, Setup, State } from '@rules/games/warlord-medieval/model'
import { pieceId } from '@rules/games/warlord-medieval/setup'
import { type BigBattle, bigBattle } from '@rules/testing/big-battle'
import { findStoredBattle, insertBattle } from '../src-main/battles/battles-repo'
import { findGame } from '../src-main/battles/games'
import { OpenBattles } from '../src-main/battles/open-battles'
import { dataFolder } from '../src-main/db/data-folder'
import { type Connection, connect, type WriteDb, writeDb } from '../src-main/db/database'
import { migrate } from '../src-main/db/migrate'

/** A library on disk with one big battle in it. */
export type BigLibrary = {
  readonly folder: string
  readonly connection: Connection
  readonly db: WriteDb
  readonly battles: OpenBattles
  readonly battleId: string
}

/** A new data folder with a battle of that size, deployed, and `moves` further moves of single units. */
export function makeBigLibrary(size: BigBattle, moves = 0): BigLibrary {
  const folder = mkdtempSync(join(tmpdir(), 'marshal-bench-'))
  const connection = connect(dataFolder(folder).database)
  migrate(connection)
  // Only while the library is being filled; what is measured runs with Marshal's own pragmas.
  connection.pragma('synchronous = OFF')
  const db = writeDb(connection)
  const battles = new OpenBattles({ chance: { below: (count) => randomInt(count) }, now: Date.now })
  const state = bigBattle(size)
  const battleId = 'bench'
  insertSetup(db, battleId, setupOf(state))
  let sequence = 0
  const submit = (command: Command) => {
    sequence += 1
    const answer = battles.submit(db, battleId, sequence, command)
    if (!answer.ok) throw new Error(`${command.type}: ${JSON.stringify(answer.trouble)}`)
  }
  for (const command of deployment(state)) submit(command)
  for (let move = 0; move < moves; move++) submit(nudge(state, move))
  battles.closeAll(db)
  connection.pragma('synchronous = FULL')
  return { folder, connection, db, battles, battleId }
}

/** A move of one unit by a hair; another unit each time. */
export function nudge(state: State, move: number): Command {
  const units = Object.values(state.units)
  const unit = units[move % units.length]
  if (unit?.pose == null) throw new Error('A big battle has every unit on the table')
  const pose = { ...unit.pose, x: unit.pose.x + 0.001 * (1 + (move % 997)) }
  return { type: 'move-units', manner: 'move', moves: [{ unit: pieceId(unit.side, unit.id), pose }] }
}

function insertSetup(db: WriteDb, id: string, setup: Setup): void {
  const game = findGame(META.id)
  const outline = game?.outlineOfStart(setup)
  if (game === null || !outline?.ok) throw new Error('The setup of the big battle is not a setup')
  const battle = {
    id,
    title: 'Bench',
    game: game.id,
    setup: JSON.stringify(setup),
    setupVersion: game.version,
  }
  insertBattle(db, { ...battle, createdAtMs: Date.now() }, outline.value)
  if (findStoredBattle(db, id) === null) throw new Error('The big battle was not stored')
}

function setupOf(state: State): Setup {
  const { agreedPoints, houseRules, features } = state
  const terrain = Object.values(features).map(({ id: _id, placedBy: _by, ...figures }) => figures)
  return { agreedPoints, houseRules, terrain, armies: { a: armyOf(state, 'a'), b: armyOf(state, 'b') } }
}

function armyOf(state: State, side: Side): MusteredArmy {
  return {
    name: `Army ${side}`,
    domain: state.sides[side].domain,
    units: Object.values(state.units).filter((unit) => unit.side === side),
    personalities: Object.values(state.personalities).filter((person) => person.side === side),
  }
}

function deployment(state: State): readonly Command[] {
  const units = Object.values(state.units)
  return [
    { type: 'enter-stage', stage: 'deployment', confirmed: true },
    ...Object.values(state.personalities).map(
      (person): Command => ({
        type: 'assign-to-line',
        line: pieceId(person.side, person.id),
        units: units.filter(({ line }) => line === person.id).map(({ id, side }) => pieceId(side, id)),
      }),
    ),
    {
      type: 'move-units',
      manner: 'place',
      moves: units.map(({ id, side, pose }) => ({ unit: pieceId(side, id), pose })),
    },
  ]
}
