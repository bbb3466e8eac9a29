import { keyOf } from '@rules/games/lords-of-war/mat'
import type { Advance } from '@rules/games/lords-of-war/model'
import { HAND_SIZE, handCount, type State } from '@rules/games/lords-of-war/model'
import { forcedSquares, isForced, judgePlacingTime, placementsOf } from '@rules/games/lords-of-war/placements'
import { possibleRecalls } from '@rules/games/lords-of-war/recalls'
import type { Marksman } from '@rules/games/lords-of-war/shots'
import { say } from '../../../messages/messages.svelte'
import { writeList } from '../../../messages/writing'
import type { Match } from '../match.svelte'
import { canDraw } from '../turn-acts'
import { forbiddenStepWords } from './forbidden-step'
import { cardName, sideName } from './names'
import { moveWords, placementWords } from './square-words'
import { violationWords } from './violation-words'

/** What is to be done now, in one sentence; with a card in hand, why it may or may not lie where the pointer is. */
export function doNowWords(match: Match, shooters: readonly Marksman[], due: readonly Advance[]): string {
  const { state, square } = match
  const { turn } = state
  if (state.stage === 'set-up') return say('lw.now.set-up')
  if (state.stage === 'ended' || match.acting === null) return say('lw.now.ended')
  const side = sideName(state, match.acting)
  if (!match.mayAct) return say('lw.now.wait', { side })
  const placing = match.chosenInHand
  if (state.stage === 'challenge')
    return placing === null ? say('lw.now.challenge', { side }) : say('lw.now.challenge-place')
  if (turn === null) return say('lw.now.ended')
  if (turn.fightOpen)
    return say('lw.now.shoot', { cards: writeList(shooters.map(({ card }) => cardName(state, card))) })
  const moving = moveWords(match)
  if (moving !== null) return moving
  if (due.length > 0) return say('lw.now.advance', { card: cardName(state, due[0]?.card ?? '') })
  if (placing !== null) {
    const [trouble] = judgePlacingTime(state, placing)
    if (trouble !== undefined) return violationWords(state, trouble).title
    if (square !== null && state.mat[keyOf(square)] === undefined)
      return placementWords(match, placing, square)
    return say('lw.now.place', { card: placing.name })
  }
  const forbidden = square === null ? null : forbiddenStepWords(match, square)
  if (forbidden !== null) return forbidden
  if (turn.placed.length === 0 && !turn.skipped) return choosingWords(match)
  if (canDraw(match)) return say('lw.now.draw')
  return handCount(state, turn.player) < HAND_SIZE && !turn.reinforced
    ? withoutDeckWords(state)
    : say('lw.now.end')
}

/** LW-62: without a deck a unit that may be recalled has to be. */
function withoutDeckWords(state: State): string {
  const cards = possibleRecalls(state).map((card) => cardName(state, card))
  return cards.length === 0
    ? say('lw.now.no-deck')
    : say('lw.now.must-recall', { cards: writeList(cards), count: cards.length })
}

function choosingWords({ state }: Match): string {
  const player = state.turn?.player ?? 'a'
  if (handCount(state, player) === 0) return say('lw.now.empty-hand')
  if (placementsOf(state, player).length > 0) return say('lw.now.choose')
  return isForced(state, player) && forcedSquares(state, player).length > 0
    ? say('lw.now.forced')
    : say('lw.now.no-square')
}
