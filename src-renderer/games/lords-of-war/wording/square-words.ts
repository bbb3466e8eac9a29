import { isSame, keyOf, type Square } from '@rules/games/lords-of-war/mat'
import type { PlayedCard } from '@rules/games/lords-of-war/model'
import { dueAdvances, possibleSteps } from '@rules/games/lords-of-war/moves'
import { extraTurnsAlong, fallenAlong } from '@rules/games/lords-of-war/outcome'
import { judgePlacing } from '@rules/games/lords-of-war/placements'
import { isEngaged } from '@rules/games/lords-of-war/positions'
import { say } from '../../../messages/messages.svelte'
import { writeList } from '../../../messages/writing'
import type { Match } from '../match.svelte'
import { foresee, plannedMove } from '../scene/planned-act'
import { cardWords } from './card-words'
import { forbiddenStepWords } from './forbidden-step'
import { cardName, placingName, sideName, squareName } from './names'
import { sequelWords } from './outcome-words'
import { violationWords } from './violation-words'

/** A square in words: what lies there, what may be done there with the chosen card, and what would come of it. */
export function squareWords(match: Match, square: Square): string {
  const { state } = match
  const there = state.mat[keyOf(square)]
  const name = squareName(square)
  const lying = there === undefined ? undefined : state.cards[there]
  if (lying !== undefined)
    return [
      `${name}:`,
      `${cardWords(lying)}, ${sideName(state, lying.side)}.`,
      isEngaged(state, lying.id) ? say('lw.mat.is-engaged') : '',
    ].join(' ')
  return `${name}: ${emptyWords(match, square)}`
}

function emptyWords(match: Match, square: Square): string {
  const { state, chosen } = match
  const card = match.chosenInHand
  if (card !== null && state.stage === 'battle') {
    const foreseen = foresee(match)
    const sequel = foreseen === null ? [] : sequelWords(match, foreseen)
    return [placementWords(match, card, square), ...sequel].join(' ')
  }
  if (match.square !== null && isSame(match.square, square)) {
    const moving = moveWords(match)
    const foreseen = foresee(match)
    if (moving !== null) return [moving, ...(foreseen === null ? [] : sequelWords(match, foreseen))].join(' ')
  }
  const isAdvance = dueAdvances(state).some((due) => due.squares.some((free) => isSame(free, square)))
  if (isAdvance) return say('lw.mat.advance')
  const forbidden = forbiddenStepWords(match, square)
  if (forbidden !== null) return forbidden
  const isStep = possibleSteps(state).some((step) => step.card === chosen?.id && isSame(step.to, square))
  return isStep ? say('lw.mat.step', { card: chosen?.name ?? '' }) : say('lw.mat.empty')
}

/** Why a card may or may not be put on a square, and who would fall in the fight after it. */
export function placementWords(match: Match, card: PlayedCard, square: Square): string {
  const { state } = match
  const { kind, against } = judgePlacing(state, card, square)
  const [trouble] = against
  if (trouble !== undefined) return violationWords(state, trouble).title
  return [say('lw.mat.legal', { kind: placingName(kind) }), ...chainWords(match)].join(' ')
}

/** That a card on the mat would move where the pointer is, and who would fall; null where none would. */
export function moveWords(match: Match): string | null {
  const move = plannedMove(match)
  if (move === null) return null
  const isAdvance = dueAdvances(match.state).length > 0
  const card = cardName(match.state, move.card)
  return [say(isAdvance ? 'lw.mat.advance-here' : 'lw.mat.step-here', { card }), ...chainWords(match)].join(
    ' ',
  )
}

/** Who would fall along all that follows by itself, and the extra turn that it would earn. */
function chainWords(match: Match): readonly string[] {
  const { state } = match
  const foreseen = foresee(match)
  if (foreseen === null) return []
  const fallen = fallenAlong(foreseen).map((id) => cardName(state, id))
  return [
    ...(fallen.length === 0 ? [] : [say('lw.mat.would-fall', { cards: writeList(fallen) })]),
    ...extraTurnsAlong(foreseen).map((side) => say('lw.log.extra-turn', { side: sideName(state, side) })),
  ]
}
