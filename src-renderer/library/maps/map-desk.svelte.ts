import type { TablePoint } from '@rules/core/geometry'
import type { Background, FeatureLook, FeatureShape } from '@rules/games/warlord-medieval/model'
import { ask } from '../../marshal'
import { failureSentence } from '../../messages/failures'
import { currentLanguage, say } from '../../messages/messages.svelte'
import { formatLength, type Writing } from '../../quantities/format'
import type { SettingsStore } from '../../settings/settings-store.svelte'
import { calibrateBackground } from '../../tabletop/background'
import { FEATURE_LIMIT_INCHES } from '../../tabletop/shapes'
import type { AnyToolName, Placing, TableHandlers, TableScene, TableStatus } from '../../tabletop/table-model'
import { fittedBackground, pictureSize } from '../../terrain/background-picture'
import { joinFeatures } from '../../terrain/joining'
import { type ShapeAction, shapeAfter } from '../../terrain/shape-actions'
import { turnedAbout } from '../../terrain/shape-edits'
import { USUAL_KIND } from '../../terrain/usual-kind'
import type { Toasts } from '../../ui/toasts.svelte'
import type { MapEditor } from './map-editor.svelte'
import { judgeOutlines, mapScene } from './map-scene'

/** The tools of the map editor in the order of its palette, with their keys; those without one have a button elsewhere. */
export const MAP_TOOLS = [
  { tool: 'select', key: 'V' },
  { tool: 'polygon', key: 'P' },
  { tool: 'polyline', key: 'O' },
  { tool: 'vertices', key: 'N' },
  { tool: 'split', key: 'Shift X' },
  { tool: 'join', key: 'Shift J' },
] as const satisfies readonly { tool: AnyToolName; key: string }[]

/** Tools of the background, which make no sense without one. */
const BACKGROUND_TOOLS: readonly AnyToolName[] = ['calibrate', 'pull']
const WIDEST_INCHES = 1000

/** The table of the map editor: the tool at work, what is placed, and what gestures do to the map. */
export class MapDesk {
  readonly editor: MapEditor
  readonly #toasts: Toasts
  readonly #settings: SettingsStore
  #tool = $state<AnyToolName>('select')
  /** How far the background is pulled while it is. */
  #pulled = $state.raw<TablePoint | null>(null)
  placing = $state.raw<Placing | null>(null)
  drawLook = $state<FeatureLook>('wood')
  status = $state.raw<TableStatus | null>(null)
  readonly handlers: TableHandlers

  constructor(editor: MapEditor, toasts: Toasts, settings: SettingsStore) {
    this.editor = editor
    this.#toasts = toasts
    this.#settings = settings
    this.handlers = this.#makeHandlers()
  }

