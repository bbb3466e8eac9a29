import type { Audience, Side } from '@rules/core/ids'
import { hasPlacedBanners, unitsToDeploy } from '@rules/games/warlord-medieval/deployment-turns'
import { initiativeWinner, sidesToDraw } from '@rules/games/warlord-medieval/initiative'
import { type DrawPurpose, STAGES, type Stage, type State } from '@rules/games/warlord-medieval/model'
import { nextPhase } from '@rules/games/warlord-medieval/turn'
import { say } from '../../messages/messages.svelte'
import { nextToAct } from './acting'
import { familyWord } from './wording/code-words'
import { sideName } from './wording/names'

/** What the main button does next, and how it says so. */
export type NextStep = { readonly label: string } & (
  | { readonly does: 'enter-stage'; readonly stage: Stage }
  | { readonly does: 'draw'; readonly purpose: DrawPurpose; readonly sides: readonly Side[] }
  | { readonly does: 'hand-over'; readonly side: Side }
  | { readonly does: 'end-phase' }
  | { readonly does: 'leave' }
  | { readonly does: 'cover' }
)

/** Has the side whose go it is not yet done all that its go is for? */
export function isUnfinished(state: State, acting: Side | null): boolean {
  if (acting === null) return false
  if (state.stage === 'banners') return !hasPlacedBanners(state, acting)
  return state.stage === 'deployment' && unitsToDeploy(state, acting) > 0
}

/** The next thing to do in a battle, in words; `acting` is the side whose go it is in the stage. */
export function nextStep(state: State, acting: Side | null, audience: Audience = 'referee'): NextStep {
  if (audience !== 'referee') return { label: say('battle.next.cover'), does: 'cover' }
  switch (state.stage) {
    case 'initiative':
      return drawStep(state, 'campaign') ?? onTo('territory')
    case 'first-move':
      return drawStep(state, 'first-move') ?? enter('turns', say('battle.next.begin'))
    case 'banners':
    case 'deployment': {
      const next = nextToAct(state, acting)
      if (next === null) return onTo(stageAfter(state.stage))
      return {
        label: say(`battle.next.${state.stage}`, { side: sideName(state, next) }),
        does: 'hand-over',
        side: next,
      }
    }
    case 'turns':
      return phaseStep(state)
    case 'ended':
      return { label: say('battle.next.leave'), does: 'leave' }
    default:
      return onTo(stageAfter(state.stage))
  }
}

/** The stage that follows in the order of WM-91. */
export function stageAfter(stage: Stage): Stage {
  return STAGES[STAGES.indexOf(stage) + 1] ?? stage
}

function onTo(stage: Stage): NextStep {
  return enter(stage, say('battle.next.stage', { stage: familyWord('next-stage', stage) }))
}

function enter(stage: Stage, label: string): NextStep {
  return { label, does: 'enter-stage', stage }
}

function drawStep(state: State, purpose: DrawPurpose): NextStep | null {
  if (initiativeWinner(state, purpose) !== null) return null
  const sides = sidesToDraw(state, purpose)
  const [only] = sides
  const again = state.draws[purpose].length > 0 && sides.length === 2
  const label =
    sides.length === 1 && only !== undefined
      ? say('battle.next.draw-for', { side: sideName(state, only) })
      : say(again ? 'battle.next.draw-again' : 'battle.next.draw-both')
  return { label, does: 'draw', purpose, sides }
}

function phaseStep(state: State): NextStep {
  if (state.turn === null) return { label: say('battle.next.leave'), does: 'leave' }
  const next = nextPhase(state.turn, state.firstMover)
  const label =
    next.phase === 'command'
      ? say('battle.next.turn', { side: sideName(state, next.player), round: next.round })
      : say('battle.next.phase', { phase: familyWord('phase', next.phase) })
  return { label, does: 'end-phase' }
}
