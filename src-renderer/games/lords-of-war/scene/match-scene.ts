import type { Threat } from '@rules/games/lords-of-war/fight'
import { isOnMat, keyOf, type Square, squareAt } from '@rules/games/lords-of-war/mat'
import {
  type CardId,
  HAND_SIZE,
  handCount,
  type PlayedCard,
  type State,
} from '@rules/games/lords-of-war/model'
import { dueAdvances, possibleSteps } from '@rules/games/lords-of-war/moves'
import {
  forcedSquares,
  isForced,
  judgePlacingTime,
  openSquares,
  placingKind,
} from '@rules/games/lords-of-war/placements'
import { squareOfCard } from '@rules/games/lords-of-war/positions'
import { possibleRecalls } from '@rules/games/lords-of-war/recalls'
import { marksmen } from '@rules/games/lords-of-war/shots'
import type { Match } from '../match.svelte'
import { forbiddenStepWords } from '../wording/forbidden-step'
import { type CardSum, type MatCard, type MatScene, matBounds, plainCards, startMarks } from './mat-scene'
import { foresee, plannedAct, plannedMove } from './planned-act'

/** The mat of a match: cards, what may be done with the chosen one, and what a fight would come to. */
export function matchScene(match: Match, hasFocus: boolean): MatScene {
  const { state, chosen, square } = match
  const marks = [...marksOf(match), ...gridMarks(match)]
  const foreseen = foresee(match)
  const offered = offeredCards(match)
  const sums = new Map(foreseen?.report.threats.map((threat) => [threat.card, threat]))
  const pointed = new Set(match.pointed)
  const move = plannedMove(match)
  const isOpen = square !== null && state.mat[keyOf(square)] === undefined
  const ghost = match.chosenInHand ?? (move === null ? null : (state.cards[move.card] ?? null))
  const cards = plainCards(state).map((lying): MatCard => {
    // A card that would move has its sum where it goes.
    const threat = lying.card.id === move?.card ? undefined : sums.get(lying.card.id)
    return {
      ...lying,
      selected: chosen?.id === lying.card.id || pointed.has(lying.card.id),
      offered: offered.has(lying.card.id),
      sum: threat === undefined ? null : sumOf(threat),
    }
  })
  return {
    ...matBounds(state),
    cards,
    marks,
    ghost:
      ghost !== null && square !== null && isOpen
        ? { card: ghost, square, sum: foreseen === null ? null : ghostSum(ghost, sums.get(ghost.id)) }
        : null,
    cursor: hasFocus ? square : null,
    shots: (foreseen?.shots ?? match.shots).flatMap(({ card, target }) => {
      // The card that would be put down may shoot from there.
      const from = card === ghost?.id ? square : squareOfCard(state, card)
      const to = squareOfCard(state, target)
      return from === null || to === null ? [] : [{ from, to }]
    }),
    viewFrom: match.holder ?? 'a',
  }
}

function sumOf({ blows, sum, defence, falls }: Threat): CardSum {
  const terms = blows.map((blow) => blow.value).join('+')
  return { text: `${terms}${blows.length > 1 ? `=${sum}` : ''} / ${defence}`, falls, struck: true }
}

/** The card that would be put down has a sum, too, where nothing strikes it. */
function ghostSum(card: PlayedCard, threat: Threat | undefined): CardSum {
  return threat === undefined ? { text: `0 / ${card.defence}`, falls: false, struck: false } : sumOf(threat)
}

function marksOf(match: Match): MatScene['marks'] {
  return [...startMarks(match.state), ...actMarks(match)]
}

/** Where something can be done with what is chosen, or has to be. */
function actMarks(match: Match): MatScene['marks'] {
  const { state, chosen } = match
  if (state.stage !== 'battle' || !match.mayAct) return []
  const card = match.chosenInHand
  if (card !== null) return placementMarks(state, card)
  const due = dueAdvances(state)
  if (due.length > 0)
    return due.flatMap((advance) =>
      advance.squares.map((square) => ({
        square,
        mark: 'step' as const,
        from: squareOfCard(state, advance.card),
      })),
    )
  if (chosen === null) return []
  if (state.turn?.fightOpen) {
    const targets = marksmen(state).find((marksman) => marksman.card === chosen.id)?.targets ?? []
    return targets.flatMap((target) => {
      const square = squareOfCard(state, target)
      return square === null ? [] : [{ square, mark: 'target' as const }]
    })
  }
  return possibleSteps(state)
    .filter((step) => step.card === chosen.id)
    .map(({ to }) => ({ square: to, mark: 'step' as const, from: squareOfCard(state, chosen.id) }))
}

/** The target grid of the chosen ranged card, from where it lies or would lie (LW-3). */
function gridMarks({ state, chosen, chosenInHand, square }: Match): MatScene['marks'] {
  if (chosen === null || chosen.missile === null) return []
  const from = chosenInHand === null ? squareOfCard(state, chosen.id) : square
  if (from === null) return []
  return chosen.missile.targets
    .map((target) => squareAt(from, chosen.side, target))
    .filter((aim) => isOnMat(state.houseRules, aim))
    .map((aim) => ({ square: aim, mark: 'grid' }))
}

function placementMarks(state: State, card: PlayedCard): MatScene['marks'] {
  if (judgePlacingTime(state, card).length > 0) return []
  const legal = openSquares(state).filter((square) => placingKind(state, card, square) !== null)
  if (legal.length > 0) return legal.map((square) => ({ square, mark: 'legal' }))
  return isForced(state, card.side)
    ? forcedSquares(state, card.side).map((square) => ({ square, mark: 'forced' }))
    : []
}

/** Cards on the mat that something can be done with now. */
function offeredCards(match: Match): ReadonlySet<CardId> {
  const { state } = match
  if (!match.mayAct || state.stage !== 'battle' || state.turn === null) return new Set()
  if (state.turn.fightOpen) return new Set(marksmen(state).map((marksman) => marksman.card))
  const due = dueAdvances(state)
  if (due.length > 0) return new Set(due.map((advance) => advance.card))
  const steps = possibleSteps(state).map((step) => step.card)
  const mayRefill = state.turn.phase === 'reinforcement' && !state.turn.reinforced
  const hasRoom = handCount(state, state.turn.player) < HAND_SIZE
  const recalls = mayRefill && hasRoom ? possibleRecalls(state) : []
  return new Set([...steps, ...recalls])
}

/** Does what a click on a square, or Enter on it, asks for; what lies there is chosen, or aimed at. */
export function actAt(match: Match, square: Square): void {
  const { state, chosen } = match
  const there = state.mat[keyOf(square)]
  const act = plannedAct(match, square)
  if (act !== null) {
    void match.do(act)
    return
  }
  if (there === undefined) {
    const forbidden = forbiddenStepWords(match, square)
    if (forbidden !== null) match.say(forbidden)
    return
  }
  const shooter = chosen === null ? undefined : marksmen(state).find((each) => each.card === chosen.id)
  if (match.mayAct && state.turn?.fightOpen && shooter?.targets.includes(there))
    match.aim({ card: shooter.card, target: there })
  else match.choose(there)
}
