import { normaliseRadians, type Pose } from '@rules/core/geometry'
import type { MessageKey } from '../messages/catalogue'
import { type BareUnits, parseAngleDegrees, parseLengthInches } from '../quantities/parse'
import {
  alignFronts,
  contactTarget,
  dressRow,
  type FormationMove,
  faceAbout,
  movablePieces,
  stepAside,
  stepForward,
  type WheelBy,
  wheelAbout,
} from './formations'
import type { GestureManner, TableScene } from './table-model'

/** What a bar of formation buttons offers, in the order it is shown. */
export const FORMATION_ACTIONS = [
  { action: 'forward', asks: 'inches', least: 1, label: 'tabletop.formation.forward' },
  { action: 'back', asks: 'inches', least: 1, label: 'tabletop.formation.back' },
  { action: 'left', asks: 'inches', least: 1, label: 'tabletop.formation.left' },
  { action: 'right', asks: 'inches', least: 1, label: 'tabletop.formation.right' },
  { action: 'about-face', asks: null, least: 1, label: 'tabletop.formation.about-face' },
  { action: 'wheel-left', asks: 'wheel', least: 1, label: 'tabletop.formation.wheel-left' },
  { action: 'wheel-right', asks: 'wheel', least: 1, label: 'tabletop.formation.wheel-right' },
  { action: 'align', asks: null, least: 2, label: 'tabletop.formation.align' },
  { action: 'dress', asks: 'gap', least: 2, label: 'tabletop.formation.dress' },
  { action: 'contact', asks: 'target', least: 1, label: 'tabletop.formation.contact' },
] as const satisfies readonly {
  action: string
  /** What must be given beside the selection: a typed length, a wheel's length or angle, or an enemy piece. */
  asks: 'inches' | 'wheel' | 'gap' | 'target' | null
  /** So many movable pieces must be selected. */
  least: number
  label: MessageKey
}[]

export type FormationAction = (typeof FORMATION_ACTIONS)[number]['action']

export type FormationInput = {
  readonly scene: TableScene
  /** The first selected piece leads: others are brought into line with it. */
  readonly selection: readonly string[]
  /** What was typed as a length; a gap may be 0, a step may not. */
  readonly typed: string
  readonly bareUnits: BareUnits
  /** What a wheel's figure is: the way of the outer corner, or an angle. */
  readonly wheelBy?: 'length' | 'angle'
  /** The piece to make contact with. */
  readonly target: string | null
}

export const FORMATION_TROUBLES = [
  'too-few',
  'not-a-length',
  'not-an-angle',
  'no-target',
  'off-table',
  'no-change',
] as const
export type FormationTrouble = (typeof FORMATION_TROUBLES)[number]

/** The moves for `onMove`, in its manner; or why there are none. */
export type FormationAnswer =
  | { readonly ok: true; readonly manner: GestureManner; readonly moves: readonly FormationMove[] }
  | { readonly ok: false; readonly trouble: FormationTrouble }

/** The actions with whether each can be done with what is selected now. */
export function formationActions(scene: TableScene, selection: readonly string[]) {
  const count = movablePieces(scene, selection).length
  return FORMATION_ACTIONS.map((each) => ({ ...each, isPossible: count >= each.least }))
}

/** More than this is no step but a slip of the hand. */
const MOST_DEGREES = 360

/**
 * Carries out an action on the selected pieces. One that would take the middle of a piece off the table is refused, as is
 * one that changes nothing.
 */
export function formUp(action: FormationAction, input: FormationInput): FormationAnswer {
  const answer = plan(action, input)
  if (!answer.ok) return answer
  const { pieces, widthInches, depthInches } = input.scene
  const now = new Map(pieces.map(({ id, pose }) => [id, pose]))
  if (answer.moves.every(({ id, pose }) => isSame(now.get(id), pose)))
    return { ok: false, trouble: 'no-change' }
  const isOn = ({ x, y }: Pose) => x >= 0 && y >= 0 && x <= widthInches && y <= depthInches
  return answer.moves.every(({ pose }) => isOn(pose)) ? answer : { ok: false, trouble: 'off-table' }
}

function isSame(one: Pose | undefined, other: Pose): boolean {
  return (
    one !== undefined &&
    Math.abs(one.x - other.x) < 1e-9 &&
    Math.abs(one.y - other.y) < 1e-9 &&
    Math.abs(normaliseRadians(one.facingRadians - other.facingRadians)) < 1e-9
  )
}

function plan(action: FormationAction, input: FormationInput): FormationAnswer {
  const pieces = movablePieces(input.scene, input.selection)
  const known = FORMATION_ACTIONS.find((each) => each.action === action)
  if (known === undefined || pieces.length < known.least) return { ok: false, trouble: 'too-few' }
  const inches = parseLengthInches(input.typed, input.bareUnits)
  const step = (move: (inches: number) => readonly FormationMove[]): FormationAnswer =>
    inches === null || inches === 0
      ? { ok: false, trouble: 'not-a-length' }
      : { ok: true, manner: 'step', moves: move(inches) }
  const wheel = (side: 'left' | 'right'): FormationAnswer => {
    const by = wheelFigure(input, inches)
    if (by === null)
      return { ok: false, trouble: input.wheelBy === 'angle' ? 'not-an-angle' : 'not-a-length' }
    return { ok: true, manner: 'wheel', moves: wheelAbout(pieces, side, by) }
  }
  switch (action) {
    case 'forward':
      return step((far) => stepForward(pieces, far))
    case 'back':
      return step((far) => stepForward(pieces, -far))
    case 'left':
      return step((far) => stepAside(pieces, -far))
    case 'right':
      return step((far) => stepAside(pieces, far))
    case 'about-face':
      return { ok: true, manner: 'about-face', moves: faceAbout(pieces) }
    case 'wheel-left':
      return wheel('left')
    case 'wheel-right':
      return wheel('right')
    case 'align':
      return { ok: true, manner: 'move', moves: alignFronts(pieces) }
    case 'dress':
      return inches === null || inches < 0
        ? { ok: false, trouble: 'not-a-length' }
        : { ok: true, manner: 'move', moves: dressRow(pieces, inches) }
    case 'contact': {
      const target = input.scene.pieces.find(({ id }) => id === input.target)
      if (target === undefined || input.selection.includes(target.id))
        return { ok: false, trouble: 'no-target' }
      return { ok: true, manner: 'move', moves: contactTarget(pieces, target) }
    }
  }
}

function wheelFigure({ typed, wheelBy }: FormationInput, inches: number | null): WheelBy | null {
  if (wheelBy !== 'angle') return inches === null || inches === 0 ? null : { outerInches: inches }
  const degrees = parseAngleDegrees(typed)
  if (degrees === null || degrees === 0 || Math.abs(degrees) > MOST_DEGREES) return null
  return { radians: (degrees * Math.PI) / 180 }
}
