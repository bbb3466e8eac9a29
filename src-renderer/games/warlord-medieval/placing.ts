import { formLine, type Pose, type TablePoint } from '@rules/core/geometry'
import type { Side } from '@rules/core/ids'
import type { Unit } from '@rules/games/warlord-medieval/model'
import { CAMP_SIDE_INCHES } from '@rules/games/warlord-medieval/model'
import { campPiece } from '@rules/games/warlord-medieval/pieces'
import { deploymentZone, tableOf } from '@rules/games/warlord-medieval/table'
import { createContext } from 'svelte'
import type { Battle } from './battle.svelte'
import { tablePiece } from './scene/table-scene'

/** What a note is called while it follows the pointer. */
export const NEW_NOTE = 'new-note'

/** The gap between units that are dropped together. */
const DROP_GAP_INCHES = 0.5

/** Where a side's units look when they come to the table. */
export function facingOf(side: Side): number {
  return side === 'a' ? 0 : Math.PI
}

/** Units that are put on the table one after the other: each follows the pointer until it is placed. */
export class PlacingQueue {
  readonly #battle: Battle
  #waiting: readonly string[] = []

  constructor(battle: Battle) {
    this.#battle = battle
  }

  /** Takes up these units, those that are not on the table, the first at once. */
  start(units: readonly Unit[]): void {
    this.#waiting = units.filter(({ pose, removal }) => pose === null && removal === null).map(({ id }) => id)
    this.next()
  }

  /** Lets the camp of a side follow the pointer. */
  startCamp(side: Side): void {
    this.#waiting = []
    const camp = { id: campPiece(side), side, pose: this.#startPose(side), sideInches: CAMP_SIDE_INCHES }
    this.#battle.placing = { kind: 'camp', camp }
    this.#battle.table?.focus()
  }

  /** Lets a new note follow the pointer. */
  startNote(): void {
    this.#waiting = []
    const { widthInches, depthInches } = tableOf(this.#battle.state)
    const at = this.#battle.status?.pointer ?? { x: widthInches / 2, y: depthInches / 2 }
    this.#battle.placing = { kind: 'note', note: { id: NEW_NOTE, at, text: '', symbol: 'pin' } }
    this.#battle.table?.focus()
  }

  /** Takes up the next unit that waits, or stops. */
  next(): void {
    const [id, ...rest] = this.#waiting
    this.#waiting = rest
    const unit = id === undefined ? undefined : this.#battle.state.units[id]
    if (unit === undefined) {
      this.#battle.placing = null
      return
    }
    const pose = this.#startPose(unit.side)
    this.#battle.placing = { kind: 'piece', piece: tablePiece(this.#battle.state, { ...unit, pose }, false) }
    this.#battle.table?.focus()
  }

  /** Lets go of what follows the pointer and of all that waits. */
  stop(): void {
    this.#waiting = []
    this.#battle.placing = null
  }

  /** Poses of units dropped together: side by side, the row's middle where they were dropped. */
  dropped(units: readonly Unit[], at: TablePoint): readonly { readonly unit: string; readonly pose: Pose }[] {
    const [first] = units
    if (first === undefined) return []
    const facingRadians = facingOf(first.side)
    const width =
      units.reduce((sum, { frontageInches }) => sum + frontageInches, 0) +
      DROP_GAP_INCHES * (units.length - 1)
    const toFirst = (width - first.frontageInches) / 2
    const start = {
      x: at.x - Math.cos(facingRadians) * toFirst,
      y: at.y - Math.sin(facingRadians) * toFirst,
      facingRadians,
    }
    const bases = units.map(({ frontageInches, depthInches }) => ({
      frontageInches,
      depthInches,
      pose: start,
    }))
    const poses = formLine(bases, DROP_GAP_INCHES)
    return units.map((unit, index) => ({ unit: unit.id, pose: poses[index] ?? start }))
  }

  #startPose(side: Side): Pose {
    const zone = deploymentZone(tableOf(this.#battle.state), side)
    return { x: (zone.minX + zone.maxX) / 2, y: (zone.minY + zone.maxY) / 2, facingRadians: facingOf(side) }
  }
}

export const [getPlacing, setPlacing] = createContext<PlacingQueue>()
