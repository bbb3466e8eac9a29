import type { State } from '@rules/games/warlord-medieval/model'
import { onTable } from '@rules/games/warlord-medieval/pieces'
import type { TableScene } from '../../../tabletop/table-model'
import { movesOf } from '../scene/table-scene'
import { changedUnits } from './comparison'

/**
 * The scene of a sketch: the ghosts of where its units really stand, each with an arrow to its sketched place, beside
 * those of the turn's moves so far. Camps stay where they are.
 */
export function sketchScene(scene: TableScene, real: State, sketched: State): TableScene {
  // What really moved in this turn is not what the sketch would move.
  const moved = movesOf(real)
  const stoodAt = [...moved.stoodAt]
  const tracks = [...moved.tracks]
  for (const { unit: id } of changedUnits(real, sketched)) {
    const unit = real.units[id]
    if (unit === undefined || !onTable(unit)) continue
    const { side, pose, frontageInches, depthInches } = unit
    stoodAt.push({ id, side, pose, frontageInches, depthInches, kind: 'real' })
    const to = sketched.units[id]?.pose
    if (to != null && (to.x !== pose.x || to.y !== pose.y))
      tracks.push({ id, side, way: [pose, to], kind: 'sketch' })
  }
  return { ...scene, camps: scene.camps.map((camp) => ({ ...camp, locked: true })), stoodAt, tracks }
}
