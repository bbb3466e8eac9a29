import { isSame, keyOf, type Square } from '@rules/games/lords-of-war/mat'
import type { PlayedCard } from '@rules/games/lords-of-war/model'
import { dueAdvances, possibleSteps } from '@rules/games/lords-of-war/moves'
import { judgePlacing } from '@rules/games/lords-of-war/placements'
import { isEngaged } from '@rules/games/lords-of-war/positions'
import { say } from '../../../messages/messages.svelte'
import { writeList } from '../../../messages/writing'
import type { Match } from '../match.svelte'
import { foresee } from '../scene/match-scene'
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
  const foreseen = foresee(match)
  const fallen = foreseen?.report.eliminated.map((id) => cardName(state, id)) ?? []
  return [
    say('lw.mat.legal', { kind: placingName(kind) }),
    fallen.length === 0 ? '' : say('lw.mat.would-fall', { cards: writeList(fallen) }),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}
