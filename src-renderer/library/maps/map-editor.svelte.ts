import type { Failure } from '@contract/failures'
import type { MapFeature, TerrainMap } from '@contract/library'
import type { Result } from '@rules/core/result'
import type { FeatureFigures, FeatureShape } from '@rules/games/warlord-medieval/model'
import { EditHistory } from '../edit-history.svelte'
import { Saving } from '../saving.svelte'
import { movedBy, withFeature, withoutFeatures } from './terrain-map'

const newId = () => crypto.randomUUID()

/** How far a copy lies from what it was copied from, in inches. */
const COPY_OFFSET = { x: 3, y: -3 }

/** A terrain map in the hands of its editor: every change is stored at once and can be taken back. */
export class MapEditor {
  readonly #history: EditHistory<TerrainMap>
  readonly saving: Saving<TerrainMap>
  selection = $state.raw<readonly string[]>([])

  constructor(map: TerrainMap, save: (map: TerrainMap) => Promise<Result<unknown, Failure>>) {
    this.#history = new EditHistory(map)
    this.saving = new Saving(save)
  }

  get map(): TerrainMap {
    return this.#history.present
  }

  get canUndo(): boolean {
    return this.#history.canUndo
  }

  get canRedo(): boolean {
    return this.#history.canRedo
  }

  /** The selected feature, when it is one only. */
  get selected(): MapFeature | null {
    const [only] = this.selection
    if (only === undefined || this.selection.length > 1) return null
    return this.map.features.find(({ id }) => id === only) ?? null
  }

  undo(): void {
    if (this.#history.undo()) this.#changed()
  }

  redo(): void {
    if (this.#history.redo()) this.#changed()
  }

  settle(): void {
    this.#history.settle()
  }

  /** A map has a name; a blank one is not taken. */
  rename(name: string): void {
    if (name.trim() !== '') this.#change({ ...this.map, name }, 'name')
  }

  resize(size: { readonly widthInches?: number; readonly depthInches?: number }): void {
    this.#change({ ...this.map, ...size }, `size ${Object.keys(size)}`)
  }

  add(feature: FeatureFigures): void {
    const added = { ...feature, id: newId() }
    this.#change({ ...this.map, features: [...this.map.features, added] })
    this.selection = [added.id]
  }

  changeFeature(id: string, changes: Partial<FeatureFigures>): void {
    this.#change(withFeature(this.map, id, changes), `${id} ${Object.keys(changes)}`)
  }

  /** A gesture on the table is a step of its own. */
  reshape(id: string, shape: FeatureShape): void {
    this.#change(withFeature(this.map, id, { shape }))
  }

  duplicateSelected(): void {
    const copies = this.map.features
      .filter(({ id }) => this.selection.includes(id))
      .map((feature) => ({ ...feature, id: newId(), shape: movedBy(feature.shape, COPY_OFFSET) }))
    if (copies.length === 0) return
    this.#change({ ...this.map, features: [...this.map.features, ...copies] })
    this.selection = copies.map(({ id }) => id)
  }

  /** Removes what is selected; answers with what was removed. */
  deleteSelected(): readonly MapFeature[] {
    const removed = this.map.features.filter(({ id }) => this.selection.includes(id))
    if (removed.length > 0) this.#change(withoutFeatures(this.map, this.selection))
    this.selection = []
    return removed
  }

  /** Puts removed features back, those that are not there. */
  putBack(removed: readonly MapFeature[]): void {
    const missing = removed.filter(({ id }) => !this.map.features.some((feature) => feature.id === id))
    if (missing.length > 0) this.#change({ ...this.map, features: [...this.map.features, ...missing] })
  }

  #change(next: TerrainMap, place: string | null = null): void {
    this.#history.change(next, place)
    this.#changed()
  }

  #changed(): void {
    const { map } = this
    const there = this.selection.filter((id) => map.features.some((feature) => feature.id === id))
    if (there.length < this.selection.length) this.selection = there
    this.saving.store(map)
  }
}
