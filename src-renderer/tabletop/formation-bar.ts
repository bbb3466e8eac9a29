import type { MessageKey } from '../messages/catalogue'
import { type BareUnits, parseLengthInches } from '../quantities/parse'
import {
  alignFronts,
  contactTarget,
  dressRow,
  type FormationMove,
  faceAbout,
  movablePieces,
  stepAside,
  stepForward,
} from './formations'
import type { GestureManner, TableScene } from './table-model'

/** What a bar of formation buttons offers, in the order it is shown. */
export const FORMATION_ACTIONS = [
  { action: 'forward', asks: 'inches', least: 1, label: 'tabletop.formation.forward' },
  { action: 'back', asks: 'inches', least: 1, label: 'tabletop.formation.back' },
  { action: 'left', asks: 'inches', least: 1, label: 'tabletop.formation.left' },
  { action: 'right', asks: 'inches', least: 1, label: 'tabletop.formation.right' },
  { action: 'about-face', asks: null, least: 1, label: 'tabletop.formation.about-face' },
  { action: 'align', asks: null, least: 2, label: 'tabletop.formation.align' },
  { action: 'dress', asks: 'gap', least: 2, label: 'tabletop.formation.dress' },
  { action: 'contact', asks: 'target', least: 1, label: 'tabletop.formation.contact' },
] as const satisfies readonly {
  action: string
  /** What must be given beside the selection: a typed length, or an enemy piece. */
  asks: 'inches' | 'gap' | 'target' | null
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
  /** The piece to make contact with. */
  readonly target: string | null
}

export type FormationTrouble = 'too-few' | 'not-a-length' | 'no-target'

/** The moves for `onMove`, in its manner; or why there are none. */
export type FormationAnswer =
  | { readonly ok: true; readonly manner: GestureManner; readonly moves: readonly FormationMove[] }
  | { readonly ok: false; readonly trouble: FormationTrouble }

/** The actions with whether each can be done with what is selected now. */
export function formationActions(scene: TableScene, selection: readonly string[]) {
  const count = movablePieces(scene, selection).length
  return FORMATION_ACTIONS.map((each) => ({ ...each, isPossible: count >= each.least }))
}

/** Carries out an action on the selected pieces. */
export function formUp(action: FormationAction, input: FormationInput): FormationAnswer {
  const pieces = movablePieces(input.scene, input.selection)
  const known = FORMATION_ACTIONS.find((each) => each.action === action)
  if (known === undefined || pieces.length < known.least) return { ok: false, trouble: 'too-few' }
  const inches = parseLengthInches(input.typed, input.bareUnits)
  const step = (move: (inches: number) => readonly FormationMove[]): FormationAnswer =>
    inches === null || inches === 0
      ? { ok: false, trouble: 'not-a-length' }
      : { ok: true, manner: 'nudge', moves: move(inches) }
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
