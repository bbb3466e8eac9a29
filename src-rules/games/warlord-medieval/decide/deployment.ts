import { bannersTurn, deploymentTurn } from '../deployment-turns'
import type { Stage, State, Unit } from '../model'
import { isBannerUnit } from '../pieces'
import { type Against, act } from './acts'

/** What a rule says against putting a unit on the table now: its stage and whose turn it is (WM-50, WM-54, WM-55). */
export function againstPlacing(state: State, unit: Unit): readonly Against[] {
  const { stage } = state
  const { id, side } = unit
  if (isBannerUnit(state, unit)) {
    if (stage !== 'banners')
      return [outOfStage('deployment/banner-out-of-stage', 'WM-50', id, stage, 'banners')]
    const due = bannersTurn(state)
    return due === null || due === side
      ? []
      : [act('deployment/banner-out-of-turn', 'WM-50', [id], { side, due })]
  }
  if (unit.hidden) {
    return stage === 'hidden'
      ? []
      : [outOfStage('deployment/hidden-out-of-stage', 'WM-54', id, stage, 'hidden')]
  }
  if (stage !== 'deployment') return [outOfStage('deployment/out-of-stage', 'WM-55', id, stage, 'deployment')]
  const due = deploymentTurn(state)
  return due === null || due === side ? [] : [act('deployment/out-of-turn', 'WM-55', [id], { side, due })]
}

function outOfStage(
  code: Parameters<typeof act>[0],
  rule: Parameters<typeof act>[1],
  unit: string,
  stage: Stage,
  due: Stage,
): Against {
  return act(code, rule, [unit], { stage, due })
}
