import type { Side } from '@rules/core/ids'
import type { TerrainKind } from '@rules/games/warlord-medieval/house-rules'
import type { FeatureLook, FeatureShape } from '@rules/games/warlord-medieval/model'
import { pendingDraw, terrainTurn } from '@rules/games/warlord-medieval/terrain-turns'
import type { Battle } from './battle.svelte'
import { familyWord } from './wording/code-words'

/** What a look usually is to the rules; the player may decide otherwise (WM-40). */
export const KIND_OF_LOOK: Readonly<Record<FeatureLook, TerrainKind>> = {
  hill: 'gentle-slope',
  wood: 'area',
  marsh: 'area',
  village: 'area',
  field: 'area',
  rough: 'area',
  hedge: 'obstacle',
  wall: 'obstacle',
  stream: 'obstacle',
  water: 'impassable',
  cliff: 'impassable',
  plain: 'area',
}

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
    return this.#kind ?? drawn ?? KIND_OF_LOOK[this.look]
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
    const feature = { name: this.name.trim() || this.#nextName(), kind, look, shape }
    const known = new Set(Object.keys(this.#battle.state.features))
    this.#battle.placing = null
    if (!(await this.#battle.do({ type: 'place-feature', placedBy: this.placedBy, feature }))) return
    this.name = ''
    this.#kind = null
    this.#battle.tool = 'select'
    const placed = Object.keys(this.#battle.state.features).find((id) => !known.has(id))
    if (placed !== undefined) this.#battle.select([placed])
  }

  /** "Wood", and "Wood 2" when there is one already. */
  #nextName(): string {
    const word = familyWord('look', this.look)
    const taken = new Set(Object.values(this.#battle.state.features).map(({ name }) => name))
    let name = word
    for (let number = 2; taken.has(name); number++) name = `${word} ${number}`
    return name
  }
}
