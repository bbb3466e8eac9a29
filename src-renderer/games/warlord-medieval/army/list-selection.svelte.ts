import { unitsOf } from '@rules/games/warlord-medieval/pieces'
import { createContext } from 'svelte'
import type { Battle } from '../battle.svelte'

/** How a click or key adds to a selection. */
type Adding = { readonly toggle: boolean; readonly range: boolean }

/** Selecting in the army list: one unit, more with Ctrl, a range with Shift, by mouse and by keys. */
export class ListSelection {
  readonly #battle: Battle
  #anchor = $state<string | null>(null)

  constructor(battle: Battle) {
    this.#battle = battle
  }

  /** Selects a unit as a click or key says. */
  choose(id: string, { toggle, range }: Adding): void {
    const { selection } = this.#battle
    if (range && this.#anchor !== null) {
      this.#battle.select(this.#between(this.#anchor, id), { reveal: true })
      return
    }
    this.#anchor = id
    const others = selection.filter((other) => other !== id)
    const next = !toggle ? [id] : selection.includes(id) ? others : [...others, id]
    this.#battle.select(next, { reveal: true })
  }

  /** The row that Tab comes to; the arrow keys go on from it. */
  isTabStop(id: string): boolean {
    const { army, state } = this.#battle
    const anchored = this.#anchor === null ? undefined : state.units[this.#anchor]
    return id === (anchored?.side === army ? anchored.id : unitsOf(state, army)[0]?.id)
  }

  /** What a drag of a row takes with it: the selection when the row is in it. */
  dragged(id: string): readonly string[] {
    return this.#battle.selection.includes(id) ? this.#battle.selectedUnits.map((unit) => unit.id) : [id]
  }

  onkeydown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-unit]') : null
    const list = event.currentTarget instanceof Element ? event.currentTarget : null
    if (row === null || list === null) return
    event.preventDefault()
    const rows = [...list.querySelectorAll<HTMLElement>('[data-unit]')]
    const next = rows[rows.indexOf(row) + (event.key === 'ArrowDown' ? 1 : -1)]
    const id = next?.dataset.unit
    if (next === undefined || id === undefined) return
    this.#anchor = event.shiftKey ? this.#anchor : id
    next.focus()
    if (event.shiftKey) this.choose(id, { toggle: false, range: true })
    else if (!event.ctrlKey) this.choose(id, { toggle: false, range: false })
  }

  #between(one: string, other: string): readonly string[] {
    const rows = [...document.querySelectorAll<HTMLElement>('#army-list [data-unit]')].map(
      (row) => row.dataset.unit ?? '',
    )
    const ends = [rows.indexOf(one), rows.indexOf(other)].sort((a, b) => a - b)
    return rows.slice(Math.max(0, ends[0] ?? 0), (ends[1] ?? 0) + 1)
  }
}

export const [getListSelection, setListSelection] = createContext<ListSelection>()
