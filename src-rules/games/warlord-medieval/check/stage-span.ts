import { STAGES, type Stage, type State } from '../model'

/** Is the battle in one of the stages from the first to the last named, both included? */
export function isInStages({ stage }: Pick<State, 'stage'>, from: Stage, to: Stage): boolean {
  const at = STAGES.indexOf(stage)
  return at >= STAGES.indexOf(from) && at <= STAGES.indexOf(to)
}

/** Are troops being set up, so that the deployment areas hold (WM-36, WM-37)? In the turns they move freely. */
export function isDeploying(state: Pick<State, 'stage'>): boolean {
  return isInStages(state, 'banners', 'first-move')
}

/** Has the battle itself not begun yet? What is judged of the start of a battle is judged until then (WM-29). */
export function isBeforeTurns(state: Pick<State, 'stage'>): boolean {
  return isInStages(state, 'set-up', 'first-move')
}
