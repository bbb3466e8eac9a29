import {
  type Base,
  normaliseRadians,
  type Pose,
  rectangleFootprint,
  rotatePoint,
  type TablePoint,
} from '@rules/core/geometry'
import type { FeatureShape } from '@rules/games/warlord-medieval/model'
import { campBase, shapeFootprint } from '../footprints'
import { findRequest } from '../keys'
import { placeShape } from '../shapes'
import { PLACED_SHAPE, type Placing } from '../table-model'
import { snapToEdges } from './edge-snap'
import type { ToolMark } from './marks'
import { findSnap, snapReach } from './snap'
import { NO_FEEDBACK, type ToolPointer, type ToolState, type ToolTable } from './tool-state'

/** `facingRadians` is the facing that was asked for; a snap may show another for as long as it holds. */
type Ghost = { readonly pose: Pose; readonly facingRadians: number; readonly marks: readonly ToolMark[] }

/**
 * Something new follows the pointer until it is put down by a click, a lifted finger or Enter. Arrows move it by steps and
 * Q and E turn it, so it can be placed without a pointer; Esc gives it up.
 */
export function placingStart(table: ToolTable, placing: Placing): ToolState {
  const middle = { x: table.scene.widthInches / 2, y: table.scene.depthInches / 2, facingRadians: 0 }
  return following(table, placing, plain(startOf(placing) ?? middle))
}

function startOf(placing: Placing): Pose | null {
  switch (placing.kind) {
    case 'piece':
      return placing.piece.pose
    case 'camp':
      return placing.camp.pose
    case 'note':
      return { ...placing.note.at, facingRadians: 0 }
    case 'shape':
      return null
  }
}

function plain(pose: Pose): Ghost {
  return { pose, facingRadians: pose.facingRadians, marks: [] }
}

function following(table: ToolTable, placing: Placing, ghost: Ghost): ToolState {
  const moved = (pointer: ToolPointer) =>
    following(table, placing, ghostAt(table, placing, ghost.facingRadians, pointer))
  const placed = (last: Ghost): ToolState => {
    if (placing.kind === 'shape') table.draw(shapeAt(placing.shape, last.pose))
    else if (placing.kind === 'note') table.moveNote(placing.note.id, { x: last.pose.x, y: last.pose.y })
    else table.move('place', [{ id: idOf(placing), pose: last.pose }])
    return following(table, placing, plain(last.pose))
  }
  const marks: ToolMark[] = [ghostMark(placing, ghost.pose), ...ghost.marks]
  return {
    id: 'placing.following',
    feedback: {
      ...NO_FEEDBACK,
      poses:
        placing.kind === 'shape' || placing.kind === 'note'
          ? NO_FEEDBACK.poses
          : new Map([[idOf(placing), ghost.pose]]),
      shapes:
        placing.kind === 'shape'
          ? new Map([[PLACED_SHAPE, shapeAt(placing.shape, ghost.pose)]])
          : NO_FEEDBACK.shapes,
      marks,
      cursor: 'crosshair',
    },
    onPointerMove: moved,
    onPointerDown: moved,
    onPointerUp: (pointer) => placed(ghostAt(table, placing, ghost.facingRadians, pointer)),
    onKey: (key) => {
      const request = findRequest(key)
      switch (request?.ask) {
        case 'nudge': {
          const sign = table.camera.viewFrom === 'a' ? 1 : -1
          const { x, y, facingRadians } = ghost.pose
          const pose = onTable(table, {
            x: x + sign * request.right,
            y: y + sign * request.up,
            facingRadians,
          })
          return following(table, placing, plain(pose))
        }
        case 'turn':
          return following(table, placing, plain(turned(ghost, request.radians)))
        case 'about-face':
          return following(table, placing, plain(turned(ghost, Math.PI)))
        case 'open':
        case 'press':
          return placed(ghost)
        default:
          return null
      }
    },
    onCancel: () => {
      table.cancelPlacing()
      return following(table, placing, ghost)
    },
  }
}

function turned({ pose }: Ghost, radians: number): Pose {
  return { ...pose, facingRadians: normaliseRadians(pose.facingRadians + radians) }
}

/** The middle of what is placed stays on the table. */
function onTable({ scene }: ToolTable, { x, y, facingRadians }: Pose): Pose {
  return {
    x: Math.max(0, Math.min(scene.widthInches, x)),
    y: Math.max(0, Math.min(scene.depthInches, y)),
    facingRadians,
  }
}

function idOf(placing: Extract<Placing, { kind: 'piece' | 'camp' }>): string {
  return placing.kind === 'piece' ? placing.piece.id : placing.camp.id
}

function ghostAt(table: ToolTable, placing: Placing, facingRadians: number, pointer: ToolPointer): Ghost {
  const pose = onTable(table, { ...pointer.table, facingRadians })
  if (placing.kind === 'note' || !table.snap || pointer.alt) return plain(pose)
  if (placing.kind !== 'piece') return atEdge(table, placing, pose)
  const base: Base = { ...placing.piece, pose }
  const neighbours = table.scene.pieces.filter(({ id }) => id !== placing.piece.id)
  const snap = findSnap(base, neighbours, snapReach(table.camera))
  return snap === null ? plain(pose) : { pose: snap.pose, facingRadians, marks: [snap.mark] }
}

/** A camp or a shape, flush to the table's edge when it is near to it. */
function atEdge(table: ToolTable, placing: Extract<Placing, { kind: 'camp' | 'shape' }>, pose: Pose): Ghost {
  const { bounds } =
    placing.kind === 'camp'
      ? rectangleFootprint(campBase({ ...placing.camp, pose }))
      : shapeFootprint(shapeAt(placing.shape, pose))
  const snap = snapToEdges(table.scene, bounds, snapReach(table.camera))
  if (snap === null) return plain(pose)
  const { x, y, facingRadians } = pose
  return { pose: { x: x + snap.by.x, y: y + snap.by.y, facingRadians }, facingRadians, marks: snap.marks }
}

function ghostMark(placing: Placing, pose: Pose): ToolMark {
  switch (placing.kind) {
    case 'piece':
      return { kind: 'ghost-piece', piece: { ...placing.piece, pose } }
    case 'camp':
      return { kind: 'ghost-camp', camp: { ...placing.camp, pose } }
    case 'note':
      return { kind: 'ghost-note', note: { ...placing.note, at: { x: pose.x, y: pose.y } } }
    case 'shape':
      return {
        kind: 'ghost-shape',
        look: placing.look,
        name: placing.name,
        shape: shapeAt(placing.shape, pose),
      }
  }
}

function shapeAt(shape: FeatureShape, pose: Pose): FeatureShape {
  const turned: readonly TablePoint[] = shape.points.map((point) =>
    rotatePoint(point, { x: 0, y: 0 }, pose.facingRadians),
  )
  return placeShape({ kind: shape.kind, points: turned }, pose)
}
