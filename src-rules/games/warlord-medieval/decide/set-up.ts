import type { Decision } from '../../../core/ruleset'
import type { CommandOf } from '../commands'
import type { Event } from '../events'
import { STAGES, type State } from '../model'
import { openOnLeaving } from '../overrules'
import { missingResults } from '../stages'
import { act, happen } from './acts'
import { realChanges } from './pieces-named'
import { refuse } from './refusals'

/** WM-35: the points that the table follows from. */
export function decidePoints(state: State, { points }: CommandOf<'agree-points'>): Decision<Event> {
  if (points === state.agreedPoints) return refuse('command/changes-nothing')
  return happen({ type: 'points-agreed', from: state.agreedPoints, to: points })
}

/** Changes switches of this battle. */
export function decideHouseRules(
  state: State,
  { houseRules }: CommandOf<'change-house-rules'>,
): Decision<Event> {
  const changes = realChanges(state.houseRules, houseRules)
  if (changes === null) return refuse('command/changes-nothing')
  return happen({ type: 'house-rules-changed', houseRules: changes })
}

/**
 * WM-91: going on before a stage has its result, past a stage, or with troubles open asks to be confirmed; back is
 * always free, and so is the way to turns that have begun: what was open when they did was asked about and noted then.
 * The turns cannot begin without a first mover, confirmed or not.
 */
export function decideStage(state: State, { stage, confirmed }: CommandOf<'enter-stage'>): Decision<Event> {
  if (stage === state.stage) return refuse('command/changes-nothing')
  const from = STAGES.indexOf(state.stage)
  const to = STAGES.indexOf(stage)
  if (stage === 'turns' && state.turn === null && state.firstMover === null) {
    return refuse('stage/no-first-mover')
  }
  const isBackInTurns = state.turn !== null && to <= STAGES.indexOf('turns')
  if (to < from || isBackInTurns) return happen({ type: 'stage-entered', from: state.stage, stage, open: [] })
  const open = openOnLeaving(state, stage).map(({ key }) => key)
  if (!confirmed) {
    const [missing] = missingResults(state, stage)
    const figures = { from: state.stage, to: stage, open: open.length }
    if (missing !== undefined) return refuse('stage/missing', { ...figures, ...missing })
    if (to > from + 1) return refuse('stage/skipped', { ...figures, count: to - from - 1 })
    if (open.length > 0) return refuse('stage/unsettled', figures)
  }
  return happen({ type: 'stage-entered', from: state.stage, stage, open })
}

/** Ends the battle with its result. */
export function decideEnd(state: State, { winner, reason }: CommandOf<'end-battle'>): Decision<Event> {
  if (state.result !== null) return refuse('battle/already-ended')
  const early = state.stage !== 'turns' && state.stage !== 'ended'
  return happen({ type: 'battle-ended', winner, reason }, [
    early ? act('battle/out-of-stage', 'WM-91', [], { stage: state.stage }) : null,
  ])
}
