import type { Side } from '@rules/core/ids'
import { PERIMETER_INCHES } from '@rules/games/warlord-medieval/check/terrain'
import type { TerrainKind } from '@rules/games/warlord-medieval/house-rules'
import type { Feature, FeatureLook, FeatureShape } from '@rules/games/warlord-medieval/model'
import { pendingDraw, terrainTurn } from '@rules/games/warlord-medieval/terrain-turns'
import { say } from '../../messages/messages.svelte'
import { joinFeatures } from '../../terrain/joining'
import { nextName } from '../../terrain/next-name'
import { type ShapeAction, shapeAfter } from '../../terrain/shape-actions'
import { COPY_OFFSET, movedBy } from '../../terrain/shape-edits'
import { USUAL_KIND } from '../../terrain/usual-kind'
import type { Battle } from './battle.svelte'
import { familyWord } from './wording/code-words'
import { limitWords } from './wording/lengths.svelte'

/** Looks that are lines and not areas. */
export const LINEAR_LOOKS: ReadonlySet<FeatureLook> = new Set<FeatureLook>([
  'hedge',
  'wall',
  'stream',
  'cliff',
])

/** The terrain feature that is drawn or placed next, and who places it. */
export class TerrainDraft {
  readonly #battle: Battle
  look = $state<FeatureLook>('wood')
  #kind = $state<TerrainKind | null>(null)
  /** The referee places features of his own, outside the count. */
  byReferee = $state(false)
  name = $state('')

  constructor(battle: Battle) {
    this.#battle = battle
  }

  /** Who places: the side whose turn it is, or the referee himself. */
  get placedBy(): Side | null {
    return this.byReferee ? null : terrainTurn(this.#battle.state)
  }

  /** The kind that was drawn, chosen, or that the look usually is. */
  get kind(): TerrainKind {
    const drawn = this.drawn
    return this.#kind ?? drawn ?? USUAL_KIND[this.look]
  }

  set kind(kind: TerrainKind) {
    this.#kind = kind
  }

  /** The kind that the draw gave, or null when the player chooses. */
  get drawn(): TerrainKind | null {
    const side = this.placedBy
    const draw = side === null ? null : pendingDraw(this.#battle.state, side)
    return draw === null || draw.kind === 'choice' ? null : draw.kind
  }

  /** Takes a look, and the kind that it usually is. */
  take(look: FeatureLook): void {
    this.look = look
    this.#kind = null
  }

  /** Places a drawn shape as this feature, and goes back to moving things. */
  async draw(shape: FeatureShape): Promise<void> {
    const { look, kind } = this
    const feature = {
      name: this.name.trim() || nextName(familyWord('look', this.look), namesOf(this.#battle)),
      kind,
      look,
      shape,
    }
    const known = new Set(Object.keys(this.#battle.state.features))
    this.#battle.placing = null
    if (!(await this.#battle.do({ type: 'place-feature', placedBy: this.placedBy, feature }))) return
    this.name = ''
    this.#kind = null
    this.#battle.tool = 'select'
    const placed = Object.keys(this.#battle.state.features).find((id) => !known.has(id))
    if (placed !== undefined) this.#battle.select([placed])
  }

  /** The selected features. */
  get selected(): readonly Feature[] {
    const { features } = this.#battle.state
    return this.#battle.selection.map((id) => features[id]).filter((feature) => feature !== undefined)
  }

  /** What scaling does, with its figure. */
  get scaleLabel(): string {
    return say('terrain.scale', { length: limitWords(PERIMETER_INCHES) })
  }

  /** Does to the selected feature what can be done to its shape, one command; of several none is changed. */
  async act(action: ShapeAction): Promise<void> {
    const [feature, ...more] = this.selected
    if (feature === undefined || more.length > 0) return
    const shape = shapeAfter(action, feature.shape, PERIMETER_INCHES)
    if (shape !== null)
      await this.#battle.do({ type: 'change-feature', feature: feature.id, changes: { shape } })
    else if (action === 'straighten') this.#battle.say(say('terrain.refused.straight'))
  }

  /** Cuts a feature in two, one command; both parts are selected. */
  async split(id: string, parts: readonly [FeatureShape, FeatureShape]): Promise<void> {
    const feature = this.#battle.state.features[id]
    if (feature === undefined) return
    const known = new Set(Object.keys(this.#battle.state.features))
    const name = nextName(feature.name, namesOf(this.#battle))
    this.#battle.tool = 'select'
    if (!(await this.#battle.do({ type: 'split-feature', feature: id, parts, name }))) return
    this.#battle.select([id, ...Object.keys(this.#battle.state.features).filter((each) => !known.has(each))])
  }

  /** Joins a feature to another, one command, or says why not. */
  async join(id: string, other: string): Promise<void> {
    const { features } = this.#battle.state
    const [one, two] = [features[id], features[other]]
    if (one === undefined || two === undefined) return
    const isLocked = (each: string) => this.#battle.state.locked.includes(each)
    const joined = joinFeatures({ ...one, locked: isLocked(id) }, { ...two, locked: isLocked(other) })
    if (!joined.ok) {
      this.#battle.say(say(`terrain.refused.${joined.code}`, joined.names))
      return
    }
    this.#battle.tool = 'select'
    const command = { type: 'join-features', features: [id, other], shape: joined.shape } as const
    if (!(await this.#battle.do(command))) return
    this.#battle.select([id, other].filter((each) => this.#battle.state.features[each] !== undefined))
  }

  /** Joins the two that are selected; with fewer, the join tool asks for them. */
  joinSelected(): void {
    const [one, two, ...more] = this.selected
    this.#battle.placing = null
    if (more.length > 0) this.#battle.say(say('terrain.refused.count'))
    else if (one === undefined || two === undefined) this.#battle.tool = 'join'
    else void this.join(one.id, two.id)
  }

  /** Places a copy of the selected feature beside it, by the side whose turn it is or the referee; one command. */
  async duplicate(): Promise<void> {
    const [original, ...more] = this.selected
    if (original === undefined || more.length > 0) return
    const { kind, look } = original
    const name = nextName(original.name, namesOf(this.#battle))
    const feature = { name, kind, look, shape: movedBy(original.shape, COPY_OFFSET) }
    const known = new Set(Object.keys(this.#battle.state.features))
    if (!(await this.#battle.do({ type: 'place-feature', placedBy: this.placedBy, feature }))) return
    this.#battle.select(Object.keys(this.#battle.state.features).filter((id) => !known.has(id)))
  }
}

function namesOf({ state }: Battle): readonly string[] {
  return Object.values(state.features).map(({ name }) => name)
}
