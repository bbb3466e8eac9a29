import type { Failure } from '@contract/failures'
import type { MapFeature, TerrainMap } from '@contract/library'
import type { Result } from '@rules/core/result'
import type { Background, FeatureFigures, FeatureShape } from '@rules/games/warlord-medieval/model'
import { nextName } from '../../terrain/next-name'
import { COPY_OFFSET, movedBy } from '../../terrain/shape-edits'
import { EditHistory } from '../edit-history.svelte'
import { Saving } from '../saving.svelte'
import { withFeature, withoutFeatures } from './terrain-map'

const newId = () => crypto.randomUUID()

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

  /** Several features reshaped in one step. */
  reshapeAll(changes: readonly { readonly id: string; readonly shape: FeatureShape }[]): void {
    this.#change(changes.reduce((map, { id, shape }) => withFeature(map, id, { shape }), this.map))
  }

  duplicateSelected(): void {
    const copies = this.map.features
      .filter(({ id }) => this.selection.includes(id))
      .map(({ locked: _, ...feature }) => ({
        ...feature,
        id: newId(),
        shape: movedBy(feature.shape, COPY_OFFSET),
      }))
    if (copies.length === 0) return
    this.#change({ ...this.map, features: [...this.map.features, ...copies] })
    this.selection = copies.map(({ id }) => id)
  }

  /** Cuts a feature in two; both parts are selected. */
  split(id: string, [shape, rest]: readonly [FeatureShape, FeatureShape]): void {
    const feature = this.map.features.find((each) => each.id === id)
    if (feature === undefined) return
    const taken = this.map.features.map(({ name }) => name)
    const cutOff = { ...feature, id: newId(), name: nextName(feature.name, taken), shape: rest }
    const kept = withFeature(this.map, id, { shape })
    this.#change({ ...kept, features: [...kept.features, cutOff] })
    this.selection = [id, cutOff.id]
  }

  /** Makes one feature of two: the first takes the shape, the second goes. */
  join([id, other]: readonly [string, string], shape: FeatureShape): void {
    this.#change(withoutFeatures(withFeature(this.map, id, { shape }), [other]))
    this.selection = [id]
  }

  lock(ids: readonly string[], locked: boolean): void {
    const features = this.map.features.map(({ locked: was, ...feature }) => {
      const isLocked = ids.includes(feature.id) ? locked : was === true
      return isLocked ? { ...feature, locked: true } : feature
    })
    this.#change({ ...this.map, features })
  }

  /** Lays a picture beneath the map, changes how it lies, or takes it away (null). */
  setBackground(background: Background | null, place: string | null = null): void {
    const { background: _, ...bare } = this.map
    this.#change(background === null ? bare : { ...bare, background }, place)
  }

  /** Removes what is selected and not locked; answers with what was removed. */
  deleteSelected(): readonly MapFeature[] {
    const removed = this.map.features.filter(({ id, locked }) => this.selection.includes(id) && !locked)
    if (removed.length === 0) return removed
    this.#change(
      withoutFeatures(
        this.map,
        removed.map(({ id }) => id),
      ),
    )
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
