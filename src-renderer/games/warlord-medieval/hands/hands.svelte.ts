import type { Side } from '@rules/core/ids'
import { onTable } from '@rules/games/warlord-medieval/pieces'
import { say } from '../../../messages/messages.svelte'
import { type FormationAction, formUp } from '../../../tabletop/formation-bar'
import type { TableScene } from '../../../tabletop/table-model'
import type { Battle } from '../battle.svelte'
import { tableScene } from '../scene/table-scene'
import { bareUnits, lengthToEdit } from '../wording/lengths.svelte'
import { ActingFigure } from './acting-figure.svelte'

/** What the screen of a battle shows of its table, and whose pieces may be moved on it. */
export function sceneOf(battle: Battle): TableScene {
  return tableScene(battle.state, {
    terrainUnlocked: battle.terrainUnlocked,
    only: battle.holder,
    still: battle.look.isOn,
    withoutPicture: battle.withoutPicture,
  })
}

/** Moving selected units exactly: what was typed for steps, wheels and gaps, and carrying it out as one command. */
export class Hands {
  readonly #battle: Battle
  readonly step = new ActingFigure(lengthToEdit(1))
  readonly gap = new ActingFigure(lengthToEdit(0.5))
  readonly wheel = new ActingFigure('30')
  wheelBy = $state<'length' | 'angle'>('angle')
  /** Is open what the bar has no room for? */
  showsMore = $state(false)

  constructor(battle: Battle) {
    this.#battle = battle
  }

  /** Selected units that stand on the table and are not locked: what the formation actions move. */
  readonly movable: readonly string[] = $derived.by(() => {
    const { selectedUnits, state, holder, look } = this.#battle
    if (look.isOn) return []
    // Who holds the screen moves his own units, as by hand.
    const isOwn = ({ side }: { readonly side: Side }) => holder === null || side === holder
    return selectedUnits
      .filter((unit) => onTable(unit) && isOwn(unit) && !state.locked.includes(unit.id))
      .map(({ id }) => id)
  })

  /** Is a target being picked on the table? */
  get isPicking(): boolean {
    return this.#battle.tool === 'pick'
  }

  /** Lets a target be picked, on the table or in the list. */
  pick(): void {
    this.showsMore = false
    this.#battle.placing = null
    this.#battle.tool = 'pick'
  }

  /** Gives picking up; the keys go to the table again. */
  stopPicking(): void {
    if (!this.isPicking) return
    this.#battle.tool = 'select'
    this.#battle.table?.focus()
  }

  /** The figure that is typed for an action, or null where it takes none. */
  figureFor(asks: 'inches' | 'wheel' | 'gap' | 'target' | null): ActingFigure | null {
    if (asks === 'inches') return this.step
    if (asks === 'wheel') return this.wheel
    return asks === 'gap' ? this.gap : null
  }

  /** Gives the keys back to the table, from the bar or from any field of the screen. */
  leaveField(): void {
    this.showsMore = false
    const { table } = this.#battle
    if (table !== null) table.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }

  /** Carries an action out on what is selected; why it cannot be done is said. */
  async form(
    action: FormationAction,
    figure: ActingFigure | null,
    target: string | null = null,
  ): Promise<boolean> {
    const battle = this.#battle
    const answer = formUp(action, {
      scene: sceneOf(battle),
      selection: battle.selection,
      typed: figure?.text ?? '',
      bareUnits: bareUnits(),
      wheelBy: this.wheelBy,
      target,
    })
    if (!answer.ok) {
      battle.warn(say(`tabletop.formation.${answer.trouble}`))
      return false
    }
    figure?.use()
    const moves = answer.moves.map(({ id, pose }) => ({ unit: id, pose }))
    return battle.do({ type: 'move-units', manner: answer.manner, moves })
  }

  /** Puts the selected units in contact with a target, front to front; null gives it up. */
  async contact(target: string | null): Promise<void> {
    if (target === null || (await this.form('contact', null, target))) this.stopPicking()
  }
}

/** The units of the lines of some units, or of their armies, that stand on the table; the units themselves first. */
export function companionsOf(
  { state }: Pick<Battle, 'state'>,
  ids: readonly string[],
  of: 'line' | 'army',
): readonly string[] {
  const units = ids.flatMap((id) => state.units[id] ?? [])
  const sides = new Set<Side>(units.map(({ side }) => side))
  const lines = new Set(units.flatMap((unit) => linesOf(state, unit.id)))
  const belongs = (id: string, side: Side) =>
    of === 'army' ? sides.has(side) : linesOf(state, id).some((line) => lines.has(line))
  const others = Object.values(state.units)
    .filter((unit) => onTable(unit) && belongs(unit.id, unit.side))
    .map(({ id }) => id)
  return [...new Set([...units.filter(onTable).map(({ id }) => id), ...others])]
}

/** The lines that a unit is in: the one it is assigned to, and those whose banner it carries. */
function linesOf({ units, personalities }: Battle['state'], id: string): readonly string[] {
  const line = units[id]?.line ?? null
  const banners = Object.values(personalities).filter(({ bannerUnit }) => bannerUnit === id)
  return [...(line === null ? [] : [line]), ...banners.map((leader) => leader.id)]
}
