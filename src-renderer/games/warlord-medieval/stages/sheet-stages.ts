import type { Stage } from '@rules/games/warlord-medieval/model'

/** Stages that are played on a sheet of paper and not on the table. */
const ON_SHEET: readonly Stage[] = ['set-up', 'initiative', 'territory', 'first-move', 'ended']

/** Does a stage take the place of the table? */
export function isOnSheet(stage: Stage): boolean {
  return ON_SHEET.includes(stage)
}
