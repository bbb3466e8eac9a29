import type { Failure } from '@contract/failures'
import type { Army, ArmyPersonality, ArmyUnit } from '@contract/library'
import type { Result } from '@rules/core/result'
import { EditHistory } from '../edit-history.svelte'
import { Saving } from '../saving.svelte'
import {
  blankPersonality,
  blankUnit,
  changeItem,
  insertAt,
  moveItem,
  withAdded,
  withoutBlankUnits,
  withoutUnit,
} from './army-list'
import { totalsOf } from './army-totals'

const newId = () => crypto.randomUUID()

/** An army list in the hands of its editor: every change is stored at once and can be taken back. */
export class ArmyEditor {
  readonly #history: EditHistory<Army>
  readonly saving: Saving<Army>
  /** The ids of the domains that there are, once they are known. */
  domains = $state.raw<ReadonlySet<string> | null>(null)
  readonly totals = $derived.by(() => totalsOf(this.army, this.domains))

  constructor(army: Army, save: (army: Army) => Promise<Result<unknown, Failure>>) {
    this.#history = new EditHistory(army)
    this.saving = new Saving(save)
  }

  get army(): Army {
    return this.#history.present
  }

  get canUndo(): boolean {
    return this.#history.canUndo
  }

  get canRedo(): boolean {
    return this.#history.canRedo
  }

  undo(): void {
    if (this.#history.undo()) this.#store()
  }

  redo(): void {
    if (this.#history.redo()) this.#store()
  }

  /** A cell was left: what is typed next is a step of its own. */
  settle(): void {
    this.#history.settle()
  }

  /** An army has a name; a blank one is not taken. */
  rename(name: string): void {
    if (name.trim() !== '') this.#change({ name }, 'name')
  }

  chooseDomain(domainId: string | null): void {
    this.#change({ domainId })
  }

  changeUnit(id: string, changes: Partial<ArmyUnit>): void {
    this.#change({ units: changeItem(this.army.units, id, changes) }, `${id} ${Object.keys(changes)}`)
  }

  changePersonality(id: string, changes: Partial<ArmyPersonality>): void {
    const personalities = changeItem(this.army.personalities, id, changes)
    this.#change({ personalities }, `${id} ${Object.keys(changes)}`)
  }

  /** Puts a blank unit in at a place, at the end unless one is given; answers with its id. */
  addUnit(at: number = this.army.units.length): string {
    const unit = blankUnit(newId())
    this.#change({ units: insertAt(this.army.units, at, unit) })
    return unit.id
  }

  duplicateUnit(id: string): string | null {
    const at = this.army.units.findIndex((unit) => unit.id === id)
    const unit = this.army.units[at]
    if (unit === undefined) return null
    const copy = { ...unit, id: newId() }
    this.#change({ units: insertAt(this.army.units, at + 1, copy) })
    return copy.id
  }

  moveUnit(id: string, by: number): void {
    this.#change({ units: moveItem(this.army.units, id, by) })
  }

  /** Removes a unit; answers with what puts it back where it was, or null when there is none. */
  removeUnit(id: string): (() => void) | null {
    const before = this.army
    const at = before.units.findIndex((unit) => unit.id === id)
    const unit = before.units[at]
    if (unit === undefined) return null
    this.#change(withoutUnit(before, id))
    return () => {
      if (this.army.units.some((other) => other.id === id)) return
      const bannerOf = new Set(
        before.personalities.filter(({ bannerUnit }) => bannerUnit === id).map((one) => one.id),
      )
      this.#change({
        units: insertAt(this.army.units, at, unit),
        personalities: this.army.personalities.map((personality) =>
          bannerOf.has(personality.id) && personality.bannerUnit === null
            ? { ...personality, bannerUnit: id }
            : personality,
        ),
      })
    }
  }

  addPersonality(): string {
    const personality = blankPersonality(this.army, newId())
    this.#change({ personalities: [...this.army.personalities, personality] })
    return personality.id
  }

  /** Removes a personality; answers with what puts him back, or null when there is none. */
  removePersonality(id: string): (() => void) | null {
    const at = this.army.personalities.findIndex((personality) => personality.id === id)
    const removed = this.army.personalities[at]
    if (removed === undefined) return null
    this.#change({ personalities: this.army.personalities.filter((personality) => personality.id !== id) })
    return () => {
      if (this.army.personalities.some((other) => other.id === id)) return
      this.#change({ personalities: insertAt(this.army.personalities, at, removed) })
    }
  }

  /** Adds imported units and personalities at the end, as one step. */
  addAll(added: Pick<Army, 'units' | 'personalities'>): void {
    this.#change(withAdded(this.army, added, newId))
  }

  #store(): void {
    this.saving.store(withoutBlankUnits(this.army))
  }

  #change(changes: Partial<Army>, place: string | null = null): void {
    const before = this.army
    this.#history.change({ ...before, ...changes }, place)
    this.#store()
  }
}