  get writing(): Writing {
    return { language: currentLanguage(), units: this.#settings.current.displayUnits }
  }

  get tool(): AnyToolName {
    const isLost = BACKGROUND_TOOLS.includes(this.#tool) && this.editor.map.background === undefined
    return isLost ? 'select' : this.#tool
  }

  /** The map as the tabletop shows it, with the background where it is being pulled to. */
  get scene(): TableScene {
    const { map } = this.editor
    const { background } = map
    if (background === undefined || this.#pulled === null) return mapScene(map)
    return mapScene({ ...map, background: moved(background, this.#pulled) })
  }

  /** Takes a tool in hand; what was being placed is let go. */
  choose(tool: AnyToolName): void {
    this.placing = null
    this.#tool = tool
  }

  /** Takes a ready shape, which follows the pointer. */
  place(name: string, look: FeatureLook, shape: FeatureShape): void {
    this.editor.selection = []
    this.#tool = 'select'
    this.placing = { kind: 'shape', name, look, shape }
  }

  /** Does to every selected feature what can be done to it, in one step. */
  act(action: ShapeAction): void {
    const changes = this.editor.map.features.flatMap(({ id, shape, locked }) => {
      if (locked || !this.editor.selection.includes(id)) return []
      const after = shapeAfter(action, shape, FEATURE_LIMIT_INCHES)
      return after === null ? [] : [{ id, shape: after }]
    })
    if (changes.length > 0) this.editor.reshapeAll(changes)
    else if (action === 'straighten' && this.editor.selection.length > 0)
      this.#refuse(say('terrain.refused.straight'))
  }

  /** Joins a feature to another, or says why not. */
  join(id: string, other: string): void {
    const [one, two] = [id, other].map((each) => this.#named(each))
    if (one === undefined || two === undefined) return
    const joined = joinFeatures(one, two)
    if (!joined.ok) {
      this.#refuse(say(`terrain.refused.${joined.code}`, joined.names))
      return
    }
    this.editor.join([id, other], joined.shape)
    this.#toasts.show({ text: say('terrain.joined', { feature: one.name, other: two.name }) })
  }

  /** Joins the two that are selected; with fewer, the join tool asks for them. */
  joinSelected(): void {
    const [one, two, ...more] = this.editor.selection
    if (more.length > 0) this.#refuse(say('terrain.refused.count'))
    else if (one === undefined || two === undefined) this.choose('join')
    else this.join(one, two)
  }

  lockSelected(): void {
    const chosen = this.editor.map.features.filter(({ id }) => this.editor.selection.includes(id))
    if (chosen.length > 0) this.editor.lock(this.editor.selection, !chosen.every(({ locked }) => locked))
  }

  /** Removes what is selected; the toast brings it back. */
  remove(): void {
    const removed = this.editor.deleteSelected()
    const [first] = removed
    if (first === undefined) return
    this.#toasts.show({
      text:
        removed.length === 1
          ? say('library.deleted', { name: first.name })
          : say('library.map.deleted', { count: removed.length }),
      undo: () => this.editor.putBack(removed),
    })
  }

  /** Has the user choose a picture and lays it beneath the map; one that cannot be unpacked is refused in words. */
  async choosePicture(): Promise<void> {
    const answer = await ask('pictures:choose', null)
    if (!answer.ok) {
      this.#refuse(failureSentence(answer.trouble))
      return
    }
    if (answer.value === null) return
    const { picture } = answer.value
    const size = await pictureSize(picture)
    if (size === null) this.#refuse(say('failure.pictures.damaged'))
    else {
      this.#toasts.closeTroubles()
      this.editor.setBackground(fittedBackground(picture, size, this.editor.map))
    }
  }

  /** Lays the picture as large as fits again. */
  async fitPicture(): Promise<void> {
    const { background } = this.editor.map
    const size = background === undefined ? null : await pictureSize(background.picture)
    if (background === undefined || size === null) return
    const { widthInches, origin } = fittedBackground(background.picture, size, this.editor.map)
    this.editor.setBackground({ ...background, widthInches, origin, rotationRadians: 0 })
  }

  /** Turns the picture about the middle of the table to so many radians. */
  turnPicture(background: Background, radians: number): void {
    const { widthInches, depthInches } = this.editor.map
    const middle = { x: widthInches / 2, y: depthInches / 2 }
    const origin = turnedAbout(background.origin, middle, radians - background.rotationRadians)
    this.editor.setBackground({ ...background, origin, rotationRadians: radians }, 'background turned')
  }

  /** Takes the picture from the map; the toast brings it back. */
  removePicture(): void {
    const { background } = this.editor.map
    if (background === undefined) return
    this.editor.setBackground(null)
    this.#toasts.show({
      text: say('terrain.background.removed'),
      undo: () => {
        if (this.editor.map.background === undefined) this.editor.setBackground(background)
      },
    })
  }

  #makeHandlers(): TableHandlers {
    return {
      judge: (_poses, shapes) => judgeOutlines(this.editor.map.features, shapes, this.writing),
      onSelect: (ids) => {
        this.editor.selection = ids
        this.editor.settle()
      },
      onMove: () => {},
      onDraw: (shape) => {
        const { placing } = this
        const look = placing?.kind === 'shape' ? placing.look : this.drawLook
        const name = placing?.kind === 'shape' ? placing.name : say(`library.look.${look}`)
        this.editor.add({ name, kind: USUAL_KIND[look], look, shape })
        this.choose('select')
      },
      onReshape: (id, shape) => this.editor.reshape(id, shape),
      onSplit: (id, parts) => {
        this.editor.split(id, parts)
        this.choose('select')
      },
      onJoin: ([id, other]) => {
        this.join(id, other)
        this.choose('select')
      },
      onCalibrate: (from, to, inches) => this.#calibrate(from, to, inches),
      onPull: (by, isDone) => {
        const { background } = this.editor.map
        this.#pulled = isDone ? null : by
        if (isDone && background !== undefined) this.editor.setBackground(moved(background, by))
      },
      onDrop: () => {},
      onStatus: (told) => {
        this.status = told
      },
      onTool: (tool) => {
        if (MAP_TOOLS.some((offered) => offered.tool === tool)) this.choose(tool)
      },
      onPlacingCancelled: () => {
        this.placing = null
      },
    }
  }

  #calibrate(from: TablePoint, to: TablePoint, inches: number): void {
    const { background } = this.editor.map
    const scaled = background && calibrateBackground(background, from, to, inches)
    if (!scaled) return
    const reach = Math.max(scaled.widthInches, Math.abs(scaled.origin.x), Math.abs(scaled.origin.y))
    if (reach > WIDEST_INCHES) {
      this.#refuse(say('terrain.background.too-wide'))
      return
    }
    this.#toasts.closeTroubles()
    this.editor.setBackground(scaled)
    this.choose('select')
    const width = formatLength(scaled.widthInches, this.writing)
    this.#toasts.show({ text: say('terrain.background.scaled', { width }) })
  }

  #named(id: string) {
    const feature = this.editor.map.features.find((each) => each.id === id)
    return feature && { ...feature, name: feature.name || say(`library.look.${feature.look}`) }
  }

  #refuse(text: string): void {
    this.#toasts.show({ text, tone: 'settle' })
  }
}

function moved(background: Background, by: TablePoint): Background {
  const near = (inches: number) => Math.max(-WIDEST_INCHES, Math.min(WIDEST_INCHES, inches))
  const { x, y } = background.origin
  return { ...background, origin: { x: near(x + by.x), y: near(y + by.y) } }
}
