import type { Battle } from '../battle.svelte'

/** What the tour's steps look at and arrange. */
type Toured = Pick<
  Battle,
  'selectedUnits' | 'places' | 'open' | 'tool' | 'dialog' | 'helpOpen' | 'state' | 'select'
>

/** One step of the tour: the control that it is about, and what the referee may do there. */
export type TourStep = {
  readonly id: (typeof TOUR_STEP_IDS)[number]
  /** Where the control stands in the page. */
  readonly target: string
  /** Whether the referee has done what the step asks for; a step without it is only read. */
  readonly isDone?: (battle: Toured) => boolean
  /** Must first be seen not done: else it may be so without anything that the referee did. */
  readonly fromUndone?: boolean
  /** Brings about what the step is about, where nothing would be there to be seen. */
  readonly prepare?: (battle: Toured) => void
}

export const TOUR_STEP_IDS = [
  'stages',
  'armies',
  'why',
  'break',
  'settle',
  'undo',
  'tools',
  'palette',
  'help',
  'go-on',
] as const

/** The steps in their order; they use the battle that main makes for the tour. */
export const TOUR_STEPS: readonly TourStep[] = [
  { id: 'stages', target: '.screen > header nav' },
  { id: 'armies', target: '#army-list', isDone: (battle) => battle.selectedUnits.length > 0 },
  { id: 'why', target: '[data-part="selection"]', prepare: selectSomeUnit },
  { id: 'break', target: '[role="application"]', isDone: isBroken, prepare: selectSomeUnit },
  { id: 'settle', target: '[data-part="settle"]' },
  {
    id: 'undo',
    target: '[data-command="undo"]',
    isDone: (battle) => battle.open.length === 0,
    fromUndone: true,
  },
  { id: 'tools', target: '.screen [role="toolbar"]', isDone: (battle) => battle.tool === 'ruler' },
  {
    id: 'palette',
    target: '[data-command="palette"]',
    isDone: (battle) => battle.dialog?.kind === 'palette',
  },
  { id: 'help', target: '[data-command="help"]', isDone: (battle) => battle.helpOpen },
  {
    id: 'go-on',
    target: '[data-command="go-on"]',
    isDone: (battle) => battle.state.stage !== 'deployment',
  },
]

function isBroken(battle: Toured): boolean {
  return [...battle.places.values()].some(({ cutOff }) => cutOff !== null)
}

/** A unit in the middle of a line: not a banner unit, which is always in its own. */
function selectSomeUnit(battle: Toured): void {
  if (battle.selectedUnits.length > 0) return
  const banners = new Set(Object.values(battle.state.personalities).map(({ bannerUnit }) => bannerUnit))
  const unit = Object.values(battle.state.units).find(({ id, pose }) => pose !== null && !banners.has(id))
  if (unit !== undefined) battle.select([unit.id], { reveal: true })
}
